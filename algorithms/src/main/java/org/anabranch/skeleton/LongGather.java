package org.anabranch.skeleton;

import java.util.function.LongBinaryOperator;
import org.anabranch.core.loop.LeafLoop;

/**
 * Combines what a kernel returns for the pieces of a range, by an operation that does not depend on
 * where the pieces were cut or who ran them: wrapping addition, or the choice of one of the values.
 */
public final class LongGather extends LeafLoop<LongGather> {
  /** A kernel: the value of a piece. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Computes a piece, which is not empty.
     *
     * @param from the first index
     * @param to one past the last
     * @return its value
     */
    long of(int from, int to);
  }

  private final Kernel kernel;
  private final long start;
  private final LongBinaryOperator merger;
  private long value;

  private LongGather(Kernel kernel, long start, LongBinaryOperator merger) {
    this.kernel = kernel;
    this.start = start;
    this.merger = merger;
    value = start;
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
    return run(from, to, cost, 0, kernel, Long::sum);
  }

  /**
   * The value of a range. Work O(n), span O(log n) and one chunk, one value for each worker.
   *
   * @param from the first index
   * @param to one past the last
   * @param cost what is known of an index
   * @param start the value of nothing; it may be combined any number of times
   * @param kernel computes a piece
   * @param merger combines the values of two pieces, in any order
   * @return the combined value of all pieces, {@code start} for an empty range
   */
  public static long run(
      int from, int to, Cost cost, long start, Kernel kernel, LongBinaryOperator merger) {
    if (cost.isSmall((long) to - from)) {
      return from < to ? kernel.of(from, to) : start;
    }
    return cost.run(from, to, new LongGather(kernel, start, merger)).value;
  }

  @Override
  protected void run(long from, long to) {
    value = merger.applyAsLong(value, kernel.of((int) from, (int) to));
  }

  @Override
  protected LongGather split() {
    return new LongGather(kernel, start, merger);
  }

  @Override
  protected void merge(LongGather part) {
    value = merger.applyAsLong(value, part.value);
  }
}
