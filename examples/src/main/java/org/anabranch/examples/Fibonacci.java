package org.anabranch.examples;

import org.anabranch.core.ForkTask;
import org.anabranch.core.WorkStealingPool;

/**
 * Fibonacci numbers by their definition: a recursive task that forks one child, runs the other
 * itself and joins. Nobody computes them this way; the example shows the shape, and that a task
 * which adds two numbers is cheap enough to fork.
 *
 * <p>The cut-off asks the scheduler instead of the input: while {@link #PLENTY} forks of this
 * worker still wait for a taker, one more would only be taken back by the worker itself, so both
 * halves are computed in place. As soon as somebody took them, the next level down forks again.
 */
public final class Fibonacci extends ForkTask<Long> {
  private static final int PLENTY = 3;

  private final int n;

  private Fibonacci(int n) {
    this.n = n;
  }

  /** Returns the {@code n}-th number, computed in {@code pool}. */
  static long fibonacci(int n, WorkStealingPool pool) {
    return pool.invoke(new Fibonacci(n));
  }

  @Override
  protected Long compute() {
    if (n < 2) {
      return (long) n;
    }
    Fibonacci left = new Fibonacci(n - 1);
    Fibonacci right = new Fibonacci(n - 2);
    if (surplus() >= PLENTY) {
      return left.compute() + right.compute();
    }
    fork(right);
    return left.compute() + join(right);
  }

  /** The check: the same number by {@code n} additions. */
  static long byLoop(int n) {
    long current = 0;
    long next = 1;
    for (int i = 0; i < n; i++) {
      long sum = current + next;
      current = next;
      next = sum;
    }
    return current;
  }

  /**
   * Computes, checks and prints one number.
   *
   * @param args which one, 40 if absent
   */
  public static void main(String[] args) {
    int n = args.length == 0 ? 40 : Integer.parseInt(args[0]);
    long result = fibonacci(n, WorkStealingPool.common());
    if (result != byLoop(n)) {
      throw new IllegalStateException("fibonacci(" + n + ") is " + byLoop(n) + ", not " + result);
    }
    System.out.println("fibonacci(" + n + ") = " + result + ", as the plain loop says");
  }
}
