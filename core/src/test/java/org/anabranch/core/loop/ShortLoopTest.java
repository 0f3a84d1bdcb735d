package org.anabranch.core.loop;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeFalse;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongConsumer;
import org.anabranch.core.Cancellation;
import org.anabranch.core.EachParallelism;
import org.anabranch.core.ForkAction;
import org.anabranch.core.HealthProbe;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.FunctionMemory;
import org.junit.jupiter.api.Test;

/** Loops of functions that were cheap before: they run where they are called, without a job. */
class ShortLoopTest {
  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Failure(String message) {
      super(message);
    }
  }

  /** An action as a lambda. */
  private static final class Act extends ForkAction {
    private final Runnable body;

    Act(Runnable body) {
      this.body = body;
    }

    static Act failing(String message) {
      return new Act(
          () -> {
            throw new Failure(message);
          });
    }

    @Override
    protected void compute() {
      body.run();
    }
  }

  /** Runs the loop as one of a function that took a nanosecond an index so far. */
  private static void runKnown(long to, LongConsumer body) {
    FunctionMemory.of(body.getClass()).record(1_000);
    ElementLoop.run(0, to, body);
  }

  /** Runs a test of such a loop from outside any call, and from within one. */
  private static void everywhere(int parallelism, Runnable test) {
    test.run();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(test);
      HealthProbe.check(pool);
    }
  }

  @Test
  void whoCallsFromOutsideIsNobodysGuest() {
    assumeNobodyWatches();
    runKnown(1, i -> assertNull(Current.worker()));
  }

  @EachParallelism
  void eachIndexRunsOnce(int parallelism) {
    everywhere(
        parallelism,
        () -> {
          for (int n : new int[] {1, 2, 3, 7, 100, 5_000}) {
            int[] seen = new int[n];
            int[] once = new int[n];
            Arrays.fill(once, 1);
            runKnown(n, i -> seen[(int) i]++);
            assertArrayEquals(once, seen, "n = " + n);
          }
        });
  }

  /** Whichever index it is that has become slow, the loop is finished in one way or another. */
  @EachParallelism
  void eachIndexRunsOnceThoughTheFirstOnesAreSlow(int parallelism) {
    everywhere(
        parallelism,
        () -> {
          for (int slow = 1; slow <= 4; slow++) {
            int slowOnes = slow;
            AtomicInteger[] seen = new AtomicInteger[20];
            Arrays.setAll(seen, i -> new AtomicInteger());
            runKnown(
                seen.length,
                i -> {
                  if (i < slowOnes) {
                    sleep(2);
                  }
                  seen[(int) i].incrementAndGet();
                });
            for (AtomicInteger count : seen) {
              assertEquals(1, count.get());
            }
          }
        });
  }

  /** The first index tells that the others may be slow: then a helper takes part. */
  @Test
  void aFunctionThatHasBecomeSlowIsShared() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch both = new CountDownLatch(2);
      pool.run(
          () ->
              runKnown(
                  8,
                  i -> {
                    if (i < 2) {
                      sleep(3);
                    } else {
                      both.countDown();
                      await(both);
                    }
                  }));
      assertEquals(0, both.getCount());
    }
  }

  /** So that the next call is shared, or at least timed. */
  @Test
  void aFunctionThatHasBecomeSlowIsRemembered() {
    LongConsumer body = i -> busy(20_000);
    runKnown(3, body);
    assertTrue(FunctionMemory.of(body.getClass()).cost() > 1_000);
  }

  @EachParallelism
  void theFailureIsTheLoops(int parallelism) {
    everywhere(
        parallelism,
        () -> {
          for (int at : new int[] {0, 1, 2, 99}) {
            Failure failure = new Failure("index " + at);
            AtomicInteger ran = new AtomicInteger();
            LongConsumer body =
                i -> {
                  ran.incrementAndGet();
                  if (i == at) {
                    throw failure;
                  }
                };
            assertSame(failure, assertThrows(Failure.class, () -> runKnown(100, body)));
            assertEquals(at + 1, ran.get());
          }
        });
  }

  @EachParallelism
  void forksAreJoined(int parallelism) {
    everywhere(
        parallelism,
        () -> {
          AtomicInteger done = new AtomicInteger();
          runKnown(
              20,
              i -> {
                Act joined = new Act(done::incrementAndGet);
                joined.fork();
                joined.join();
                new Act(done::incrementAndGet).fork();
              });
          assertEquals(40, done.get());
        });
  }

  @EachParallelism
  void theFailureOfTheOldestUnjoinedForkIsThrown(int parallelism) {
    everywhere(
        parallelism,
        () -> {
          LongConsumer body =
              i -> {
                Act joined = Act.failing("joined");
                joined.fork();
                assertThrows(Failure.class, joined::join);
                Act.failing("first").fork();
                Act.failing("second").fork();
              };
          Failure thrown = assertThrows(Failure.class, () -> runKnown(1, body));
          assertEquals("first", thrown.getMessage());
          assertEquals("second", thrown.getSuppressed()[0].getMessage());
        });
  }

  @EachParallelism
  void theFailureOfAJoinedForkIsNotSuppressed(int parallelism) {
    everywhere(
        parallelism,
        () -> {
          LongConsumer body =
              i -> {
                Act fork = Act.failing("fork");
                fork.fork();
                assertThrows(Failure.class, fork::join);
                throw new Failure("body");
              };
          Failure thrown = assertThrows(Failure.class, () -> runKnown(1, body));
          assertEquals("body", thrown.getMessage());
          assertEquals(0, thrown.getSuppressed().length, "it was joined before");
        });
  }

  /** Outside a call it has run already; elsewhere it might be dropped. */
  @Test
  void theFailureOfAnUnjoinedForkIsSuppressedWhenTheBodyThrows() {
    assumeNobodyWatches();
    LongConsumer body =
        i -> {
          Act.failing("fork").fork();
          throw new Failure("body");
        };
    Failure thrown = assertThrows(Failure.class, () -> runKnown(1, body));
    assertEquals("fork", thrown.getSuppressed()[0].getMessage());
  }

  @Test
  void aFunctionThatForksHasAGuestTheNextTime() {
    assumeNobodyWatches();
    List<Boolean> asGuest = new ArrayList<>();
    LongConsumer body =
        i -> {
          asGuest.add(Current.worker() != null);
          Act fork = new Act(() -> {});
          fork.fork();
          fork.join();
        };
    FunctionMemory.of(body.getClass()).record(1_000);
    ElementLoop.run(0, 1, body);
    ElementLoop.run(0, 1, body);
    assertEquals(List.of(false, true), asGuest);
  }

  @Test
  void aFunctionThatMakesCallsHasAGuestTheNextTime() {
    assumeNobodyWatches();
    List<Boolean> asGuest = new ArrayList<>();
    LongConsumer body =
        i -> {
          asGuest.add(Current.worker() != null);
          new Act(() -> {}).invoke();
        };
    FunctionMemory.of(body.getClass()).record(1_000);
    ElementLoop.run(0, 1, body);
    ElementLoop.run(0, 1, body);
    assertEquals(List.of(false, true), asGuest);
  }

  /** Of two loops that stand within each other, only the inner one's function forks. */
  @Test
  void shortLoopsNest() {
    assumeNobodyWatches();
    AtomicInteger done = new AtomicInteger();
    LongConsumer inner = i -> new Act(done::incrementAndGet).fork();
    LongConsumer outer = i -> runKnown(1, inner);
    runKnown(3, outer);
    assertEquals(3, done.get());
    assertTrue(FunctionMemory.of(inner.getClass()).nests());
    assertThrows(IllegalStateException.class, () -> new Act(() -> {}).fork());
  }

  @Test
  void forksOfTheJobAroundAreNotTheBodys() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      pool.run(
          () -> {
            Act outer = new Act(() -> {});
            outer.fork();
            runKnown(1, i -> assertThrows(IllegalStateException.class, outer::join));
            outer.join();
          });
    }
  }

  @Test
  void anInterruptedCallerGetsNoResult() {
    AtomicInteger ran = new AtomicInteger();
    LongConsumer body =
        i -> {
          ran.incrementAndGet();
          Thread.currentThread().interrupt();
        };
    assertThrows(CancellationException.class, () -> runKnown(100, body));
    assertTrue(Thread.interrupted(), "the flag is kept");
    assertEquals(1, ran.get());
    Thread.currentThread().interrupt();
    assertThrows(CancellationException.class, () -> runKnown(100, body));
    assertTrue(Thread.interrupted(), "the flag is kept");
  }

  @EachParallelism
  void aCancelledCallRunsNoShortLoop(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Cancellation cancellation = Cancellation.create();
      AtomicInteger ran = new AtomicInteger();
      assertThrows(
          CancellationException.class,
          () ->
              pool.run(
                  cancellation,
                  () -> {
                    cancellation.cancel();
                    runKnown(100, i -> ran.incrementAndGet());
                  }));
      assertEquals(0, ran.get());
      assertThrows(
          CancellationException.class,
          () ->
              pool.run(
                  Cancellation.after(Duration.ofMillis(1)),
                  () -> {
                    for (; ; ) {
                      runKnown(100, i -> ran.incrementAndGet());
                    }
                  }));
    }
  }

  @Test
  void anOverflowLeavesNothingBehind() {
    LongConsumer body =
        new LongConsumer() {
          @Override
          public void accept(long i) {
            runKnown(1, this);
          }
        };
    assertThrows(StackOverflowError.class, () -> runKnown(1, body));
    assertThrows(IllegalStateException.class, () -> new Act(() -> {}).fork());
    assertFalse(FunctionMemory.of(body.getClass()).nests());
  }

  /** Where a test before this one has started Flight Recorder, every call has a guest. */
  private static void assumeNobodyWatches() {
    assumeFalse(Crew.common().observers().areWatching());
  }

  private static void busy(long nanos) {
    long end = System.nanoTime() + nanos;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  private static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
