package org.anabranch.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongConsumer;
import org.anabranch.core.EachParallelism;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.core.loop.LoopReport.Company;
import org.anabranch.core.worker.FunctionMemory;
import org.junit.jupiter.api.Test;

/** Loops that are over before their last index, and indices that stand for several calls. */
class LoopEndsTest {
  /** Is over from the lowest index that its body reported. */
  private static final class Ending extends LeafLoop<Ending> {
    final AtomicLong over = new AtomicLong(Long.MAX_VALUE);
    final LongConsumer body;

    Ending(LongConsumer body) {
      this.body = body;
    }

    void endFrom(long index) {
      over.accumulateAndGet(index, Math::min);
    }

    @Override
    protected void run(long from, long to) {
      for (long i = from; i < to && i < over.get(); i++) {
        body.accept(i);
      }
    }

    @Override
    protected boolean isOverFrom(long index) {
      return over.get() <= index;
    }

    @Override
    protected Ending split() {
      return this;
    }

    @Override
    protected void merge(Ending part) {}
  }

  @EachParallelism
  void whatLiesAboveTheEndIsLeftOutAndWhatLiesBelowIsRun(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 20; round++) {
        long end = round * 3_001L;
        AtomicLong below = new AtomicLong();
        AtomicLong above = new AtomicLong();
        Ending[] loop = new Ending[1];
        loop[0] =
            new Ending(
                i -> {
                  (i < end ? below : above).incrementAndGet();
                  if (i == end) {
                    loop[0].endFrom(end);
                  }
                });
        pool.run(() -> RangeLoop.run(0, 1L << 40, loop[0].body.getClass(), loop[0]));
        long atReturn = above.get();
        assertEquals(end, below.get());
        assertTrue(atReturn < 1L << 39, "a trillion indices were left out");
        pool.run(() -> {});
        assertEquals(atReturn, above.get());
      }
    }
  }

  /** By force the failure comes first; the sequential loop would not have reached it. */
  @Test
  void aFailureAboveTheEndDoesNotCount() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch failed = new CountDownLatch(1);
      Ending[] loop = new Ending[1];
      loop[0] =
          new Ending(
              i -> {
                if (i == 1) {
                  failed.countDown();
                  throw new IllegalStateException("above the end");
                }
                await(failed);
                loop[0].endFrom(1);
              });
      pool.run(() -> RangeLoop.run(0, 2, loop[0].body.getClass(), loop[0]));
      assertEquals(1, loop[0].over.get());
    }
  }

  @Test
  void aFailureBelowTheEndCounts() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch ended = new CountDownLatch(1);
      IllegalStateException below = new IllegalStateException("below the end");
      Ending[] loop = new Ending[1];
      loop[0] =
          new Ending(
              i -> {
                if (i == 1) {
                  loop[0].endFrom(2);
                  ended.countDown();
                } else {
                  await(ended);
                  throw below;
                }
              });
      assertSame(
          below,
          assertThrows(
              IllegalStateException.class,
              () -> pool.run(() -> RangeLoop.run(0, 2, loop[0].body.getClass(), loop[0]))));
    }
  }

  /** What is remembered is the cost of a call, whatever an index stands for. */
  @Test
  void anIndexMayStandForManyCalls() {
    LongConsumer call = i -> Thread.onSpinWait();
    FunctionMemory memory = FunctionMemory.of(call.getClass());
    memory.record(1_000);
    LoopPlan plan = new LoopPlan(Company.ANYBODY, memory, call.getClass(), List.of(), 1_024);
    assertEquals(1_024_000, plan.picosPerElement());
    plan.remember(10, 20_480);
    assertEquals(2_000, memory.cost());
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
