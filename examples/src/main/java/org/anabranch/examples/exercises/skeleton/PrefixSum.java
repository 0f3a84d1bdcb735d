package org.anabranch.examples.exercises.skeleton;

import org.anabranch.core.ForkAction;
import org.anabranch.examples.exercises.Numbers;

/** Exercise 3: every number becomes the sum of itself and all before it. */
public final class PrefixSum extends ForkAction {
  private final Numbers a;

  private PrefixSum(Numbers a) {
    this.a = a;
  }

  /** Replaces the numbers by their prefix sums. */
  public static void solve(Numbers a) {
    new PrefixSum(a).invoke();
  }

  /** Yours to change: a loop whose every step waits for the one before. */
  @Override
  protected void compute() {
    long sum = 0;
    for (int i = 0; i < a.length(); i++) {
      sum += a.get(i);
      a.set(i, sum);
    }
  }
}
