package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import jdk.jfr.Recording;
import jdk.jfr.consumer.RecordedEvent;
import jdk.jfr.consumer.RecordingFile;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The events for Flight Recorder, and the library where there is none. */
class FlightTest {
  private static final String CALL = "org.anabranch.Call";
  private static final String PARK = "org.anabranch.Park";
  private static final String FAILED = "org.anabranch.FailedTask";

  /** A function class to be recognised by. */
  private static final class LongCall implements Runnable {
    @Override
    public void run() {
      LockSupport.parkNanos(Duration.ofMillis(3).toNanos());
      RecordingTest.busy(1_500_000);
    }
  }

  @Test
  void longCallsLongParksAndFailuresAreTold(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("flight.jfr");
    try (Recording recording = new Recording();
        WorkStealingPool pool = WorkStealingPool.builder().name("flown").parallelism(2).build()) {
      recording.start();
      pool.run(new LongCall());
      HealthProbe.resultOf(pool.submit(() -> pool.call(() -> shortFailure())));
      sleepForLong(pool);
      recording.stop();
      recording.dump(file);
    }
    List<RecordedEvent> events = RecordingFile.readAllEvents(file);
    List<RecordedEvent> calls = named(events, CALL);
    assertTrue(calls.stream().anyMatch(e -> isOf(e, LongCall.class)), calls::toString);
    assertTrue(
        calls.stream().allMatch(e -> e.getDuration().toNanos() >= 1_000_000), calls::toString);
    List<RecordedEvent> parks = named(events, PARK);
    assertFalse(parks.isEmpty(), "a waiting caller slept");
    assertTrue(
        parks.stream().allMatch(e -> e.getDuration("slept").toMillis() >= 10), parks::toString);
    List<RecordedEvent> failures = named(events, FAILED);
    assertEquals(1, failures.size(), failures::toString);
    assertTrue(isOf(failures.get(0), Act.class), failures::toString);
    assertEquals(
        UnsupportedOperationException.class.getName(),
        failures.get(0).getClass("thrown").getName());
  }

  private static int shortFailure() {
    assertThrows(
        UnsupportedOperationException.class,
        () -> Act.failing(new UnsupportedOperationException("told")).invoke());
    return 0;
  }

  /** The caller waits for a theft that ends only when it has slept for a while. */
  private static void sleepForLong(WorkStealingPool pool) {
    CountDownLatch begun = new CountDownLatch(1);
    Thread caller = Thread.currentThread();
    Act stolen =
        new Act(
            self -> {
              begun.countDown();
              Forced.untilWaiting(caller);
              RecordingTest.busy(12_000_000);
            });
    pool.invoke(
        new Act(
            self -> {
              self.forking(stolen);
              Forced.await(begun);
            }));
  }

  private static List<RecordedEvent> named(List<RecordedEvent> events, String name) {
    return events.stream()
        .filter(e -> e.getEventType().getName().equals(name))
        .filter(e -> e.getString("pool").equals("flown"))
        .toList();
  }

  private static boolean isOf(RecordedEvent event, Class<?> function) {
    return event.getClass("function").getName().equals(function.getName());
  }

  @Test
  void withoutItsModuleEverythingElseWorks() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "--limit-modules",
                "java.base",
                "-cp",
                System.getProperty("java.class.path"),
                FlightTest.class.getName() + "$WithoutFlightRecorder")
            .inheritIO()
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue());
  }

  /** A program that works and fails where the module is not. */
  static final class WithoutFlightRecorder {
    private WithoutFlightRecorder() {}

    public static void main(String[] args) {
      if (ModuleLayer.boot().findModule("jdk.jfr").isPresent()) {
        throw new AssertionError("the module is there");
      }
      try {
        WorkStealingPool.common().run(() -> Act.failing(new IllegalStateException()).invoke());
      } catch (IllegalStateException expected) {
        return;
      }
      throw new AssertionError("the failure was lost");
    }
  }
}
