package org.anabranch.kernel;

import java.util.function.IntToLongFunction;

/** The loop of {@link SumOfLongs}. */
final class SumOfLongsLoop extends SumOfLongs {
  @Override
  public long sum(int from, int to, IntToLongFunction function) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += function.applyAsLong(i);
    }
    return sum;
  }
}
