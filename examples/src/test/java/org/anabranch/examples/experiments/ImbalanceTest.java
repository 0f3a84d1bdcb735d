package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.anabranch.examples.StandardOutput;
import org.anabranch.examples.experiments.VirtualWorkers.Ran;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ImbalanceTest {
  private static final long TOTAL_UNITS = 360;

  private static List<Ran> virtual(boolean stealing, long seed) {
    return VirtualWorkers.schedule(Imbalance.units(), stealing, seed);
  }

  @Test
  void withoutStealingTheLastBlockTakesItAll() {
    List<Ran> schedule = virtual(false, 1);
    assertEquals(192, VirtualWorkers.makespan(schedule));
    for (int worker = 0; worker < Imbalance.WORKERS; worker++) {
      int number = worker;
      assertEquals(Imbalance.BLOCK, schedule.stream().filter(r -> r.worker() == number).count());
    }
    assertTrue(schedule.stream().noneMatch(Ran::isStolen));
  }

  /** Graham: a worker idles only when no task is left, so at most 360 / 4 + 8 * 3 / 4. */
  @Test
  void withStealingNoScheduleTakesMoreThanGrahamsBound() {
    for (long seed = 0; seed < 200; seed++) {
      List<Ran> schedule = virtual(true, seed);
      long makespan = VirtualWorkers.makespan(schedule);
      assertTrue(makespan >= 90 && makespan <= 96, "seed " + seed + ": " + makespan);
      assertEquals(96, schedule.stream().map(Ran::task).distinct().count(), "coverage");
      assertEquals(TOTAL_UNITS, schedule.stream().mapToLong(r -> r.to() - r.from()).sum());
    }
  }

  @Test
  void aSeedGivesOneSchedule() {
    assertEquals(virtual(true, 5), virtual(true, 5));
    assertNotEquals(virtual(true, 5), virtual(true, 6));
  }

  @Test
  void theChartShowsWhoRanWhat() {
    List<Ran> schedule = VirtualWorkers.schedule(new int[][] {{1}, {2, 2}}, true, 1);
    assertEquals("0 aBB\n1 bb.\n", VirtualWorkers.chart(schedule, 2, 3));
  }

  @ParameterizedTest
  @ValueSource(booleans = {false, true})
  void onThreadsEveryTaskRunsOnce(boolean stealing) {
    Imbalance.Outcome outcome = Imbalance.onThreads(50, stealing);
    assertEquals(96, outcome.covered());
    assertEquals(96, outcome.tasksPerWorker().stream().mapToInt(Integer::intValue).sum());
    if (!stealing) {
      assertEquals(List.of(24, 24, 24, 24), outcome.tasksPerWorker());
    }
  }

  @Test
  void mainPrintsBothSchedules() {
    String output = StandardOutput.of(() -> Imbalance.main(new String[] {"3", "100"}));
    assertTrue(output.contains("static: 192 units"), output);
    assertTrue(output.contains("96/96"), output);
  }
}
