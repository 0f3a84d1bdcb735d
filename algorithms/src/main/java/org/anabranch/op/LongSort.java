package org.anabranch.op;

import org.anabranch.kernel.KeyRange;
import org.anabranch.kernel.LongRadix;
import org.anabranch.kernel.MergeKernels;
import org.anabranch.kernel.Runs;

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
  void prepareMerge() {
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
  public int rank(boolean buffered, int left, int middle, int right, int k) {
    long[] from = buffered ? keys : a;
    int less = buffered ? base : 0;
    return MergeKernels.rank(
        from, left - less, middle - less, from, middle - less, right - less, k);
  }

  @Override
  public void merge(
      boolean buffered, int leftFrom, int leftTo, int rightFrom, int rightTo, int at) {
    long[] from = buffered ? keys : a;
    long[] into = buffered ? a : keys;
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
