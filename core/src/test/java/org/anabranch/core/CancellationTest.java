package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Test;

/** Calls that are ended early: where they notice, what they throw, what ends with them. */
class CancellationTest {
  private static final long SEED = 11;

  /** More indices than any test could run. */
  private static final int ENDLESS = Integer.MAX_VALUE;

  /** Forks without end, as far as anybody can wait. */
  private static void forkTree(int depth, AtomicInteger leaves) {
    if (depth == 0) {
      leaves.incrementAndGet();
      return;
    }
    Act right = new Act(self -> forkTree(depth - 1, leaves));
    right.fork();
    forkTree(depth - 1, leaves);
    right.join();
  }

  private static void loop(Runnable body) {
    ElementLoop.run(0, ENDLESS, i -> body.run());
  }

  @EachPoolSize
  void whatIsCancelledBeforeDoesNotBegin(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger ran = new AtomicInteger();
      Cancellation cancelled = Cancellation.create();
      assertFalse(cancelled.isCancelled());
      cancelled.cancel();
      assertTrue(cancelled.isCancelled());
      assertThrows(
          CancellationException.class, () -> pool.run(cancelled, (Runnable) ran::incrementAndGet));
      Cancellation late = Cancellation.after(Duration.ZERO);
      Throwable thrown =
          assertThrows(
              DeadlineExceededException.class,
              () -> pool.<Integer, RuntimeException>call(late, ran::incrementAndGet));
      assertNull(thrown.getCause());
      assertEquals(0, ran.get());
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void whatIsNotCancelledReturnsItsResult(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Cancellation far = Cancellation.after(Duration.ofDays(1_000_000_000L)).failFast();
      for (int use = 0; use < 3; use++) {
        AtomicInteger ran = new AtomicInteger();
        int result =
            pool.<Integer, RuntimeException>call(
                far,
                () -> {
                  ElementLoop.run(0, 10_000, i -> ran.incrementAndGet());
                  forkTree(6, ran);
                  return Branches.joinInt(() -> 1, () -> 2, Integer::sum);
                });
        assertEquals(3, result);
        assertEquals(10_064, ran.get());
      }
    }
  }

  @EachPoolSize
  void aLoopEndsWhereverItIs(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Cancellation own = Cancellation.create();
      AtomicInteger ran = new AtomicInteger();
      assertThrows(
          CancellationException.class,
          () ->
              pool.run(
                  own,
                  () ->
                      loop(
                          () -> {
                            if (ran.incrementAndGet() == 5_000) {
                              own.cancel();
                            }
                          })));
      assertTrue(ran.get() >= 5_000);
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void forksEndWhetherKeptOrOffered(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Cancellation own = Cancellation.create();
      AtomicInteger leaves = new AtomicInteger();
      Runnable body = () -> forkTree(60, leaves);
      Thread canceller =
          new Thread(
              () -> {
                Forced.until(() -> leaves.get() > 20_000, "the tree grows");
                own.cancel();
              });
      canceller.start();
      assertThrows(CancellationException.class, () -> pool.run(own, body));
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void aCallThatIsTooLateSaysSo(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Runnable endless = () -> loop(() -> {});
      assertThrows(
          DeadlineExceededException.class,
          () -> pool.run(Cancellation.after(Duration.ofMillis(20)), endless));
      AtomicInteger leaves = new AtomicInteger();
      assertThrows(
          DeadlineExceededException.class,
          () -> pool.run(Cancellation.after(Duration.ofMillis(20)), () -> forkTree(60, leaves)));
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void theFirstOfNestedCancellationsEndsWhatIsInsideIt(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism);
        WorkStealingPool other = WorkStealingPool.create(2)) {
      Cancellation outer = Cancellation.create();
      Cancellation inner = Cancellation.create();
      int result =
          pool.<Integer, RuntimeException>call(
              outer,
              () -> {
                assertThrows(
                    CancellationException.class, () -> pool.run(inner, () -> loop(inner::cancel)));
                AtomicInteger ran = new AtomicInteger();
                ElementLoop.run(0, 1_000, i -> ran.incrementAndGet());
                return ran.get();
              });
      assertEquals(1_000, result);
      Cancellation idle = Cancellation.create();
      assertThrows(
          CancellationException.class,
          () -> pool.run(outer, () -> pool.run(idle, () -> loop(outer::cancel))));
      Cancellation across = Cancellation.create();
      assertThrows(
          CancellationException.class,
          () -> pool.run(across, () -> other.run(() -> loop(across::cancel))));
      HealthProbe.check(pool);
      HealthProbe.check(other);
    }
  }

  @EachPoolSize
  void whatIsSubmittedFromACancelledCallGoesOn(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Cancellation own = Cancellation.create();
      AtomicInteger ran = new AtomicInteger();
      assertThrows(
          CancellationException.class,
          () ->
              pool.run(
                  own,
                  () -> {
                    own.cancel();
                    pool.execute(() -> ElementLoop.run(0, 5_000, i -> ran.incrementAndGet()));
                    loop(() -> {});
                  }));
      Forced.until(() -> ran.get() == 5_000, "the execution is complete");
    }
  }

