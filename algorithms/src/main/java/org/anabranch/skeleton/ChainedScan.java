package org.anabranch.skeleton;

import org.anabranch.core.loop.OrderedLoop;

/**
 * Scans a range whose running value is an integer, tile by tile in order, in one pass over the
 * memory: a tile whose predecessor is through is scanned at once; else it is reduced while it comes
 * into the cache, waits for its predecessor's value, and is scanned out of the cache.
 *
 * <p>Tile borders do not show in the result, because integer addition is associative.
 */
public final class ChainedScan extends OrderedLoop {
  /** A kernel; the running value starts at zero. */
  public interface Kernel {
    /**
     * What a tile contributes to the running value.
     *
     * @param from the first index
     * @param to one past the last
     * @return its sum
     */
    long reduce(int from, int to);

    /**
     * The running value behind a tile; kernels that start anew within tiles say so here.
     *
     * @param from the first index
     * @param to one past the last
     * @param before the running value in front of it
     * @param reduced what {@link #reduce} returned
     * @return the value behind
     */
    default long advance(int from, int to, long before, long reduced) {
      return before + reduced;
    }

    /**
     * Scans a tile.
     *
     * @param from the first index
     * @param to one past the last
     * @param before the running value in front of it
     * @return the value behind
     */
    long scan(int from, int to, long before);
  }

  private final int from;
  private final int to;
  private final int tileLength;
  private final Kernel kernel;

  /** What a prepared tile contributes; behind one that has passed, the running value. */
  private final long[] values;

  private ChainedScan(int from, int to, int tileLength, int tiles, Kernel kernel) {
    this.from = from;
    this.to = to;
    this.tileLength = tileLength;
    this.kernel = kernel;
    values = new long[tiles];
  }

  /**
   * Scans a range. Work O(n), span O(n / tile) and two tiles; twelve bytes for each tile.
   *
   * @param from the first index
   * @param to one past the last
   * @param tileLength elements in each tile but the last
   * @param picosPerElement the rough cost of an element in picoseconds
   * @param kernel reduces and scans one tile
   * @return the running value behind the last element, 0 for an empty range
   */
  public static long run(int from, int to, int tileLength, long picosPerElement, Kernel kernel) {
    int n = to - from;
    if (n <= tileLength || OrderedLoop.isSmall(n, picosPerElement)) {
      return kernel.scan(from, to, 0);
    }
    int tiles = (n - 1) / tileLength + 1;
    ChainedScan scan = new ChainedScan(from, to, tileLength, tiles, kernel);
    OrderedLoop.run(tiles, picosPerElement * tileLength, scan);
    return scan.values[tiles - 1];
  }

  private int start(int tile) {
    return from + tile * tileLength;
  }

  private int end(int tile) {
    int start = start(tile);
    return to - start > tileLength ? start + tileLength : to;
  }

  private long before(int tile) {
    return tile == 0 ? 0 : values[tile - 1];
  }

  @Override
  protected void runAtOnce(int tile) {
    values[tile] = kernel.scan(start(tile), end(tile), before(tile));
  }

  @Override
  protected void prepare(int tile) {
    values[tile] = kernel.reduce(start(tile), end(tile));
  }

  @Override
  protected void pass(int tile) {
    values[tile] = kernel.advance(start(tile), end(tile), before(tile), values[tile]);
  }

  @Override
  protected void finish(int tile) {
    kernel.scan(start(tile), end(tile), before(tile));
  }
}
