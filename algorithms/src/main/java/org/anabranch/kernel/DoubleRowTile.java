package org.anabranch.kernel;

/**
 * A tile of a few long rows, for compilers that make vectors of plain loops: each pass over a row
 * of the result takes eight products, so that the row is loaded and stored once for eight.
 */
final class DoubleRowTile implements DoubleTile {
  private static final int ROWS = 4;

  /** Eight rows of so many doubles fill half a first-level cache. */
  private static final int COLS = 256;

  private static final int STEP = 8;

  @Override
  public int rows() {
    return ROWS;
  }

  @Override
  public int cols() {
    return COLS;
  }

  @Override
  public int width(int cols) {
    return cols;
  }

  @Override
  public void multiplyAdd(
      int k,
      double[] a,
      int aFrom,
      double[] b,
      int bFrom,
      double[] c,
      int cFrom,
      int cStride,
      int rows,
      int cols) {
    int p = 0;
    for (; p + STEP <= k; p += STEP) {
      for (int i = 0; i < rows; i++) {
        addEight(a, aFrom + p * ROWS + i, b, bFrom + p * cols, c, cFrom + i * cStride, cols);
      }
    }
    for (; p < k; p++) {
      for (int i = 0; i < rows; i++) {
        addOne(a[aFrom + p * ROWS + i], b, bFrom + p * cols, c, cFrom + i * cStride, cols);
      }
    }
  }

  private static void addEight(
      double[] a, int aFrom, double[] b, int bFrom, double[] c, int cFrom, int cols) {
    double a0 = a[aFrom];
    double a1 = a[aFrom + ROWS];
    double a2 = a[aFrom + 2 * ROWS];
    double a3 = a[aFrom + 3 * ROWS];
    double a4 = a[aFrom + 4 * ROWS];
    double a5 = a[aFrom + 5 * ROWS];
    double a6 = a[aFrom + 6 * ROWS];
    double a7 = a[aFrom + 7 * ROWS];
    int b1 = bFrom + cols;
    int b2 = b1 + cols;
    int b3 = b2 + cols;
    int b4 = b3 + cols;
    int b5 = b4 + cols;
    int b6 = b5 + cols;
    int b7 = b6 + cols;
    for (int j = 0; j < cols; j++) {
      double sum = Math.fma(a0, b[bFrom + j], c[cFrom + j]);
      sum = Math.fma(a1, b[b1 + j], sum);
      sum = Math.fma(a2, b[b2 + j], sum);
      sum = Math.fma(a3, b[b3 + j], sum);
      sum = Math.fma(a4, b[b4 + j], sum);
      sum = Math.fma(a5, b[b5 + j], sum);
      sum = Math.fma(a6, b[b6 + j], sum);
      c[cFrom + j] = Math.fma(a7, b[b7 + j], sum);
    }
  }

  private static void addOne(double a, double[] b, int bFrom, double[] c, int cFrom, int cols) {
    for (int j = 0; j < cols; j++) {
      c[cFrom + j] = Math.fma(a, b[bFrom + j], c[cFrom + j]);
    }
  }
}
