package org.anabranch.kernel;

/**
 * Tiles of a few long rows, for compilers that make vectors of plain loops: each pass over two rows
 * of the result takes four products, so that a row is loaded and stored once for four, and a row of
 * B is loaded once for two.
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
      int i = 0;
      for (; i + 2 <= tile.rows(); i += 2) {
        int at = aFrom + p * ROWS + i;
        addFourToTwo(scratch[i], scratch[i + 1], cols, a, at, b0, b1, b2, b3);
      }
      if (i < tile.rows()) {
        addFour(scratch[i], cols, a, aFrom + p * ROWS + i, b0, b1, b2, b3);
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

  private static void addFourToTwo(
      double[] sums,
      double[] nextSums,
      int n,
      double[] a,
      int at,
      double[] b0,
      double[] b1,
      double[] b2,
      double[] b3) {
    double a0 = a[at];
    double a1 = a[at + ROWS];
    double a2 = a[at + 2 * ROWS];
    double a3 = a[at + 3 * ROWS];
    double next0 = a[at + 1];
    double next1 = a[at + ROWS + 1];
    double next2 = a[at + 2 * ROWS + 1];
    double next3 = a[at + 3 * ROWS + 1];
    for (int j = 0; j < n; j++) {
      double x0 = b0[j];
      double x1 = b1[j];
      double x2 = b2[j];
      double x3 = b3[j];
      sums[j] = Math.fma(a3, x3, Math.fma(a2, x2, Math.fma(a1, x1, Math.fma(a0, x0, sums[j]))));
      nextSums[j] =
          Math.fma(
              next3,
              x3,
              Math.fma(next2, x2, Math.fma(next1, x1, Math.fma(next0, x0, nextSums[j]))));
    }
  }

  private static void addFour(
      double[] sums,
      int n,
      double[] a,
      int at,
      double[] b0,
      double[] b1,
      double[] b2,
      double[] b3) {
    double a0 = a[at];
    double a1 = a[at + ROWS];
    double a2 = a[at + 2 * ROWS];
    double a3 = a[at + 3 * ROWS];
    for (int j = 0; j < n; j++) {
      sums[j] =
          Math.fma(
              a3, b3[j], Math.fma(a2, b2[j], Math.fma(a1, b1[j], Math.fma(a0, b0[j], sums[j]))));
    }
  }

  private static void addOne(double[] sums, int n, double a, double[] b) {
    for (int j = 0; j < n; j++) {
      sums[j] = Math.fma(a, b[j], sums[j]);
    }
  }
}
