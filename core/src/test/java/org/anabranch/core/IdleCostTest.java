package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.ArrayList;
import java.util.List;
import java.util.function.ToLongFunction;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Who has nothing to do costs nothing: measured in processor time, which no load disturbs. */
class IdleCostTest {
  private static final long WINDOW_MILLIS = 400;
  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private static List<Thread> threadsOf(String pool) {
    return Thread.getAllStackTraces().keySet().stream()
        .filter(thread -> thread.getName().startsWith("anabranch-" + pool + "-"))
        .toList();
  }

  @SuppressWarnings("deprecation") // its successor is newer than this library's least version
  private static long processorNanos(List<Thread> threads) {
    return threads.stream().mapToLong(thread -> THREADS.getThreadCpuTime(thread.getId())).sum();
  }

  private static WorkStealingPool named(String name, int parallelism) {
    return WorkStealingPool.builder().name(name).parallelism(parallelism).build();
  }

  /** At most a thousandth of one processor, for each pool. */
  @Test
  void idlePoolsSleep() throws InterruptedException {
    List<WorkStealingPool> pools = new ArrayList<>();
    List<List<Thread>> threads = new ArrayList<>();
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      WorkStealingPool pool = named("idle" + parallelism, parallelism);
      HealthProbe.check(pool);
      pools.add(pool);
      threads.add(threadsOf("idle" + parallelism));
      assertEquals(parallelism, threads.get(threads.size() - 1).size());
    }
    threads.forEach(ofPool -> ofPool.forEach(Forced::untilResting));
    List<Long> before = threads.stream().map(IdleCostTest::processorNanos).toList();
    Thread.sleep(WINDOW_MILLIS);
    for (int i = 0; i < pools.size(); i++) {
      long used = processorNanos(threads.get(i)) - before.get(i);
      assertTrue(used <= WINDOW_MILLIS * 1_000, () -> used + " ns in " + WINDOW_MILLIS + " ms");
      pools.get(i).close();
    }
  }

  /** A helper that finds nothing gives up after some spinning, though the call goes on. */
  @Test
  void helpersOfABodyThatForksNothingSleep() throws Exception {
    try (WorkStealingPool pool = named("helper", 2)) {
      HealthProbe.check(pool);
      List<Thread> helpers = threadsOf("helper");
      long used =
          pool.call(
              () -> {
                helpers.forEach(Forced::untilResting);
                long before = processorNanos(helpers);
                Thread.sleep(WINDOW_MILLIS / 4);
                return processorNanos(helpers) - before;
              });
      assertFalse(helpers.isEmpty());
      assertTrue(used <= WINDOW_MILLIS / 4 * 1_000, () -> used + " ns");
    }
  }

  /**
   * Where workers do not spin, each looks in vain at most twice for a sleep and once for a job that
   * its last look finds: no storm of failing steals.
   */
  @Test
  @Tag("machine")
  void failingStealsAreBoundedByTheirSleepsAndJobs() {
    int parallelism = Runtime.getRuntime().availableProcessors() + 2;
    WorkStealingPool pool = WorkStealingPool.create(parallelism);
    for (int round = 0; round < 30; round++) {
      assertEquals(987, pool.invoke(fib(16)));
    }
    pool.close();
    PoolStatistics total = pool.statistics();
    long failed = sum(total, PoolStatistics.WorkerStatistics::failedSteals);
    long sleeps = sum(total, PoolStatistics.WorkerStatistics::parks);
    long steals = sum(total, PoolStatistics.WorkerStatistics::steals);
    assertTrue(failed <= 2 * sleeps + steals + 2L * parallelism, total::toString);
  }

  private static long sum(
      PoolStatistics statistics, ToLongFunction<PoolStatistics.WorkerStatistics> figure) {
    return statistics.workers().stream().mapToLong(figure).sum();
  }

  private static Task<Integer> fib(int n) {
    return new Task<>(
        self -> {
          if (n < 2) {
            return n;
          }
          Task<Integer> right = fib(n - 2);
          self.forkFast(right);
          return fib(n - 1).invoke() + self.joinFast(right);
        });
  }
}
