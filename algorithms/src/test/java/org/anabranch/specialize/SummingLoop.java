package org.anabranch.specialize;

import java.util.function.IntToLongFunction;

/** A kernel, for tests. */
final class SummingLoop extends Summing {
  @Override
  long sum(int from, int to, IntToLongFunction function) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += function.applyAsLong(i);
    }
    return sum;
  }
}
