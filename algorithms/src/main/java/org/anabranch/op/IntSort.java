package org.anabranch.op;

import java.util.Arrays;
import org.anabranch.kernel.CountingKernels;
import org.anabranch.kernel.IntRadix;
import org.anabranch.kernel.KeyRange;
import org.anabranch.kernel.MergeKernels;
import org.anabranch.kernel.Runs;
import org.anabranch.kernel.Stragglers;
import org.anabranch.kernel.VectorSort;

/** Binds the kernels of ints to the plan of {@link RadixSort}. */
final class IntSort extends RadixSort<IntRadix.Scratch> {
  private final int[] a;
  private final int base;
  private final int n;
  private int[] keys = {};

  IntSort(int[] a, int base, int n) {
    this.a = a;
    this.base = base;
    this.n = n;
  }

  @Override
  int base() {
    return base;
  }

  @Override
  boolean mayBeLogarithmic() {
    return true;
  }

  @Override
  long keyAt(int index) {
    return a[index];
  }

  @Override
  int bitsBelowDigit(int place) {
    return bitsBelow(keys[place]);
  }

  @Override
  int runs(int from, int to, int[] borders) {
    return Runs.find(a, from, to, borders);
  }

  @Override
  boolean sortStragglers(int from, int to) {
    return Stragglers.sortApart(
        Stragglers.take(a, from, to),
        taken -> Sort.sort(taken, 0, taken.length),
        taken -> Stragglers.merge(a, from, to, taken));
  }

  @Override
  boolean mayBeSortedByPasses() {
    return true;
  }

  @Override
  int mostOfFewValues() {
    return VectorSort.IN_USE ? 1 << 21 : 0;
  }

  /** Equal ints need not be moved. */
  @Override
  boolean sortByCounting(int from, int to, int values) {
    int least = (int) min();
    Sort.byCounts(
        from,
        to,
        values,
        (counts, lo, hi) -> CountingKernels.count(a, lo, hi, least, counts),
        (lo, hi, starts) -> CountingKernels.fill(a, lo, hi, least, starts));
    return true;
  }

  @Override
  boolean isSortedByVectors() {
    return VectorSort.IN_USE;
  }

  @Override
  void sortByJdk(int from, int to) {
    Arrays.sort(a, from, to);
  }

  @Override
  public void makeRoom(int places) {
    if (keys.length == 0) {
      keys = new int[n];
    }
  }

  @Override
  void prepareScatter() {
    if (keys.length == 0) {
      keys = new int[n];
    }
  }

  @Override
  void addTo(KeyRange range, int from, int to) {
    range.add(a, from, to);
  }

  @Override
  public void count(int block, int from, int to, int[] counts) {
    if (isLogarithmic()) {
      IntRadix.countByLog(a, from, to, (int) min(), mantissa(), counts);
    } else {
      IntRadix.count(isOnTheWayBack() ? keys : a, from, to, (int) min(), shift(), mask(), counts);
    }
  }

  @Override
  public void scatter(int block, int from, int to, int[] places) {
    if (isLogarithmic()) {
      IntRadix.scatterByLog(a, from, to, (int) min(), mantissa(), places, keys);
    } else {
      int[] source = isOnTheWayBack() ? keys : a;
      int[] target = isOnTheWayBack() ? a : keys;
      IntRadix.scatter(source, from, to, (int) min(), shift(), mask(), places, target);
    }
  }

  @Override
  IntRadix.Scratch newScratch() {
    return new IntRadix.Scratch();
  }

  @Override
  void sortBucket(IntRadix.Scratch scratch, int from, int to) {
    IntRadix.sortBucket(keys, from, to, (int) min(), bitsBelowDigit(from), scratch);
  }

  @Override
  void copyKeys(int from, int to) {
    System.arraycopy(keys, from, a, base + from, to - from);
  }

  @Override
  IntSort another() {
    IntSort other = new IntSort(a, base, n);
    other.keys = keys;
    return other;
  }

  @Override
  public int rank(int left, int middle, int right, int k) {
    return MergeKernels.rank(a, left, middle, a, middle, right, k);
  }

  @Override
  public void merge(int leftFrom, int leftTo, int rightFrom, int rightTo, int at) {
    MergeKernels.merge(a, leftFrom, leftTo, a, rightFrom, rightTo, keys, room() + at);
  }

  @Override
  public void copyBack(int place, int index, int length) {
    System.arraycopy(keys, room() + place, a, index, length);
  }
}
