package org.anabranch.kernel;

/**
 * Where the elements of a matrix lie in an array: element (i, j) at {@code offset + i rowStride + j
 * colStride}. One of the strides is 1: rows lie together, or, in a transposed view, columns.
 *
 * @param offset where element (0, 0) lies
 * @param rows how many rows
 * @param cols how many columns
 * @param rowStride from one row to the next
 * @param colStride from one column to the next
 */
public record Shape(int offset, int rows, int cols, int rowStride, int colStride) {
  /** A matrix whose rows lie one after the other. */
  public static Shape rowMajor(int rows, int cols) {
    return new Shape(0, rows, cols, cols, 1);
  }

  /** The index of an element. */
  public int at(int i, int j) {
    return offset + i * rowStride + j * colStride;
  }

  /** The same elements, rows and columns exchanged. */
  public Shape transposed() {
    return new Shape(offset, cols, rows, colStride, rowStride);
  }

  /** A part of the matrix; the range is not empty, or its element is not looked at. */
  public Shape block(int rowFrom, int rowTo, int colFrom, int colTo) {
    int rows = rowTo - rowFrom;
    int cols = colTo - colFrom;
    int start = rows == 0 || cols == 0 ? offset : at(rowFrom, colFrom);
    return new Shape(start, rows, cols, rowStride, colStride);
  }

  /** Whether there is no element. */
  public boolean isEmpty() {
    return rows == 0 || cols == 0;
  }

  /** Whether the elements of a row lie together. */
  public boolean hasRowsTogether() {
    return colStride == 1 || cols <= 1;
  }

  /** One past the highest index of an element. */
  private int end() {
    return isEmpty() ? offset : at(rows - 1, cols - 1) + 1;
  }

  /**
   * Whether an element of the same array may belong to both. Blocks of one matrix are told apart
   * exactly; for others the ranges between the first and the last element decide.
   */
  public boolean meets(Shape other) {
    if (isEmpty() || other.isEmpty() || end() <= other.offset || other.end() <= offset) {
      return false;
    }
    Shape a = colStride == 1 ? this : transposed();
    Shape b = other.colStride == 1 ? other : other.transposed();
    int stride = a.rowStride;
    if (a.colStride != 1 || b.colStride != 1 || stride != b.rowStride || stride == 0) {
      return true;
    }
    int aCol = a.offset % stride;
    int bCol = b.offset % stride;
    boolean wraps = aCol + a.cols > stride || bCol + b.cols > stride;
    return wraps || (aCol < bCol + b.cols && bCol < aCol + a.cols && a.meetsRows(b, stride));
  }

  private boolean meetsRows(Shape other, int stride) {
    int row = offset / stride;
    int otherRow = other.offset / stride;
    return row < otherRow + other.rows && otherRow < row + rows;
  }

  /** As messages name it. */
  @Override
  public String toString() {
    return rows + " x " + cols;
  }
}
