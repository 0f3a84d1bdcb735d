package org.anabranch.kernel;

import java.util.function.IntToDoubleFunction;
import org.jspecify.annotations.Nullable;

/**
 * The correctly rounded sum of a function's values, each computed once.
 *
 * <p>Values are written to a block and added from there. While there has been one block only, its
 * sum is certified if possible; everything else goes to {@link ExactSum}.
 */
public final class FunctionSum {
  private static final int BLOCK = 1 << 10;

  private final IntToDoubleFunction function;
  private double @Nullable [] block;
  private int filled;
  private @Nullable ExactSum exact;

  /** A sum of nothing yet. */
  public FunctionSum(IntToDoubleFunction function) {
    this.function = function;
  }

  /** Adds the function's values for a range of indices. */
  public void add(int from, int to) {
    for (int at = from; at < to; ) {
      double[] values = emptyBlock((long) to - at);
      int count = (int) Math.min(values.length, (long) to - at);
      FunctionKernels.tabulate(at, count, function, values);
      filled = count;
      at += count;
    }
  }

  /** A block to fill; what was in it goes to the exact sum. */
  private double[] emptyBlock(long wanted) {
    double[] values = block;
    if (values == null) {
      values = new double[(int) Math.min(BLOCK, wanted)];
      block = values;
    } else {
      flush(values);
      if (values.length < BLOCK) {
        values = new double[BLOCK];
        block = values;
      }
    }
    return values;
  }

  private ExactSum flush(double[] values) {
    ExactSum sum = exact;
    if (sum == null) {
      sum = new ExactSum();
      exact = sum;
    }
    sum.add(values, 0, filled);
    filled = 0;
    return sum;
  }

  /** Adds what another has added. */
  public void merge(FunctionSum other) {
    if (other.block != null) {
      flush(block == null ? new double[0] : block).merge(other.flush(other.block));
    }
  }

  /** The sum, rounded once. */
  public double toDouble() {
    if (block == null) {
      return 0.0;
    }
    return exact == null ? SumKernels.sum(block, 0, filled) : flush(block).toDouble();
  }
}
