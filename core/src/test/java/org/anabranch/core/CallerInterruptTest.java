package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;

/** An interrupt of a caller is neither lost nor does it hurt its call or the workers. */
class CallerInterruptTest {

  @EachSharedParallelism
  void aCallerInterruptedWhileItWaitsKeepsItsFlag(int parallelism) {
    Thread caller = Thread.currentThread();
    AtomicInteger ended = new AtomicInteger();
    for (int round = 0; round < 50; round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        CountDownLatch taken = new CountDownLatch(1);
        Act root =
            new Act(
                self -> {
                  self.forking(
                      new Act(
                          me -> {
                            taken.countDown();
                            Forced.untilWaiting(caller);
                            caller.interrupt();
                            Forced.untilWaiting(caller); // it waits on
                            ended.incrementAndGet();
                          }));
                  Forced.await(taken);
                });
        pool.invoke(root);
        assertTrue(Thread.interrupted(), "the flag is kept");
        assertEquals(round + 1, ended.get());
        HealthProbe.check(pool);
      }
    }
  }

  @EachParallelism
  void aCallerThatIsInterruptedBeforeItsCallKeepsItsFlag(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 200; round++) {
        AtomicInteger ran = new AtomicInteger();
        Thread.currentThread().interrupt();
        pool.run(() -> ElementLoop.run(0, 300, i -> ran.incrementAndGet()));
        assertTrue(Thread.interrupted());
        assertEquals(300, ran.get());
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void bodiesThatInterruptTheirThreadLeaveNoTraceOnWorkers(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread caller = Thread.currentThread();
      for (int round = 0; round < 50; round++) {
        pool.run(
            () ->
                ElementLoop.run(
                    0,
                    64,
                    i -> {
                      if (Thread.currentThread() != caller) {
                        Thread.currentThread().interrupt();
                      }
                    }));
        assertFalse(Thread.interrupted());
        assertFalse(
            HealthProbe.resultOf(pool.submit(() -> Thread.currentThread().isInterrupted())));
      }
      HealthProbe.check(pool);
    }
  }
}
