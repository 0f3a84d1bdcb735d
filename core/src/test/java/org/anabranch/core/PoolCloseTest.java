package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Closing a pool: what is refused, what still runs, who waits. */
@Tag("races")
class PoolCloseTest {

  @EachParallelism
  void aClosedPoolRefusesWork(int parallelism) {
    WorkStealingPool pool = WorkStealingPool.create(parallelism);
    HealthProbe.check(pool);
    assertFalse(pool.isClosed());
    pool.close();
    assertTrue(pool.isClosed());
    AtomicInteger ran = new AtomicInteger();
    Act act = new Act(self -> ran.incrementAndGet());
    assertThrows(RejectedExecutionException.class, () -> pool.invoke(act));
    assertThrows(RejectedExecutionException.class, () -> pool.run(ran::incrementAndGet));
    assertThrows(
        RejectedExecutionException.class,
        () -> pool.<Integer, RuntimeException>call(ran::incrementAndGet));
    assertThrows(RejectedExecutionException.class, () -> pool.submit(ran::incrementAndGet));
    assertThrows(RejectedExecutionException.class, () -> pool.execute(ran::incrementAndGet));
    assertEquals(0, ran.get());
    assertTrue(pool.toString().contains("closed"));
    assertDoesNotThrow(pool::close);
  }

