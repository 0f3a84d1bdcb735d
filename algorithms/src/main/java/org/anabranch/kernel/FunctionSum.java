package org.anabranch.kernel;

import java.util.function.IntToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The correctly rounded sum of a function's values, each computed once.
 *
 * <p>Values are collected in a block. As long as one block holds them all, their sum is certified
 * where that is possible; a full block is added to an {@link ExactSum}.
 */
public final class FunctionSum {
  private static final int BLOCK = 1 << 10;

  private final IntToDoubleFunction function;
  private final double[] block;
  private int filled;
  private @Nullable ExactSum exact;

  /** A sum of nothing yet, of {@code expected} values in the end. */
  public FunctionSum(IntToDoubleFunction function, long expected) {
    this.function = function;
    block = new double[(int) Math.max(1, Math.min(BLOCK, expected))];
  }

  /** Adds the function's values for a range of indices, which the kernel computes. */
  public void add(TabulateDoubles kernel, int from, int to) {
    for (int at = from; at < to; ) {
      if (filled == block.length) {
        flush();
      }
      int count = (int) Math.min(block.length - filled, (long) to - at);
      kernel.run(at, count, function, block, filled);
      filled += count;
      at += count;
    }
  }

  private ExactSum flush() {
    ExactSum sum = exact == null ? new ExactSum() : exact;
    sum.add(block, 0, filled);
    filled = 0;
    exact = sum;
    return sum;
  }

  /** Adds what another has added. */
  public void merge(FunctionSum other) {
    flush().merge(other.flush());
  }

  /** The sum, rounded once. */
  public double toDouble() {
    return exact == null ? SumKernels.sum(block, 0, filled) : flush().toDouble();
  }
}