  @EachPoolSize
  void aFailureBeforeTheCancellationIsThrown(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable failure = kind.create("before");
        Cancellation own = Cancellation.create();
        Runnable failing =
            () -> {
              own.cancel();
              throw FailureKind.sneak(failure);
            };
        CallerKind place = CallerKind.PLATFORM;
        assertSame(failure, place.outcomeOf(pool, () -> pool.run(own, failing)));
        Cancellation second = Cancellation.create();
        Runnable loop =
            () ->
                ElementLoop.run(
                    0,
                    ENDLESS,
                    i -> {
                      if (i == 100) {
                        second.cancel();
                        throw FailureKind.sneak(failure);
                      }
                    });
        assertSame(failure, place.outcomeOf(pool, () -> pool.run(second, loop)));
      }
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void aFailureOfABodyIsThrownRatherThanTheCancellationThatEndedAnother(int parallelism) {
    for (FailureKind kind : FailureKind.values()) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        Throwable failure = kind.create("second");
        Cancellation own = Cancellation.create();
        CountDownLatch failing = new CountDownLatch(1);
        Runnable bodies =
            () ->
                Branches.joinInt(
                    () -> {
                      Forced.await(failing);
                      own.cancel();
                      forkTree(60, new AtomicInteger());
                      return 1;
                    },
                    () -> {
                      failing.countDown();
                      throw FailureKind.sneak(failure);
                    },
                    Integer::sum);
        assertSame(failure, CallerKind.PLATFORM.outcomeOf(pool, () -> pool.run(own, bodies)));
        HealthProbe.check(pool);
      }
    }
  }

  @EachPoolSize
  void aCancelledCallNeverReturnsAPartOfItsResultNorGoesOn(int parallelism) {
    SplittableRandom random = new SplittableRandom(SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      int cancelled = 0;
      for (int round = 0; round < 60; round++) {
        Cancellation own = Cancellation.create();
        AtomicBoolean over = new AtomicBoolean();
        AtomicInteger late = new AtomicInteger();
        AtomicInteger sum = new AtomicInteger();
        int at = random.nextInt(3_000);
        try {
          pool.run(
              own,
              () ->
                  ElementLoop.run(
                      0,
                      2_000,
                      i -> {
                        late.addAndGet(over.get() ? 1 : 0);
                        if (sum.incrementAndGet() == at) {
                          own.cancel();
                        }
                        work(1_000);
                      }));
          assertEquals(2_000, sum.get(), "seed " + SEED);
        } catch (CancellationException e) {
          cancelled++;
        }
        over.set(true);
        Forced.giveWay();
        assertEquals(0, late.get(), "seed " + SEED);
      }
      assertTrue(cancelled > 5, "cancelled " + cancelled);
      HealthProbe.check(pool);
    }
  }

  private static void work(long nanos) {
    long end = System.nanoTime() + nanos;
    while (System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
  }

  @EachSharedParallelism
  void failFastGivesUpTheIndicesBelowToo(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      IllegalStateException failure = new IllegalStateException("fast");
      Cancellation fast = Cancellation.create().failFast();
      CountDownLatch begun = new CountDownLatch(1);
      Runnable body =
          () ->
              ElementLoop.run(
                  0,
                  2,
                  i -> {
                    if (i == 0) {
                      begun.countDown();
                      loop(() -> {}); // ends only by the failure of the other
                    }
                    Forced.await(begun);
                    throw failure;
                  });
      assertSame(failure, CallerKind.PLATFORM.outcomeOf(pool, () -> pool.run(fast, body)));
      Runnable branches =
          () ->
              Branches.joinInt(
                  () -> {
                    loop(() -> {});
                    return 1;
                  },
                  () -> {
                    throw failure;
                  },
                  Integer::sum);
      assertSame(failure, CallerKind.PLATFORM.outcomeOf(pool, () -> pool.run(fast, branches)));
      assertFalse(fast.isCancelled(), "it ends the loop, not what else uses the cancellation");
      int caught =
          pool.<Integer, RuntimeException>call(
              fast,
              () -> {
                assertThrows(IllegalStateException.class, body::run);
                AtomicInteger ran = new AtomicInteger();
                ElementLoop.run(0, 1_000, i -> ran.incrementAndGet());
                return ran.get();
              });
      assertEquals(1_000, caught, "who catches the failure goes on");
      HealthProbe.check(pool);
    }
  }

  @Test
  void argumentsAreCheckedFirst() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Cancellation own = Cancellation.create();
      assertThrows(NullPointerException.class, () -> pool.run(null, () -> {}));
      assertThrows(NullPointerException.class, () -> pool.run(own, (Runnable) null));
      assertThrows(NullPointerException.class, () -> pool.call(own, null));
      assertThrows(NullPointerException.class, () -> Cancellation.after(null));
      assertThrows(NullPointerException.class, () -> own.onProgress(null));
      assertTrue(Cancellation.after(Duration.ofSeconds(Long.MIN_VALUE)).isCancelled());
      assertFalse(Cancellation.after(Duration.ofSeconds(Long.MAX_VALUE)).isCancelled());
    }
  }
}
