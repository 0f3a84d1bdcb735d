package org.anabranch.pipeline;

import java.util.Arrays;
import org.anabranch.kernel.ExactSum;
import org.anabranch.kernel.SumKernels;
import org.jspecify.annotations.Nullable;

/**
 * The real sum of doubles, rounded once, and their number. The sum of few is certified where that
 * is possible; a full block goes to an {@link ExactSum}.
 */
final class DoubleTotal extends Sink<DoubleTotal> {
  private double[] few = new double[1 << 4];
  private int filled;
  private @Nullable ExactSum exact;
  private long count;

  @Override
  void accept(Object block, int from, int to) {
    int length = to - from;
    count += length;
    if (exact != null) {
      exact.add((double[]) block, from, to);
    } else if (filled + length > BLOCK) {
      exact().add((double[]) block, from, to);
    } else {
      if (filled + length > few.length) {
        few = Arrays.copyOf(few, Math.min(BLOCK, Integer.highestOneBit(filled + length) << 1));
      }
      System.arraycopy(block, from, few, filled, length);
      filled += length;
    }
  }

  private ExactSum exact() {
    ExactSum sum = exact == null ? new ExactSum() : exact;
    sum.add(few, 0, filled);
    filled = 0;
    exact = sum;
    return sum;
  }

  @Override
  DoubleTotal split() {
    return new DoubleTotal();
  }

  @Override
  void merge(DoubleTotal other) {
    count += other.count;
    if (other.exact == null) {
      accept(other.few, 0, other.filled);
      count -= other.filled;
    } else {
      exact().merge(other.exact());
    }
  }

  double sum() {
    return exact == null ? SumKernels.sum(few, 0, filled) : exact().toDouble();
  }

  double mean() {
    return exact().mean(count);
  }

  long count() {
    return count;
  }
}
