package org.anabranch.examples.exercises.skeleton;

import org.anabranch.core.ForkTask;
import org.anabranch.examples.exercises.Numbers;

/** Exercise 1: the largest of some numbers. */
public final class Maximum extends ForkTask<Long> {
  private final Numbers a;
  private final int from;
  private final int to;

  private Maximum(Numbers a, int from, int to) {
    this.a = a;
    this.from = from;
    this.to = to;
  }

  /** The largest of all numbers. */
  public static long solve(Numbers a) {
    return new Maximum(a, 0, a.length()).invoke();
  }

  /** Yours to change: a loop, which is right and does not fork. */
  @Override
  protected Long compute() {
    long best = Long.MIN_VALUE;
    for (int i = from; i < to; i++) {
      best = Math.max(best, a.get(i));
    }
    return best;
  }
}
