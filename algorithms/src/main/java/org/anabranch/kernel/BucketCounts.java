package org.anabranch.kernel;

/**
 * Counts of values in [0, buckets), or shifted by a base, in two tables that take turns: a value
 * that comes again and again would otherwise wait for the store of its last count.
 */
public final class BucketCounts {
  private final int base;
  private final int[] even;
  private final int[] odd;

  /** No counts yet of values from {@code base} on. */
  public BucketCounts(int base, int buckets) {
    this.base = base;
    even = new int[buckets];
    odd = new int[buckets];
  }

  /**
   * Counts a few values at once.
   *
   * @throws ArrayIndexOutOfBoundsException for a value without a bucket
   */
  public static long[] of(int[] a, int buckets) {
    long[] counts = new long[buckets];
    for (int value : a) {
      counts[value]++;
    }
    return counts;
  }

  /**
   * Counts the values of a range; the counts of less than 2<sup>31</sup> values fit.
   *
   * @throws ArrayIndexOutOfBoundsException for a value without a bucket
   */
  public void add(int[] a, int from, int to) {
    int[] first = even;
    int[] second = odd;
    int shift = base;
    int i = from;
    for (; i < to - 1; i += 2) {
      first[a[i] - shift]++;
      second[a[i + 1] - shift]++;
    }
    if (i < to) {
      first[a[i] - shift]++;
    }
  }

  /** Adds what the other has counted. */
  public void merge(BucketCounts other) {
    for (int k = 0; k < even.length; k++) {
      even[k] += other.even[k];
      odd[k] += other.odd[k];
    }
  }

  /** How many values fell into each bucket. */
  public long[] toArray() {
    long[] counts = new long[even.length];
    for (int k = 0; k < counts.length; k++) {
      counts[k] = (long) even[k] + odd[k];
    }
    return counts;
  }
}
