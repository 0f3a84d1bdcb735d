package org.anabranch.pipeline;

import org.anabranch.kernel.SumKernels;

/** The wrapping sum of ints or longs, and their number. */
final class LongTotal extends Sink<LongTotal> {
  private final boolean ints;
  private long sum;
  private long count;

  LongTotal(boolean ints) {
    this.ints = ints;
  }

  @Override
  void accept(Object block, int from, int to) {
    sum +=
        ints ? SumKernels.sum((int[]) block, from, to) : SumKernels.sum((long[]) block, from, to);
    count += to - from;
  }

  @Override
  LongTotal split() {
    return new LongTotal(ints);
  }

  @Override
  void merge(LongTotal other) {
    sum += other.sum;
    count += other.count;
  }

  long sum() {
    return sum;
  }

  long count() {
    return count;
  }
}
