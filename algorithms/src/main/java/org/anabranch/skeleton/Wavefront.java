package org.anabranch.skeleton;

/**
 * Runs the cells of a grid so that each begins when those above it and to its left have ended: one
 * diagonal after the other, the cells of a diagonal side by side.
 */
public final class Wavefront {
  /** What to do with a cell. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Runs a cell.
     *
     * @param row its row
     * @param col its column
     */
    void run(int row, int col);
  }

  private Wavefront() {}

  /**
   * Runs every cell once. Work O(rows cols), span O(rows + cols) cells. When cells fail, the
   * exception is that of the lowest row in the first diagonal that has one; no later diagonal runs.
   *
   * @param rows how many rows
   * @param cols how many columns
   * @param cost what is known of a cell
   * @param kernel what to do with a cell
   */
  public static void run(int rows, int cols, Cost cost, Kernel kernel) {
    for (int diagonal = 0; diagonal < rows + cols - 1; diagonal++) {
      int sum = diagonal;
      IndexLoop.run(
          Math.max(0, sum - (cols - 1)),
          Math.min(sum, rows - 1) + 1,
          cost,
          (lo, hi) -> {
            for (int row = (int) lo; row < hi; row++) {
              kernel.run(row, sum - row);
            }
          });
    }
  }
}
