package org.anabranch.kernel;

/**
 * Products that are too small to pack, and products with a vector: straight from the matrices, two
 * rows and four columns of the result at a time. The order of k and the rounding are those of
 * {@link DoubleTile}.
 */
public final class DoubleSmallProduct {
  private DoubleSmallProduct() {}

  /** Adds a product to c. */
  public static void multiplyAdd(
      double[] a, Shape aShape, double[] b, Shape bShape, double[] c, Shape cShape) {
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
      double[] a, Shape aShape, int i, double[] b, Shape bShape, int j, double[] c, Shape cShape) {
    int row = cShape.rowStride();
    int col = cShape.colStride();
    int at = cShape.at(i, j);
    double s00 = c[at];
    double s01 = c[at + col];
    double s02 = c[at + 2 * col];
    double s03 = c[at + 3 * col];
    double s10 = c[at + row];
    double s11 = c[at + row + col];
    double s12 = c[at + row + 2 * col];
    double s13 = c[at + row + 3 * col];
    int next = bShape.colStride();
    for (int p = 0; p < aShape.cols(); p++) {
      double a0 = a[aShape.at(i, p)];
      double a1 = a[aShape.at(i + 1, p)];
      int from = bShape.at(p, j);
      double b0 = b[from];
      double b1 = b[from + next];
      double b2 = b[from + 2 * next];
      double b3 = b[from + 3 * next];
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
      double[] a, Shape aShape, int i, double[] b, Shape bShape, int j, double[] c, Shape cShape) {
    double sum = c[cShape.at(i, j)];
    for (int p = 0; p < aShape.cols(); p++) {
      sum = Math.fma(a[aShape.at(i, p)], b[bShape.at(p, j)], sum);
    }
    c[cShape.at(i, j)] = sum;
  }

  /** Adds to y the products of eight rows, from the given one on, with a vector. */
  public static void addEightRows(double[] a, Shape shape, int i, double[] x, double[] y) {
    int row = shape.rowStride();
    double s0 = y[i];
    double s1 = y[i + 1];
    double s2 = y[i + 2];
    double s3 = y[i + 3];
    double s4 = y[i + 4];
    double s5 = y[i + 5];
    double s6 = y[i + 6];
    double s7 = y[i + 7];
    for (int p = 0; p < shape.cols(); p++) {
      int at = shape.at(i, p);
      double factor = x[p];
      s0 = Math.fma(a[at], factor, s0);
      s1 = Math.fma(a[at + row], factor, s1);
      s2 = Math.fma(a[at + 2 * row], factor, s2);
      s3 = Math.fma(a[at + 3 * row], factor, s3);
      s4 = Math.fma(a[at + 4 * row], factor, s4);
      s5 = Math.fma(a[at + 5 * row], factor, s5);
      s6 = Math.fma(a[at + 6 * row], factor, s6);
      s7 = Math.fma(a[at + 7 * row], factor, s7);
    }
    y[i] = s0;
    y[i + 1] = s1;
    y[i + 2] = s2;
    y[i + 3] = s3;
    y[i + 4] = s4;
    y[i + 5] = s5;
    y[i + 6] = s6;
    y[i + 7] = s7;
  }
}
