package org.anabranch.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import org.anabranch.core.EachParallelism;
import org.anabranch.core.EachSharedParallelism;
import org.anabranch.core.Forced;
import org.anabranch.core.HealthProbe;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;

/** Tiles pass in order, whoever runs them, and no failure leaves anybody waiting. */
@Tag("machine")
@Tag("races")
class OrderedLoopTest {
  /** Dear enough for every worker to be asked. */
  private static final long DEAR = 1_000_000_000;

  /** Adds up tile numbers along the chain; each step can be watched. */
  private static final class Chain extends OrderedLoop {
    final long[] sums;
    final AtomicInteger ends = new AtomicInteger();

    /** Called once for each tile, before it passes. */
    IntConsumer work = tile -> {};

    /** Called when a tile waits no more and is about to pass. */
    IntConsumer passing = tile -> {};

    /** Called after a prepared tile has passed. */
    IntConsumer rest = tile -> {};

    Chain(int tiles) {
      sums = new long[tiles];
    }

    @Override
    protected void runAtOnce(int tile) {
      work.accept(tile);
      add(tile);
      ends.incrementAndGet();
    }

    @Override
    protected void prepare(int tile) {
      work.accept(tile);
    }

    @Override
    protected void pass(int tile) {
      passing.accept(tile);
      add(tile);
    }

    @Override
    protected void finish(int tile) {
      rest.accept(tile);
      ends.incrementAndGet();
    }

    private void add(int tile) {
      sums[tile] = tile + (tile == 0 ? 0 : sums[tile - 1]);
    }

    void run() {
      OrderedLoop.run(sums.length, DEAR, this);
    }
  }

  private static void assertComplete(Chain chain) {
    assertEquals(chain.sums.length, chain.ends.get());
    for (long i = 0; i < chain.sums.length; i++) {
      assertEquals(i * (i + 1) / 2, chain.sums[(int) i]);
    }
  }

  @EachParallelism
  void everyTilePassesOnceAndAfterItsPredecessor(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int tiles : new int[] {0, 1, 2, 3, 7, 100, 1_000}) {
        for (int round = 0; round < 20; round++) {
          Chain chain = new Chain(tiles);
          pool.run(chain::run);
          assertComplete(chain);
        }
      }
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void aTileIsPreparedWhileItsPredecessorRuns(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch secondStarted = new CountDownLatch(1);
      Chain chain = new Chain(2);
      chain.work =
          tile -> {
            if (tile == 0) {
              Forced.await(secondStarted);
            } else {
              secondStarted.countDown();
            }
          };
      pool.run(chain::run);
      assertComplete(chain);
    }
  }

  @EachSharedParallelism
  void whoWaitsLongSleepsAndIsWoken(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread[] second = new Thread[1];
      CountDownLatch secondStarted = new CountDownLatch(1);
      Chain chain = new Chain(2);
      chain.work =
          tile -> {
            if (tile == 0) {
              Forced.await(secondStarted);
              Forced.untilWaiting(second[0]);
            } else {
              second[0] = Thread.currentThread();
              secondStarted.countDown();
            }
          };
      pool.run(chain::run);
      assertComplete(chain);
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void theFailureOfTheLowestTileWinsAndReleasesTheSleeper(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread[] second = new Thread[1];
      CountDownLatch secondStarted = new CountDownLatch(1);
      RuntimeException failure = new RuntimeException("tile 0");
      AtomicInteger passed = new AtomicInteger();
      Chain chain = new Chain(50);
      chain.work =
          tile -> {
            if (tile == 0) {
              Forced.await(secondStarted);
              Forced.untilWaiting(second[0]);
              throw failure;
            } else if (tile == 1) {
              second[0] = Thread.currentThread();
              secondStarted.countDown();
            }
          };
      chain.passing =
          tile -> {
            passed.incrementAndGet();
          };
      assertSame(failure, assertThrows(RuntimeException.class, () -> pool.run(chain::run)));
      assertEquals(0, passed.get());
      assertEquals(0, chain.ends.get());
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void aLowerTileThatFailsLaterWins(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch secondFailed = new CountDownLatch(1);
      Chain chain = new Chain(50);
      chain.work =
          tile -> {
            if (tile == 0) {
              Forced.await(secondFailed);
            } else {
              secondFailed.countDown();
            }
            throw new IllegalStateException("tile " + tile);
          };
      IllegalStateException thrown =
          assertThrows(IllegalStateException.class, () -> pool.run(chain::run));
      assertEquals("tile 0", thrown.getMessage());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void whereverATileFailsThoseBelowAreFinished(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 300; round++) {
        int failing = 7 * round % 100;
        int step = round % 3;
        RuntimeException failure = new RuntimeException("tile " + failing);
        Chain chain = new Chain(100);
        chain.work =
            tile -> {
              failIf(step == 0 && tile == failing, failure);
            };
        chain.passing =
            tile -> {
              failIf(step == 1 && tile == failing, failure);
            };
        chain.rest =
            tile -> {
              failIf(step == 2 && tile == failing, failure);
            };
        try {
          pool.run(chain::run);
          assertTrue(step != 0, "a tile that runs at once neither waits nor has a rest");
          assertComplete(chain);
        } catch (RuntimeException thrown) {
          assertSame(failure, thrown);
        }
        for (int i = 0; i < failing; i++) {
          assertEquals(i * (i + 1L) / 2, chain.sums[i]);
        }
        int atEnd = chain.ends.get();
        assertTrue(atEnd >= failing);
        pool.run(() -> {});
        assertEquals(atEnd, chain.ends.get());
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void loopsInsideLoopsAndInsideSubmissionsComplete(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Chain outer = new Chain(20);
      outer.work =
          tile -> {
            Chain inner = new Chain(20);
            inner.run();
            assertComplete(inner);
          };
      pool.run(outer::run);
      assertComplete(outer);
      Chain submitted = new Chain(200);
      HealthProbe.resultOf(pool.submit(() -> run(submitted)));
      assertComplete(submitted);
      HealthProbe.check(pool);
    }
  }

  private static boolean run(Chain chain) {
    chain.run();
    return true;
  }

  private static void failIf(boolean here, RuntimeException failure) {
    if (here) {
      throw failure;
    }
  }
}
