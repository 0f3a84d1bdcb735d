package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;

/** Who hears how far a call is, how often, and in which units. */
class ProgressTest {
  private record Report(Thread thread, long done, long total) {}

  private static void work(long millis) {
    long end = System.nanoTime() + millis * 1_000_000;
    while (System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
  }

  @EachPoolSize
  void theCallerIsToldAtMostTwentyTimesASecond(int parallelism) {
    List<Report> reports = new ArrayList<>();
    Cancellation watched =
        Cancellation.create()
            .onProgress(
                (done, total) -> reports.add(new Report(Thread.currentThread(), done, total)));
    long start = System.nanoTime();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(
          watched,
          () -> {
            ElementLoop.run(
                0,
                60,
                i -> {
                  ElementLoop.run(0, 7, j -> {});
                  work(2);
                });
            ElementLoop.run(0, 100, i -> work(1));
          });
    }
    long millis = (System.nanoTime() - start) / 1_000_000;
    assertTrue(reports.size() <= millis / 50, reports.size() + " reports in ms: " + millis);
    assertTrue(parallelism > 2 || !reports.isEmpty(), "no report in ms: " + millis);
    long before = 0;
    for (Report report : reports) {
      assertSame(Thread.currentThread(), report.thread);
      assertTrue(report.done >= before && report.done <= report.total, reports::toString);
      assertTrue(report.total == 60 || report.total == 160, "loops within loops do not count");
      before = report.done;
    }
  }

  @EachSharedParallelism
  void aCallerThatWaitsReportsToo(int parallelism) {
    AtomicInteger reports = new AtomicInteger();
    Cancellation watched =
        Cancellation.create().onProgress((done, total) -> reports.incrementAndGet());
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch taken = new CountDownLatch(1);
      pool.run(
          watched,
          () -> {
            new Act(
                    self -> {
                      taken.countDown();
                      Forced.until(() -> reports.get() >= 3, "three reports");
                    })
                .fork();
            Forced.await(taken);
          });
      HealthProbe.check(pool);
    }
    assertTrue(reports.get() >= 3);
  }

  /** The caller's own node has ended, another one runs on. */
  @EachSharedParallelism
  void aCallerThatWaitsForNodesReportsToo(int parallelism) {
    Thread caller = Thread.currentThread();
    AtomicInteger reports = new AtomicInteger();
    Cancellation watched =
        Cancellation.create().onProgress((done, total) -> reports.incrementAndGet());
    CountDownLatch both = new CountDownLatch(2);
    Runnable node =
        () -> {
          Forced.meet(both);
          if (Thread.currentThread() != caller) {
            Forced.until(() -> reports.get() >= 3, "three reports");
          }
        };
    TaskGraph graph = TaskGraph.builder().node("one", node).node("other", node).build();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(watched, () -> graph.run(pool));
      HealthProbe.check(pool);
    }
    assertTrue(reports.get() >= 3);
  }

  @EachPoolSize
  void aListenerThatThrowsEndsTheCall(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable failure = kind.create("listener");
        AtomicInteger calls = new AtomicInteger();
        Cancellation watched =
            Cancellation.create()
                .onProgress(
                    (done, total) -> {
                      calls.incrementAndGet();
                      throw FailureKind.sneak(failure);
                    });
        Throwable outcome =
            CallerKind.PLATFORM.outcomeOf(
                pool, () -> pool.run(watched, () -> ElementLoop.run(0, Long.MAX_VALUE, i -> {})));
        assertSame(failure, outcome);
        assertEquals(1, calls.get());
        assertEquals(0, failure.getSuppressed().length);
      }
      HealthProbe.check(pool);
    } catch (CancellationException e) {
      throw new AssertionError("the listener's failure is what counts", e);
    }
  }
}
