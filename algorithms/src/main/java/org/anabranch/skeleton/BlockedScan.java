package org.anabranch.skeleton;

/**
 * Scans a range by an operator that is associative at most up to rounding: all blocks but the last
 * are reduced, the results are combined in order, and every block is scanned from the combined
 * value in front of it. What is applied to what depends on the number of elements only, so the
 * result has the same bits on any number of workers.
 *
 * <p>G. E. Blelloch, <i>Prefix sums and their applications</i>, 1990.
 */
public final class BlockedScan {
  private BlockedScan() {}

  /**
   * Scans a range. Work O(n), span O(n / length + length) and two chunks. When the operator fails,
   * the exception is that of the lowest block of the phase in which it failed.
   *
   * @param blocks the blocks, at least two
   * @param blockCost what is known of the cost of a block
   * @param reduce reduces one block, which is not the last, and keeps its value
   * @param combine combines the values of these blocks in order
   * @param scan scans one block
   */
  public static void run(
      Blocks blocks, Cost blockCost, Blocks.Kernel reduce, Runnable combine, Blocks.Kernel scan) {
    blocks.butLast().forEach(blockCost, reduce);
    combine.run();
    blocks.forEach(blockCost, scan);
  }
}
