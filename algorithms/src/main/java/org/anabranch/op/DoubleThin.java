package org.anabranch.op;

import org.anabranch.kernel.DoubleSmallProduct;
import org.anabranch.kernel.DoubleThinProduct;
import org.anabranch.kernel.Tiles;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;

/**
 * Products of doubles with few rows or columns. To pack the other matrix would cost more than it
 * saves: each of its elements takes part in a few multiplications only. The bits are those of
 * {@link DoubleProduct}.
 */
final class DoubleThin {
  /** The rough cost of a multiplication with its addition. */
  private static final long PICOS = 200;

  /** Where rows of B lie together, tiles that are more than half full are faster. */
  private static final int FEW_ROWS = Math.min(Thin.FEW, Tiles.DOUBLES.rows() / 2);

  private DoubleThin() {}

  /** Whether a product has so few rows or columns that packing does not pay. */
  static boolean fits(DoubleGrid a, DoubleGrid b, DoubleGrid c) {
    if (c.rows() > c.cols()) {
      return fits(b.transposed(), a.transposed(), c.transposed());
    }
    return c.rows() <= (Thin.of(b.shape()) == Thin.ROWS ? FEW_ROWS : Thin.FEW);
  }

  /** Adds a product to c; the longer side of the result is shared out. No side is empty. */
  static void add(DoubleGrid a, DoubleGrid b, DoubleGrid c) {
    if (c.rows() > c.cols()) {
      add(b.transposed(), a.transposed(), c.transposed());
      return;
    }
    int cols = c.cols();
    Thin way = Thin.of(b.shape());
    int unit = Math.min(cols, way.columns(b.shape()));
    IndexLoop.run(
        0,
        (cols - 1) / unit + 1,
        Cost.ofPicos(PICOS * c.rows() * b.rows() * unit),
        (lo, hi) -> {
          int from = (int) lo * unit;
          int to = (int) Math.min(cols, hi * unit);
          addPiece(way, a, b.block(0, b.rows(), from, to), c.block(0, c.rows(), from, to));
        });
  }

  private static void addPiece(Thin way, DoubleGrid a, DoubleGrid b, DoubleGrid c) {
    switch (way) {
      case ROWS ->
          DoubleThinProduct.addRows(a.data(), a.shape(), b.data(), b.shape(), c.data(), c.shape());
      case SHORT_COLUMNS ->
          DoubleThinProduct.addShortColumns(
              a.data(), a.shape(), b.data(), b.shape(), c.data(), c.shape());
      case COLUMNS ->
          DoubleThinProduct.addColumns(
              a.data(), a.shape(), b.data(), b.shape(), c.data(), c.shape());
      default ->
          DoubleSmallProduct.multiplyAdd(
              a.data(), a.shape(), b.data(), b.shape(), c.data(), c.shape());
    }
  }
}
