package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.anabranch.core.WorkStealingPool;

/**
 * An operator that fails gives the exception that one worker alone would have met first, also where
 * another worker took the elements right of it and fails later in the order of indices.
 */
class FailingOperatorsTest {
  /** The indices from which on the range is certain to be on another thread. */
  private static final class Thief {
    private final CountDownLatch begun = new CountDownLatch(1);
    private final int from;
    private final int parallelism;

    Thief(int from, int parallelism) {
      this.from = from;
      this.parallelism = parallelism;
    }

    /** Called for each index: the first is slow, so that the range is shared. */
    void run(int index) throws InterruptedException {
      if (index == 0) {
        Thread.sleep(2);
      } else if (index == 1 && parallelism > 1) {
        assertTrue(begun.await(30, TimeUnit.SECONDS), "nobody helped");
      } else if (index == from) {
        begun.countDown();
      }
    }
  }

  private static final class Failure extends RuntimeException {
    private static final long serialVersionUID = 1L;
    final int at;

    Failure(int at) {
      this.at = at;
    }
  }

  private record Span(int from, int to) {}

  @EachPool
  void foldOfABlockInTwoPartsFailsBeforeAHigherBlock(int parallelism) {
    Thief thief = new Thief(768, parallelism);
    int at =
        failure(
            parallelism,
            () ->
                Par.mapReduceInt(
                    0,
                    1536,
                    i -> runAndFail(thief, i, 1100),
                    -1,
                    (x, y) -> {
                      if (y == 5) {
                        throw new Failure(y);
                      }
                      return Math.max(x, y);
                    }));
    assertEquals(5, at);
  }

  @EachPool
  void combinationOfTwoPartsFailsBeforeAHigherLeaf(int parallelism) {
    Thief thief = new Thief(192, parallelism);
    int at =
        failure(
            parallelism,
            () ->
                Par.mapReduce(
                    0,
                    384,
                    i -> {
                      int from = runAndFail(thief, i, 300);
                      return new Span(from, from + 1);
                    },
                    new Span(0, 0),
                    (x, y) -> {
                      assertEquals(x.to, y.from);
                      if (y.from == 192 && y.to == 256) {
                        throw new Failure(192);
                      }
                      return new Span(x.from, y.to);
                    }));
    assertEquals(192, at);
  }

  private static int runAndFail(Thief thief, int index, int failing) {
    try {
      thief.run(index);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    if (index == failing) {
      throw new Failure(index);
    }
    return index;
  }

  private static int failure(int parallelism, Runnable call) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      return assertThrows(Failure.class, () -> pool.run(call)).at;
    }
  }
}
