package org.anabranch.op;

import org.anabranch.skeleton.PanelProduct;

/**
 * How large the panels of a matrix product are, by properties or, without, by these cache facts:
 * while a block is multiplied, a sliver of B ({@code depth} numbers in each column of a tile) stays
 * in a first-level cache of 32 KiB, the slivers of A that the block needs (64 rows) in a second
 * level of 256 KiB and more; panels of A and B together, 6 MiB at most for doubles, should find
 * room in a third level.
 *
 * <p>They change the time a product takes, not its bits.
 */
final class Blocking {
  /** Rows of a panel of A. */
  static final int HEIGHT = Integer.getInteger("anabranch.product.mc", 1024);

  /** Columns of a panel of B. */
  static final int WIDTH = Integer.getInteger("anabranch.product.nc", 2048);

  /** Columns of a panel of A, rows of a panel of B. */
  static final int DEPTH = Integer.getInteger("anabranch.product.kc", 256);

  private Blocking() {}

  static PanelProduct forTiles(int tileRows, int tileCols) {
    return new PanelProduct(
        PanelProduct.multipleOf(tileRows, HEIGHT),
        PanelProduct.multipleOf(tileCols, WIDTH),
        Math.max(1, DEPTH),
        tileRows,
        tileCols);
  }
}
