package org.anabranch.kernel;

/**
 * The innermost loop of the matrix product: adds the product of two packed slivers to a tile of the
 * result.
 *
 * <p>A sliver of A holds up to {@link #rows} rows, one column after the other, {@code rows()}
 * numbers each. A sliver of B holds up to {@link #cols} columns, one row after the other, {@code
 * width(cols)} numbers each. What a sliver does not fill is zero.
 *
 * <p><b>Invariant.</b> Every element takes its products in the order of k, each by one {@link
 * Math#fma}; so all tiles compute the same bits, whatever their shape.
 */
public interface DoubleTile {
  /** The tile of this JVM. */
  DoubleTile BEST = VectorApi.choose(DoubleTile.class, "DoubleVectorTile", new DoubleRowTile());

  /** Rows of a full tile. */
  int rows();

  /** Columns of a full tile. */
  int cols();

  /** How many numbers each row of a sliver of B takes that has so many columns. */
  int width(int cols);

  /**
   * Adds a product to a tile.
   *
   * @param k columns of A, rows of B
   * @param a holds the sliver of A
   * @param aFrom where it begins
   * @param b holds the sliver of B
   * @param bFrom where it begins
   * @param c holds the tile
   * @param cFrom where it begins
   * @param cStride from one row of the tile to the next
   * @param rows rows of the tile, at most {@link #rows}
   * @param cols columns of the tile, at most {@link #cols}
   */
  void multiplyAdd(
      int k,
      double[] a,
      int aFrom,
      double[] b,
      int bFrom,
      double[] c,
      int cFrom,
      int cStride,
      int rows,
      int cols);
}
