package org.anabranch.op;

import java.util.Arrays;
import org.anabranch.core.loop.Critical;
import org.anabranch.core.loop.RangeLoop;
import org.anabranch.kernel.KeyRange;
import org.anabranch.kernel.LogDigit;
import org.anabranch.kernel.VectorSort;
import org.anabranch.skeleton.Buckets;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.skeleton.MergeTree;

/**
 * The plan by which all primitive types but the narrowest are sorted: nothing for sorted input, a
 * merge for a few runs, {@code Stragglers} where few elements break the order. Of the others, ints
 * of a small range are counted; keys of four bytes that fit caches are moved by each digit in turn,
 * the lowest first. All else goes to buckets by the leading digit of the range that occurs, linear
 * or logarithmic, each sorted where it lies. A bucket too large for that is sorted by digits again:
 * its range is narrower by the digit, so this ends after a few rounds, O(n) each. Where the JDK
 * sorts a type by {@linkplain VectorSort vectors}, it gets the buckets, keys that do not spread
 * evenly in equal parts to be merged, and what has few values as a whole, if it is not too much.
 *
 * @param <S> what the kernel uses again from bucket to bucket
 */
abstract class RadixSort<S> implements Buckets.Kernel, MergeTree.Kernel {
  /** Fewer elements are left to the JDK; {@code SortBenchmark} shows where that stops paying. */
  static final int SEQUENTIAL = 1 << 12;

  /** The same for what the JDK sorts by vectors. */
  static final int SEQUENTIAL_BY_VECTORS = VectorSort.IN_USE ? 1 << 15 : SEQUENTIAL;

  /** More runs than this are sorted faster than merged. */
  private static final int MOST_RUNS = 8;

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
  private static final long JDK_PICOS = 8_000;
  private static final Cost MERGE = Cost.ofPicos(2_000);
  private static final Cost COPY = Cost.ofPicos(300);

  /** Values of at most so many bits are counted, when there are eight keys for each. */
  private static final int COUNTED_BITS = 13;

  private static final int COUNTED_SHARE = 8;

  /** More keys than this, and a buffer as large, leave the caches between two passes. */
  private static final int MOST_BY_PASSES = 1 << 21;

  /** Three passes for an int, whose counters fit a first-level cache. */
  private static final int PASS_BITS = 11;

  /** Parts that the JDK sorts, at most: each doubling takes another merge. */
  private static final int MOST_PARTS = 16;

  /** Keys that are looked at to choose the digit. */
  private static final int SAMPLE = 256;

  /** Fewer values in a sample are few: a quicksort needs few rounds to part them. */
  private static final int FEW = SAMPLE / 2;

  /** With fewer of the sample in its fullest bucket, a digit is good enough. */
  private static final int FULL = SAMPLE / 4;

  /** Beyond twice its share of the sample a bucket may hold so much by chance. */
  private static final int UNEVEN = 8;

  private static final int MANTISSA_OF_INTS = 5;
  private static final int MANTISSA_OF_LONGS = 4;

  private long min;
  private int shift;

  /** The bits of a digit, when it is shifted down. */
  private int mask = -1;

  /** Whether a pass moves keys from the buffer to the array. */
  private boolean onTheWayBack;

  /** Where in the buffer merges have room. */
  private int room;

  /** Whether buckets were brought back unsorted, because the call is cancelled. */
  private volatile boolean givenUp;

  /** Bits below the leading one, if the digit is a {@link LogDigit}, else 0. */
  private int mantissa;

  /** Where in the buffer merges have room: others may use what lies before. */
  final int room() {
    return room;
  }

  /** The least key of the range. */
  final long min() {
    return min;
  }

  /** How many bits lie below the leading digit. */
  final int shift() {
    return shift;
  }

  /** The bits of a digit, when it is shifted down. */
  final int mask() {
    return mask;
  }

  /** Whether a pass moves keys from the buffer to the array. */
  final boolean isOnTheWayBack() {
    return onTheWayBack;
  }

  /** Whether the digit is a {@link LogDigit}. */
  final boolean isLogarithmic() {
    return mantissa > 0;
  }

  /** How many bits below the leading one belong to a {@link LogDigit}. */
  final int mantissa() {
    return mantissa;
  }

