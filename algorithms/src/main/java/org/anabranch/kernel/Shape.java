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

  /** The same elements in an order of memory: in lines that lie together, if possible in one. */
  public Shape lines() {
    Shape lines = colStride == 1 ? this : transposed();
    int size = rows * cols;
    return lines.rowStride == lines.cols ? new Shape(offset, 1, size, size, 1) : lines;
  }

  /** One past the highest index of an element. */
  private int end() {
    return isEmpty() ? offset : at(rows - 1, cols - 1) + 1;
  }

  /** Whether an element of the same array belongs to both. */
  public boolean meets(Shape other) {
    if (isEmpty() || other.isEmpty() || end() <= other.offset || other.end() <= offset) {
      return false;
    }
    Shape runs = colStride == 1 ? this : transposed();
    Shape others = other.colStride == 1 ? other : other.transposed();
    return runs.rows <= others.rows ? runs.meetsRuns(others) : others.meetsRuns(runs);
  }

  private boolean meetsRuns(Shape other) {
    for (int i = 0; i < rows; i++) {
      if (other.meetsRun(at(i, 0), at(i, 0) + cols)) {
        return true;
      }
    }
    return false;
  }

  /** Whether an element lies in a range of the array. */
  private boolean meetsRun(int from, int to) {
    int first = Math.floorDiv(from - offset - cols, rowStride) + 1;
    int last = Math.floorDiv(to - offset - 1, rowStride);
    return Math.max(first, 0) <= Math.min(last, rows - 1);
  }

  /** Whether element (i, j) is the same one in both. */
  public boolean isSameAs(Shape other) {
    return offset == other.offset
        && rows == other.rows
        && cols == other.cols
        && (rows <= 1 || rowStride == other.rowStride)
        && (cols <= 1 || colStride == other.colStride);
  }

  /** As messages name it. */
  @Override
  public String toString() {
    return rows + " x " + cols;
  }
}
