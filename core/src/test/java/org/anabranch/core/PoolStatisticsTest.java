package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.anabranch.core.loop.CountingLoop;
import org.anabranch.core.loop.ElementLoop;
import org.anabranch.core.loop.LeafLoop;
import org.anabranch.core.loop.RangeLoop;
import org.junit.jupiter.api.Test;

/** What a pool says it did. */
class PoolStatisticsTest {

  @EachParallelism
  void aRowForEachWorkerAndOneForAllCallers(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      List<PoolStatistics.WorkerStatistics> rows = pool.statistics().workers();
      assertEquals(parallelism + 1, rows.size());
      assertEquals("worker 0", rows.get(0).name());
      assertEquals("callers", rows.get(parallelism).name());
      assertEquals(0, pool.statistics().jobs());
    }
  }

  @EachParallelism
  void everyForkIsCountedOnceWhoeverRanIt(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 20; round++) {
        PoolStatistics before = pool.statistics();
        pool.invoke(tree(8));
        PoolStatistics spent = pool.statistics().since(before);
        assertEquals((1 << 9) - 2, spent.jobs(), "every fork, not the root");
        assertTrue(spent.steals() <= spent.jobs());
      }
    }
  }

  private static Act tree(int height) {
    return new Act(
        self -> {
          if (height > 0) {
            self.forking(tree(height - 1)).forking(tree(height - 1));
          }
        });
  }

  @EachParallelism
  void submissionsCountAsJobs(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int i = 0; i < 30; i++) {
        HealthProbe.resultOf(pool.submit(() -> 1));
      }
      assertEquals(30, pool.statistics().jobs());
      assertEquals(0, pool.statistics().steals());
    }
  }

  @EachSharedParallelism
  void aForcedStealIsCounted(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch both = new CountDownLatch(2);
      pool.invoke(
          new Act(
              self -> {
                self.forking(new Act(me -> Forced.meet(both)));
                Forced.meet(both);
              }));
      PoolStatistics all = pool.statistics();
      assertEquals(1, all.steals());
      assertEquals(1, all.jobs());
      assertEquals(1, all.wakes());
      assertEquals(0, all.workers().get(parallelism).steals());
    }
  }

  @Test
  void aCallerThatSleepsForAStolenForkIsCounted() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Thread caller = Thread.currentThread();
      CountDownLatch taken = new CountDownLatch(1);
      pool.invoke(
          new Act(
              self -> {
                self.forking(
                    new Act(
                        me -> {
                          taken.countDown();
                          Forced.untilWaiting(caller);
                        }));
                Forced.await(taken);
              }));
      assertEquals(1, pool.statistics().workers().get(2).parks());
    }
  }

  /** Before it sleeps it has looked in vain at least once; asleep it looks no more. */
  @Test
  void searchesInVainAreCounted() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      HealthProbe.resultOf(pool.submit(() -> 1));
      while (pool.statistics().parks() == 0) {
        Thread.onSpinWait();
      }
      PoolStatistics asleep = pool.statistics();
      assertTrue(asleep.failedSteals() > 0);
      assertTrue(asleep.workers().stream().allMatch(row -> row.spinNanos() >= 0));
      HealthProbe.resultOf(pool.submit(() -> 1));
      assertTrue(pool.statistics().since(asleep).failedSteals() >= 0);
    }
  }

  /** Contract: no job, no wake and no thread for work that is none. */
  @EachParallelism
  void smallWorkMakesNoJobsAndWakesNobody(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 100; round++) {
        pool.run(() -> CountingLoop.over(0, 0));
        pool.run(() -> CountingLoop.over(0, 1));
        pool.run(() -> RangeLoop.run(0, 10_000, 100, new Nothing()));
        pool.invoke(Act.quiet());
      }
      assertEquals(0, pool.statistics().jobs());
      assertEquals(0, pool.statistics().wakes());
      assertEquals(0, pool.statistics().parks());
    }
  }

  /** A loop that its owner says is cheap. */
  private static final class Nothing extends LeafLoop<Nothing> {
    @Override
    protected void run(long from, long to) {}

    @Override
    protected Nothing split() {
      return this;
    }

    @Override
    protected void merge(Nothing part) {}
  }

  /** An unknown function costs one look at most; a cheap one that is known costs nothing. */
  @EachParallelism
  void aLoopKnownToBeCheapMakesNoJobsAndWakesNobody(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      long[] cells = new long[8];
      Runnable cheap = () -> ElementLoop.run(0, 8, i -> cells[(int) i]++);
      for (int i = 0; i < 300; i++) {
        pool.run(cheap);
      }
      // A disturbed run may look costly; its memory fades within a few calls.
      Forced.until(() -> isFree(pool, cheap), "a cheap loop is taken for one");
    }
  }

  private static boolean isFree(WorkStealingPool pool, Runnable work) {
    PoolStatistics before = pool.statistics();
    for (int i = 0; i < 5; i++) {
      work.run();
      pool.run(work);
    }
    PoolStatistics spent = pool.statistics().since(before);
    return spent.jobs() == 0 && spent.wakes() == 0;
  }

  @EachParallelism
  void noRowEverFallsWhenThreadsLeave(int parallelism) {
    try (WorkStealingPool pool =
        WorkStealingPool.builder()
            .parallelism(parallelism)
            .keepAlive(Duration.ofNanos(1))
            .build()) {
      PoolStatistics before = pool.statistics();
      for (int round = 0; round < 300; round++) {
        HealthProbe.resultOf(pool.submit(() -> 1));
        PoolStatistics now = pool.statistics();
        for (PoolStatistics.WorkerStatistics row : now.since(before).workers()) {
          assertTrue(row.jobs() >= 0 && row.steals() >= 0 && row.parks() >= 0 && row.wakes() >= 0);
        }
        before = now;
      }
      assertEquals(300, before.jobs());
    }
  }

  @Test
  void snapshotsOfDifferentPoolsDoNotSubtract() {
    try (WorkStealingPool two = WorkStealingPool.create(2);
        WorkStealingPool three = WorkStealingPool.create(3)) {
      PoolStatistics earlier = two.statistics();
      assertThrows(IllegalArgumentException.class, () -> three.statistics().since(earlier));
    }
  }

  @Test
  void aSnapshotDoesNotChange() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      PoolStatistics before = pool.statistics();
      pool.invoke(tree(3));
      assertEquals(0, before.jobs());
      assertThrows(UnsupportedOperationException.class, () -> before.workers().clear());
      assertEquals(14, pool.statistics().since(before).jobs());
    }
  }
}
