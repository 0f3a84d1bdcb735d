package org.anabranch.op;

import java.util.Objects;
import org.anabranch.kernel.BucketCounts;
import org.anabranch.kernel.EqualRuns;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.IndexLoop;

/**
 * Counts of ints in a dense range. Few buckets: each worker counts by itself. Many, which would not
 * fit a cache anyway: a copy is sorted and equal values are counted where they meet.
 */
public final class Histogram {
  private static final Cost COUNT = Cost.ofPicos(800);
  private static final Cost RUN = Cost.ofPicos(1_000);

  /** So many buckets each worker may have for itself, however few values there are. */
  private static final int FEW_BUCKETS = 1 << 16;

  private Histogram() {}

  /** How often each value of [0, buckets) occurs. */
  public static long[] of(int[] a, int buckets) {
    Objects.requireNonNull(a, "a");
    if (buckets < 0) {
      throw new IllegalArgumentException("buckets < 0: " + buckets);
    }
    if (COUNT.isSmall(a.length)) {
      return BucketCounts.of(a, buckets);
    }
    if (buckets <= FEW_BUCKETS || buckets <= a.length / 8) {
      return counted(a, 0, buckets);
    }
    checkAll(a, buckets);
    int[] sorted = a.clone();
    Sort.sort(sorted, 0, sorted.length);
    long[] counts = new long[buckets];
    IndexLoop.run(
        0, a.length, RUN, (lo, hi) -> EqualRuns.count(sorted, (int) lo, (int) hi, counts));
    return counts;
  }

  /**
   * How often each value of [base, base + buckets) occurs; all values lie in there or it throws.
   */
  static long[] counted(int[] a, int base, int buckets) {
    return Gather.run(
            0,
            a.length,
            COUNT,
            () -> new BucketCounts(base, buckets),
            (counts, lo, hi) -> counts.add(a, lo, hi),
            BucketCounts::merge)
        .toArray();
  }

  private static void checkAll(int[] a, int buckets) {
    int min = Extremes.min(a, 0, a.length);
    int max = Extremes.max(a, 0, a.length);
    Objects.checkIndex(min, buckets);
    Objects.checkIndex(max, buckets);
  }
}
