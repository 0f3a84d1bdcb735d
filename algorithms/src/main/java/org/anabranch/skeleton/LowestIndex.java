package org.anabranch.skeleton;

import java.util.concurrent.atomic.AtomicLong;
import org.anabranch.core.loop.LeafLoop;

/**
 * Looks for the lowest index of a range at which something holds. A find ends the search above it;
 * below it the search goes on, so that the result, and the exception when the search fails, are
 * those of the sequential loop, which stops at the first index that either matches or fails.
 */
public final class LowestIndex extends LeafLoop<LowestIndex> {
  /** A kernel: the first match in a piece. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Looks through a piece, which is not empty.
     *
     * @param from the first index
     * @param to one past the last
     * @return the lowest index that matches, or {@code to} when none does
     */
    int find(int from, int to);
  }

  private final Kernel kernel;
  private final AtomicLong lowest;

  private LowestIndex(Kernel kernel, AtomicLong lowest) {
    this.kernel = kernel;
    this.lowest = lowest;
  }

  /**
   * The lowest index that matches. Work O(n), on one worker O(result); span O(log n) and one chunk;
   * no memory.
   *
   * @param from the first index
   * @param to one past the last
   * @param cost what is known of an index
   * @param kernel looks through a piece
   * @return the index, or {@code to} when none matches
   */
  public static int of(int from, int to, Cost cost, Kernel kernel) {
    if (cost.isSmall((long) to - from)) {
      return from < to ? kernel.find(from, to) : to;
    }
    AtomicLong lowest = new AtomicLong(to);
    cost.run(from, to, new LowestIndex(kernel, lowest));
    return (int) lowest.get();
  }

  @Override
  protected void run(long from, long to) {
    int found = kernel.find((int) from, (int) to);
    if (found < to) {
      lowest.accumulateAndGet(found, Math::min);
    }
  }

  @Override
  protected boolean isOverFrom(long index) {
    return lowest.get() <= index;
  }

  @Override
  protected LowestIndex split() {
    return this;
  }

  @Override
  protected void merge(LowestIndex part) {}
}
