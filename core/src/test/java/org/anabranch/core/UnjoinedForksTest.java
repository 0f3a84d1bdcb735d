package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.ExecutionException;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.ElementLoop;

/** Forks that nobody joined are joined when the body that made them ends: compute, chunk, call. */
class UnjoinedForksTest {
  private static Act counting(AtomicInteger counter) {
    return new Act(self -> counter.incrementAndGet());
  }

  @EachParallelism
  void atTheEndOfCompute(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.invoke(
          new Act(
              self -> {
                new Act(
                        me -> {
                          for (int i = 0; i < 10; i++) {
                            me.forking(counting(ran));
                          }
                        })
                    .invoke();
                assertEquals(10, ran.get());
                Act forked = new Act(me -> me.forking(counting(ran)).forking(counting(ran)));
                self.forking(forked);
                self.joining(forked);
                assertEquals(12, ran.get());
              }));
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void throughEveryLevel(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.invoke(spreading(9, ran));
      assertEquals((1 << 10) - 1, ran.get());
      HealthProbe.check(pool);
    }
  }

  private static Act spreading(int height, AtomicInteger ran) {
    return new Act(
        self -> {
          ran.incrementAndGet();
          if (height > 0) {
            self.forking(spreading(height - 1, ran)).forking(spreading(height - 1, ran));
          }
        });
  }

  @EachParallelism
  void atTheEndOfACallBody(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger inner = new AtomicInteger();
      pool.run(
          () -> {
            counting(ran).fork();
            pool.run(() -> counting(inner).fork());
            assertEquals(1, inner.get(), "the inner call has ended");
          });
      assertEquals(1, ran.get());
      assertEquals("x", pool.<String, RuntimeException>call(() -> forkAnd(counting(ran), "x")));
      assertEquals(2, ran.get());
    }
  }

  private static String forkAnd(Act act, String result) {
    act.fork();
    return result;
  }

  @EachParallelism
  void atTheEndOfASubmittedBody(int parallelism) throws Exception {
    AtomicInteger ran = new AtomicInteger();
    IllegalStateException thrown = new IllegalStateException("fork");
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertEquals("x", pool.submit(() -> forkAnd(counting(ran), "x")).get());
      assertEquals(1, ran.get());
      ExecutionException e =
          assertThrows(
              ExecutionException.class,
              () -> pool.submit(() -> forkAnd(Act.failing(thrown), "x")).get());
      assertSame(thrown, e.getCause());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void atTheEndOfALoop(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 20; round++) {
        ran.set(0);
        pool.run(
            () -> {
              ElementLoop.run(0, 1_000, i -> counting(ran).fork());
              assertEquals(1_000, ran.get());
            });
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void atTheEndOfABranch(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Runnable forking = () -> counting(ran).fork();
      Runnable[] bodies = {forking, forking, forking};
      for (int round = 0; round < 20; round++) {
        ran.set(0);
        pool.run(
            () -> {
              Branches.run(bodies, bodies);
              assertEquals(3, ran.get());
            });
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void afterAFailureOfOneTheOthersHaveEnded(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    IllegalStateException thrown = new IllegalStateException("fork");
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Act root =
          new Act(
              self -> {
                for (int i = 0; i < 10; i++) {
                  self.forking(i == 4 ? Act.failing(thrown) : counting(ran));
                }
              });
      assertSame(thrown, assertThrows(IllegalStateException.class, () -> pool.invoke(root)));
      assertEquals(9, ran.get(), "a failed fork cancels nobody");
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void theForksOfAFailedChunkAreJoinedOrDropped(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    IllegalStateException thrown = new IllegalStateException("chunk");
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Runnable loop =
          () ->
              ElementLoop.run(
                  0,
                  200,
                  i -> {
                    counting(ran).fork();
                    if (i == 57) {
                      throw thrown;
                    }
                  });
      assertSame(
          thrown, assertThrows(IllegalStateException.class, () -> pool.run(loop), "the body's"));
      int atThrow = ran.get();
      assertTrue(atThrow <= 200);
      HealthProbe.check(pool);
      assertEquals(atThrow, ran.get());
    }
  }
}
