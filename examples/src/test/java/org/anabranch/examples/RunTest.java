package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.anabranch.core.PoolStatistics;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

class RunTest {
  private static final PoolStatistics NOTHING =
      WorkStealingPool.common().statistics().since(WorkStealingPool.common().statistics());

  @Test
  void medianIsTheRunInTheMiddleByTime() {
    List<Run<String>> runs =
        List.of(
            new Run<>("slowest", 900, NOTHING),
            new Run<>("fastest", 1, NOTHING),
            new Run<>("middle", 30, NOTHING));
    assertEquals("middle", Run.median(runs).result());
  }
}
