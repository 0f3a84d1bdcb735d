package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.examples.StandardOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class WaitingTest {

  @ParameterizedTest
  @EnumSource
  void everyRoundTripEnds(Waiting.Strategy strategy) {
    assertTrue(Waiting.roundTrip(strategy, 5) > 0);
    assertTrue(Waiting.burnt(strategy, 1) >= 0);
  }

  /** Either both pushes are whole, or both have read the same bottom. */
  @Test
  void onlyTwoOrdersOfTwentyKeepBothTasks() {
    assertEquals(20, OwnerRule.allOrders().size());
    assertEquals(
        "[bbbaaa, aaabbb]",
        OwnerRule.allOrders().stream()
            .filter(order -> order.kept() == 2)
            .map(OwnerRule.Order::steps)
            .sorted(Comparator.reverseOrder())
            .toList()
            .toString());
  }

  @Test
  void twoPushersNeverKeepMoreThanTheyPushed() {
    int kept = OwnerRule.keptByThreads(100);
    assertTrue(kept >= 1 && kept <= 200, "kept " + kept);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void everyRequestGetsItsResult(int parallelism) {
    int expected = IntStream.range(0, 100).map(r -> XorShift.run(r, 50)).reduce(0, (a, b) -> a ^ b);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertEquals(expected, VirtualCallers.serve(100, 50, pool));
    }
  }

  @Test
  void theProgramsPrint() {
    String waiting = StandardOutput.of(() -> Waiting.main(new String[] {"3", "1"}));
    assertEquals(4, waiting.lines().count(), waiting);
    String rule = StandardOutput.of(() -> OwnerRule.main(new String[] {"1"}));
    assertTrue(rule.contains("ababab loses one"), rule);
    String callers = StandardOutput.of(() -> VirtualCallers.main(new String[] {"10", "10"}));
    assertTrue(callers.startsWith("10 requests on a pool of "), callers);
  }
}