  /** How many bits of a key lie below its digit. */
  final int bitsBelow(long key) {
    return isLogarithmic() ? LogDigit.below(key - min, mantissa) : shift;
  }

  /** Whether the kernels know a {@link LogDigit}; keys of floating-point numbers are like that. */
  abstract boolean mayBeLogarithmic();

  /** The key at an index of the array. */
  abstract long keyAt(int index);

  /** As {@link #bitsBelow}, for the key at an index of the buffer. */
  abstract int bitsBelowDigit(int place);

  /** Sorts a range of the array where few elements break the order; else leaves a permutation. */
  abstract boolean sortStragglers(int from, int to);

  /** Whether keys are short enough for a pass over each of their digits. */
  boolean mayBeSortedByPasses() {
    return false;
  }

  /** Up to how many keys of few values the JDK sorts faster alone than helpers share them. */
  int mostOfFewValues() {
    return 0;
  }

  /** Sorts keys that are one of a few values from {@link #min} on; false if that is no gain. */
  boolean sortByCounting(int from, int to, int values) {
    return false;
  }

  /** Whether the JDK may sort parts that are to be merged; asked when {@link #min} is known. */
  boolean isSortedByVectors() {
    return false;
  }

  /** Sorts a range of the array by the JDK's sort. */
  abstract void sortByJdk(int from, int to);

  /** Index 0 of the buffer stands for this index of the array. */
  abstract int base();

