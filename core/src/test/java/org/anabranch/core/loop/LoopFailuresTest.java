package org.anabranch.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import org.anabranch.core.EachParallelism;
import org.anabranch.core.EachSharedParallelism;
import org.anabranch.core.Forced;
import org.anabranch.core.FreshClasses;
import org.anabranch.core.HealthProbe;
import org.anabranch.core.WorkStealingPool;

/** Which failure a loop delivers, and what has run by then. */
class LoopFailuresTest {
  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final long index;

    Failure(long index) {
      super("index " + index);
      this.index = index;
    }
  }

  private static Failure failureOf(WorkStealingPool pool, long to, LongConsumer body) {
    return assertThrows(Failure.class, () -> pool.run(() -> ElementLoop.run(0, to, body)));
  }

  /** For tests that force a thief to take part. */
  private static Failure failureOfUnknown(WorkStealingPool pool, long to, LongConsumer body) {
    return assertThrows(Failure.class, () -> pool.run(() -> ElementLoop.runUnknown(0, to, body)));
  }

  @EachParallelism
  void theLowestFailingIndexWins(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 200; round++) {
        long lowest = 13L * round % 999;
        Failure failure =
            failureOf(
                pool,
                1_000,
                i -> {
                  if (i >= lowest) {
                    throw new Failure(i);
                  }
                });
        assertEquals(lowest, failure.index);
      }
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void theLowestFailingIndexWinsWhenAHigherOneFailedFirst(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch highFailed = new CountDownLatch(1);
      List<Long> order = new ArrayList<>();
      Failure failure =
          failureOfUnknown(
              pool,
              2,
              i -> {
                if (i == 0) {
                  Forced.await(highFailed);
                }
                synchronized (order) {
                  order.add(i);
                }
                highFailed.countDown();
                throw new Failure(i);
              });
      assertEquals(List.of(1L, 0L), order);
      assertEquals(0, failure.index);
      assertEquals(1, failure.getSuppressed().length);
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void whatLiesBelowAFailureIsFinished(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch failed = new CountDownLatch(1);
      AtomicInteger below = new AtomicInteger();
      Failure failure =
          failureOfUnknown(
              pool,
              1_000,
              i -> {
                if (i == 0) {
                  Forced.await(failed);
                }
                if (i < 500) {
                  below.incrementAndGet();
                } else {
                  failed.countDown();
                  throw new Failure(i);
                }
              });
      assertEquals(500, failure.index);
      assertEquals(500, below.get());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void noBodyRunsAfterTheThrow(int parallelism) {
    AtomicInteger bodies = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 300; round++) {
        Failure failure =
            failureOf(
                pool,
                1_000,
                i -> {
                  bodies.incrementAndGet();
                  if (i == 20) {
                    throw new Failure(i);
                  }
                });
        int atThrow = bodies.get();
        assertEquals(20, failure.index);
        pool.run(() -> {});
        assertEquals(atThrow, bodies.get());
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void whatLiesAboveAFailureIsGivenUp(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 10; round++) {
        AtomicInteger bodies = new AtomicInteger();
        Failure failure =
            failureOf(
                pool,
                10_000_000,
                i -> {
                  bodies.incrementAndGet();
                  if (i == 20) {
                    throw new Failure(i);
                  }
                });
        assertEquals(20, failure.index);
        assertTrue(bodies.get() < 10_000_000, "all of them ran");
      }
    }
  }

  @EachSharedParallelism
  void aFailureAboveWaitsForWhatRunsBelow(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread caller = Thread.currentThread();
      CountDownLatch lowRuns = new CountDownLatch(1);
      AtomicInteger ended = new AtomicInteger();
      Failure failure =
          failureOfUnknown(
              pool,
              2,
              i -> {
                if (i == 0) {
                  Forced.await(lowRuns);
                  throw new Failure(i);
                }
                lowRuns.countDown();
                Forced.untilWaiting(caller);
                ended.incrementAndGet();
              });
      assertEquals(0, failure.index);
      assertEquals(1, ended.get());
    }
  }

  // ---- failures beside the bodies ----

  /** Loaded anew, it stands for a function that nobody knows. */
  private static final class Unknown {}

  /** Fails where a thief or a joiner calls it. */
  private static final class Fragile extends LeafLoop<Fragile> {
    private final CountDownLatch stolen;
    private final boolean failsInSplit;
    private final Throwable thrown;

    Fragile(CountDownLatch stolen, boolean failsInSplit, RuntimeException thrown) {
      this.stolen = stolen;
      this.failsInSplit = failsInSplit;
      this.thrown = thrown;
    }

    @Override
    protected void run(long from, long to) {
      if (from == 0) {
        Forced.await(stolen);
      }
    }

    @Override
    protected Fragile split() {
      stolen.countDown();
      if (failsInSplit) {
        throw (RuntimeException) thrown;
      }
      return new Fragile(stolen, false, (RuntimeException) thrown);
    }

    @Override
    protected void merge(Fragile part) {
      throw (RuntimeException) thrown;
    }
  }

  @EachSharedParallelism
  void aHalfThatCannotBeginFailsTheLoop(int parallelism) {
    assertFailsOutsideTheBodies(parallelism, true);
  }

  @EachSharedParallelism
  void aHalfThatCannotBeMergedFailsTheLoop(int parallelism) {
    assertFailsOutsideTheBodies(parallelism, false);
  }

  private static void assertFailsOutsideTheBodies(int parallelism, boolean inSplit) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      IllegalStateException thrown = new IllegalStateException("beside the bodies");
      Class<?> unknown = FreshClasses.like(Unknown.class);
      Fragile loop = new Fragile(new CountDownLatch(1), inSplit, thrown);
      assertSame(
          thrown,
          assertThrows(
              IllegalStateException.class,
              () -> pool.run(() -> RangeLoop.run(0, 100, unknown, loop))));
      HealthProbe.check(pool);
    }
  }
}
