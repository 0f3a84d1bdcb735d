package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What runs while a pool is being closed has the help that it would have had before. */
@Tag("machine")
class ClosingPoolTest {

  /** Two tasks, the first of which blocks until the second has run. */
  private static void meet() {
    CountDownLatch second = new CountDownLatch(1);
    ForkAction.invokeAll(
        new Act(
            self ->
                WorkStealingPool.blocking(
                    () -> {
                      Forced.await(second);
                      return null;
                    })),
        new Act(self -> second.countDown()));
  }

  @EachParallelism
  void siblingsOfASubmissionMeetWhileThePoolIsClosed(int parallelism) {
    AtomicInteger met = new AtomicInteger();
    Thread closer = Thread.currentThread();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch running = new CountDownLatch(1);
      pool.execute(
          () -> {
            running.countDown();
            Forced.untilWaiting(closer); // in close
            meet();
            met.incrementAndGet();
          });
      Forced.await(running);
    }
    assertEquals(1, met.get());
  }

  @EachParallelism
  void siblingsOfACallMeetWhenThePoolIsClosed(int parallelism) throws InterruptedException {
    WorkStealingPool pool = WorkStealingPool.create(parallelism);
    CountDownLatch inside = new CountDownLatch(1);
    AtomicInteger met = new AtomicInteger();
    Thread caller =
        new Thread(
            () ->
                pool.run(
                    () -> {
                      inside.countDown();
                      Forced.until(pool::isClosed, "the pool is closed");
                      meet();
                      met.incrementAndGet();
                    }));
    caller.start();
    Forced.await(inside);
    pool.close();
    caller.join();
    assertEquals(1, met.get());
    pool.close(); // no thread is left, or this would wait for ever
  }

  /**
   * Threads that found nothing to do when the pool was closed come back when there is something.
   */
  @EachParallelism
  void aSubmissionIsHelpedWhileThePoolIsClosed(int parallelism) {
    AtomicBoolean allCame = new AtomicBoolean();
    Thread closer = Thread.currentThread();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      HealthProbe.check(pool); // all threads have started
      CyclicBarrier all = new CyclicBarrier(parallelism);
      CountDownLatch running = new CountDownLatch(1);
      pool.execute(
          () -> {
            running.countDown();
            Forced.untilWaiting(closer);
            Act root =
                new Act(
                    self -> {
                      for (int i = 1; i < all.getParties(); i++) {
                        self.forking(new Act(child -> Forced.meet(all)));
                      }
                      Forced.meet(all);
                    });
            root.invoke();
            allCame.set(true);
          });
      Forced.await(running);
    }
    assertTrue(allCame.get());
  }

  /** The pool has no thread for it, but a task of another one waits for it and runs it. */
  @Test
  void closeWaitsForASubmissionThatRunsElsewhere() {
    WorkStealingPool pool = WorkStealingPool.create(1);
    CountDownLatch over = new CountDownLatch(1);
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch goOn = new CountDownLatch(1);
    AtomicBoolean ended = new AtomicBoolean();
    try (WorkStealingPool other = WorkStealingPool.create(1)) {
      pool.execute(() -> Forced.await(over));
      CompletableFuture<Integer> elsewhere =
          pool.submit(
              () -> {
                begun.countDown();
                Forced.await(goOn);
                Forced.giveWay();
                ended.set(true);
                return 1;
              });
      CompletableFuture<Integer> waiting = other.submit(elsewhere::join);
      Forced.await(begun);
      over.countDown();
      AtomicBoolean early = new AtomicBoolean();
      Thread closer =
          new Thread(
              () -> {
                pool.close();
                early.set(!ended.get());
              });
      closer.start();
      Forced.untilWaiting(closer);
      goOn.countDown();
      assertEquals(1, HealthProbe.resultOf(waiting));
      Forced.until(() -> !closer.isAlive(), "close returns");
      assertFalse(early.get(), "close waited for the submission");
    }
  }

  /** A worker that waits may be needed by what it closes. */
  @EachParallelism
  void aTaskThatClosesAnotherPoolBlocks(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CompletableFuture<Integer> closing =
          pool.submit(
              () -> {
                AtomicInteger sum = new AtomicInteger();
                try (WorkStealingPool other = WorkStealingPool.create(1)) {
                  for (int i = 0; i < parallelism; i++) {
                    other.submit(() -> pool.submit(() -> 1).thenApplyAsync(sum::addAndGet).join());
                  }
                }
                return sum.get();
              });
      assertEquals(parallelism, HealthProbe.resultOf(closing));
    }
  }
}
