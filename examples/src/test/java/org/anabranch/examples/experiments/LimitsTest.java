package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.examples.StandardOutput;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LimitsTest {

  @Test
  void ofEvenLoadStealingMakesNothingShorter() {
    for (long seed = 0; seed < 50; seed++) {
      assertEquals(Imbalance.BLOCK, Limits.evenLoad(false, seed));
      assertEquals(Imbalance.BLOCK, Limits.evenLoad(true, seed), "seed " + seed);
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3})
  void theForkedHalvesComputeTheSame(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int steps : new int[] {0, 100, 10_000}) {
        assertEquals(Limits.Halves.serial(steps), pool.invoke(new Limits.Halves(steps)));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 16})
  void noCountIsLostWhereverItLies(int apart) {
    FalseSharing.Outcome outcome = FalseSharing.count(3, 10_000, apart);
    assertEquals(List.of(10_000L, 10_000L, 10_000L), outcome.counts());
  }

  /** Three bodies that wait for each other need three threads; the pool has two. */
  @Test
  void bodiesThatSayThatTheyBlockMayWaitForEachOther() {
    CyclicBarrier barrier = new CyclicBarrier(3);
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      assertTrue(Limits.waitInTasks(pool, 3, () -> meet(barrier, 60_000), true) > 0);
    }
  }

  @Test
  void bodiesThatJustBlockWaitInVain() {
    CyclicBarrier barrier = new CyclicBarrier(3);
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      assertThrows(
          IllegalStateException.class,
          () -> Limits.waitInTasks(pool, 3, () -> meet(barrier, 100), false));
    }
  }

  private static void meet(CyclicBarrier barrier, int millis) {
    try {
      barrier.await(millis, TimeUnit.MILLISECONDS);
    } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
      throw new IllegalStateException("the three did not meet", e);
    }
  }

  @Test
  void mainPrintsTheFourCases() {
    String output = StandardOutput.of(() -> Limits.main(new String[] {"2", "100", "1", "2"}));
    assertTrue(output.contains("static 24 units, stealing 24"), output);
    assertTrue(output.contains("say that they block"), output);
  }
}
