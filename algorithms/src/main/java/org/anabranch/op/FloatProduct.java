package org.anabranch.op;

import java.util.Arrays;
import java.util.Objects;
import org.anabranch.kernel.FloatSmallProduct;
import org.anabranch.kernel.FloatTile;
import org.anabranch.kernel.Shape;
import org.anabranch.kernel.Tiles;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.skeleton.PanelProduct;
import org.anabranch.skeleton.RowPieces;

/** Matrix products of floats. */
public final class FloatProduct {
  /** Products of so few multiplications run on the caller and are not packed. */
  private static final long SMALL = 24 * 24 * 24;

  /** Fewer rows are not shared out; a long vector is. */
  private static final int FEW_ROWS = 64;

  private static final long VECTOR_PICOS = 250;
  private static final long FILL_PICOS = 300;

  private static final FloatTile TILE = Tiles.FLOATS;
  private static final PanelProduct LOOPS = Blocking.forTiles(TILE.rows(), TILE.cols());

  private FloatProduct() {}

  /** A product. */
  public static FloatGrid of(FloatGrid a, FloatGrid b) {
    Grids.checkProduct(a.shape(), b.shape());
    FloatGrid c = FloatGrid.zeros(a.shape().rows(), b.shape().cols());
    add(a, b, c);
    return c;
  }

  /** Sets c to a product. */
  public static void into(FloatGrid a, FloatGrid b, FloatGrid c) {
    check(a, b, c);
    clear(c);
    add(a, b, c);
  }

  /** Adds a product to c. */
  public static void addTo(FloatGrid a, FloatGrid b, FloatGrid c) {
    check(a, b, c);
    add(a, b, c);
  }

  private static void check(FloatGrid a, FloatGrid b, FloatGrid c) {
    Grids.checkProduct(a.shape(), b.shape(), c.shape());
    Grids.checkApart(c.meets(a), "c", "a");
    Grids.checkApart(c.meets(b), "c", "b");
  }

  private static void clear(FloatGrid c) {
    if (c.shape().isEmpty()) {
      return;
    }
    Shape shape = c.shape().lines();
    RowPieces.run(
        shape.rows(),
        shape.cols(),
        Cost.ofPicos(FILL_PICOS),
        (row, from, to) -> Arrays.fill(c.data(), shape.at(row, from), shape.at(row, to), 0.0f));
  }

  /** Adds a product; of a result whose columns lie together the transposed one is computed. */
  private static void add(FloatGrid a, FloatGrid b, FloatGrid c) {
    if (!c.shape().hasRowsTogether()) {
      add(b.transposed(), a.transposed(), c.transposed());
      return;
    }
    int m = c.shape().rows();
    int n = c.shape().cols();
    int k = a.shape().cols();
    if (m == 0 || n == 0 || k == 0) {
      return;
    }
    if ((double) m * n * k <= SMALL) {
      FloatSmallProduct.multiplyAdd(a.data(), a.shape(), b.data(), b.shape(), c.data(), c.shape());
      return;
    }
    int slices = Slices.count(m, n, k);
    if (slices == 1) {
      addWhole(a, b, c);
    } else {
      addSlices(a, b, c, slices);
    }
  }

  /**
   * The first slice is added to the result, each of the others to zeros; then they are combined.
   */
  private static void addSlices(FloatGrid a, FloatGrid b, FloatGrid c, int slices) {
    int m = c.shape().rows();
    int n = c.shape().cols();
    int k = a.shape().cols();
    FloatGrid[] parts = new FloatGrid[slices];
    parts[0] = c;
    for (int s = 1; s < slices; s++) {
      parts[s] = FloatGrid.zeros(m, n);
    }
    Cost slice = Cost.ofPicos(VECTOR_PICOS * (m + n) * (k / slices));
    IndexLoop.run(
        0,
        slices,
        slice,
        (lo, hi) -> {
          for (int s = (int) lo; s < hi; s++) {
            int from = Slices.start(k, s, slices);
            int to = Slices.start(k, s + 1, slices);
            addWhole(a.block(0, m, from, to), b.block(from, to, 0, n), parts[s]);
          }
        });
    for (int s = 1; s < slices; s++) {
      float[] part = parts[s].data();
      for (int i = 0; i < m; i++) {
        int row = c.shape().at(i, 0);
        for (int j = 0; j < n; j++) {
          c.data()[row + j] += part[i * n + j];
        }
      }
    }
  }

  private static void addWhole(FloatGrid a, FloatGrid b, FloatGrid c) {
    if (FloatThin.fits(a, b, c)) {
      FloatThin.add(a, b, c);
    } else {
      addPacked(a, b, c);
    }
  }

  private static void addPacked(FloatGrid a, FloatGrid b, FloatGrid c) {
    int m = c.shape().rows();
    int n = c.shape().cols();
    int k = a.shape().cols();
    int depth = Math.min(k, LOOPS.depth());
    FloatPanels panels =
        FloatPanels.borrow(
            TILE,
            (Math.min(m, LOOPS.height()) - 1) / TILE.rows() + 1,
            (Math.min(n, LOOPS.width()) - 1) / TILE.cols() + 1,
            depth);
    LOOPS.run(m, n, k, new Packed(a, b, c, panels));
    panels.giveBack();
  }

  /** The loops over the elements of one product. */
  private record Packed(FloatGrid a, FloatGrid b, FloatGrid c, FloatPanels panels)
      implements PanelProduct.Kernel<float[][]> {
    @Override
    public void packA(int sliver, int rowFrom, int rowTo, int from, int to) {
      TILE.packA(a.data(), a.shape().block(rowFrom, rowTo, from, to), panels.a(), sliver);
    }

    @Override
    public void packB(int sliver, int from, int to, int colFrom, int colTo) {
      TILE.packB(b.data(), b.shape().block(from, to, colFrom, colTo), panels.b(), sliver);
    }

    @Override
    public float[][] borrowScratch() {
      return panels.borrowScratch();
    }

    @Override
    public void giveBack(float[][] scratch) {
      panels.giveBack(scratch);
    }

    @Override
    public void multiply(
        float[][] scratch, PanelProduct.Block block, int aSliver, int bSliver, int from, int to) {
      Shape part = c.shape().block(block.rowFrom(), block.rowTo(), block.colFrom(), block.colTo());
      TILE.multiplyAdd(
          to - from, panels.a(), aSliver, panels.b(), bSliver, c.data(), part, scratch);
    }
  }

  /** The product with a vector. */
  public static float[] of(FloatGrid a, float[] x) {
    Objects.requireNonNull(x, "x");
    Shape shape = a.shape();
    Grids.checkProduct(shape, Shape.rowMajor(x.length, 1));
    float[] y = new float[shape.rows()];
    FloatGrid column = new FloatGrid(x, Shape.rowMajor(x.length, 1));
    FloatGrid result = new FloatGrid(y, Shape.rowMajor(y.length, 1));
    if (shape.isEmpty()) {
      return y;
    }
    int slices = Slices.count(y.length, 1, x.length);
    if (y.length < FEW_ROWS && slices > 1) {
      addSlices(a, column, result, slices);
    } else {
      FloatThin.add(a, column, result);
    }
    return y;
  }
}
