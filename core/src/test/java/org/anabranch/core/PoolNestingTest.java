package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.CountingLoop;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Test;

/** Calls inside calls: in the same pool, in another, and back again. */
class PoolNestingTest {

  @EachParallelism
  void callGivesTheResultAndDeclaresTheException(int parallelism) throws IOException {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      String result = pool.call(PoolNestingTest::read);
      assertEquals("read", result);
      IOException thrown = new IOException("unread");
      IOException caught =
          assertThrows(
              IOException.class,
              () ->
                  pool.call(
                      () -> {
                        throw thrown;
                      }));
      assertSame(thrown, caught);
    }
  }

  private static String read() throws IOException {
    return "read";
  }

  @EachParallelism
  void theBodyRunsOnTheCallingThread(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread caller = Thread.currentThread();
      pool.run(() -> pool.run(() -> assertSame(caller, Thread.currentThread())));
      assertSame(caller, pool.<Thread, RuntimeException>call(Thread::currentThread));
    }
  }

  @EachParallelism
  void callsNestInOnePool(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      nest(pool, 50, ran);
      assertEquals(50, ran.get());
      HealthProbe.check(pool);
    }
  }

  private static void nest(WorkStealingPool pool, int depth, AtomicInteger ran) {
    pool.run(
        () -> {
          if (depth > 0) {
            new Act(self -> ran.incrementAndGet()).fork();
            nest(pool, depth - 1, ran);
          }
        });
  }

  @EachParallelism
  void tasksOfOnePoolCallIntoAnother(int parallelism) {
    try (WorkStealingPool a = WorkStealingPool.create(parallelism);
        WorkStealingPool b = WorkStealingPool.create(3)) {
      AtomicInteger ran = new AtomicInteger();
      for (int round = 0; round < 20; round++) {
        ran.set(0);
        a.run(
            () ->
                ElementLoop.run(
                    0, 64, i -> b.run(() -> ElementLoop.run(0, 100, j -> ran.incrementAndGet()))));
        assertEquals(6_400, ran.get());
      }
      HealthProbe.check(a);
      HealthProbe.check(b);
    }
  }

  @EachParallelism
  void poolsCallEachOtherInTurns(int parallelism) {
    try (WorkStealingPool a = WorkStealingPool.create(parallelism);
        WorkStealingPool b = WorkStealingPool.create(2)) {
      AtomicInteger ran = new AtomicInteger();
      bounce(a, b, 20, ran);
      assertEquals(20, ran.get());
      HealthProbe.check(a);
      HealthProbe.check(b);
    }
  }

  private static void bounce(
      WorkStealingPool here, WorkStealingPool there, int times, AtomicInteger ran) {
    here.run(
        () -> {
          if (times > 0) {
            Act forked = new Act(self -> ran.incrementAndGet());
            forked.fork();
            bounce(there, here, times - 1, ran);
            forked.join();
          }
        });
  }

  @Test
  void forksBelongToTheInnermostCall() {
    try (WorkStealingPool a = WorkStealingPool.create(2);
        WorkStealingPool b = WorkStealingPool.create(2)) {
      a.run(
          () -> {
            Act outer = Act.quiet();
            outer.fork();
            b.run(
                () -> {
                  assertThrows(IllegalStateException.class, outer::join);
                  Act inner = Act.quiet();
                  inner.fork();
                  a.run(() -> assertThrows(IllegalStateException.class, inner::join));
                  inner.join();
                });
            outer.join();
          });
      HealthProbe.check(a);
      HealthProbe.check(b);
    }
  }

  @Test
  void afterAnInnerCallThatFailedTheOuterTaskForksOn() {
    try (WorkStealingPool a = WorkStealingPool.create(3);
        WorkStealingPool b = WorkStealingPool.create(3)) {
      AtomicInteger ran = new AtomicInteger();
      a.invoke(
          new Act(
              self -> {
                for (FailureKind kind : FailureKind.values()) {
                  Throwable thrown = kind.create("inner");
                  assertSame(
                      thrown,
                      CallerKind.PLATFORM.outcomeOf(b, () -> b.invoke(Act.failing(thrown))));
                  Act child = new Act(me -> ran.incrementAndGet());
                  self.forking(child);
                  self.joining(child);
                }
              }));
      assertEquals(FailureKind.values().length, ran.get());
      HealthProbe.check(a);
      HealthProbe.check(b);
    }
  }

  @Test
  void outsideAnyCallTheCommonPoolIsTheCurrentOne() {
    long before = jobs(WorkStealingPool.common());
    assertTrue(CountingLoop.over(0, 100_000).eachOnce());
    new Act(self -> self.forking(Act.quiet())).invoke();
    assertTrue(jobs(WorkStealingPool.common()) > before);
    assertSame(WorkStealingPool.common(), WorkStealingPool.common());
  }

  @Test
  void insideACallThatPoolIsTheCurrentOne() {
    long before = jobs(WorkStealingPool.common());
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      pool.run(() -> new Act(self -> self.forking(Act.quiet())).invoke());
      HealthProbe.resultOf(
          pool.submit(
              () -> {
                new Act(self -> self.forking(Act.quiet())).invoke();
                return 1;
              }));
      assertTrue(jobs(pool) >= 3);
    }
    assertEquals(before, jobs(WorkStealingPool.common()));
  }

  private static long jobs(WorkStealingPool pool) {
    return pool.statistics().jobs();
  }
}
