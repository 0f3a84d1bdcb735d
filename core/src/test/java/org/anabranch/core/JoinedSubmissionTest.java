package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Futures that workers wait for, that are cancelled, and that race with the end of their pool. */
@Tag("races")
class JoinedSubmissionTest {
  private static final long SEED = 17;

  private static int fib(WorkStealingPool pool, int n) {
    if (n < 2) {
      return n;
    }
    CompletableFuture<Integer> left = pool.submit(() -> fib(pool, n - 1));
    CompletableFuture<Integer> right = pool.submit(() -> fib(pool, n - 2));
    return left.join() + right.join();
  }

  @EachPoolSize
  void submissionsThatWaitForSubmissionsAllEnd(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertEquals(89, HealthProbe.resultOf(pool.submit(() -> fib(pool, 11))));
      assertEquals(89, pool.<Integer, RuntimeException>call(() -> fib(pool, 11)));
      HealthProbe.check(pool);
    }
  }

  /** What depends on a submission cannot be run by who waits for it; spares run the rest. */
  @EachPoolSize
  void workersMayWaitForWhatDependsOnSubmissions(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      List<CompletableFuture<Integer>> waiting = new ArrayList<>();
      for (int i = 0; i < 5; i++) {
        waiting.add(
            pool.submit(
                () ->
                    pool.submit(() -> 1).thenApplyAsync(x -> x + 1).get()
                        + pool.submit(() -> 1).thenApplyAsync(x -> x + 1).get(1, TimeUnit.MINUTES)
                        + pool.submit(() -> 1).thenApplyAsync(x -> x + 1).join()));
      }
      for (CompletableFuture<Integer> future : waiting) {
        assertEquals(6, HealthProbe.resultOf(future));
      }
      HealthProbe.check(pool);
    }
  }

  @Test
  void theOnlyWorkerRunsWhatItWaitsForItself() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      boolean same =
          HealthProbe.resultOf(
              pool.submit(
                  () -> {
                    CompletableFuture<Thread> joined = pool.submit(Thread::currentThread);
                    CompletableFuture<Thread> got = pool.submit(Thread::currentThread);
                    return joined.join() == Thread.currentThread()
                        && got.get() == Thread.currentThread();
                  }));
      assertTrue(same);
      HealthProbe.check(pool);
    }
  }

  /** The pool's thread is busy; who is in a call runs what nobody has begun, with its exception. */
  @Test
  void aCallerInsideACallRunsWhatItWaitsForToo() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      CountDownLatch over = new CountDownLatch(1);
      pool.execute(() -> Forced.await(over));
      IllegalStateException failure = new IllegalStateException("submitted");
      pool.run(
          () -> {
            assertSame(Thread.currentThread(), pool.submit(Thread::currentThread).join());
            CompletableFuture<Integer> failing =
                pool.submit(
                    () -> {
                      throw failure;
                    });
            Throwable thrown = assertThrows(CompletionException.class, failing::join);
            assertSame(failure, thrown.getCause());
            assertThrows(ExecutionException.class, failing::get);
            AtomicInteger ran = new AtomicInteger();
            pool.submit(() -> new Act(self -> ran.incrementAndGet()).fork()).join();
            assertEquals(1, ran.get());
          });
      over.countDown();
      HealthProbe.check(pool);
    }
  }

  /** The submission is a call of its own, whoever runs it. */
  @Test
  void theCancellationOfWhoWaitsIsNotThatOfTheSubmission() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      CountDownLatch over = new CountDownLatch(1);
      pool.execute(() -> Forced.await(over));
      Cancellation own = Cancellation.create();
      AtomicInteger result = new AtomicInteger();
      assertThrows(
          CancellationException.class,
          () ->
              pool.run(
                  own,
                  () -> {
                    AtomicInteger ran = new AtomicInteger();
                    result.set(
                        pool.submit(
                                () -> {
                                  own.cancel();
                                  Thread.currentThread().interrupt();
                                  ElementLoop.run(0, 5_000, i -> ran.incrementAndGet());
                                  return ran.get();
                                })
                            .join());
                  }));
      assertEquals(5_000, result.get());
      assertTrue(Thread.interrupted());
      over.countDown();
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void cancellingAFutureEndsItsCall(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 10; round++) {
        CountDownLatch running = new CountDownLatch(1);
        CountDownLatch ended = new CountDownLatch(1);
        CompletableFuture<Integer> future =
            pool.submit(
                () -> {
                  try {
                    ElementLoop.run(0, Long.MAX_VALUE, i -> running.countDown());
                    return 1;
                  } finally {
                    ended.countDown();
                  }
                });
        Forced.await(running);
        assertTrue(future.cancel(false));
        assertTrue(future.isCancelled());
        assertThrows(CancellationException.class, future::join);
        Forced.await(ended);
        assertTrue(future.cancel(true), "as before");
      }
      CompletableFuture<Integer> done = pool.submit(() -> 1);
      assertEquals(1, HealthProbe.resultOf(done));
      assertFalse(done.cancel(false));
      HealthProbe.check(pool);
    }
  }

  /** Whoever submits, cancels, waits and closes at once: every future ends, none runs twice. */
  @EachPoolSize
  void submissionsThatRaceWithCancelJoinAndCloseAllEnd(int parallelism) throws Exception {
    SplittableRandom seeds = new SplittableRandom(SEED);
    for (int round = 0; round < 20; round++) {
      WorkStealingPool pool = WorkStealingPool.create(parallelism);
      Queue<CompletableFuture<Integer>> futures = new ConcurrentLinkedQueue<>();
      AtomicInteger runs = new AtomicInteger();
      CountDownLatch start = new CountDownLatch(4);
      SplittableRandom random = seeds.split();
      List<Thread> threads =
          List.of(
              new Thread(
                  () -> {
                    Forced.meet(start);
                    submitUntilClosed(pool, futures, runs);
                  }),
              new Thread(
                  () -> {
                    Forced.meet(start);
                    for (int i = 0; i < 50; i++) {
                      futures.stream()
                          .skip(random.nextInt(20))
                          .findFirst()
                          .ifPresent(future -> future.cancel(random.nextBoolean()));
                    }
                  }),
              new Thread(
                  () -> {
                    Forced.meet(start);
                    joinInside(pool, futures);
                  }));
      threads.forEach(Thread::start);
      Forced.meet(start);
      for (int i = random.nextInt(2_000); i > 0; i--) {
        Thread.onSpinWait();
      }
      pool.close();
      for (Thread thread : threads) {
        thread.join();
      }
      int succeeded = 0;
      for (CompletableFuture<Integer> future : new ArrayList<>(futures)) {
        Forced.until(future::isDone, "a future of a closed pool ends, seed " + SEED);
        succeeded += future.isCompletedExceptionally() ? 0 : 1;
      }
      assertTrue(runs.get() >= succeeded && runs.get() <= futures.size(), "seed " + SEED);
    }
  }

  private static void submitUntilClosed(
      WorkStealingPool pool, Queue<CompletableFuture<Integer>> futures, AtomicInteger runs) {
    try {
      for (int i = 0; i < 100; i++) {
        futures.add(pool.submit(runs::incrementAndGet));
      }
    } catch (RejectedExecutionException e) {
      assertTrue(pool.isClosed());
    }
  }

  private static void joinInside(WorkStealingPool pool, Queue<CompletableFuture<Integer>> futures) {
    try {
      pool.run(
          () -> {
            for (int i = 0; i < 50; i++) {
              CompletableFuture<Integer> some = futures.peek();
              if (some != null) {
                some.handle((value, failure) -> value).join();
                CallerKind.PLATFORM.outcomeOf(pool, some::join);
              }
            }
          });
    } catch (RejectedExecutionException e) {
      assertTrue(pool.isClosed());
    }
  }
}
