package org.anabranch.examples.exercises.solution;

import org.anabranch.core.ForkTask;
import org.anabranch.examples.exercises.Numbers;

/** The sum of some numbers, halves side by side. */
public final class Sum extends ForkTask<Long> {
  private static final int LEAF = 1_024;

  private final Numbers a;
  private final int from;
  private final int to;

  private Sum(Numbers a, int from, int to) {
    this.a = a;
    this.from = from;
    this.to = to;
  }

  /** The sum of all numbers. */
  public static long solve(Numbers a) {
    return new Sum(a, 0, a.length()).invoke();
  }

  @Override
  protected Long compute() {
    if (to - from > LEAF) {
      int middle = (from + to) >>> 1;
      Sum left = new Sum(a, from, middle);
      Sum right = new Sum(a, middle, to);
      fork(right);
      return left.compute() + join(right);
    }
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += a.get(i);
    }
    return sum;
  }
}
