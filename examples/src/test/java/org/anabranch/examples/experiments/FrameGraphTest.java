package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.examples.StandardOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class FrameGraphTest {
  private static final int ENTITIES = 1_003;
  private static final int FRAMES = 20;

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void theFramesAreThoseOfTheSerialRun(int parallelism) {
    long expected = new FrameGraph(ENTITIES).serial(FRAMES).checksum();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      FrameGraph.Outcome outcome = new FrameGraph(ENTITIES).in(pool, FRAMES);
      assertEquals(expected, outcome.checksum());
      assertEquals(FRAMES, outcome.nanos().getTotalCount());
    }
  }

  @Test
  void framesDiffer() {
    long one = new FrameGraph(ENTITIES).serial(1).checksum();
    assertNotEquals(one, new FrameGraph(ENTITIES).serial(2).checksum());
    assertNotEquals(one, new FrameGraph(ENTITIES + 1).serial(1).checksum());
  }

  @Test
  void whatANodeWaitsForStandsBeforeIt() {
    Set<String> seen = new HashSet<>();
    for (FrameGraph.Node node : new FrameGraph(1).nodes()) {
      assertTrue(seen.containsAll(node.after()), node.name());
      seen.add(node.name());
    }
    assertEquals(17, seen.size());
  }

  /** input, think, one island, cull, one list, draw. */
  @Test
  void theSpanIsTheLongestPath() {
    FrameGraph graph = new FrameGraph(1);
    Map<String, Long> times = new HashMap<>();
    graph.nodes().forEach(node -> times.put(node.name(), 1L));
    assertEquals(6, graph.span(times));
    times.put("animate", 10L);
    assertEquals(13, graph.span(times), "input, think, animate, draw");
  }

  @Test
  void mainPrintsARowForEachPool() {
    String output = StandardOutput.of(() -> FrameGraph.main(new String[] {"100", "3", "2"}));
    assertEquals(6, output.lines().count(), output);
    assertEquals(3, output.lines().filter(line -> line.endsWith("yes")).count(), output);
  }
}
