package org.anabranch.skeleton;

/**
 * Combines two sorted ranges in pieces that hold all equal values of both: each piece is combined
 * into room of its own, then all results are moved together. Work O(n), span O(p + log n) for
 * pieces of p elements unless values repeat oftener, room for all elements of both.
 */
public final class SetPieces {
  /** Elements of a piece, in both ranges together. */
  public static final int PIECE = 1 << 13;

  private final int n;
  private final Cost cost;

  /** Where the pieces begin in the first and second range. */
  private final int[] starts;

  private final int[] starts2;

  /** Where the results of the pieces begin. */
  private final int[] places;

  /** Typed loops. */
  public interface Kernel {
    /**
     * Finds a border.
     *
     * @param k how many elements of both ranges are before it, at least; fewer than there are
     * @return how many elements of the first range are below the k-th of both
     */
    int cut(int k);

    /**
     * The second half of a border.
     *
     * @param k as above
     * @return how many elements of the second range are below the k-th of both
     */
    int cut2(int k);

    /**
     * Combines a piece.
     *
     * @param from where its part of the first range begins
     * @param to where that ends
     * @param from2 where its part of the second range begins
     * @param to2 where that ends
     * @param at its place in the room
     * @return how many values were written
     */
    int combine(int from, int to, int from2, int to2, int at);

    /**
     * Moves the result of a piece.
     *
     * @param from where it is in the room
     * @param length how long it is
     * @param at its place in the whole result
     */
    void move(int from, int length, int at);
  }

  /**
   * Pieces of two ranges.
   *
   * @param first how long the first range is
   * @param second how long the second is
   * @param cost what is known of a piece
   */
  public SetPieces(int first, int second, Cost cost) {
    n = first + second;
    this.cost = cost;
    int pieces = (int) ((n + PIECE - 1L) / PIECE);
    starts = new int[pieces + 1];
    starts2 = new int[pieces + 1];
    starts[pieces] = first;
    starts2[pieces] = second;
    places = new int[pieces + 1];
  }

  /**
   * Combines all pieces.
   *
   * @param kernel the typed loops
   * @return how many values there are in all
   */
  public int combine(Kernel kernel) {
    int pieces = places.length - 1;
    IndexLoop.run(
        1,
        pieces,
        cost,
        (lo, hi) -> {
          for (int piece = (int) lo; piece < hi; piece++) {
            starts[piece] = kernel.cut(piece * PIECE);
            starts2[piece] = kernel.cut2(piece * PIECE);
          }
        });
    IndexLoop.run(
        0,
        pieces,
        cost,
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            places[i + 1] =
                kernel.combine(starts[i], starts[i + 1], starts2[i], starts2[i + 1], room(i));
          }
        });
    for (int i = 0; i < pieces; i++) {
      places[i + 1] += places[i];
    }
    return places[pieces];
  }

  /**
   * Moves all results together.
   *
   * @param kernel the typed loops
   */
  public void move(Kernel kernel) {
    IndexLoop.run(
        0,
        places.length - 1,
        cost,
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            kernel.move(room(i), places[i + 1] - places[i], places[i]);
          }
        });
  }

  private int room(int piece) {
    return starts[piece] + starts2[piece];
  }
}
