package org.anabranch.skeleton;

import org.anabranch.core.loop.LeafLoop;

/** Runs a kernel over every index of a range, for its effects; nothing is gathered. */
public final class IndexLoop extends LeafLoop<IndexLoop> {
  /** A kernel: runs the indices of a piece in order. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Runs a piece.
     *
     * @param from the first index
     * @param to one past the last
     */
    void run(long from, long to);
  }

  private final Kernel kernel;

  private IndexLoop(Kernel kernel) {
    this.kernel = kernel;
  }

  /**
   * Runs every index once. Work O(n), span O(log n) and one chunk. When indices fail, the exception
   * is that of the lowest.
   *
   * @param from the first index
   * @param to one past the last
   * @param cost what is known of an index
   * @param kernel what to do with a piece
   */
  public static void run(long from, long to, Cost cost, Kernel kernel) {
    cost.run(from, to, new IndexLoop(kernel));
  }

  @Override
  protected void run(long from, long to) {
    kernel.run(from, to);
  }

  @Override
  protected IndexLoop split() {
    return this;
  }

  @Override
  protected void merge(IndexLoop part) {}
}
