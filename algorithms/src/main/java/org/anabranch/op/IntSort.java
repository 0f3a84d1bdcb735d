package org.anabranch.op;

import org.anabranch.kernel.IntRadix;
import org.anabranch.kernel.KeyRange;
import org.anabranch.kernel.MergeKernels;
import org.anabranch.kernel.Runs;

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
  void prepareMerge() {
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
      IntRadix.count(a, from, to, (int) min(), shift(), counts);
    }
  }

  @Override
  public void scatter(int block, int from, int to, int[] places) {
    if (isLogarithmic()) {
      IntRadix.scatterByLog(a, from, to, (int) min(), mantissa(), places, keys);
    } else {
      IntRadix.scatter(a, from, to, (int) min(), shift(), places, keys);
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
  public int rank(boolean buffered, int left, int middle, int right, int k) {
    int[] from = buffered ? keys : a;
    int less = buffered ? base : 0;
    return MergeKernels.rank(
        from, left - less, middle - less, from, middle - less, right - less, k);
  }

  @Override
  public void merge(
      boolean buffered, int leftFrom, int leftTo, int rightFrom, int rightTo, int at) {
    int[] from = buffered ? keys : a;
    int[] into = buffered ? a : keys;
    int less = buffered ? base : 0;
    MergeKernels.merge(
        from,
        leftFrom - less,
        leftTo - less,
        from,
        rightFrom - less,
        rightTo - less,
        into,
        at - (base - less));
  }

  @Override
  public void copyBack(int from, int to) {
    System.arraycopy(keys, from - base, a, from, to - from);
  }
}
