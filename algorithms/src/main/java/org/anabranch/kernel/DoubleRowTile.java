package org.anabranch.kernel;

/**
 * Tiles of a few long rows, for compilers that make vectors of plain loops: each pass over a row of
 * the result takes four products, so that it is loaded and stored once for four.
 *
 * <p>Rows are arrays of their own, of B as of the tile: of two places in one array a compiler must
 * assume that writing the one changes the other, and then it makes no vectors.
 */
final class DoubleRowTile extends DoubleTile {
  private static final int ROWS = 16;
  private static final int COLS = 128;

  DoubleRowTile() {
    super(ROWS, COLS);
  }

  /** An array for each row; those of a sliver follow each other. */
  @Override
  public double[][] panel(int slivers, int depth) {
    return new double[slivers * depth][COLS];
  }

  @Override
  public double[][] scratch() {
    return new double[ROWS][COLS];
  }

  @Override
  public void packB(double[] b, Shape block, double[][] panel, int sliver) {
    int first = sliver * block.rows();
    for (int p = 0; p < block.rows(); p++) {
      double[] row = panel[first + p];
      int from = block.offset() + p * block.rowStride();
      if (block.colStride() == 1) {
        System.arraycopy(b, from, row, 0, block.cols());
      } else {
        for (int j = 0; j < block.cols(); j++) {
          row[j] = b[from + j * block.colStride()];
        }
      }
    }
  }

  @Override
  protected void addToTile(
      int k,
      double[] a,
      int aFrom,
      double[][] b,
      int sliver,
      double[] c,
      Shape tile,
      double[][] scratch) {
    int cols = tile.cols();
    for (int i = 0; i < tile.rows(); i++) {
      System.arraycopy(c, tile.at(i, 0), scratch[i], 0, cols);
    }
    int first = sliver * k;
    int p = 0;
    for (; p + 4 <= k; p += 4) {
      double[] b0 = b[first + p];
      double[] b1 = b[first + p + 1];
      double[] b2 = b[first + p + 2];
      double[] b3 = b[first + p + 3];
      for (int i = 0; i < tile.rows(); i++) {
        int at = aFrom + p * ROWS + i;
        addFour(
            scratch[i],
            cols,
            a[at],
            b0,
            a[at + ROWS],
            b1,
            a[at + 2 * ROWS],
            b2,
            a[at + 3 * ROWS],
            b3);
      }
    }
    for (; p < k; p++) {
      for (int i = 0; i < tile.rows(); i++) {
        addOne(scratch[i], cols, a[aFrom + p * ROWS + i], b[first + p]);
      }
    }
    for (int i = 0; i < tile.rows(); i++) {
      System.arraycopy(scratch[i], 0, c, tile.at(i, 0), cols);
    }
  }

  private static void addFour(
      double[] sums,
      int n,
      double a0,
      double[] b0,
      double a1,
      double[] b1,
      double a2,
      double[] b2,
      double a3,
      double[] b3) {
    for (int j = 0; j < n; j++) {
      double sum = Math.fma(a0, b0[j], sums[j]);
      sum = Math.fma(a1, b1[j], sum);
      sum = Math.fma(a2, b2[j], sum);
      sums[j] = Math.fma(a3, b3[j], sum);
    }
  }

  private static void addOne(double[] sums, int n, double a, double[] b) {
    for (int j = 0; j < n; j++) {
      sums[j] = Math.fma(a, b[j], sums[j]);
    }
  }
}
