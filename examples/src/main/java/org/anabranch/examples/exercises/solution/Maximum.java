package org.anabranch.examples.exercises.solution;

import org.anabranch.core.ForkTask;
import org.anabranch.examples.exercises.Numbers;

/** The largest of some numbers, halves side by side. */
public final class Maximum extends ForkTask<Long> {
  private static final int LEAF = 1_024;

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

  @Override
  protected Long compute() {
    if (to - from > LEAF) {
      int middle = (from + to) >>> 1;
      Maximum left = new Maximum(a, from, middle);
      Maximum right = new Maximum(a, middle, to);
      fork(right);
      return Math.max(left.compute(), join(right));
    }
    long best = Long.MIN_VALUE;
    for (int i = from; i < to; i++) {
      best = Math.max(best, a.get(i));
    }
    return best;
  }
}
