package org.anabranch.op;

import org.anabranch.kernel.KeyRange;
import org.anabranch.skeleton.Buckets;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.MergeLevel;
import org.anabranch.skeleton.MergeTree;

/**
 * The plan by which all primitive types but the narrowest are sorted: nothing for sorted input, a
 * merge for a few runs, else buckets by the leading digit of the range that occurs, each sorted
 * where it lies. A bucket too large for that is sorted by the same plan: its range is narrower by
 * the digit, so this ends after a few rounds, O(n) each.
 *
 * @param <S> what the kernel uses again from bucket to bucket
 */
abstract class RadixSort<S> implements Buckets.Kernel, MergeTree.Kernel {
  /** Fewer elements are left to the JDK; {@code SortBenchmark} shows where that stops paying. */
  static final int SEQUENTIAL = 1 << 12;

  /** More runs than this are sorted faster than merged. */
  private static final int MOST_RUNS = 6;

  /** A larger bucket, beside a buffer of its size, does not fit into a second-level cache. */
  private static final int LARGE_BUCKET = 1 << 16;

  /** Evenly spread keys fill buckets of 2^10 elements ... */
  private static final int BUCKET_BITS = 10;

  /** ... or more when the leading digit would need more than 8 bits ... */
  private static final int DIGIT_BITS = 8;

  /** ... but never more than 2^15 ... */
  private static final int MOST_BUCKET_BITS = 15;

  /** ... unless that took 12 bits. */
  private static final int MOST_DIGIT_BITS = 12;

  private static final long RANGE_PICOS = 500;
  private static final long SCATTER_PICOS = 2_000;
  private static final long BUCKET_PICOS = 5_000;
  private static final Cost MERGE = Cost.ofPicos(2_000L * MergeLevel.PIECE);

  private long min;
  private int shift;

  /** The least key of the range. */
  final long min() {
    return min;
  }

  /** How many bits lie below the leading digit. */
  final int shift() {
    return shift;
  }

  /** Index 0 of the buffer stands for this index of the array. */
  abstract int base();

  /** As {@code Runs}. */
  abstract int runs(int from, int to, int[] borders);

  /** Makes room to merge as many elements as this sort is about. */
  abstract void prepareMerge();

  /** Makes room for as many keys as this sort is about. */
  abstract void prepareScatter();

  /** Adds a range of the array to a range of keys. */
  abstract void addTo(KeyRange range, int from, int to);

  /** Memory for {@link #sortBucket}. */
  abstract S newScratch();

  /** Sorts a bucket; indices are those of the buffer. */
  abstract void sortBucket(S scratch, int from, int to);

  /** Copies keys from indices of the buffer to the array. */
  abstract void copyKeys(int from, int to);

  /** The same sort for another digit, with the same array and buffer. */
  abstract RadixSort<S> another();

  /** Sorts a range of the array that is not empty. */
  final void sort(int from, int to) {
    int[] borders = new int[MOST_RUNS + 1];
    int runs = runs(from, to, borders);
    if (runs == 0) {
      prepareScatter();
      sortByDigits(from, to);
    } else if (runs > 1) {
      prepareMerge();
      MergeTree.merge(borders, runs, MERGE, this);
    }
  }

  private void sortByDigits(int from, int to) {
    KeyRange range =
        Gather.run(
            from, to, Cost.ofPicos(RANGE_PICOS), KeyRange::new, this::addTo, KeyRange::merge);
    int bits = Math.min(range.bits(), digitBits(to - from));
    min = range.min();
    shift = range.bits() - bits;
    int[] starts = Buckets.distribute(from, to, from - base(), 1 << bits, SCATTER_PICOS, this);
    Buckets.forEach(starts, BUCKET_PICOS, this::newScratch, this::finish);
  }

  private static int digitBits(int n) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(n);
    int digit = Math.max(Math.min(bits - BUCKET_BITS, DIGIT_BITS), bits - MOST_BUCKET_BITS);
    return Math.max(2, Math.min(digit, MOST_DIGIT_BITS));
  }

  private void finish(S scratch, int from, int to) {
    if (to - from > LARGE_BUCKET && shift > 0) {
      copyKeys(from, to);
      another().sort(base() + from, base() + to);
    } else {
      sortBucket(scratch, from, to);
      copyKeys(from, to);
    }
  }
}
