package org.anabranch.core;

/** A program that uses two pools, closes neither, and ends. */
final class UnclosedPool {
  private UnclosedPool() {}

  /** Prints what the pools computed, and how many threads the common one uses. */
  public static void main(String[] args) {
    WorkStealingPool own = WorkStealingPool.create(3);
    WorkStealingPool common = WorkStealingPool.common();
    long first = own.invoke(new Fib(12));
    long second = common.submit(() -> new Fib(12).invoke()).join();
    System.out.println(first + " " + second + " parallelism " + common.parallelism());
  }

  private static final class Fib extends ForkTask<Long> {
    private final int n;

    Fib(int n) {
      this.n = n;
    }

    @Override
    protected Long compute() {
      if (n < 2) {
        return (long) n;
      }
      Fib right = new Fib(n - 2);
      fork(right);
      return new Fib(n - 1).invoke() + join(right);
    }
  }
}
