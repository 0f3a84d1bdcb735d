package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

class ExplanationTest {
  private static Explanation.Call only(Explanation explanation) {
    assertEquals(1, explanation.calls().size(), explanation::toString);
    return explanation.calls().get(0);
  }

  @Test
  void whatIsKnownToBeSmallStaysOnTheCaller() {
    Explanation.Call call = only(Par.explain(() -> Par.sum(new int[1_000])));
    assertEquals("Par.sum", call.operation());
    assertEquals(1_000, call.elements());
    assertEquals("on the caller: known to be too little to share", call.reason());
    assertEquals(0, call.steals());
    assertEquals(1, call.workers());
  }

  @Test
  void aPoolOfOneHasNoOtherWorker() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      pool.run(
          () -> {
            assertEquals(
                "on the caller: the pool has no other worker",
                only(Par.explain(() -> Par.sum(new int[1_000_000]))).reason());
            assertEquals(
                "on the caller: the pool has no other worker",
                only(Par.explain(() -> Par.forEach(0, 10, i -> {}))).reason());
          });
    }
  }

  /** Two indices that wait for each other: somebody else must have come. */
  @Test
  void aLoopThatWasSharedSaysWithHowMany() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      pool.run(
          () -> {
            CountDownLatch both = new CountDownLatch(2);
            Explanation.Call call =
                only(
                    Par.explain(
                        () ->
                            Par.forEach(
                                0,
                                2,
                                i -> {
                                  both.countDown();
                                  awaitQuietly(both);
                                })));
            assertEquals("Par.forEach", call.operation());
            assertEquals("parallel: 2 of 2 workers", call.reason());
            assertEquals(1, call.steals());
            assertEquals(1, call.splits());
            assertEquals(2, call.chunks());
            assertTrue(call.measuredNanos() > 0);
          });
    }
  }

  private static void awaitQuietly(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void callsStandInTheOrderInWhichTheyEndedAndFollowNobodyElse() {
    Par.explain(() -> Par.sum(new long[10]));
    Explanation explanation =
        Par.explain(
            () -> {
              Par.max(new int[] {3, 4});
              Par.forEach(0, 3, i -> {});
              Par.prefixSum(new long[2_000_000]);
            });
    List<String> operations =
        explanation.calls().stream().map(Explanation.Call::operation).distinct().toList();
    assertEquals(List.of("Par.max", "Par.forEach", "Par.prefixSum"), operations);
    assertTrue(explanation.toString().contains("Par.forEach, 3: "), explanation::toString);
  }

  @Test
  void manyLoopsAreCountedAndAFailureIsTheBodys() {
    Explanation explanation =
        Par.explain(
            () -> {
              for (int i = 0; i < 150; i++) {
                Par.sum(new int[1]);
              }
            });
    assertEquals(100, explanation.calls().size());
    assertEquals(50, explanation.more());
    assertTrue(Par.explain(() -> {}).toString().startsWith("no loop was run"));
    IllegalStateException failure = new IllegalStateException();
    assertSame(
        failure,
        assertThrows(
            IllegalStateException.class,
            () ->
                Par.explain(
                    () -> {
                      throw failure;
                    })));
    assertThrows(NullPointerException.class, () -> Par.explain(null));
  }
}
