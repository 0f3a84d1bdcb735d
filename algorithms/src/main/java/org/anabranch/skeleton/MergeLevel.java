package org.anabranch.skeleton;

import java.util.Arrays;

/**
 * Merges neighbouring runs in pairs, in pieces of equal length whatever the runs are. A piece
 * begins where a rank says how much of what it fills comes from the left run.
 *
 * <p>Each rank is asked for once, before the merge, and never falls behind the one before it nor
 * runs ahead of it by more than a piece. So pieces fit together also when comparisons contradict
 * each other, and no element is lost or doubled. Work O(n), span O(p + log n) for pieces of p
 * elements.
 */
public final class MergeLevel {
  /** Elements of a piece. */
  public static final int PIECE = 1 << 12;

  /** Typed merges; indices are those of the runs, one behind the other. */
  public interface Kernel {
    /**
     * How many of the first k elements of a merge come from the left.
     *
     * @param buffered whether the source is the buffer
     * @param left where the left run begins
     * @param middle where the right run begins
     * @param right where it ends
     * @param k how many elements, from 0 to {@code right - left}
     * @return how many of them are from the left run, of equal elements the left ones first
     */
    int rank(boolean buffered, int left, int middle, int right, int k);

    /**
     * Merges two ranges of the source into the target.
     *
     * @param buffered whether the source is the buffer and the target the array, or the reverse
     * @param leftFrom where the left range begins
     * @param leftTo where it ends
     * @param rightFrom where the right range begins
     * @param rightTo where it ends
     * @param at the first index in the target
     */
    void merge(boolean buffered, int leftFrom, int leftTo, int rightFrom, int rightTo, int at);
  }

  private final int[] borders;
  private final int runs;
  private final Kernel kernel;
  private final boolean buffered;
  private final int from;
  private final int to;

  /** For each piece, how much of its pair's result before it comes from the left run. */
  private final int[] ranks;

  MergeLevel(int[] borders, int runs, Kernel kernel, boolean buffered) {
    this.borders = borders;
    this.runs = runs;
    this.kernel = kernel;
    this.buffered = buffered;
    from = borders[0];
    to = borders[runs];
    ranks = new int[(int) ((to - from + PIECE - 1L) / PIECE)];
  }

  /** How much of the beginning of a result comes from the first of two runs. */
  @FunctionalInterface
  public interface Rank {
    /**
     * A rank.
     *
     * @param k how many elements of the result
     * @return how many of them are from the first run
     */
    int of(int k);
  }

  /** Merges pieces of two runs. */
  @FunctionalInterface
  public interface Piece {
    /**
     * Merges a piece.
     *
     * @param from where its part of the first run begins
     * @param to where that ends
     * @param from2 where its part of the second run begins, counted from that run's beginning
     * @param to2 where that ends
     * @param at its first index in the result
     */
    void merge(int from, int to, int from2, int to2, int at);
  }

  /**
   * Merges two runs.
   *
   * @param first how long the first is
   * @param second how long the second is
   * @param cost what is known of a piece
   * @param rank says how much comes from the first
   * @param piece the typed loop
   */
  public static void merge(int first, int second, Cost cost, Rank rank, Piece piece) {
    Kernel kernel =
        new Kernel() {
          @Override
          public int rank(boolean buffered, int left, int middle, int right, int k) {
            return rank.of(k);
          }

          @Override
          public void merge(boolean buffered, int from, int to, int from2, int to2, int at) {
            piece.merge(from, to, from2 - first, to2 - first, at);
          }
        };
    new MergeLevel(new int[] {0, first, first + second}, 2, kernel, false).run(cost);
  }

  void run(Cost cost) {
    IndexLoop.run(
        1,
        ranks.length,
        cost,
        (lo, hi) -> {
          for (int piece = (int) lo; piece < hi; piece++) {
            ranks[piece] = rank(start(piece));
          }
        });
    for (int piece = 1; piece < ranks.length; piece++) {
      int start = start(piece);
      if (pairOf(start) == pairOf(start - PIECE)) {
        int least = ranks[piece - 1];
        ranks[piece] = Math.max(least, Math.min(least + PIECE, ranks[piece]));
      }
    }
    IndexLoop.run(
        0,
        ranks.length,
        cost,
        (lo, hi) -> {
          for (int piece = (int) lo; piece < hi; piece++) {
            merge(piece);
          }
        });
  }

  private int start(int piece) {
    return from + piece * PIECE;
  }

  private int rank(int start) {
    int pair = pairOf(start);
    int left = borders[pair];
    return kernel.rank(buffered, left, border(pair + 1), border(pair + 2), start - left);
  }

  /** Fills the indices of a piece, which may belong to several pairs. */
  private void merge(int piece) {
    int at = start(piece);
    int end = to - at > PIECE ? at + PIECE : to;
    int first = ranks[piece];
    while (at < end) {
      int pair = pairOf(at);
      int left = borders[pair];
      int middle = border(pair + 1);
      int right = border(pair + 2);
      int stop = Math.min(end, right);
      int last = stop == right ? middle - left : ranks[piece + 1];
      kernel.merge(
          buffered,
          left + first,
          left + last,
          middle + (at - left - first),
          middle + (stop - left - last),
          at);
      at = stop;
      first = 0;
    }
  }

  private int border(int run) {
    return borders[Math.min(runs, run)];
  }

  /** The even run that begins the pair an index belongs to; no run is empty. */
  private int pairOf(int index) {
    int found = Arrays.binarySearch(borders, 0, runs, index);
    int run = found >= 0 ? found : -found - 2;
    return run & ~1;
  }
}
