package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.Tag;

/**
 * No submission is ever missed: as many jobs as there are workers, and the submitter, meet at a
 * barrier. One lost wake-up, and they wait for ever.
 */
@Tag("machine")
@Tag("races")
class SubmissionWakeUpTest {
  private static final long SEED = 88_172_645;

  private static void meet(WorkStealingPool pool, int jobs) {
    CyclicBarrier all = new CyclicBarrier(jobs + 1);
    List<CompletableFuture<Boolean>> futures = new ArrayList<>();
    for (int i = 0; i < jobs; i++) {
      futures.add(
          pool.submit(
              () -> {
                Forced.meet(all);
                return true;
              }));
    }
    Forced.meet(all);
    for (CompletableFuture<Boolean> future : futures) {
      assertEquals(true, HealthProbe.resultOf(future));
    }
  }

  @EachParallelism
  void jobsOfEveryWorkerMeetRoundAfterRound(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < Rounds.of(800, parallelism); round++) {
        meet(pool, parallelism);
      }
    }
  }

  @EachParallelism
  void anyNumberOfJobsMeetsInFreshPools(int parallelism) {
    for (int round = 0; round < Rounds.of(80, parallelism); round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        meet(pool, 1 + round % parallelism);
        meet(pool, parallelism);
      }
    }
  }

  @EachParallelism
  void jobsAfterAnIdleWhileMeet(int parallelism) {
    SplittableRandom random = new SplittableRandom(SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < Rounds.of(120, parallelism); round++) {
        LockSupport.parkNanos(random.nextLong(5_000_000));
        meet(pool, 1 + round % parallelism);
      }
    }
  }

  @EachParallelism
  void jobsSubmittedByJobsMeet(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < Rounds.of(400, parallelism); round++) {
        CyclicBarrier all = new CyclicBarrier(parallelism + 1);
        submitChain(pool, parallelism, all);
        Forced.meet(all);
      }
    }
  }

  private static void submitChain(WorkStealingPool pool, int left, CyclicBarrier all) {
    pool.execute(
        () -> {
          if (left > 1) {
            submitChain(pool, left - 1, all);
          }
          Forced.meet(all);
        });
  }

  @EachParallelism
  void submissionsBesideACallThatUsesTheHelpersMeet(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < Rounds.of(120, parallelism); round++) {
        pool.invoke(tree(6));
        meet(pool, parallelism);
      }
      HealthProbe.check(pool);
    }
  }

  private static Act tree(int height) {
    return new Act(
        self -> {
          if (height > 0) {
            self.forking(tree(height - 1)).forking(tree(height - 1));
          }
        });
  }
}
