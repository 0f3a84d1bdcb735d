package org.anabranch.skeleton;

import java.util.Arrays;

/**
 * Merges pairs of neighbouring runs, in pieces of equal length whatever the runs are. A piece
 * begins where a rank says how much of what it fills comes from the left run. Places are counted
 * over the pairs alone: between them may lie what this level leaves as it is.
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
     * @param left where the left run begins
     * @param middle where the right run begins
     * @param right where it ends
     * @param k how many elements, from 0 to {@code right - left}
     * @return how many of them are from the left run, of equal elements the left ones first
     */
    int rank(int left, int middle, int right, int k);

    /**
     * Merges two ranges of the source into the target.
     *
     * @param leftFrom where the left range begins
     * @param leftTo where it ends
     * @param rightFrom where the right range begins
     * @param rightTo where it ends
     * @param at the first place in the target
     */
    void merge(int leftFrom, int leftTo, int rightFrom, int rightTo, int at);
  }

  /** Comparisons of a rank. */
  private static final int RANK = 16;

  private final Kernel kernel;

  /** The places of the pairs, the last followed by the end of all. */
  private int[] places = new int[2];

  private int[] lefts = new int[1];
  private int[] middles = new int[1];
  private int pairs;

  /** For each piece, how much of its pair's result before it comes from the left run. */
  private int[] ranks = {};

  /**
   * A level without pairs.
   *
   * @param kernel the typed loops
   */
  MergeLevel(Kernel kernel) {
    this.kernel = kernel;
  }

  /**
   * Adds a pair behind those that were added; not both of its runs are empty.
   *
   * @param left where the left run begins
   * @param middle where the right run begins
   * @param right where it ends
   */
  void add(int left, int middle, int right) {
    if (pairs == lefts.length) {
      lefts = Arrays.copyOf(lefts, 2 * pairs);
      middles = Arrays.copyOf(middles, 2 * pairs);
      places = Arrays.copyOf(places, 2 * pairs + 1);
    }
    lefts[pairs] = left;
    middles[pairs] = middle;
    places[pairs + 1] = places[pairs] + (right - left);
    pairs++;
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
   * @param cost what is known of a comparison
   * @param rank says how much comes from the first
   * @param piece the typed loop
   */
  public static void merge(int first, int second, Cost cost, Rank rank, Piece piece) {
    Kernel kernel =
        new Kernel() {
          @Override
          public int rank(int left, int middle, int right, int k) {
            return rank.of(k);
          }

          @Override
          public void merge(int from, int to, int from2, int to2, int at) {
            piece.merge(from, to, from2 - first, to2 - first, at);
          }
        };
    MergeLevel level = new MergeLevel(kernel);
    level.add(0, first, first + second);
    level.run(cost);
  }

  void run(Cost cost) {
    ranks = new int[(int) ((places[pairs] + PIECE - 1L) / PIECE)];
    IndexLoop.run(
        1,
        ranks.length,
        cost.times(RANK),
        (lo, hi) -> {
          for (int piece = (int) lo; piece < hi; piece++) {
            ranks[piece] = rank(piece * PIECE);
          }
        });
    for (int piece = 1; piece < ranks.length; piece++) {
      int place = piece * PIECE;
      if (pairOf(place) == pairOf(place - PIECE)) {
        int least = ranks[piece - 1];
        ranks[piece] = Math.max(least, Math.min(least + PIECE, ranks[piece]));
      }
    }
    IndexLoop.run(
        0,
        ranks.length,
        cost.times(PIECE),
        (lo, hi) -> {
          for (int piece = (int) lo; piece < hi; piece++) {
            merge(piece);
          }
        });
  }

  private int rank(int place) {
    int pair = pairOf(place);
    int k = place - places[pair];
    return kernel.rank(lefts[pair], middles[pair], right(pair), k);
  }

  private int right(int pair) {
    return lefts[pair] + (places[pair + 1] - places[pair]);
  }

  /** Fills the places of a piece, which may belong to several pairs. */
  private void merge(int piece) {
    int at = piece * PIECE;
    int end = places[pairs] - at > PIECE ? at + PIECE : places[pairs];
    int first = ranks[piece];
    int pair = pairOf(at);
    while (at < end) {
      int left = lefts[pair];
      int middle = middles[pair];
      int start = places[pair];
      int stop = Math.min(end, places[pair + 1]);
      int last = stop == places[pair + 1] ? middle - left : ranks[piece + 1];
      kernel.merge(
          left + first,
          left + last,
          middle + (at - start - first),
          middle + (stop - start - last),
          at);
      at = stop;
      first = 0;
      pair++;
    }
  }

  /** The pair a place belongs to; none is empty. */
  private int pairOf(int place) {
    int found = Arrays.binarySearch(places, 0, pairs, place);
    return found >= 0 ? found : -found - 2;
  }

  /** How many places there are. */
  int places() {
    return places[pairs];
  }

  /** Tells which places belong to which indices of the pairs, in pieces. */
  void forEachPiece(Cost cost, Span span) {
    IndexLoop.run(
        0,
        ranks.length,
        cost.times(PIECE),
        (lo, hi) -> {
          int at = (int) lo * PIECE;
          int end = (int) Math.min(places[pairs], hi * PIECE);
          for (int pair = pairOf(at); at < end; pair++) {
            int stop = Math.min(end, places[pair + 1]);
            span.accept(at, lefts[pair] + (at - places[pair]), stop - at);
            at = stop;
          }
        });
  }

  /** Takes a range of places that belong to indices one after the other. */
  @FunctionalInterface
  interface Span {
    void accept(int place, int index, int length);
  }
}
