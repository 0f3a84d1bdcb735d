package org.anabranch.op;

import org.anabranch.kernel.Shape;

/** The elements of a matrix, or of a part of one: an array that holds them and where they lie. */
public final class FloatGrid {
  private final float[] data;
  private final Shape shape;

  /** Elements in an array. */
  FloatGrid(float[] data, Shape shape) {
    this.data = data;
    this.shape = shape;
  }

  /** The array itself. */
  public float[] data() {
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
  public static FloatGrid wrap(float[] data, int offset, int rows, int cols, int stride) {
    return new FloatGrid(data, Grids.wrap(data.length, offset, rows, cols, stride));
  }

  /** A matrix of zeros. */
  public static FloatGrid zeros(int rows, int cols) {
    return new FloatGrid(new float[Grids.size(rows, cols)], Shape.rowMajor(rows, cols));
  }

  /** Rows and columns exchanged, the elements shared. */
  public FloatGrid transposed() {
    return new FloatGrid(data, shape.transposed());
  }

  /** A part of the matrix, the elements shared. */
  public FloatGrid block(int rowFrom, int rowTo, int colFrom, int colTo) {
    return new FloatGrid(data, shape.block(rowFrom, rowTo, colFrom, colTo));
  }

  /** Whether element (i, j) is the same one in both. */
  boolean isSameAs(FloatGrid other) {
    return data == other.data && shape.isSameAs(other.shape);
  }

  /** Whether an element belongs to both. */
  boolean meets(FloatGrid other) {
    return data == other.data && shape.meets(other.shape);
  }
}
