package org.anabranch.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import java.util.function.LongConsumer;
import org.anabranch.core.EachParallelism;
import org.anabranch.core.EachSharedParallelism;
import org.anabranch.core.Forced;
import org.anabranch.core.HealthProbe;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Ranges, chunks and what is gathered from them. */
class RangeLoopTest {
  private static final int[] LENGTHS = {0, 1, 2, 3, 7, 63, 64, 65, 1_000, 1_023, 1_025, 40_009};

  /** Sums indices; each worker that takes part has a sum of its own. */
  private static final class IndexSum extends LeafLoop<IndexSum> {
    private long sum;
    private final AtomicInteger parts;
    private final AtomicInteger merges;

    IndexSum(AtomicInteger parts, AtomicInteger merges) {
      this.parts = parts;
      this.merges = merges;
    }

    @Override
    protected void run(long from, long to) {
      for (long i = from; i < to; i++) {
        sum += i;
      }
    }

    @Override
    protected IndexSum split() {
      parts.incrementAndGet();
      return new IndexSum(parts, merges);
    }

    @Override
    protected void merge(IndexSum part) {
      merges.incrementAndGet();
      sum += part.sum;
    }
  }

  @EachParallelism
  void everyIndexRunsOnce(int parallelism) {
    long[] starts = {
      0, -5, 1, Integer.MIN_VALUE, Integer.MAX_VALUE, Long.MIN_VALUE, Long.MAX_VALUE - 40_009
    };
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 5; round++) {
        for (long from : starts) {
          for (int length : LENGTHS) {
            pool.run(() -> assertTrue(CountingLoop.over(from, from + length).eachOnce()));
          }
        }
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void anEmptyOrReversedRangeIsNoWork(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      LongConsumer never =
          i -> {
            throw new AssertionError("ran " + i);
          };
      pool.run(
          () -> {
            ElementLoop.run(5, 5, never);
            ElementLoop.run(5, 4, never);
            ElementLoop.run(Long.MAX_VALUE, Long.MIN_VALUE, never);
          });
    }
  }

  @EachParallelism
  void whatEachWorkerGatheredIsMergedOnce(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 30; round++) {
        AtomicInteger parts = new AtomicInteger();
        AtomicInteger merges = new AtomicInteger();
        long n = 3_000_017;
        IndexSum sum =
            pool.<IndexSum, RuntimeException>call(
                () -> RangeLoop.run(-n, n + 10, 2_000, new IndexSum(parts, merges)));
        long above = n + 10;
        assertEquals(above * (above - 1) / 2 - n * (n + 1) / 2, sum.sum);
        assertEquals(parts.get(), merges.get());
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void longRangesAreCountedInLongs(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicLong covered = new AtomicLong();
      AtomicLong chunks = new AtomicLong();
      long from = -(1L << 33);
      long to = 1L << 34;
      LeafLoop<?> loop =
          pool.<WholeChunks, RuntimeException>call(
              () -> RangeLoop.run(from, to, 1, new WholeChunks(covered, chunks)));
      assertTrue(loop instanceof WholeChunks);
      assertEquals(to - from, covered.get());
      HealthProbe.check(pool);
    }
  }

  /** Takes a chunk as a whole. */
  private static final class WholeChunks extends LeafLoop<WholeChunks> {
    private final AtomicLong covered;
    private final AtomicLong chunks;

    WholeChunks(AtomicLong covered, AtomicLong chunks) {
      this.covered = covered;
      this.chunks = chunks;
    }

    @Override
    protected void run(long from, long to) {
      covered.addAndGet(to - from);
      chunks.incrementAndGet();
    }

    @Override
    protected WholeChunks split() {
      return this;
    }

    @Override
    protected void merge(WholeChunks part) {}
  }

  @Test
  void aPoolOfOneRunsALoopOfUnknownCostInFewChunks() {
    try (WorkStealingPool alone = WorkStealingPool.create(1)) {
      AtomicLong chunks = new AtomicLong();
      alone.run(
          () ->
              RangeLoop.run(
                  0,
                  100_000,
                  new Object() {}.getClass(),
                  new WholeChunks(new AtomicLong(), chunks)));
      assertTrue(chunks.get() <= 40, () -> "chunks: " + chunks);
    }
  }

  /** Of elements whose cost nobody knows, each is open to thieves at once. */
  @EachSharedParallelism
  void asManyElementsAsWorkersMeet(int parallelism) {
    for (int round = 0; round < 50; round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        CountDownLatch all = new CountDownLatch(parallelism);
        pool.run(() -> ElementLoop.runUnknown(0, parallelism, i -> Forced.meet(all)));
      }
    }
  }

  @EachSharedParallelism
  void twoElementsMeet(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch both = new CountDownLatch(2);
      pool.run(() -> ElementLoop.runUnknown(0, 2, i -> Forced.meet(both)));
      HealthProbe.check(pool);
    }
  }

  /**
   * An element gives up waiting for the others after a while, so that all get to its successors.
   */
  @EachSharedParallelism
  void sixtyFourCoarseElementsUseEveryWorker(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Set<Thread> came = ConcurrentHashMap.newKeySet();
      pool.run(
          () ->
              ElementLoop.runUnknown(
                  0,
                  64,
                  i -> {
                    came.add(Thread.currentThread());
                    busyUntil(() -> came.size() == parallelism, 50_000_000);
                  }));
      assertEquals(parallelism, came.size());
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void aCheapFirstElementDoesNotMakeTheRestSerial(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch shared = new CountDownLatch(1);
      Thread caller = Thread.currentThread();
      pool.run(
          () ->
              ElementLoop.runUnknown(
                  0,
                  64,
                  i -> {
                    if (Thread.currentThread() != caller) {
                      shared.countDown();
                    } else if (i > 8) {
                      Forced.await(shared);
                    } else if (i > 0) {
                      busyUntil(() -> false, 2_000_000);
                    }
                  }));
    }
  }

  private static void busyUntil(BooleanSupplier condition, long nanos) {
    long start = System.nanoTime();
    while (!condition.getAsBoolean() && System.nanoTime() - start < nanos) {
      Forced.giveWay();
    }
  }
}
