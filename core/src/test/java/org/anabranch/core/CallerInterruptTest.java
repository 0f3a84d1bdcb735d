package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;

/** An interrupt of a caller ends its call, is not lost, and does not reach the workers. */
class CallerInterruptTest {
  private static final long SEED = 5;

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
        assertThrows(CancellationException.class, () -> pool.invoke(root));
        assertTrue(Thread.interrupted(), "the flag is kept");
        assertEquals(round + 1, ended.get());
        HealthProbe.check(pool);
      }
    }
  }

  @EachPoolSize
  void aCallerThatIsInterruptedBeforeItsCallKeepsItsFlag(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 100; round++) {
        AtomicInteger ran = new AtomicInteger();
        Thread.currentThread().interrupt();
        assertThrows(
            CancellationException.class,
            () -> pool.run(() -> ElementLoop.run(0, 300, i -> ran.incrementAndGet())));
        assertTrue(Thread.interrupted());
        assertEquals(0, ran.get());
      }
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void anInterruptEndsLoopsAndForksOfTheCaller(int parallelism) {
    Thread caller = Thread.currentThread();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism);
        WorkStealingPool other = WorkStealingPool.create(2)) {
      Runnable interrupting =
          () -> ElementLoop.run(0, Integer.MAX_VALUE, i -> interruptAt(caller, i));
      for (Runnable call :
          List.<Runnable>of(
              interrupting,
              () -> pool.run(interrupting),
              () -> pool.run(() -> other.run(interrupting)),
              () ->
                  pool.invoke(
                      new Act(
                          self -> {
                            caller.interrupt();
                            forkForEver();
                          })))) {
        assertThrows(CancellationException.class, call::run);
        assertTrue(Thread.interrupted(), "the flag is kept");
      }
      HealthProbe.check(pool);
    }
  }

  private static void interruptAt(Thread caller, long index) {
    if (index == 1_000) {
      caller.interrupt();
    }
  }

  private static void forkForEver() {
    for (; ; ) {
      Act.quiet().fork().join();
    }
  }

  /** Only the helper works; it ends because the caller hears of its interrupt while it waits. */
  @EachSharedParallelism
  void anInterruptOfAWaitingCallerEndsWhatItWaitsFor(int parallelism) {
    Thread caller = Thread.currentThread();
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
                          ElementLoop.run(0, Long.MAX_VALUE, i -> {});
                        }));
                Forced.await(taken);
              });
      assertThrows(CancellationException.class, () -> pool.invoke(root));
      assertTrue(Thread.interrupted(), "the flag is kept");
      HealthProbe.check(pool);
    }
  }

  /** At any moment: a call gives its whole result or ends early, and the flag survives. */
  @EachPoolSize
  void anInterruptAtAnyMomentIsNeitherLostNorLeavesAPart(int parallelism) throws Exception {
    int rounds = Rounds.usualOrLong(300, 10_000);
    AtomicInteger go = new AtomicInteger();
    Thread caller = Thread.currentThread();
    SplittableRandom random = new SplittableRandom(SEED);
    Thread interrupter =
        new Thread(
            () -> {
              for (int round = 1; round <= rounds; round++) {
                int expected = round;
                Forced.until(() -> go.get() == expected, "the next round");
                long end = System.nanoTime() + random.nextInt(300_000);
                while (System.nanoTime() - end < 0) {
                  Thread.onSpinWait();
                }
                caller.interrupt();
              }
            });
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      interrupter.start();
      for (int round = 0; round < rounds; round++) {
        AtomicInteger ran = new AtomicInteger();
        go.incrementAndGet();
        try {
          pool.run(() -> ElementLoop.run(0, 3_000, i -> ran.incrementAndGet()));
          assertEquals(3_000, ran.get(), "seed " + SEED);
        } catch (CancellationException e) {
          assertTrue(caller.isInterrupted(), "seed " + SEED);
        }
        Forced.until(caller::isInterrupted, "the interrupt");
        Thread.interrupted();
      }
      interrupter.join();
      HealthProbe.check(pool);
      assertFalse(HealthProbe.resultOf(pool.submit(() -> Thread.currentThread().isInterrupted())));
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
