package org.anabranch.skeleton;

import java.util.function.DoubleBinaryOperator;
import org.anabranch.core.loop.LeafLoop;

/**
 * Combines the doubles that a kernel returns for the pieces of a range, by an operation that does
 * not depend on where the pieces were cut or who ran them, such as the choice of one of them.
 */
public final class DoubleGather extends LeafLoop<DoubleGather> {
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
    double of(int from, int to);
  }

  private final Kernel kernel;
  private final double start;
  private final DoubleBinaryOperator merger;
  private double value;

  private DoubleGather(Kernel kernel, double start, DoubleBinaryOperator merger) {
    this.kernel = kernel;
    this.start = start;
    this.merger = merger;
    value = start;
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
  public static double run(
      int from, int to, Cost cost, double start, Kernel kernel, DoubleBinaryOperator merger) {
    if (cost.isSmall((long) to - from)) {
      return from < to ? kernel.of(from, to) : start;
    }
    return cost.run(from, to, new DoubleGather(kernel, start, merger)).value;
  }

  @Override
  protected void run(long from, long to) {
    value = merger.applyAsDouble(value, kernel.of((int) from, (int) to));
  }

  @Override
  protected DoubleGather split() {
    return new DoubleGather(kernel, start, merger);
  }

  @Override
  protected void merge(DoubleGather part) {
    value = merger.applyAsDouble(value, part.value);
  }
}
