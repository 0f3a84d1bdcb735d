package org.anabranch;

import java.util.Locale;
import java.util.Objects;
import org.anabranch.op.DoubleElements;
import org.anabranch.op.DoubleGrid;

/**
 * A matrix of doubles over an array: element (i, j) lies at {@code offset() + i * rowStride() + j *
 * colStride()}. Matrices that wrap an array and views of a matrix share their elements with it;
 * nothing is copied unless the name of a method says so. What a matrix costs and the products
 * promise: {@code docs/matrices.md}.
 *
 * <p>Matrices are not locked: a thread that writes elements which another reads must take care of
 * that itself. Equality of objects is identity, because elements change; {@link #equals(
 * DoubleMatrix, double)} compares elements.
 */
public final class DoubleMatrix {
  /** Rows and columns that {@link #toString} shows. */
  private static final int SHOWN = 8;

  private final DoubleGrid grid;

  DoubleMatrix(DoubleGrid grid) {
    this.grid = grid;
  }

  DoubleGrid grid() {
    return grid;
  }

  /**
   * A matrix of zeros.
   *
   * @param rows how many rows
   * @param cols how many columns
   * @return a new matrix over a new array
   * @throws IllegalArgumentException for a negative number, and if no array is that long
   */
  public static DoubleMatrix zeros(int rows, int cols) {
    return new DoubleMatrix(DoubleGrid.zeros(rows, cols));
  }

  /**
   * A matrix over an array that holds its rows one after the other.
   *
   * @param rowMajor the elements, which are not copied
   * @param rows how many rows
   * @param cols how many columns
   * @return the matrix
   * @throws IllegalArgumentException for a negative number, and if the array is too short
   */
  public static DoubleMatrix wrap(double[] rowMajor, int rows, int cols) {
    return wrap(rowMajor, 0, rows, cols, cols);
  }

  /**
   * A matrix over a part of an array.
   *
   * @param data holds the elements, which are not copied
   * @param offset where element (0, 0) lies
   * @param rows how many rows
   * @param cols how many columns
   * @param stride from one row to the next, at least {@code cols}
   * @return the matrix
   * @throws IllegalArgumentException for a negative number, a short stride, and if the array ends
   *     before the last element
   */
  public static DoubleMatrix wrap(double[] data, int offset, int rows, int cols, int stride) {
    return new DoubleMatrix(
        DoubleGrid.wrap(Objects.requireNonNull(data, "data"), offset, rows, cols, stride));
  }

  /**
   * A copy of an array of rows.
   *
   * @param rows the rows, of the same length
   * @return a new matrix
   * @throws IllegalArgumentException if rows differ in length
   */
  public static DoubleMatrix of(double[][] rows) {
    return new DoubleMatrix(DoubleGrid.of(Objects.requireNonNull(rows, "rows")));
  }

  /**
   * How many rows it has.
   *
   * @return their number
   */
  public int rows() {
    return grid.rows();
  }

  /**
   * How many columns it has.
   *
   * @return their number
   */
  public int cols() {
    return grid.cols();
  }

  /**
   * The array that holds the elements, maybe among others.
   *
   * @return the array itself
   */
  public double[] data() {
    return grid.data();
  }

  /**
   * Where element (0, 0) lies in {@link #data}.
   *
   * @return the index
   */
  public int offset() {
    return grid.offset();
  }

  /**
   * From an element to the one below it.
   *
   * @return the distance in {@link #data}
   */
  public int rowStride() {
    return grid.rowStride();
  }

  /**
   * From an element to the one on its right.
   *
   * @return the distance in {@link #data}; 1 unless this is a transposed view
   */
  public int colStride() {
    return grid.colStride();
  }

  /**
   * An element.
   *
   * @param row its row
   * @param col its column
   * @return its value
   * @throws IndexOutOfBoundsException outside the matrix
   */
  public double get(int row, int col) {
    return grid.data()[index(row, col)];
  }

  /**
   * Sets an element.
   *
   * @param row its row
   * @param col its column
   * @param value its value
   * @throws IndexOutOfBoundsException outside the matrix
   */
  public void set(int row, int col, double value) {
    grid.data()[index(row, col)] = value;
  }

  private int index(int row, int col) {
    return grid.at(Objects.checkIndex(row, rows()), Objects.checkIndex(col, cols()));
  }

  /**
   * A part of the matrix.
   *
   * @param rowFrom its first row
   * @param rowTo one past its last row
   * @param colFrom its first column
   * @param colTo one past its last column
   * @return a view, which shares its elements with this matrix
   * @throws IndexOutOfBoundsException outside the matrix, and when a range ends before it begins
   */
  public DoubleMatrix block(int rowFrom, int rowTo, int colFrom, int colTo) {
    Objects.checkFromToIndex(rowFrom, rowTo, rows());
    Objects.checkFromToIndex(colFrom, colTo, cols());
    return new DoubleMatrix(grid.block(rowFrom, rowTo, colFrom, colTo));
  }

  /**
   * The transpose without moving an element; products read it as it lies.
   *
   * @return a view, which shares its elements with this matrix
   */
  public DoubleMatrix transposed() {
    return new DoubleMatrix(grid.transposed());
  }

  /**
   * A copy over an array of its own, whose rows lie one after the other.
   *
   * @return a new matrix
   */
  public DoubleMatrix copy() {
    return new DoubleMatrix(DoubleElements.copy(grid));
  }

  /**
   * A copy as an array of rows.
   *
   * @return new arrays
   */
  public double[][] toArrays() {
    double[][] rows = new double[rows()][cols()];
    for (int i = 0; i < rows.length; i++) {
      for (int j = 0; j < rows[i].length; j++) {
        rows[i][j] = get(i, j);
      }
    }
    return rows;
  }

  /**
   * Whether another matrix has the same shape and elements that differ by a tolerance at most. NaN
   * equals NaN, and an infinity itself.
   *
   * @param other the other
   * @param tolerance the largest difference, at least 0
   * @return true if so
   * @throws IllegalArgumentException if the tolerance is negative or NaN
   */
  public boolean equals(DoubleMatrix other, double tolerance) {
    Objects.requireNonNull(other, "other");
    if (!(tolerance >= 0)) {
      throw new IllegalArgumentException("tolerance " + tolerance);
    }
    if (rows() != other.rows() || cols() != other.cols()) {
      return false;
    }
    for (int i = 0; i < rows(); i++) {
      for (int j = 0; j < cols(); j++) {
        double x = get(i, j);
        double y = other.get(i, j);
        if (!(Math.abs(x - y) <= tolerance) && x != y && !(Double.isNaN(x) && Double.isNaN(y))) {
          return false;
        }
      }
    }
    return true;
  }

  /** The shape and the elements; of large matrices only the first rows and columns. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder(rows() + " x " + cols());
    for (int i = 0; i < Math.min(rows(), SHOWN); i++) {
      text.append('\n');
      for (int j = 0; j < Math.min(cols(), SHOWN); j++) {
        text.append(String.format(Locale.ROOT, "%s%.6g", j == 0 ? "" : "  ", get(i, j)));
      }
      text.append(cols() > SHOWN ? "  ..." : "");
    }
    return text.append(rows() > SHOWN ? "\n..." : "").toString();
  }
}
