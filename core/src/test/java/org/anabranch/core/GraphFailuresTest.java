package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentSkipListSet;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A failed node skips those after it, all others run, and the run throws what the node threw. */
@Tag("machine")
class GraphFailuresTest {
  private final Set<String> ran = new ConcurrentSkipListSet<>();

  private Runnable quiet(String name) {
    return () -> ran.add(name);
  }

  private static Runnable failing(Throwable thrown) {
    return () -> {
      throw FailureKind.sneak(thrown);
    };
  }

  private static void runIn(int parallelism, TaskGraph graph) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      try {
        graph.run(pool);
      } finally {
        HealthProbe.check(pool);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(FailureKind.class)
  void theExceptionOfTheNodeIsThrownItself(FailureKind kind) {
    for (int parallelism : new int[] {1, 3}) {
      Throwable thrown = kind.create("node");
      TaskGraph graph = TaskGraph.builder().node("fails", failing(thrown)).build();
      assertSame(thrown, assertThrows(Throwable.class, () -> runIn(parallelism, graph)));
      assertEquals(0, thrown.getSuppressed().length, "nothing was skipped");
    }
  }

  @EachParallelism
  void nodesAfterAFailedOneAreSkippedAndNamed(int parallelism) {
    IllegalStateException thrown = new IllegalStateException("no parser");
    TaskGraph graph =
        TaskGraph.builder()
            .node("read", quiet("read"))
            .node("parse", failing(thrown))
            .node("check", quiet("check"))
            .node("log", quiet("log"))
            .node("emit", quiet("emit"))
            .before("read", "parse", "log")
            .before("parse", "check")
            .after("emit", "check", "log")
            .build();
    assertSame(thrown, assertThrows(IllegalStateException.class, () -> runIn(parallelism, graph)));
    assertEquals(Set.of("read", "log"), ran);
    SkippedNodesException note = (SkippedNodesException) thrown.getSuppressed()[0];
    assertEquals(List.of("parse"), note.failed());
    assertEquals(List.of("check", "emit"), note.skipped());
    assertEquals(
        "after the failure of parse these nodes were skipped: check, emit", note.getMessage());
  }

  @EachParallelism
  void theFirstDeclaredWinsAndTheOthersAreSuppressed(int parallelism) {
    Throwable first = new IllegalStateException("1");
    Throwable second = new IllegalArgumentException("2");
    TaskGraph graph =
        TaskGraph.builder()
            .node("late", failing(first))
            .node("early", failing(second))
            .node("start", quiet("start"))
            .node("delay", quiet("delay"))
            .before("start", "delay", "early")
            .before("delay", "late")
            .build();
    assertSame(first, assertThrows(Throwable.class, () -> runIn(parallelism, graph)));
    assertEquals(List.of(second), List.of(first.getSuppressed()));
  }

  @EachParallelism
  void theNextRunBeginsAfresh(int parallelism) {
    AtomicBoolean broken = new AtomicBoolean(true);
    TaskGraph graph =
        TaskGraph.builder()
            .node(
                "sometimes",
                () -> {
                  if (broken.get()) {
                    throw new IllegalStateException("broken");
                  }
                })
            .node("then", quiet("then"))
            .before("sometimes", "then")
            .build();
    assertThrows(IllegalStateException.class, () -> runIn(parallelism, graph));
    assertEquals(Set.of(), ran);
    broken.set(false);
    runIn(parallelism, graph);
    assertEquals(Set.of("then"), ran);
  }

  @EachParallelism
  void aForkThatFailsFailsItsNode(int parallelism) {
    Throwable thrown = new IllegalStateException("fork");
    TaskGraph graph =
        TaskGraph.builder()
            .node("forks", () -> Act.failing(thrown).fork())
            .node("then", quiet("then"))
            .before("forks", "then")
            .build();
    assertSame(thrown, assertThrows(Throwable.class, () -> runIn(parallelism, graph)));
    assertEquals(Set.of(), ran);
  }

  @Test
  void manyNamesAreCutShortInTheMessageOnly() {
    Throwable thrown = new IllegalStateException("root");
    TaskGraph.Builder builder = TaskGraph.builder().node("root", failing(thrown));
    Set<String> names = new TreeSet<>();
    for (int i = 0; i < 100; i++) {
      names.add("n" + i);
      builder.node("n" + i, quiet("n" + i)).before("root", "n" + i);
    }
    assertThrows(IllegalStateException.class, () -> runIn(2, builder.build()));
    SkippedNodesException note = (SkippedNodesException) thrown.getSuppressed()[0];
    assertEquals(names, new TreeSet<>(note.skipped()));
    assertTrue(note.getMessage().endsWith("n19 and 80 more"), note.getMessage());
  }
}
