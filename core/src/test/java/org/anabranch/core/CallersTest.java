package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.anabranch.core.loop.CountingLoop;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledForJreRange;
import org.junit.jupiter.api.condition.JRE;

/** Calls from threads of all kinds, many at once. */
@Tag("machine")
class CallersTest {

  /** The sum of the first n + 1 numbers, by forks. */
  private static final class Sum extends ForkTask<Long> {
    private final long n;

    Sum(long n) {
      this.n = n;
    }

    @Override
    protected Long compute() {
      if (n == 0) {
        return 0L;
      }
      Sum rest = new Sum(n - 1);
      fork(rest);
      return n + join(rest);
    }
  }

  private static long work(WorkStealingPool pool) {
    long loop = pool.<Integer, RuntimeException>call(() -> CountingLoop.over(0, 64).calls());
    return loop + pool.invoke(new Sum(8));
  }

  @EachParallelism
  void tasksOfAForkJoinPoolCall(int parallelism) throws Exception {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      ForkJoinPool other = new ForkJoinPool(3);
      try {
        callFrom(other, pool, 200);
      } finally {
        other.shutdown();
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void tasksOfAnExecutorCall(int parallelism) throws Exception {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      ExecutorService other = Executors.newFixedThreadPool(8);
      try {
        callFrom(other, pool, 200);
      } finally {
        other.shutdown();
      }
      HealthProbe.check(pool);
    }
  }

  private static void callFrom(ExecutorService other, WorkStealingPool pool, int calls)
      throws Exception {
    List<Future<Long>> futures = new ArrayList<>();
    for (int i = 0; i < calls; i++) {
      futures.add(other.submit(() -> work(pool)));
    }
    for (Future<Long> future : futures) {
      assertEquals(100L, future.get(60, TimeUnit.SECONDS));
    }
  }

  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void tenThousandVirtualThreadsCallAtOnce() throws Exception {
    int count = 10_000;
    AtomicLong sum = new AtomicLong();
    Method start = Thread.class.getMethod("startVirtualThread", Runnable.class);
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      List<Thread> threads = new ArrayList<>();
      Runnable call = () -> sum.addAndGet(work(pool));
      for (int i = 0; i < count; i++) {
        threads.add((Thread) start.invoke(null, call));
      }
      for (Thread thread : threads) {
        thread.join(60_000);
      }
      assertEquals(100L * count, sum.get());
      HealthProbe.check(pool);
    }
  }

  /** Loops on all carriers end only when one more virtual thread has run. */
  @Test
  @EnabledForJreRange(min = JRE.JAVA_21)
  void virtualCallersLetOthersHaveTheirCarriers() throws Exception {
    Method start = Thread.class.getMethod("startVirtualThread", Runnable.class);
    AtomicBoolean enough = new AtomicBoolean();
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      Runnable loop = () -> pool.run(() -> ElementLoop.run(0, Long.MAX_VALUE, i -> pass(enough)));
      List<Thread> callers = new ArrayList<>();
      for (int i = 0; i < Runtime.getRuntime().availableProcessors(); i++) {
        callers.add((Thread) start.invoke(null, loop));
      }
      Runnable end = () -> enough.set(true);
      start.invoke(null, end);
      for (Thread caller : callers) {
        caller.join(20_000);
        assertFalse(caller.isAlive());
      }
      HealthProbe.check(pool);
    } finally {
      enough.set(true);
    }
  }

  private static void pass(AtomicBoolean enough) {
    if (enough.get()) {
      throw new CancellationException();
    }
  }
}
