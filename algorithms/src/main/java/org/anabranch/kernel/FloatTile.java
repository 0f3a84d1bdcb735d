package org.anabranch.kernel;

/**
 * The innermost loops of the matrix product, over packed panels. A tile is a small block of the
 * result that the inner loop keeps at hand while k runs.
 *
 * <p>A sliver of A is {@link #rows} rows, packed one column after the other; a sliver of B is
 * {@link #cols} columns, packed in a form of the kernel's own. What a sliver does not fill is
 * packed as zero or never read.
 *
 * <p><b>Invariant.</b> Every element takes its products in the order of k, each by one {@link
 * Math#fma}, and begins with what the result holds; so all kernels compute the same bits, however
 * the matrices are cut. K. Goto and R. van de Geijn, <i>Anatomy of high-performance matrix
 * multiplication</i>, 2008.
 */
public abstract class FloatTile {
  private final int rows;
  private final int cols;

  /** A kernel with tiles of so many rows and columns. */
  protected FloatTile(int rows, int cols) {
    this.rows = rows;
    this.cols = cols;
  }

  /** Rows of a tile. */
  public final int rows() {
    return rows;
  }

  /** Columns of a tile. */
  public final int cols() {
    return cols;
  }

  /** A panel of B with room for so many slivers of so many rows. */
  public abstract float[][] panel(int slivers, int depth);

  /** Memory of one thread for {@link #multiplyAdd}; what it holds does not matter. */
  public abstract float[][] scratch();

  /**
   * Packs one sliver of A.
   *
   * @param a holds the matrix
   * @param block where its rows and columns lie; at most {@link #rows} rows
   * @param panel where to pack
   * @param sliver the number of the sliver
   */
  public final void packA(float[] a, Shape block, float[] panel, int sliver) {
    int to = sliver * rows * block.cols();
    for (int i = 0; i < rows; i++) {
      if (i < block.rows()) {
        int from = block.offset() + i * block.rowStride();
        for (int p = 0; p < block.cols(); p++) {
          panel[to + p * rows + i] = a[from + p * block.colStride()];
        }
      } else {
        for (int p = 0; p < block.cols(); p++) {
          panel[to + p * rows + i] = 0.0f;
        }
      }
    }
  }

  /**
   * Packs one sliver of B.
   *
   * @param b holds the matrix
   * @param block where its rows and columns lie; at most {@link #cols} columns
   * @param panel where to pack
   * @param sliver the number of the sliver
   */
  public abstract void packB(float[] b, Shape block, float[][] panel, int sliver);

  /**
   * Adds a product to a tile.
   *
   * @param k columns of the sliver of A, rows of that of B
   * @param a holds slivers of A
   * @param aFrom where this one begins
   * @param b holds slivers of B
   * @param sliver the number of this one
   * @param c holds the result, row by row
   * @param tile where the tile lies in it, at most {@link #rows} by {@link #cols}
   * @param scratch memory of this thread
   */
  protected abstract void addToTile(
      int k,
      float[] a,
      int aFrom,
      float[][] b,
      int sliver,
      float[] c,
      Shape tile,
      float[][] scratch);

  /**
   * Adds a product to a block.
   *
   * @param k columns of the panel of A, rows of that of B
   * @param a a panel of A
   * @param aSliver the sliver of the first row
   * @param b a panel of B
   * @param bSliver the sliver of the first column
   * @param c holds the result, row by row
   * @param block where the block lies in it
   * @param scratch memory of this thread
   */
  public final void multiplyAdd(
      int k,
      float[] a,
      int aSliver,
      float[][] b,
      int bSliver,
      float[] c,
      Shape block,
      float[][] scratch) {
    for (int j = 0; j < block.cols(); j += cols) {
      int jEnd = Math.min(j + cols, block.cols());
      for (int i = 0; i < block.rows(); i += rows) {
        int iEnd = Math.min(i + rows, block.rows());
        int aFrom = (aSliver * rows + i) * k;
        addToTile(k, a, aFrom, b, bSliver + j / cols, c, block.block(i, iEnd, j, jEnd), scratch);
      }
    }
  }
}
