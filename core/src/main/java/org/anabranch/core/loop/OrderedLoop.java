package org.anabranch.core.loop;

import org.anabranch.core.loop.LoopReport.Company;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;

/**
 * A loop over tiles each of which needs a little from the one before: its predecessor must have
 * <em>passed</em> before it can pass itself. Most of a tile's work can be done without: before, as
 * preparation, or afterwards.
 *
 * <p>Whoever takes part claims the tiles in order. When the predecessor has passed already, the
 * tile runs at once, which costs the least; else it is prepared, waits for the predecessor, passes
 * and is finished. Waiting runs nothing else. With tiles of bounded cost: work O(n), span O(n)
 * passes and one tile.
 *
 * <p>When tiles throw, those above are given up, those below are finished, nobody goes on waiting,
 * and the exception is that of the lowest tile. Source of the scheme: Merrill and Garland,
 * "Single-pass parallel prefix scan with decoupled look-back", 2016.
 */
public abstract class OrderedLoop {
  /**
   * Below this many picoseconds of work tiles do not pay. Their preparation is additional work, so
   * that two threads gain little, and less than their waiting costs.
   */
  private static final long ALONE_PICOS = 120_000_000;

  /** A loop that has not run. */
  protected OrderedLoop() {}

  /**
   * Does all of a tile's work; its predecessor has passed, and it passes when this returns.
   *
   * @param tile the tile
   */
  protected abstract void runAtOnce(int tile);

  /**
   * Does what a tile can do before its predecessor has passed.
   *
   * @param tile the tile
   */
  protected abstract void prepare(int tile);

  /**
   * Does what the next tile waits for, as little as possible; the predecessor has passed.
   *
   * @param tile the tile, which is prepared
   */
  protected abstract void pass(int tile);

  /**
   * Does the rest of a tile's work.
   *
   * @param tile the tile, which has passed
   */
  protected abstract void finish(int tile);

  /**
   * Whether work of known cost is too little to be cut into tiles. Then the caller does it as a
   * whole.
   *
   * @param elements how many indices
   * @param picosPerElement the rough cost of each in picoseconds
   * @return true when several threads would not be faster
   */
  public static boolean isSmall(long elements, long picosPerElement) {
    return LoopTally.isSmall(elements, picosPerElement, ALONE_PICOS);
  }

  /**
   * Runs all tiles of a loop of our own, whose cost is known and which calls no foreign code.
   *
   * @param tiles how many tiles
   * @param picosPerTile the rough cost of a tile in picoseconds
   * @param loop what to do
   */
  public static void run(int tiles, long picosPerTile, OrderedLoop loop) {
    Crew crew = Current.crew();
    LoopPlan plan = new LoopPlan(Company.ANYBODY, picosPerTile);
    boolean solitary = crew.parallelism() == 1;
    boolean shared = !solitary && plan.worthSharing(tiles, picosPerTile);
    Company company =
        solitary ? Company.POOL_OF_ONE : shared ? Company.ANYBODY : Company.TOO_LITTLE;
    LoopTally tally = LoopTally.begin(tiles, picosPerTile);
    if (shared) {
      OrderedPart.runAll(crew, plan, tally, tiles, picosPerTile, loop);
    } else {
      for (int tile = 0; tile < tiles; tile++) {
        Current.ensureNotStopped();
        loop.runAtOnce(tile);
      }
    }
    if (tally != null) {
      tally.end(company, 0, 0);
    }
  }
}
