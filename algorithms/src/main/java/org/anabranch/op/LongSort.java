package org.anabranch.op;

import java.util.Arrays;
import org.anabranch.kernel.KeyRange;
import org.anabranch.kernel.LongRadix;
import org.anabranch.kernel.MergeKernels;
import org.anabranch.kernel.Runs;
import org.anabranch.kernel.Stragglers;

/** Binds the kernels of longs to the plan of {@link RadixSort}. */
final class LongSort extends RadixSort<LongRadix.Scratch> {
  private final long[] a;
  private final int base;
  private final int n;
  private long[] keys = {};

  LongSort(long[] a, int base, int n) {
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
  void sortByJdk(int from, int to) {
    Arrays.sort(a, from, to);
  }

  @Override
  public void makeRoom(int places) {
    if (keys.length == 0) {
      keys = new long[n];
    }
  }

  @Override
  void prepareScatter() {
    if (keys.length == 0) {
      keys = new long[n];
    }
  }

  @Override
  void addTo(KeyRange range, int from, int to) {
    range.add(a, from, to);
  }

  @Override
  public void count(int block, int from, int to, int[] counts) {
    if (isLogarithmic()) {
      LongRadix.countByLog(a, from, to, min(), mantissa(), counts);
    } else {
      LongRadix.count(a, from, to, min(), shift(), counts);
    }
  }

  @Override
  public void scatter(int block, int from, int to, int[] places) {
    if (isLogarithmic()) {
      LongRadix.scatterByLog(a, from, to, min(), mantissa(), places, keys);
    } else {
      LongRadix.scatter(a, from, to, min(), shift(), places, keys);
    }
  }

  @Override
  LongRadix.Scratch newScratch() {
    return new LongRadix.Scratch();
  }

  @Override
  void sortBucket(LongRadix.Scratch scratch, int from, int to) {
    LongRadix.sortBucket(keys, from, to, min(), bitsBelowDigit(from), scratch);
  }

  @Override
  void copyKeys(int from, int to) {
    System.arraycopy(keys, from, a, base + from, to - from);
  }

  @Override
  LongSort another() {
    LongSort other = new LongSort(a, base, n);
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
