package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** A pool that gets nowhere says so, with the stacks of those who are stuck. */
@Tag("machine")
class StallReportTest {
  private static WorkStealingPool watched(int parallelism) {
    return WorkStealingPool.builder()
        .name("watched")
        .parallelism(parallelism)
        .stallReport(Duration.ofMillis(20))
        .build();
  }

  private static void waitHereFor(CountDownLatch latch) {
    Forced.await(latch);
  }

  private static boolean watcherLives() {
    return Thread.getAllStackTraces().keySet().stream()
        .anyMatch(thread -> thread.getName().equals("anabranch-stall-watch"));
  }

  @EachParallelism
  void theStacksOfAStalledCallAreReported(int parallelism) {
    CountDownLatch end = new CountDownLatch(1);
    try (CapturedLog log = new CapturedLog();
        WorkStealingPool pool = watched(parallelism)) {
      CompletableFuture<Void> caller =
          CompletableFuture.runAsync(() -> pool.run(() -> waitHereFor(end)));
      Forced.until(() -> !log.messages().isEmpty(), "the report");
      String report = log.messages().get(0);
      assertTrue(report.startsWith("pool watched: no task has begun for 20 ms"), report);
      assertTrue(report.contains("StallReportTest.waitHereFor"), report);
      end.countDown();
      HealthProbe.resultOf(caller);
      assertEquals(1, log.messages().size(), "once for a stall");
      HealthProbe.check(pool);
    }
  }

  @Test
  void aStalledSubmissionIsReportedAndIdleThreadsAreNot() {
    CountDownLatch end = new CountDownLatch(1);
    try (CapturedLog log = new CapturedLog();
        WorkStealingPool pool = watched(3)) {
      HealthProbe.check(pool);
      CompletableFuture<Integer> stuck =
          pool.submit(
              () -> {
                waitHereFor(end);
                return 1;
              });
      Forced.until(() -> !log.messages().isEmpty(), "the report");
      String report = log.messages().get(0);
      assertTrue(report.contains("StallReportTest.waitHereFor"), report);
      assertFalse(report.contains("WorkLoop.sleep"), report);
      end.countDown();
      assertEquals(1, HealthProbe.resultOf(stuck));
    }
  }

  @Test
  void theWatcherGoesWithTheLastCall() {
    try (WorkStealingPool pool = watched(2)) {
      pool.run(() -> assertTrue(watcherLives()));
      Forced.until(() -> !watcherLives(), "the watcher ends");
    }
  }

  @Test
  void patienceIsPositive() {
    WorkStealingPool.Builder builder = WorkStealingPool.builder();
    assertThrows(IllegalArgumentException.class, () -> builder.stallReport(Duration.ZERO));
    assertThrows(NullPointerException.class, () -> builder.stallReport(null));
    assertThrows(NullPointerException.class, () -> builder.contextCarrier(null));
    assertThrows(IllegalArgumentException.class, () -> builder.maxSpares(-1));
    assertThrows(IllegalArgumentException.class, () -> builder.maxSpares(4097));
  }
}
