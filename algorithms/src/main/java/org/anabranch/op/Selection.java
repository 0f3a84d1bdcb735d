package org.anabranch.op;

import org.anabranch.core.loop.Critical;
import org.anabranch.kernel.PivotKernels;
import org.anabranch.skeleton.Buckets;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;

/**
 * Selection by two pivots from a sorted sample, which enclose the wanted element with high
 * probability and little else: rounds of O(n) until a few elements are left to sort. Three rounds
 * that leave more than half are followed by a sort of the rest, so no input is quadratic. Source:
 * R. W. Floyd and R. L. Rivest, <i>Expected time bounds for selection</i>, 1975.
 */
abstract class Selection implements Buckets.Kernel {
  /** So few elements are sorted. */
  private static final int SMALL = 1 << 9;

  private static final int SAMPLE = 1 << 9;

  /** Places in the sample between the expected one and a pivot: some three standard deviations. */
  private static final int MARGIN = 36;

  private static final int MOST_POOR_ROUNDS = 3;
  private static final long SCATTER_PICOS = 1_500;
  private static final Cost COPY = Cost.ofPicos(400);

  private byte[] classes = {};
  private int base;

  /** What is known of classifying an element. */
  abstract Cost cost();

  /** Sorts a range. */
  abstract void sort(int from, int to);

  /**
   * Takes the elements at some indices as a sample, sorts them, and keeps two of them as pivots.
   */
  abstract void choosePivots(int[] indices, int low, int high);

  /** Whether no element can lie strictly between the pivots. */
  abstract boolean pivotsAreEqual();

  abstract void classify(int from, int to, byte[] classes, int base);

  abstract void scatter(int from, int to, byte[] classes, int base, int[] places);

  abstract void copyBack(int from, int to, int base);

  @Override
  public final void count(int block, int from, int to, int[] counts) {
    PivotKernels.count(classes, from - base, to - base, counts);
  }

  @Override
  public final void scatter(int block, int from, int to, int[] places) {
    scatter(from, to, classes, base, places);
  }

  /** Brings the element of a rank to its index, no greater ones before it, no smaller behind. */
  final void select(int from, int to, int index) {
    int lo = from;
    int hi = to;
    int poor = 0;
    while (hi - lo > SMALL && poor < MOST_POOR_ROUNDS) {
      int n = hi - lo;
      int[] starts = partition(lo, hi, index);
      int bucket = index < starts[1] ? 0 : index < starts[2] ? 1 : 2;
      if (bucket == 1 && pivotsAreEqual()) {
        return;
      }
      lo = starts[bucket];
      hi = starts[bucket + 1];
      poor += hi - lo > n / 2 ? 1 : 0;
    }
    sort(lo, hi);
  }

  /** Partitions a range by pivots around the wanted element; returns where the classes begin. */
  private int[] partition(int from, int to, int index) {
    int n = to - from;
    int[] indices = new int[SAMPLE];
    for (int i = 0; i < SAMPLE; i++) {
      indices[i] = from + (int) (((2L * i + 1) * n) / (2 * SAMPLE));
    }
    int expected = (int) ((long) (index - from) * SAMPLE / n);
    choosePivots(indices, Math.max(0, expected - MARGIN), Math.min(SAMPLE - 1, expected + MARGIN));
    if (classes.length < n) {
      classes = new byte[n];
    }
    base = from;
    IndexLoop.run(from, to, cost(), (lo, hi) -> classify((int) lo, (int) hi, classes, base));
    int[] starts = Buckets.distribute(from, to, 0, 3, SCATTER_PICOS, this);
    Critical.run(() -> IndexLoop.run(0, n, COPY, (lo, hi) -> copyBack((int) lo, (int) hi, base)));
    for (int k = 0; k < starts.length; k++) {
      starts[k] += from;
    }
    return starts;
  }
}
