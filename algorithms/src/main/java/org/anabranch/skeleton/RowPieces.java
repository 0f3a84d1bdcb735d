package org.anabranch.skeleton;

/**
 * Runs over all elements of a matrix, in pieces of rows: how long the rows are does not decide how
 * well the work is shared out.
 */
public final class RowPieces {
  /** What to do with a piece of a row. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Runs a piece of a row.
     *
     * @param row the row
     * @param colFrom its first column
     * @param colTo one past its last column
     */
    void run(int row, int colFrom, int colTo);
  }

  private RowPieces() {}

  /**
   * Runs every element once. Work O(rows cols), span O(log (rows cols)) and a chunk. When elements
   * fail, the exception is that of the first in the order of rows.
   *
   * @param rows how many rows
   * @param cols how many columns
   * @param cost what is known of an element
   * @param kernel what to do with a piece of a row
   */
  public static void run(int rows, int cols, Cost cost, Kernel kernel) {
    IndexLoop.run(0, (long) rows * cols, cost, (lo, hi) -> runRows(cols, lo, hi, kernel));
  }

  /** The pieces of rows between two elements, counted row by row. */
  public static void runRows(int cols, long from, long to, Kernel kernel) {
    for (long at = from; at < to; ) {
      int row = (int) (at / cols);
      int col = (int) (at % cols);
      int end = (int) Math.min(cols, col + (to - at));
      kernel.run(row, col, end);
      at += end - col;
    }
  }
}
