package org.anabranch.skeleton;

/**
 * The loops of a blocked matrix product of m x k by k x n, around a kernel that packs and
 * multiplies: for panels of B of {@code depth} rows and {@code width} columns and panels of A of
 * {@code height} rows and {@code depth} columns, first pack both, sliver by sliver, then multiply
 * them, block by block of the result. Either step is shared out; panels follow one another, so that
 * every element takes its products in the order of k.
 *
 * <p>Work O(m n k), span O((n / width) (k / depth) (m / height)) panels of a sliver and a block
 * each. Source: K. Goto and R. van de Geijn, <i>Anatomy of high-performance matrix
 * multiplication</i>, 2008.
 *
 * @param height rows of a panel of A, a multiple of {@code tileRows}
 * @param width columns of a panel of B, a multiple of {@code tileCols}
 * @param depth columns of a panel of A and rows of one of B
 * @param tileRows rows of a sliver of A
 * @param tileCols columns of a sliver of B
 */
public record PanelProduct(int height, int width, int depth, int tileRows, int tileCols) {
  /** Rows and columns of a block: some hundred microseconds of work on panels in the cache. */
  private static final int BLOCK_ROWS = 64;

  private static final int BLOCK_COLS = 128;

  /** The rough cost of packing a number, and of a multiplication with its addition. */
  private static final long PACK_PICOS = 700;

  private static final long MULTIPLY_PICOS = 80;

  /**
   * Packs and multiplies. Rows, columns and depths are those of the matrices.
   *
   * @param <S> memory of one thread
   */
  public interface Kernel<S> {
    /**
     * Packs a sliver of A.
     *
     * @param sliver its number in the panel
     * @param rowFrom its first row
     * @param rowTo one past its last row
     * @param from its first column
     * @param to one past its last column
     */
    void packA(int sliver, int rowFrom, int rowTo, int from, int to);

    /**
     * Packs a sliver of B.
     *
     * @param sliver its number in the panel
     * @param from its first row
     * @param to one past its last row
     * @param colFrom its first column
     * @param colTo one past its last column
     */
    void packB(int sliver, int from, int to, int colFrom, int colTo);

    /** Memory of one thread, to be given back. */
    S borrowScratch();

    /**
     * Takes memory back.
     *
     * @param scratch what the thread does not use any more
     */
    void giveBack(S scratch);

    /**
     * Adds the product of the panels to a block of the result.
     *
     * @param scratch memory of this thread
     * @param block the block
     * @param aSliver the sliver of its first row
     * @param bSliver the sliver of its first column
     * @param from the first column of the panel of A
     * @param to one past its last column
     */
    void multiply(S scratch, Block block, int aSliver, int bSliver, int from, int to);
  }

  /**
   * A block of the result.
   *
   * @param rowFrom its first row
   * @param rowTo one past its last row
   * @param colFrom its first column
   * @param colTo one past its last column
   */
  public record Block(int rowFrom, int rowTo, int colFrom, int colTo) {}

  /**
   * Multiplies; for k = 0 nothing happens.
   *
   * @param m rows of A
   * @param n columns of B
   * @param k columns of A, rows of B
   * @param kernel packs and multiplies
   * @param <S> memory of one thread
   */
  public <S> void run(int m, int n, int k, Kernel<S> kernel) {
    for (int col = 0; col < n; col = next(col, width, n)) {
      for (int from = 0; from < k; from = next(from, depth, k)) {
        for (int row = 0; row < m; row = next(row, height, m)) {
          Block panels = new Block(row, next(row, height, m), col, next(col, width, n));
          int to = next(from, depth, k);
          pack(panels, from, to, kernel);
          multiply(panels, from, to, kernel);
        }
      }
    }
  }

  /** Packs slivers of A and, with the first panel of A only, of B. */
  private <S> void pack(Block panels, int from, int to, Kernel<S> kernel) {
    int aSlivers = pieces(panels.rowTo - panels.rowFrom, tileRows);
    int bSlivers = panels.rowFrom == 0 ? pieces(panels.colTo - panels.colFrom, tileCols) : 0;
    long numbers =
        ((long) aSlivers * tileRows + (long) bSlivers * tileCols)
            * (to - from)
            / (aSlivers + bSlivers);
    IndexLoop.run(
        0,
        aSlivers + bSlivers,
        Cost.ofPicos(PACK_PICOS * numbers),
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            if (i < aSlivers) {
              int row = panels.rowFrom + i * tileRows;
              kernel.packA(i, row, next(row, tileRows, panels.rowTo), from, to);
            } else {
              int sliver = i - aSlivers;
              int col = panels.colFrom + sliver * tileCols;
              kernel.packB(sliver, from, to, col, next(col, tileCols, panels.colTo));
            }
          }
        });
  }

  private <S> void multiply(Block panels, int from, int to, Kernel<S> kernel) {
    int blockRows = multipleOf(tileRows, BLOCK_ROWS);
    int blockCols = multipleOf(tileCols, BLOCK_COLS);
    int rows = panels.rowTo - panels.rowFrom;
    int cols = panels.colTo - panels.colFrom;
    int across = pieces(cols, blockCols);
    long products = (long) Math.min(rows, blockRows) * Math.min(cols, blockCols) * (to - from);
    S scratch =
        Gather.run(
            0,
            pieces(rows, blockRows) * across,
            Cost.ofPicos(MULTIPLY_PICOS * products),
            kernel::borrowScratch,
            (own, lo, hi) -> {
              for (int i = lo; i < hi; i++) {
                int row = i / across * blockRows;
                int col = i % across * blockCols;
                Block block =
                    new Block(
                        panels.rowFrom + row,
                        panels.rowFrom + next(row, blockRows, rows),
                        panels.colFrom + col,
                        panels.colFrom + next(col, blockCols, cols));
                kernel.multiply(own, block, row / tileRows, col / tileCols, from, to);
              }
            },
            (own, other) -> kernel.giveBack(other));
    kernel.giveBack(scratch);
  }

  /** A multiple of a tile's length near a length, at least one. */
  public static int multipleOf(int tile, int length) {
    return Math.max(1, length / tile) * tile;
  }

  private static int pieces(int length, int piece) {
    return (length + piece - 1) / piece;
  }

  /** The end of the piece that begins at an index. */
  private static int next(int at, int piece, int end) {
    return end - at > piece ? at + piece : end;
  }
}
