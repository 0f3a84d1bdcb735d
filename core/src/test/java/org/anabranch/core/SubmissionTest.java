package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.CountingLoop;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** submit and execute: calls that the pool's own threads make. */
@Tag("machine")
class SubmissionTest {

  @EachParallelism
  void aSubmissionRunsOnAThreadOfThePool(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertNotSame(
          Thread.currentThread(), HealthProbe.resultOf(pool.submit(Thread::currentThread)));
      AtomicReference<Thread> executor = new AtomicReference<>();
      CountDownLatch done = new CountDownLatch(1);
      pool.execute(
          () -> {
            executor.set(Thread.currentThread());
            done.countDown();
          });
      Forced.await(done);
      assertNotSame(Thread.currentThread(), executor.get());
    }
  }

  @EachParallelism
  void submissionsOfASubmissionRunOnOtherThreadsOrLater(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicReference<CompletableFuture<Integer>> inner = new AtomicReference<>();
      boolean doneAtOnce =
          HealthProbe.resultOf(
              pool.submit(
                  () -> {
                    inner.set(pool.submit(() -> 1));
                    return parallelism == 1 && inner.get().isDone();
                  }));
      assertFalse(doneAtOnce, "never on the submitter");
      assertEquals(1, HealthProbe.resultOf(inner.get()));
    }
  }

  @EachParallelism
  void aSubmissionIsACallOfThisPool(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertTrue(HealthProbe.resultOf(pool.submit(() -> CountingLoop.over(0, 5_000).eachOnce())));
      int sum =
          HealthProbe.resultOf(
              pool.submit(
                  () -> {
                    AtomicInteger ran = new AtomicInteger();
                    Act act = new Act(self -> self.forking(new Act(me -> ran.addAndGet(1))));
                    act.fork();
                    act.join();
                    pool.run(() -> new Act(self -> ran.addAndGet(10)).fork());
                    return ran.get();
                  }));
      assertEquals(11, sum);
    }
  }

  @EachSharedParallelism
  void theForksOfASubmissionAreSharedWithAllOtherWorkers(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch all = new CountDownLatch(parallelism);
      pool.submit(
              () -> {
                for (int i = 1; i < parallelism; i++) {
                  new Act(self -> Forced.meet(all)).fork();
                }
                Forced.meet(all);
                return 1;
              })
          .join();
    }
  }

  @EachParallelism
  void aFailureReachesTheFuture(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable thrown = kind.create("submitted");
        CompletableFuture<Integer> future =
            pool.submit(
                () -> {
                  throw FailureKind.sneak(thrown);
                });
        ExecutionException e =
            assertThrows(ExecutionException.class, () -> future.get(20, TimeUnit.SECONDS));
        assertSame(thrown, e.getCause());
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void whatAnExecutedBodyThrowsGoesToTheHandlerOfItsThread(int parallelism) {
    List<Throwable> uncaught = new ArrayList<>();
    try (WorkStealingPool pool =
        WorkStealingPool.builder()
            .parallelism(parallelism)
            .threadFactory(
                body -> {
                  Thread thread = new Thread(body);
                  thread.setUncaughtExceptionHandler(
                      (t, failure) -> {
                        synchronized (uncaught) {
                          uncaught.add(failure);
                        }
                        throw new IllegalStateException("the handler fails too");
                      });
                  return thread;
                })
            .build()) {
      List<Throwable> thrown = new ArrayList<>();
      for (FailureKind kind : FailureKind.values()) {
        Throwable t = kind.create("executed");
        thrown.add(t);
        pool.execute(
            () -> {
              throw FailureKind.sneak(t);
            });
      }
      Forced.until(
          () -> {
            synchronized (uncaught) {
              return uncaught.size() == thrown.size();
            }
          },
          "every failure is reported");
      assertTrue(uncaught.containsAll(thrown));
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void theFuturesDependentsRunInThePool(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CompletableFuture<Integer> future = pool.submit(() -> 1);
      Executor executor = future.defaultExecutor();
      assertSame(pool, executor);
      CompletableFuture<Thread> dependent = future.thenApplyAsync(x -> Thread.currentThread());
      assertSame(pool, dependent.defaultExecutor());
      assertNotSame(Thread.currentThread(), HealthProbe.resultOf(dependent));
      CompletableFuture<Boolean> looping =
          dependent.thenApplyAsync(x -> CountingLoop.over(0, 1_000).eachOnce());
      assertTrue(HealthProbe.resultOf(looping));
    }
  }

  @EachParallelism
  void dependentsThatRunOnTheWorkerMayUseThePool(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch chained = new CountDownLatch(1);
      CompletableFuture<Boolean> dependent =
          pool.submit(
                  () -> {
                    Forced.await(chained);
                    return 1;
                  })
              .thenApply(
                  x -> {
                    assertThrows(IllegalStateException.class, () -> Act.quiet().fork());
                    AtomicInteger ran = new AtomicInteger();
                    pool.run(() -> new Act(self -> ran.incrementAndGet()).fork());
                    ran.addAndGet(Branches.joinInt(() -> 10, () -> 20, Integer::sum));
                    return ran.get() == 31 && CountingLoop.over(0, 1_000).eachOnce();
                  });
      chained.countDown();
      assertTrue(HealthProbe.resultOf(dependent));
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void dependentsThatRunOnTheWorkerAreHelpedWith(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch chained = new CountDownLatch(1);
      CountDownLatch all = new CountDownLatch(parallelism);
      CompletableFuture<Void> dependent =
          pool.submit(
                  () -> {
                    Forced.await(chained);
                    return true;
                  })
              .thenRun(() -> ElementLoop.runUnknown(0, parallelism, i -> Forced.meet(all)));
      chained.countDown();
      HealthProbe.resultOf(dependent);
      HealthProbe.check(pool);
    }
  }

  @Test
  void aFutureCancelledBeforeItsTurnNeverBegins() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      CountDownLatch running = new CountDownLatch(1);
      CountDownLatch cancelled = new CountDownLatch(1);
      AtomicInteger ran = new AtomicInteger();
      CompletableFuture<Integer> first =
          pool.submit(
              () -> {
                running.countDown();
                Forced.await(cancelled);
                return 0;
              });
      Forced.await(running);
      CompletableFuture<Integer> second = pool.submit(ran::incrementAndGet);
      assertTrue(second.cancel(false));
      cancelled.countDown();
      assertEquals(0, HealthProbe.resultOf(first));
      HealthProbe.check(pool);
      assertEquals(0, ran.get());
      assertThrows(CancellationException.class, second::join);
    }
  }

  @Test
  void aFutureCompletedByOthersKeepsTheirValue() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch completed = new CountDownLatch(1);
      CompletableFuture<Integer> future =
          pool.submit(
              () -> {
                Forced.await(completed);
                return 1;
              });
      future.complete(2);
      completed.countDown();
      assertEquals(2, HealthProbe.resultOf(future));
      HealthProbe.check(pool);
    }
  }

  @Test
  void theResultMayBeNull() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      assertNull(HealthProbe.resultOf(pool.submit(() -> null)));
    }
  }

  @EachParallelism
  void workersStartEachJobWithoutTheInterruptOfTheLast(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int i = 0; i < 200; i++) {
        boolean interrupted =
            HealthProbe.resultOf(
                pool.submit(
                    () -> {
                      boolean before = Thread.currentThread().isInterrupted();
                      Thread.currentThread().interrupt();
                      return before;
                    }));
        assertFalse(interrupted);
      }
      HealthProbe.check(pool);
    }
  }
}
