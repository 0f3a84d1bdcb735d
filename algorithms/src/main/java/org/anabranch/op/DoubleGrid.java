package org.anabranch.op;

import org.anabranch.kernel.Shape;

/** The elements of a matrix, or of a part of one: an array that holds them and where they lie. */
public final class DoubleGrid {
  private final double[] data;
  private final Shape shape;

  /** Elements in an array. */
  DoubleGrid(double[] data, Shape shape) {
    this.data = data;
    this.shape = shape;
  }

  /** The array itself. */
  public double[] data() {
    return data;
  }

  /** How many rows. */
  public int rows() {
    return shape.rows();
  }

  /** How many columns. */
  public int cols() {
    return shape.cols();
  }

  /** Where element (0, 0) lies. */
  public int offset() {
    return shape.offset();
  }

  /** From one row to the next. */
  public int rowStride() {
    return shape.rowStride();
  }

  /** From one column to the next. */
  public int colStride() {
    return shape.colStride();
  }

  /** The index of an element. */
  public int at(int row, int col) {
    return shape.at(row, col);
  }

  /** Where they lie. */
  Shape shape() {
    return shape;
  }

  /** Elements of an array that others hold, too. */
  public static DoubleGrid wrap(double[] data, int offset, int rows, int cols, int stride) {
    return new DoubleGrid(data, Grids.wrap(data.length, offset, rows, cols, stride));
  }

  /** A matrix of zeros. */
  public static DoubleGrid zeros(int rows, int cols) {
    return new DoubleGrid(new double[Grids.size(rows, cols)], Shape.rowMajor(rows, cols));
  }

  /** A copy of rows, which have the same length. */
  public static DoubleGrid of(double[][] rows) {
    return of(rows, Grids.cols(rows));
  }

  /** A copy of rows of so many elements. */
  static DoubleGrid of(double[][] rows, int cols) {
    DoubleGrid copy = zeros(rows.length, cols);
    for (int i = 0; i < rows.length; i++) {
      System.arraycopy(rows[i], 0, copy.data, i * cols, cols);
    }
    return copy;
  }

  /** Rows and columns exchanged, the elements shared. */
  public DoubleGrid transposed() {
    return new DoubleGrid(data, shape.transposed());
  }

  /** A part of the matrix, the elements shared. */
  public DoubleGrid block(int rowFrom, int rowTo, int colFrom, int colTo) {
    return new DoubleGrid(data, shape.block(rowFrom, rowTo, colFrom, colTo));
  }

  /** Whether element (i, j) is the same one in both. */
  boolean isSameAs(DoubleGrid other) {
    return data == other.data && shape.isSameAs(other.shape);
  }

  /** Whether an element belongs to both. */
  boolean meets(DoubleGrid other) {
    return data == other.data && shape.meets(other.shape);
  }
}
