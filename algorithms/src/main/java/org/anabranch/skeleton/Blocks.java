package org.anabranch.skeleton;

/**
 * A range cut into blocks of one length, the last one shorter. The borders depend on the number of
 * elements only; who runs which block is left to the scheduler.
 *
 * @param from the first index
 * @param to one past the last, at least {@code from}
 * @param length elements in each block but the last, at least 1
 */
public record Blocks(int from, int to, int length) {
  /** What to do with one block. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Runs a block.
     *
     * @param block its number, from 0 on
     * @param from the first index
     * @param to one past the last
     */
    void run(int block, int from, int to);
  }

  /**
   * How many blocks there are.
   *
   * @return their number, 0 for an empty range
   */
  public int count() {
    return from == to ? 0 : (to - from - 1) / length + 1;
  }

  /**
   * All blocks but the last.
   *
   * @return the same range without its last block; of an empty range, the same
   */
  public Blocks butLast() {
    return new Blocks(from, from + Math.max(0, count() - 1) * length, length);
  }

  /**
   * Runs every block once. Work O(n), span O(log n) and one block. When blocks fail, the exception
   * is that of the lowest.
   *
   * @param blockCost what is known of the cost of a block
   * @param kernel what to do with a block
   */
  public void forEach(Cost blockCost, Kernel kernel) {
    IndexLoop.run(
        0,
        count(),
        blockCost,
        (lo, hi) -> {
          for (int block = (int) lo; block < hi; block++) {
            int start = from + block * length;
            kernel.run(block, start, to - start > length ? start + length : to);
          }
        });
  }
}
