package org.anabranch.op;

import org.anabranch.kernel.Shape;

/**
 * How B is read in a product of few rows that is not packed, by what lies together. It changes the
 * time a product takes, not its bits.
 */
enum Thin {
  /** Rows lie together and are read four at a time. */
  ROWS(256),
  /** Columns lie together, but are short: pieces of them are copied to rows. */
  SHORT_COLUMNS(256),
  /** Columns lie together and are read eight at a time. */
  COLUMNS(8),
  /** The result is small in both directions, and is computed in registers. */
  SMALL(8);

  /** At most so many rows are few. */
  static final int FEW = 4;

  /** Columns of fewer elements are short. */
  private static final int SHORT = 8;

  /** Elements of B that a piece of work has at least. */
  private static final int ELEMENTS = 1 << 12;

  private final int least;

  Thin(int least) {
    this.least = least;
  }

  /** How to read a matrix. */
  static Thin of(Shape b) {
    if (b.cols() < COLUMNS.least) {
      return SMALL;
    }
    if (b.colStride() == 1) {
      return ROWS;
    }
    return b.rows() < SHORT ? SHORT_COLUMNS : COLUMNS;
  }

  /** How many columns a piece of work has. */
  int columns(Shape b) {
    return Math.max(1, ELEMENTS / least / b.rows()) * least;
  }
}
