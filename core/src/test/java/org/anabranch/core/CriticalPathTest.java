package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.recording.Recording.Event;
import org.anabranch.core.recording.Recording.Kind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The critical path of a recorded run, against the recorded times of its nodes. */
@Tag("machine")
class CriticalPathTest {

  /** Two chains that meet: a, b, c and a, d, c; and e by itself. */
  private static TaskGraph graph() {
    TaskGraph.Builder builder = TaskGraph.builder();
    for (String name : List.of("a", "b", "c", "d", "e")) {
      builder.node(name, () -> RecordingTest.busy(20_000));
    }
    return builder.before("a", "b", "d").after("c", "b", "d").build();
  }

  @EachParallelism
  void itIsTheLongestOfThePaths(int parallelism) {
    TaskGraph graph = graph();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 5; round++) {
        Recording recording = pool.record(() -> graph.run());
        Map<String, Long> times = times(recording);
        assertEquals(5, times.size(), "every node is recorded by its name");
        long b = times.get("b");
        long d = times.get("d");
        long through = times.get("a") + Math.max(b, d) + times.get("c");
        CriticalPath path = graph.criticalPath();
        assertEquals(Math.max(through, times.get("e")), path.nanos(), path::toString);
        if (through > times.get("e") && b != d) {
          assertEquals(
              List.of("a", b > d ? "b" : "d", "c"),
              path.nodes().stream().map(CriticalPath.Node::name).toList());
        }
        assertTrue(recording.span() >= path.nanos(), "the span of the run is part of the call's");
      }
    }
  }

  private static Map<String, Long> times(Recording recording) {
    Map<Integer, Event> begun = new HashMap<>();
    Map<String, Long> times = new HashMap<>();
    for (Event event : recording.events()) {
      if (event.kind() == Kind.BEGIN) {
        begun.put(event.task(), event);
      } else if (event.kind() == Kind.END && begun.get(event.task()).tag().length() == 1) {
        Event begin = begun.get(event.task());
        times.put(begin.tag(), event.nanos() - begin.nanos());
      }
    }
    return times;
  }

  /** Forks of a node that lie beside each other count once. */
  @Test
  void aNodeCountsWithItsSpan() {
    Act forks = new Act(self -> self.forking(busy()).forking(busy()).forking(busy()));
    TaskGraph graph = TaskGraph.builder().node("forks", forks::invoke).build();
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      Recording recording = pool.record(() -> graph.run());
      assertTrue(recording.work() >= 3 * 500_000, recording.summary());
      assertTrue(graph.criticalPath().nanos() <= recording.work() - 2 * 500_000);
    }
  }

  private static Act busy() {
    return new Act(self -> RecordingTest.busy(500_000));
  }

  @Test
  void aSkippedNodeTakesNoTime() {
    TaskGraph graph =
        TaskGraph.builder()
            .node("fails", () -> Act.failing(new IllegalStateException("node")).invoke())
            .node("skipped", () -> RecordingTest.busy(500_000))
            .before("fails", "skipped")
            .build();
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      pool.record(() -> assertThrows(IllegalStateException.class, graph::run));
    }
    List<CriticalPath.Node> nodes = graph.criticalPath().nodes();
    assertEquals("fails", nodes.get(0).name());
    assertTrue(nodes.size() == 1 || nodes.get(1).nanos() == 0, nodes::toString);
  }

  @Test
  void itNeedsARecording() {
    TaskGraph graph = graph();
    assertThrows(IllegalStateException.class, graph::criticalPath);
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      pool.record(() -> graph.run());
      String path = graph.criticalPath().toString();
      assertTrue(path.matches("(a .* -> [bd] .* -> c|e) .* = .* ms"), path);
      graph.run(pool);
      assertThrows(IllegalStateException.class, graph::criticalPath, "of the last run");
      pool.record(() -> TaskGraph.builder().build().run());
    }
  }
}
