package org.anabranch.pipeline;

import java.util.Comparator;
import org.anabranch.kernel.MaxKernels;
import org.anabranch.kernel.MinKernels;
import org.jspecify.annotations.Nullable;

/** The smallest or largest element, of equal ones the first, boxed. */
final class ExtremeSink extends Sink<ExtremeSink> {
  private final Carrier carrier;
  private final boolean smallest;
  private final Comparator<@Nullable Object> order;
  private @Nullable Object best;
  private boolean any;
  private long bestUnit;

  ExtremeSink(Carrier carrier, boolean smallest, Comparator<@Nullable Object> order) {
    this.carrier = carrier;
    this.smallest = smallest;
    this.order = order;
  }

  @Override
  void accept(Object block, int from, int to) {
    offer(ofBlock(block, from, to), unit());
  }

  private @Nullable Object ofBlock(Object block, int from, int to) {
    return switch (carrier) {
      case INT -> {
        int[] a = (int[]) block;
        yield smallest ? MinKernels.min(a, from, to) : MaxKernels.max(a, from, to);
      }
      case LONG -> {
        long[] a = (long[]) block;
        yield smallest ? MinKernels.min(a, from, to) : MaxKernels.max(a, from, to);
      }
      case DOUBLE -> {
        double[] a = (double[]) block;
        yield smallest ? MinKernels.min(a, from, to) : MaxKernels.max(a, from, to);
      }
      case OBJECT -> {
        @Nullable Object[] a = (@Nullable Object[]) block;
        yield a[
            smallest
                ? MinKernels.minIndex(a, from, to, order)
                : MaxKernels.maxIndex(a, from, to, order)];
      }
    };
  }

  /** Of equal candidates the one of the lower unit stays, and the one that came first. */
  private void offer(@Nullable Object candidate, long candidateUnit) {
    if (any) {
      int sign = order.compare(candidate, best);
      int better = smallest ? -sign : sign;
      if (better < 0 || (better == 0 && candidateUnit >= bestUnit)) {
        return;
      }
    }
    any = true;
    best = candidate;
    bestUnit = candidateUnit;
  }

  @Override
  ExtremeSink split() {
    return new ExtremeSink(carrier, smallest, order);
  }

  @Override
  void merge(ExtremeSink other) {
    if (other.any) {
      offer(other.best, other.bestUnit);
    }
  }

  /** A wave after others has units of its own, which come later. */
  void nextWave() {
    bestUnit = -1;
  }

  boolean any() {
    return any;
  }

  @Nullable Object best() {
    return best;
  }
}