  @EachParallelism
  void queuedJobsRunBeforeCloseReturns(int parallelism) {
    for (int round = 0; round < 100; round++) {
      AtomicInteger ran = new AtomicInteger();
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        for (int i = 0; i < 40; i++) {
          pool.execute(ran::incrementAndGet);
        }
      }
      assertEquals(40, ran.get());
    }
  }

  /** A submission that was accepted while another one's thread was on its way. */
  @Test
  void closeWaitsForAThreadThatIsAboutToStart() throws InterruptedException {
    CountDownLatch asked = new CountDownLatch(1);
    CountDownLatch given = new CountDownLatch(1);
    AtomicBoolean returned = new AtomicBoolean();
    AtomicInteger early = new AtomicInteger();
    WorkStealingPool pool =
        WorkStealingPool.builder()
            .parallelism(2)
            .threadFactory(
                loop -> {
                  asked.countDown();
                  Forced.await(given);
                  return new Thread(loop);
                })
            .build();
    Runnable body = () -> early.addAndGet(returned.get() ? 0 : 1);
    Thread first = new Thread(() -> pool.execute(body));
    first.start();
    Forced.await(asked);
    pool.execute(body);
    Thread closer =
        new Thread(
            () -> {
              pool.close();
              returned.set(true);
            });
    closer.start();
    Forced.until(pool::isClosed, "the pool is closed");
    closer.join(100);
    given.countDown();
    first.join();
    closer.join();
    assertEquals(2, early.get(), "both ran before close returned");
  }

  /** Whoever is too late for a pool is told so, and has no future that nobody waits for. */
  @Test
  void aSubmissionThatRacesWithCloseIsRefusedOrRuns() throws InterruptedException {
    for (int round = 0; round < Rounds.of(100); round++) {
      int least = round % 7;
      WorkStealingPool pool = WorkStealingPool.create(1 + round % 3);
      AtomicInteger ran = new AtomicInteger();
      AtomicInteger accepted = new AtomicInteger();
      Thread submitter =
          new Thread(
              () -> {
                try {
                  for (; ; ) {
                    pool.submit(ran::incrementAndGet);
                    accepted.incrementAndGet();
                  }
                } catch (RejectedExecutionException e) {
                  assertTrue(pool.isClosed());
                }
              });
      submitter.start();
      Forced.until(() -> accepted.get() > least, "some were accepted");
      pool.close();
      submitter.join();
      assertEquals(accepted.get(), ran.get());
    }
  }

  @EachParallelism
  void closeWaitsForRunningJobsAndTheirForks(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    Thread closer = Thread.currentThread();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch running = new CountDownLatch(1);
      pool.execute(
          () -> {
            running.countDown();
            Forced.untilWaiting(closer); // in close
            for (int i = 0; i < 50; i++) {
              new Act(self -> ran.incrementAndGet()).fork();
            }
          });
      Forced.await(running);
    }
    assertEquals(50, ran.get());
  }

  @EachParallelism
  void aCallThatIsOpenEndsNormally(int parallelism) throws Exception {
    WorkStealingPool pool = WorkStealingPool.create(parallelism);
    CountDownLatch inside = new CountDownLatch(1);
    AtomicInteger ran = new AtomicInteger();
    Thread caller =
        new Thread(
            () ->
                pool.run(
                    () -> {
                      inside.countDown();
                      Forced.until(pool::isClosed, "the pool is closed");
                      for (int i = 0; i < 500; i++) {
                        new Act(self -> ran.incrementAndGet()).fork();
                      }
                      new Act(self -> ran.incrementAndGet()).invoke();
                    }));
    caller.start();
    Forced.await(inside);
    pool.close();
    caller.join();
    assertEquals(501, ran.get());
  }

  @EachParallelism
  void anInterruptedCloseCancelsWhatIsQueuedAndWaitsForWhatRuns(int parallelism) {
    WorkStealingPool pool = WorkStealingPool.create(parallelism);
    CountDownLatch allRun = new CountDownLatch(parallelism);
    AtomicBoolean released = new AtomicBoolean();
    AtomicInteger ended = new AtomicInteger();
    for (int i = 0; i < parallelism; i++) {
      pool.execute(
          () -> {
            Forced.meet(allRun);
            Forced.until(released::get, "the queued jobs are cancelled");
            ended.incrementAndGet();
          });
    }
    Forced.await(allRun);
    List<CompletableFuture<Integer>> queued = new ArrayList<>();
    AtomicInteger executed = new AtomicInteger();
    for (int i = 0; i < 10; i++) {
      pool.execute(executed::incrementAndGet);
      queued.add(pool.submit(executed::incrementAndGet));
    }
    CompletableFuture<?> last = queued.get(9).whenComplete((r, failure) -> released.set(true));
    Thread.currentThread().interrupt();
    pool.close();
    assertTrue(Thread.interrupted(), "the flag is set again");
    assertTrue(last.isDone());
    assertEquals(parallelism, ended.get());
    assertEquals(0, executed.get());
    for (CompletableFuture<Integer> future : queued) {
      assertThrows(CancellationException.class, () -> future.get(20, TimeUnit.SECONDS));
    }
  }

  @Test
  void cancelledExecutionsAreNoUncaughtExceptionsOfTheCloser() {
    AtomicInteger uncaught = new AtomicInteger();
    Thread closer =
        new Thread(
            () -> {
              WorkStealingPool pool = WorkStealingPool.create(1);
              CountDownLatch running = new CountDownLatch(1);
              AtomicBoolean released = new AtomicBoolean();
              pool.execute(
                  () -> {
                    running.countDown();
                    Forced.until(released::get, "the queue is empty");
                  });
              Forced.await(running);
              pool.execute(() -> {});
              CompletableFuture<?> last =
                  pool.submit(() -> 1).whenComplete((r, failure) -> released.set(true));
              Thread.currentThread().interrupt();
              pool.close();
              assertTrue(last.isDone());
            });
    closer.setUncaughtExceptionHandler((thread, failure) -> uncaught.incrementAndGet());
    closer.start();
    Forced.until(() -> !closer.isAlive(), "the closer ends");
    assertEquals(0, uncaught.get());
  }

  @EachParallelism
  void aTaskOfThePoolMayNotCloseIt(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertThrows(IllegalStateException.class, () -> pool.run(pool::close));
      assertThrows(IllegalStateException.class, () -> pool.invoke(new Act(self -> closing(pool))));
      for (CallerKind caller : CallerKind.available()) {
        assertEquals(
            IllegalStateException.class,
            caller.outcomeOf(pool, () -> pool.run(pool::close)).getClass());
      }
      HealthProbe.check(pool);
    }
  }

  private static void closing(WorkStealingPool pool) {
    Runnable close = pool::close;
    close.run();
  }

  @EachParallelism
  void aTaskOfThePoolMayNotCloseItFromAnotherPoolEither(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism);
        WorkStealingPool other = WorkStealingPool.create(2);
        WorkStealingPool third = WorkStealingPool.create(1)) {
      Runnable closing =
          () ->
              assertThrows(
                  IllegalStateException.class, () -> other.run(() -> third.run(pool::close)));
      pool.run(closing);
      HealthProbe.resultOf(
          pool.submit(
              () -> {
                closing.run();
                return 1;
              }));
      HealthProbe.check(pool);
    }
  }

  @Test
  void theCommonPoolIsNeverClosed() {
    WorkStealingPool common = WorkStealingPool.common();
    assertThrows(IllegalStateException.class, common::close);
    assertFalse(common.isClosed());
    HealthProbe.check(common);
  }

  @EachParallelism
  void severalMayCloseAtOnce(int parallelism) throws Exception {
    for (int round = 0; round < 50; round++) {
      WorkStealingPool pool = WorkStealingPool.create(parallelism);
      AtomicInteger ran = new AtomicInteger();
      for (int i = 0; i < 20; i++) {
        pool.execute(ran::incrementAndGet);
      }
      List<Thread> closers = new ArrayList<>();
      AtomicInteger seen = new AtomicInteger();
      for (int i = 0; i < 3; i++) {
        Thread closer =
            new Thread(
                () -> {
                  pool.close();
                  seen.addAndGet(ran.get());
                });
        closer.start();
        closers.add(closer);
      }
      for (Thread closer : closers) {
        closer.join();
      }
      assertEquals(60, seen.get(), "each closer waits");
    }
  }

  /** Every submission ends: with its result, or refused, or cancelled; none is lost. */
  @EachParallelism
  void submissionsThatRaceWithCloseAllEnd(int parallelism) throws Exception {
    for (int round = 0; round < 100; round++) {
      WorkStealingPool pool = WorkStealingPool.create(parallelism);
      CountDownLatch start = new CountDownLatch(3);
      List<CompletableFuture<Integer>> futures = new ArrayList<>();
      AtomicInteger ran = new AtomicInteger();
      AtomicInteger accepted = new AtomicInteger();
      Thread submitter =
          new Thread(
              () -> {
                Forced.meet(start);
                try {
                  for (int i = 0; i < 200; i++) {
                    futures.add(pool.submit(ran::incrementAndGet));
                    accepted.incrementAndGet();
                  }
                } catch (RejectedExecutionException e) {
                  accepted.get(); // closed by now
                }
              });
      Thread closer =
          new Thread(
              () -> {
                Forced.meet(start);
                pool.close();
              });
      submitter.start();
      closer.start();
      Forced.meet(start);
      submitter.join();
      closer.join();
      int refused = 0;
      for (CompletableFuture<Integer> future : futures) {
        Forced.until(future::isDone, "a future of a closed pool ends");
        refused += future.isCompletedExceptionally() ? 1 : 0;
      }
      assertEquals(accepted.get() - refused, ran.get());
    }
  }
}
