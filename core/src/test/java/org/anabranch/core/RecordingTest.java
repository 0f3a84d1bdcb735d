package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.recording.Recording.Event;
import org.anabranch.core.recording.Recording.Kind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What is recorded of a call, and the work and span of it. */
@Tag("machine")
class RecordingTest {

  static Act tree(int height) {
    return new Act(
        self -> {
          if (height > 0) {
            self.forking(tree(height - 1)).forking(tree(height - 1));
          }
        });
  }

  @EachParallelism
  void everyForkBeginsAndEndsOnce(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Recording recording = pool.record(() -> tree(6).invoke());
      assertEquals(0, recording.dropped());
      assertEquals(126, recording.count(Kind.FORK));
      assertEquals(128, recording.count(Kind.BEGIN), "the forks, the root and the body around it");
      assertEquals(128, recording.count(Kind.END));
      assertEquals(
          127,
          recording.events().stream().filter(e -> e.tag().equals(Act.class.getName())).count());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void workAndSpanAreThoseOfTheEvents(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 10; round++) {
        Recording recording = pool.record(() -> tree(9).invoke());
        ReplayedSpan replayed = ReplayedSpan.of(recording);
        assertEquals(replayed.work(), recording.work());
        assertEquals(replayed.span(), recording.span());
        assertTrue(0 < recording.span() && recording.span() <= recording.work(), "span <= work");
      }
    }
  }

  @Test
  void aTheftIsRecordedWithVictimAndWait() {
    CountDownLatch begun = new CountDownLatch(1);
    CountDownLatch end = new CountDownLatch(1);
    Thread caller = Thread.currentThread();
    Act stolen =
        new Act(
            self -> {
              begun.countDown();
              Forced.untilWaiting(caller);
              end.countDown();
            });
    Act forker =
        new Act(
            self -> {
              self.forking(stolen);
              Forced.await(begun);
              self.joining(stolen);
            });
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Recording recording = pool.record(() -> forker.invoke());
      Event steal = only(recording, Kind.STEAL);
      Event wait = only(recording, Kind.WAIT);
      assertEquals(steal.task(), only(recording, Kind.FORK).task());
      assertEquals(steal.task(), wait.task());
      assertEquals(steal.task(), only(recording, Kind.JOIN).task());
      assertNotEquals(steal.worker(), wait.worker());
      assertEquals(steal.other(), wait.worker(), "the victim");
      Event park = only(recording, Kind.PARK);
      assertEquals(wait.worker(), park.worker());
      assertTrue(park.other() > 0, "it slept for a while");
      assertEquals(ReplayedSpan.of(recording).span(), recording.span());
      assertEquals(ReplayedSpan.of(recording).work(), recording.work());
      assertTrue(recording.summary().contains("STEAL 1"), recording.summary());
    }
    assertEquals(0, end.getCount());
  }

  private static Event only(Recording recording, Kind kind) {
    List<Event> found = recording.events().stream().filter(e -> e.kind() == kind).toList();
    assertEquals(1, found.size(), kind + " in " + found);
    return found.get(0);
  }

  @Test
  void fullRingsDropTheOldestAndCountThem() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      Recording recording = Calls.record(pool.crew(), () -> tree(6).invoke(), 128);
      assertEquals(127, recording.events().size());
      assertEquals(126 + 2 * 128 - 127, recording.dropped());
      assertEquals(Kind.END, recording.events().get(126).kind());
      assertTrue(recording.work() >= recording.span() && recording.span() > 0, "of all events");
    }
  }

  @Test
  void oneRecordingAtATimeAndFailuresPass() {
    IllegalArgumentException thrown = new IllegalArgumentException("body");
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      pool.record(() -> assertThrows(IllegalStateException.class, () -> pool.record(() -> {})));
      Runnable failing =
          () -> {
            throw thrown;
          };
      assertSame(thrown, assertThrows(Exception.class, () -> pool.record(failing)));
      pool.run(() -> assertEquals(2, pool.record(() -> tree(0).invoke()).count(Kind.BEGIN)));
    }
  }

  /** A recorded task keeps its failure and its result as any other. */
  @EachParallelism
  void recordedTasksFailAsOthersDo(int parallelism) {
    RuntimeException thrown = new IllegalStateException("task");
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Act failing = Act.failing(thrown);
      Act parent = new Act(self -> self.forking(tree(2)).forking(failing).forking(tree(2)));
      pool.record(() -> assertSame(thrown, assertThrows(Exception.class, parent::invoke)));
      assertSame(thrown, assertThrows(Exception.class, failing::outcome));
    }
  }

  /** Children that others put into a scope, and those of its body, lie on its span. */
  @EachParallelism
  void aScopeReachesToTheEndOfItsChildren(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Recording recording =
          pool.record(
              () ->
                  pool.scope(
                      scope ->
                          scope.fork(() -> scope.fork(() -> scope.fork(() -> busy(200_000))))));
      assertEquals(3, recording.count(Kind.FORK));
      assertEquals(5, recording.count(Kind.END));
      assertTrue(recording.span() >= 200_000, recording.summary());
      assertTrue(recording.span() <= recording.work(), recording.summary());
    }
  }

  /** Works for so many nanoseconds. */
  static void busy(long nanos) {
    long end = System.nanoTime() + nanos;
    Forced.until(() -> System.nanoTime() - end >= 0, "the time is over");
  }

  @Test
  void aRecordingSurvivesItsFile(@TempDir Path directory) throws IOException {
    Path file = directory.resolve("recording.txt");
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Recording recording = pool.record(() -> tree(3).invoke());
      recording.write(file);
      Recording read = Recording.read(file);
      assertEquals(recording.events(), read.events());
      assertEquals(recording.summary(), read.summary());
      Files.writeString(file, "something else\n");
      assertThrows(IllegalArgumentException.class, () -> Recording.read(file));
    }
  }
}
