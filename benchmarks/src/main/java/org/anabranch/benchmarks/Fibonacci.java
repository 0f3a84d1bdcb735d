package org.anabranch.benchmarks;

import java.util.concurrent.RecursiveAction;
import org.anabranch.Par;
import org.anabranch.core.ForkAction;

/**
 * Fibonacci numbers without a cut-off: nothing but forks. Each number above 1 forks once, so fib(n)
 * forks fib(n + 1) - 1 times.
 */
final class Fibonacci {
  private Fibonacci() {}

  static int plain(int n) {
    return n < 2 ? n : plain(n - 1) + plain(n - 2);
  }

  static int joined(int n) {
    return n < 2 ? n : Par.joinInt(() -> joined(n - 1), () -> joined(n - 2), Integer::sum);
  }

  /** Our fast forms, {@code fork(child)} and {@code join(child)}. */
  static final class Direct extends ForkAction {
    private final int n;
    int number;

    Direct(int n) {
      this.n = n;
    }

    @Override
    protected void compute() {
      if (n < 2) {
        number = n;
        return;
      }
      Direct second = new Direct(n - 2);
      Direct first = new Direct(n - 1);
      fork(second);
      first.compute();
      join(second);
      number = first.number + second.number;
    }
  }

  /** The familiar forms, {@code child.fork()} and {@code child.join()}. */
  static final class Familiar extends ForkAction {
    private final int n;
    int number;

    Familiar(int n) {
      this.n = n;
    }

    @Override
    protected void compute() {
      if (n < 2) {
        number = n;
        return;
      }
      Familiar second = new Familiar(n - 2);
      Familiar first = new Familiar(n - 1);
      second.fork();
      first.compute();
      second.join();
      number = first.number + second.number;
    }
  }

  /** The JDK's. */
  static final class Jdk extends RecursiveAction {
    private static final long serialVersionUID = 1L;

    private final int n;
    int number;

    Jdk(int n) {
      this.n = n;
    }

    @Override
    protected void compute() {
      if (n < 2) {
        number = n;
        return;
      }
      Jdk second = new Jdk(n - 2);
      Jdk first = new Jdk(n - 1);
      second.fork();
      first.compute();
      second.join();
      number = first.number + second.number;
    }
  }
}
