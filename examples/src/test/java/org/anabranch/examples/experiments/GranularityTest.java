package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GranularityTest {

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void everyWayComputesTheSame(int workers) {
    List<Granularity.Outcome> outcomes = new Granularity(300, 50).run(workers, 1);
    List<Integer> expected = outcomes.get(0).results();
    for (Granularity.Outcome outcome : outcomes) {
      assertEquals(expected, outcome.results(), outcome.name());
      assertTrue(outcome.nanos() > 0);
    }
  }

  @Test
  void noTaskIsCountedTwice() {
    List<Granularity.Outcome> outcomes = new Granularity(300, 50).run(2, 1);
    assertEquals(300, sum(outcomes.get(1).tasksPerWorker()), "one count for each worker");
    assertEquals(300, sum(outcomes.get(2).tasksPerWorker()), "the pool's workers and the caller");
  }

  private static int sum(String perWorker) {
    return Arrays.stream(perWorker.split("/", -1)).mapToInt(Integer::parseInt).sum();
  }

  @Test
  void theWorkDependsOnTheTaskAlone() {
    assertEquals(XorShift.run(7, 100), XorShift.run(7, 100));
    assertNotEquals(XorShift.run(7, 100), XorShift.run(8, 100));
    assertNotEquals(0, XorShift.run(0, 1), "a state of 0 would stay 0");
  }
}
