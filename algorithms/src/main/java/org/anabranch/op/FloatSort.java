package org.anabranch.op;

import java.util.Arrays;
import org.anabranch.kernel.IntRadix;
import org.anabranch.kernel.KeyRange;
import org.anabranch.kernel.MergeKernels;
import org.anabranch.kernel.Runs;
import org.anabranch.kernel.SortKeys;
import org.anabranch.kernel.Stragglers;
import org.anabranch.kernel.VectorSort;

/** Binds the kernels of floats to the plan of {@link RadixSort}. */
final class FloatSort extends RadixSort<IntRadix.Scratch> {
  private final float[] a;
  private final int base;
  private final int n;
  private float[] merged = {};
  private int[] keys = {};

  FloatSort(float[] a, int base, int n) {
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
    return false;
  }

  @Override
  long keyAt(int index) {
    return SortKeys.of(a[index]);
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
    return VectorSort.IN_USE ? 1 << 18 : 0;
  }

  /** Unless there are NaNs with their sign bit set, which the JDK moves to the end at once. */
  @Override
  boolean isSortedByVectors() {
    return VectorSort.IN_USE && min() >= SortKeys.of(Float.NEGATIVE_INFINITY);
  }

  @Override
  void sortByJdk(int from, int to) {
    Arrays.sort(a, from, to);
  }

  @Override
  public void makeRoom(int places) {
    if (merged.length == 0) {
      merged = new float[n];
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
    if (isOnTheWayBack()) {
      IntRadix.count(keys, from, to, (int) min(), shift(), mask(), counts);
    } else {
      IntRadix.count(a, from, to, (int) min(), shift(), mask(), counts);
    }
  }

  @Override
  public void scatter(int block, int from, int to, int[] places) {
    if (isOnTheWayBack()) {
      IntRadix.scatter(keys, from, to, (int) min(), shift(), mask(), places, a);
    } else {
      IntRadix.scatter(a, from, to, (int) min(), shift(), mask(), places, keys);
    }
  }

  @Override
  IntRadix.Scratch newScratch() {
    return new IntRadix.Scratch();
  }

  @Override
  void sortBucket(IntRadix.Scratch scratch, int from, int to) {
    IntRadix.sortBucket(keys, from, to, (int) min(), shift(), scratch);
  }

  @Override
  void copyKeys(int from, int to) {
    IntRadix.copy(keys, from, to, a, base);
  }

  @Override
  FloatSort another() {
    FloatSort other = new FloatSort(a, base, n);
    other.keys = keys;
    return other;
  }

  @Override
  public int rank(int left, int middle, int right, int k) {
    return MergeKernels.rank(a, left, middle, a, middle, right, k);
  }

  @Override
  public void merge(int leftFrom, int leftTo, int rightFrom, int rightTo, int at) {
    MergeKernels.merge(a, leftFrom, leftTo, a, rightFrom, rightTo, merged, room() + at);
  }

  @Override
  public void copyBack(int place, int index, int length) {
    System.arraycopy(merged, room() + place, a, index, length);
  }
}
