package org.anabranch.op;

import org.anabranch.kernel.Shape;

/** Checks of matrices, made before anything is touched. Messages name shapes as 3 x 5. */
final class Grids {
  /** The longest array that every JVM makes. */
  private static final int LONGEST = Integer.MAX_VALUE - 8;

  private Grids() {}

  /** How many elements a matrix has, as an int. */
  static int size(int rows, int cols) {
    if (rows < 0 || cols < 0) {
      throw new IllegalArgumentException("a matrix of " + rows + " x " + cols);
    }
    long size = (long) rows * cols;
    if (size > LONGEST) {
      throw new IllegalArgumentException(
          "a matrix of " + rows + " x " + cols + " does not fit an array");
    }
    return (int) size;
  }

  /** Checks an array that is to hold a matrix, or whose elements are to be one. */
  static Shape wrap(int length, int offset, int rows, int cols, int stride) {
    int size = size(rows, cols);
    if (offset < 0 || stride < cols) {
      throw new IllegalArgumentException(
          "a matrix of " + rows + " x " + cols + " with offset " + offset + ", stride " + stride);
    }
    long end = size == 0 ? offset : offset + (rows - 1L) * stride + cols;
    if (end > length) {
      throw new IllegalArgumentException(
          "a matrix of "
              + rows
              + " x "
              + cols
              + " with offset "
              + offset
              + ", stride "
              + stride
              + " ends at "
              + end
              + ", the array at "
              + length);
    }
    return new Shape(offset, rows, cols, stride, 1);
  }

  /** How many elements each row has, 0 without a row. */
  static int cols(double[][] rows) {
    int cols = rows.length == 0 ? 0 : rows[0].length;
    for (int i = 0; i < rows.length; i++) {
      if (rows[i].length != cols) {
        throw new IllegalArgumentException(
            "row 0 has " + cols + " elements, row " + i + " has " + rows[i].length);
      }
    }
    return cols;
  }

  static void checkProduct(Shape a, Shape b) {
    if (a.cols() != b.rows()) {
      throw new IllegalArgumentException(a + " times " + b + ": inner dimensions differ");
    }
  }

  static void checkProduct(Shape a, Shape b, Shape c) {
    checkProduct(a, b);
    if (a.rows() != c.rows() || b.cols() != c.cols()) {
      throw new IllegalArgumentException(
          a + " times " + b + " is " + a.rows() + " x " + b.cols() + ", c is " + c);
    }
  }

  static void checkSame(Shape a, String name, Shape other) {
    if (a.rows() != other.rows() || a.cols() != other.cols()) {
      throw new IllegalArgumentException("a is " + a + ", " + name + " is " + other);
    }
  }

  static void checkApart(boolean meets, String result, String operand) {
    if (meets) {
      throw new IllegalArgumentException(result + " shares elements with " + operand);
    }
  }
}
