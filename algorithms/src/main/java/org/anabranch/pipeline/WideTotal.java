package org.anabranch.pipeline;

import org.anabranch.kernel.WideSum;

/** The real sum of longs, and their number. */
final class WideTotal extends Sink<WideTotal> {
  private final WideSum sum = new WideSum();
  private long count;

  @Override
  void accept(Object block, int from, int to) {
    sum.add((long[]) block, from, to);
    count += to - from;
  }

  @Override
  WideTotal split() {
    return new WideTotal();
  }

  @Override
  void merge(WideTotal other) {
    sum.merge(other.sum);
    count += other.count;
  }

  WideSum sum() {
    return sum;
  }

  long count() {
    return count;
  }
}
