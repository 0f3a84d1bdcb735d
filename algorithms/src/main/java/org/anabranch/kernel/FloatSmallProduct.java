package org.anabranch.kernel;

/**
 * Products that are too small to pack: straight from the matrices, two rows and four columns of the
 * result at a time. The order of k and the rounding are those of {@link FloatTile}.
 */
public final class FloatSmallProduct {
  private FloatSmallProduct() {}

  /** Adds a product to c. */
  public static void multiplyAdd(
      float[] a, Shape aShape, float[] b, Shape bShape, float[] c, Shape cShape) {
    int rows = cShape.rows();
    int cols = cShape.cols();
    int i = 0;
    for (; i + 2 <= rows; i += 2) {
      int j = 0;
      for (; j + 4 <= cols; j += 4) {
        addTwoByFour(a, aShape, i, b, bShape, j, c, cShape);
      }
      for (; j < cols; j++) {
        addOne(a, aShape, i, b, bShape, j, c, cShape);
        addOne(a, aShape, i + 1, b, bShape, j, c, cShape);
      }
    }
    if (i < rows) {
      for (int j = 0; j < cols; j++) {
        addOne(a, aShape, i, b, bShape, j, c, cShape);
      }
    }
  }

  private static void addTwoByFour(
      float[] a, Shape aShape, int i, float[] b, Shape bShape, int j, float[] c, Shape cShape) {
    int row = cShape.rowStride();
    int col = cShape.colStride();
    int at = cShape.at(i, j);
    float s00 = c[at];
    float s01 = c[at + col];
    float s02 = c[at + 2 * col];
    float s03 = c[at + 3 * col];
    float s10 = c[at + row];
    float s11 = c[at + row + col];
    float s12 = c[at + row + 2 * col];
    float s13 = c[at + row + 3 * col];
    int next = bShape.colStride();
    for (int p = 0; p < aShape.cols(); p++) {
      float a0 = a[aShape.at(i, p)];
      float a1 = a[aShape.at(i + 1, p)];
      int from = bShape.at(p, j);
      float b0 = b[from];
      float b1 = b[from + next];
      float b2 = b[from + 2 * next];
      float b3 = b[from + 3 * next];
      s00 = Math.fma(a0, b0, s00);
      s01 = Math.fma(a0, b1, s01);
      s02 = Math.fma(a0, b2, s02);
      s03 = Math.fma(a0, b3, s03);
      s10 = Math.fma(a1, b0, s10);
      s11 = Math.fma(a1, b1, s11);
      s12 = Math.fma(a1, b2, s12);
      s13 = Math.fma(a1, b3, s13);
    }
    c[at] = s00;
    c[at + col] = s01;
    c[at + 2 * col] = s02;
    c[at + 3 * col] = s03;
    c[at + row] = s10;
    c[at + row + col] = s11;
    c[at + row + 2 * col] = s12;
    c[at + row + 3 * col] = s13;
  }

  private static void addOne(
      float[] a, Shape aShape, int i, float[] b, Shape bShape, int j, float[] c, Shape cShape) {
    float sum = c[cShape.at(i, j)];
    for (int p = 0; p < aShape.cols(); p++) {
      sum = Math.fma(a[aShape.at(i, p)], b[bShape.at(p, j)], sum);
    }
    c[cShape.at(i, j)] = sum;
  }
}