  /** As {@code Runs}. */
  abstract int runs(int from, int to, int[] borders);

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
    if (mergeRuns(from, to) || sortStragglers(from, to)) {
      return;
    }
    boolean looked = to - from <= mostOfFewValues();
    if (looked && isOfFewValues(from, to)) {
      sortByJdk(from, to);
    } else {
      sortByDigits(from, to, !looked);
      if (givenUp) {
        throw Critical.cancellation();
      }
    }
  }

  private boolean mergeRuns(int from, int to) {
    int[] borders = new int[MOST_RUNS + 1];
    int runs = runs(from, to, borders);
    if (runs > 1) {
      merge(borders, runs);
    }
    return runs > 0;
  }

  private void merge(int[] borders, int runs) {
    room = borders[0] - base();
    MergeTree.merge(borders, runs, MERGE, this);
  }

  /**
   * May give up and say so, but throws nothing: other buckets are still in the buffer.
   *
   * @param mayBeOfFewValues whether nobody has looked yet
   */
  private void sortByDigits(int from, int to, boolean mayBeOfFewValues) {
    KeyRange range =
        Gather.run(
            from, to, Cost.ofPicos(RANGE_PICOS), KeyRange::new, this::addTo, KeyRange::merge);
    min = range.min();
    if (range.bits() <= COUNTED_BITS
        && (1 << range.bits()) <= (to - from) / COUNTED_SHARE
        && sortByCounting(from, to, 1 << range.bits())) {
      return;
    }
    if (mayBeSortedByPasses()
        && to - from <= MOST_BY_PASSES
        && !(mayBeOfFewValues && isOfFewValues(from, to))) {
      sortByPasses(from, to, range.bits());
      return;
    }
    int bits = Math.min(range.bits(), digitBits(to - from));
    shift = range.bits() - bits;
    int buckets = 1 << bits;
    if (isSortedByVectors() && isUneven(from, to, buckets)) {
      sortParts(from, to);
      return;
    }
    if (mayBeLogarithmic() && isSkewed(from, to, buckets)) {
      mantissa = range.bits() > Integer.SIZE ? MANTISSA_OF_LONGS : MANTISSA_OF_INTS;
      buckets = LogDigit.digits(range.bits(), mantissa);
    }
    prepareScatter();
    int[] starts = Buckets.distribute(from, to, from - base(), buckets, SCATTER_PICOS, this);
    Critical.run(() -> Buckets.forEach(starts, BUCKET_PICOS, this::newScratch, this::finish));
  }

  /**
   * By each digit in turn, the lowest first. Between two passes, when both array and buffer hold
   * all keys, it may give up.
   */
  private void sortByPasses(int from, int to, int bits) {
    prepareScatter();
    int passes = (bits + PASS_BITS - 1) / PASS_BITS;
    int width = (bits + passes - 1) / passes;
    mask = (1 << width) - 1;
    Critical.run(
        () -> {
          for (int pass = 0; pass < passes && !givenUp; pass++) {
            shift = pass * width;
            int source = onTheWayBack ? base() : 0;
            int target = onTheWayBack ? 0 : base();
            Buckets.distribute(
                from - source, to - source, from - target, 1 << width, SCATTER_PICOS, this);
            onTheWayBack = !onTheWayBack;
            givenUp = Critical.isCancelled();
          }
          if (onTheWayBack && !givenUp) {
            IndexLoop.run(
                from - base(), to - base(), COPY, (lo, hi) -> copyKeys((int) lo, (int) hi));
          }
        });
  }

  /** Whether a sample has few values, and those too far apart to be counted. */
  private boolean isOfFewValues(int from, int to) {
    long[] keys = new long[SAMPLE];
    for (int i = 0; i < SAMPLE; i++) {
      keys[i] = sample(from, to, i);
    }
    Arrays.sort(keys);
    int different = 1;
    for (int i = 1; i < SAMPLE; i++) {
      different += keys[i - 1] < keys[i] ? 1 : 0;
    }
    return different < FEW && keys[SAMPLE - 1] - keys[0] >= 1 << COUNTED_BITS;
  }

  /** By the JDK in equal parts side by side, which are merged. */
  private void sortParts(int from, int to) {
    int parts = 1;
    while (parts < RangeLoop.parallelism() && parts < MOST_PARTS) {
      parts *= 2;
    }
    int[] borders = new int[parts + 1];
    for (int i = 0; i <= parts; i++) {
      borders[i] = from + (int) ((long) (to - from) * i / parts);
    }
    IndexLoop.run(
        0,
        parts,
        Cost.ofPicos(JDK_PICOS * ((to - from) / parts)),
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            sortByJdk(borders[i], borders[i + 1]);
          }
        });
    merge(borders, parts);
  }

  /** Whether some bucket would hold much more of a sample than its share. */
  private boolean isUneven(int from, int to, int buckets) {
    int[] counts = new int[buckets];
    int most = 0;
    for (int i = 0; i < SAMPLE; i++) {
      most = Math.max(most, ++counts[(int) ((sample(from, to, i) - min) >>> shift)]);
    }
    return most > 2 * SAMPLE / buckets + UNEVEN;
  }

  private long sample(int from, int to, int i) {
    return keyAt(from + (int) ((long) (to - from) * i / SAMPLE));
  }

  /** Whether a logarithmic digit spreads a sample better by a quarter. */
  private boolean isSkewed(int from, int to, int buckets) {
    int[] linear = new int[buckets];
    int[] logarithmic = new int[LogDigit.digits(Long.SIZE, MANTISSA_OF_LONGS)];
    int most = 0;
    int mostByLog = 0;
    for (int i = 0; i < SAMPLE; i++) {
      long key = sample(from, to, i) - min;
      most = Math.max(most, ++linear[(int) (key >>> shift)]);
      mostByLog = Math.max(mostByLog, ++logarithmic[LogDigit.of(key, MANTISSA_OF_LONGS)]);
    }
    return most > FULL && mostByLog <= most - most / 4;
  }

  private static int digitBits(int n) {
    int bits = Integer.SIZE - Integer.numberOfLeadingZeros(n);
    int digit = Math.max(Math.min(bits - BUCKET_BITS, DIGIT_BITS), bits - MOST_BUCKET_BITS);
    return Math.max(2, Math.min(digit, MOST_DIGIT_BITS));
  }

  private void finish(S scratch, int from, int to) {
    if (Critical.isCancelled()) {
      givenUp = true;
      copyKeys(from, to);
    } else if (to - from > LARGE_BUCKET && bitsBelowDigit(from) > 0) {
      copyKeys(from, to);
      RadixSort<S> rest = another();
      if (!rest.mergeRuns(base() + from, base() + to)) {
        rest.sortByDigits(base() + from, base() + to, true);
      }
      if (rest.givenUp) {
        givenUp = true;
      }
    } else {
      sortBucket(scratch, from, to);
      copyKeys(from, to);
    }
  }
}
