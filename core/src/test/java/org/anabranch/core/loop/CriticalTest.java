package org.anabranch.core.loop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.CallerKind;
import org.anabranch.core.Cancellation;
import org.anabranch.core.DeadlineExceededException;
import org.anabranch.core.EachPoolSize;
import org.anabranch.core.FailureKind;
import org.anabranch.core.Forced;
import org.anabranch.core.HealthProbe;
import org.anabranch.core.WorkStealingPool;

/** Critical parts run to their end, and whoever asks in one still learns of the cancellation. */
class CriticalTest {
  private static final int N = 5_000;

  private static int runAll() {
    AtomicInteger ran = new AtomicInteger();
    Critical.run(() -> ElementLoop.run(0, N, i -> ran.incrementAndGet()));
    return ran.get();
  }

  @EachPoolSize
  void aCancelledCallFinishesThem(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Cancellation own = Cancellation.create();
      AtomicInteger inside = new AtomicInteger();
      AtomicInteger asked = new AtomicInteger();
      assertThrows(
          CancellationException.class,
          () ->
              pool.run(
                  own,
                  () -> {
                    Critical.run(() -> assertFalse(Critical.isCancelled()));
                    own.cancel();
                    inside.set(runAll());
                    Critical.run(
                        () ->
                            ElementLoop.run(
                                0, 100, i -> asked.addAndGet(Critical.isCancelled() ? 1 : 0)));
                    ElementLoop.run(0, N, i -> inside.incrementAndGet());
                  }));
      assertEquals(N, inside.get());
      assertEquals(100, asked.get());
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void anInterruptedCallerFinishesThemAndKeepsItsFlag(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread.currentThread().interrupt();
      assertEquals(N, runAll(), "outside any call");
      assertTrue(Critical.cancellation().getMessage().contains("interrupted"));
      AtomicInteger ran = new AtomicInteger();
      assertThrows(
          CancellationException.class,
          () ->
              pool.run(
                  () -> {
                    ran.set(runAll());
                    ElementLoop.run(0, N, i -> ran.incrementAndGet());
                  }));
      assertEquals(N, ran.get());
      assertTrue(Thread.interrupted());
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void whatIsToBeThrownNamesTheReason(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Cancellation soon = Cancellation.after(Duration.ofMillis(5));
      assertThrows(
          DeadlineExceededException.class,
          () ->
              pool.run(
                  soon,
                  () -> {
                    Critical.run(() -> Forced.until(Critical::isCancelled, "it is late"));
                    throw Critical.cancellation();
                  }));
    }
  }

  @EachPoolSize
  void theirFailuresAreThrown(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable failure = kind.create("critical");
        Runnable failing =
            () -> {
              throw FailureKind.sneak(failure);
            };
        assertSame(
            failure,
            CallerKind.PLATFORM.outcomeOf(pool, () -> pool.run(() -> Critical.run(failing))));
      }
    }
  }
}
