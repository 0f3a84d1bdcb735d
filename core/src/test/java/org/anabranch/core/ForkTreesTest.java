package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Trees of forks, by calls and by tasks, deep and wide, and the surplus they leave. */
@Tag("races")
class ForkTreesTest {
  @EachParallelism
  void aBodyCalledLikeAMethodForksForTheTaskThatCallsIt(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 20; round++) {
        assertEquals(1 << 10, pool.invoke(treeByCalls(10)));
      }
    }
  }

  private static Task<Integer> treeByCalls(int height) {
    return new Task<>(
        self -> {
          if (height == 0) {
            return 1;
          }
          Task<Integer> right = treeByCalls(height - 1);
          self.forkFast(right);
          return treeByCalls(height - 1).compute() + self.joinFast(right);
        });
  }

  @EachParallelism
  void aHundredThousandForksOfOneTaskAllRun(int parallelism) {
    AtomicInteger counter = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.invoke(
          new Task<Void>(
              self -> {
                for (int i = 0; i < 100_000; i++) {
                  self.forkFast(new Count(counter));
                }
                return null;
              }));
      assertEquals(100_000, counter.get());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void recursionAHundredDeepJoinsBack(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertEquals(100, pool.invoke(chain(100)));
      HealthProbe.check(pool);
    }
  }

  private static Task<Integer> chain(int depth) {
    return new Task<>(
        self -> {
          if (depth == 0) {
            return 0;
          }
          Task<Integer> deeper = chain(depth - 1);
          self.forkFast(deeper);
          return 1 + self.joinFast(deeper);
        });
  }

  @EachParallelism
  void treeWithoutCutOffCountsItsLeaves(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 20; round++) {
        assertEquals(1 << 12, pool.invoke(tree(12)));
      }
    }
  }

  private static Task<Integer> tree(int height) {
    return new Task<>(
        self -> {
          if (height == 0) {
            return 1;
          }
          Task<Integer> left = tree(height - 1);
          ForkTask<Integer> right = tree(height - 1).fork();
          return left.invoke() + right.join();
        });
  }

  @Test
  void surplusCountsTheForksThatNobodyTook() {
    try (WorkStealingPool alone = WorkStealingPool.create(1)) {
      assertEquals(0, ForkTask.surplus());
      alone.invoke(
          new Task<Void>(
              self -> {
                assertEquals(0, ForkTask.surplus());
                Task<Integer> a = Task.constant(1);
                Task<Integer> b = Task.constant(2);
                self.forkFast(a);
                self.forkFast(b);
                assertEquals(2, ForkTask.surplus());
                self.joinFast(b);
                assertEquals(1, ForkTask.surplus());
                self.joinFast(a);
                assertEquals(0, ForkTask.surplus());
                return null;
              }));
    }
  }

  @EachSharedParallelism
  void surplusFallsWhenAThiefTakesAFork(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch taken = new CountDownLatch(1);
      CountDownLatch looked = new CountDownLatch(1);
      pool.invoke(
          new Task<Void>(
              self -> {
                Task<Void> child =
                    new Task<>(
                        me -> {
                          taken.countDown();
                          Forced.await(looked);
                          return null;
                        });
                self.forkFast(child);
                Forced.await(taken);
                assertEquals(0, ForkTask.surplus());
                looked.countDown();
                return self.joinFast(child);
              }));
    }
  }
}
