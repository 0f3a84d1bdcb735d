package org.anabranch.op;

import org.anabranch.core.loop.Critical;
import org.anabranch.skeleton.Buckets;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;

/**
 * Selection by two pivots from a sorted sample, which enclose the wanted element with high
 * probability and little else: rounds of O(n) until a few elements are left to sort. A round
 * partitions each block of the range where it lies and brings the parts of all blocks together.
 * Three rounds that leave more than half are followed by a sort of the rest, so no input is
 * quadratic. Source: R. W. Floyd and R. L. Rivest, <i>Expected time bounds for selection</i>, 1975.
 */
abstract class Selection implements Buckets.Kernel {
  /** So few elements are sorted. */
  private static final int SMALL = 1 << 6;

  private static final int LARGEST_SAMPLE = 1 << 9;
  private static final int MOST_POOR_ROUNDS = 3;
  private static final Cost COPY = Cost.ofPicos(400);

  /** Where the first and the second part of each block end. */
  private final int[] firstEnds = new int[Buckets.MOST_BLOCKS];

  private final int[] secondEnds = new int[Buckets.MOST_BLOCKS];

  /** What it takes to partition an element, roughly. */
  abstract long picos();

  /** Sorts a range. */
  abstract void sort(int from, int to);

  /**
   * Takes the elements at some indices as a sample, sorts them, and keeps two of them as pivots.
   */
  abstract void choosePivots(int[] indices, int low, int high);

  /** Whether no element can lie strictly between the pivots. */
  abstract boolean pivotsAreEqual();

  /** Brings the elements below the low pivot to the front of a range; returns where they end. */
  abstract int below(int from, int to);

  /** Brings the elements not above the high pivot to the front; returns where they end. */
  abstract int upTo(int from, int to);

  /** A copy of the whole array will be written to. */
  abstract void makeRoom();

  /** Copies a range to the copy. */
  abstract void copyOut(int from, int to, int place);

  /** Copies a range from the same place of the copy. */
  abstract void copyBack(int from, int to);

  @Override
  public final void count(int block, int from, int to, int[] counts) {
    int first = below(from, to);
    int second = upTo(first, to);
    firstEnds[block] = first;
    secondEnds[block] = second;
    counts[0] = first - from;
    counts[1] = second - first;
    counts[2] = to - second;
  }

  @Override
  public final void scatter(int block, int from, int to, int[] places) {
    copyOut(from, firstEnds[block], places[0]);
    copyOut(firstEnds[block], secondEnds[block], places[1]);
    copyOut(secondEnds[block], to, places[2]);
  }

  /** Brings the element of a rank to its index, no greater ones before it, no smaller behind. */
  final void select(int from, int to, int index) {
    int lo = from;
    int hi = to;
    int poor = 0;
    while (hi - lo > SMALL && poor < MOST_POOR_ROUNDS) {
      int n = hi - lo;
      choosePivotsAround(index, lo, hi);
      int[] starts = partition(lo, hi);
      int part = index < starts[1] ? 0 : index < starts[2] ? 1 : 2;
      if (part == 1 && pivotsAreEqual()) {
        return;
      }
      lo = starts[part];
      hi = starts[part + 1];
      poor += hi - lo > n / 2 ? 1 : 0;
    }
    sort(lo, hi);
  }

  /**
   * Two and a half standard deviations of its place in a sample below and above the wanted element.
   */
  private void choosePivotsAround(int index, int from, int to) {
    int n = to - from;
    int size = (int) Math.min(LARGEST_SAMPLE, 2 * Math.sqrt(n));
    int margin = (int) (1.25 * Math.sqrt(size));
    int[] indices = new int[size];
    for (int i = 0; i < size; i++) {
      indices[i] = from + (int) (((2L * i + 1) * n) / (2L * size));
    }
    int expected = (int) ((long) (index - from) * size / n);
    choosePivots(indices, Math.max(0, expected - margin), Math.min(size - 1, expected + margin));
  }

  /** Partitions a range by the pivots; returns where its three parts begin, and its end. */
  private int[] partition(int from, int to) {
    if (Buckets.blocks(to - from, picos()) == 1) {
      int first = below(from, to);
      return new int[] {from, first, upTo(first, to), to};
    }
    makeRoom();
    int[] starts = Buckets.distribute(from, to, from, 3, picos(), this);
    Critical.run(() -> IndexLoop.run(from, to, COPY, (lo, hi) -> copyBack((int) lo, (int) hi)));
    return starts;
  }
}
