package org.anabranch.function;

/** Code that handles a tile: some rows and some columns of a table. */
@FunctionalInterface
public interface TileConsumer {
  /**
   * Handles a tile.
   *
   * @param rowFrom the first row
   * @param rowTo one past the last row
   * @param colFrom the first column
   * @param colTo one past the last column
   */
  void accept(int rowFrom, int rowTo, int colFrom, int colTo);
}
