package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.anabranch.core.loop.CountingLoop;

/**
 * Shows that a pool works after whatever was done to it: a tree of forks and a loop give the right
 * result, and as many submitted jobs as it has workers meet.
 */
public final class HealthProbe {
  private HealthProbe() {}

  /** Fails unless the pool is healthy. */
  public static void check(WorkStealingPool pool) {
    assertEquals(610L, pool.invoke(new Fib(15)), "a fork tree");
    assertEquals(1_000, pool.<Integer, RuntimeException>call(HealthProbe::loop), "a loop");
    CyclicBarrier all = new CyclicBarrier(pool.parallelism());
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    for (int i = 0; i < pool.parallelism(); i++) {
      futures.add(pool.submit(() -> all.await(60, TimeUnit.SECONDS)));
    }
    int sum = 0;
    for (CompletableFuture<Integer> future : futures) {
      sum += resultOf(future);
    }
    assertEquals(pool.parallelism() * (pool.parallelism() - 1) / 2, sum, "each submission once");
  }

  private static int loop() {
    return CountingLoop.over(0, 1_000).calls();
  }

  /** The result of a future that is due. */
  public static <V> V resultOf(CompletableFuture<V> future) {
    try {
      return future.get(60, TimeUnit.SECONDS);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError("a submitted job gave no result", e);
    }
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
      Fib left = new Fib(n - 1);
      Fib right = new Fib(n - 2);
      fork(right);
      return left.invoke() + join(right);
    }
  }
}
