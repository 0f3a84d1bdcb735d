package org.anabranch.skeleton;

import org.anabranch.core.loop.LeafLoop;

/**
 * Adds up, in wrapping 64-bit arithmetic, what a kernel returns for the pieces of a range. Such a
 * sum does not depend on where the pieces were cut or who ran them.
 */
public final class LongGather extends LeafLoop<LongGather> {
  /** A kernel: the sum over a piece. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Sums a piece.
     *
     * @param from the first index
     * @param to one past the last
     * @return its sum
     */
    long sum(int from, int to);
  }

  private final Kernel kernel;
  private long total;

  private LongGather(Kernel kernel) {
    this.kernel = kernel;
  }

  /**
   * The sum over a range. Work O(n), span O(log n) and one chunk, one counter for each worker.
   *
   * @param from the first index
   * @param to one past the last
   * @param cost what is known of an index
   * @param kernel sums a piece
   * @return the sum of all pieces, 0 for an empty range
   */
  public static long sum(int from, int to, Cost cost, Kernel kernel) {
    if (cost.isSmall((long) to - from)) {
      return from < to ? kernel.sum(from, to) : 0;
    }
    return cost.run(from, to, new LongGather(kernel)).total;
  }

  @Override
  protected void run(long from, long to) {
    total += kernel.sum((int) from, (int) to);
  }

  @Override
  protected LongGather split() {
    return new LongGather(kernel);
  }

  @Override
  protected void merge(LongGather part) {
    total += part.total;
  }
}
