package org.anabranch.core;

import static org.anabranch.core.Task.constant;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;

/** What fork and join do when they are used as they should be. */
class ForkJoinTest {
  private static final long SEED = 20_261_130;

  @EachParallelism
  void fastFormJoinsInOrder(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Task<Integer> root =
          new Task<>(
              self -> {
                Task<Integer> a = constant(1);
                Task<Integer> b = constant(20);
                self.forkFast(a);
                self.forkFast(b);
                return self.joinFast(b) + self.joinFast(a);
              });
      assertEquals(21, pool.invoke(root));
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void familiarFormJoinsInOrder(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Task<Integer> root =
          new Task<>(
              self -> {
                ForkTask<Integer> a = constant(1).fork();
                ForkTask<Integer> b = constant(20).fork();
                return b.join() + a.join();
              });
      assertEquals(21, pool.invoke(root));
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void formsMix(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Task<Integer> root =
          new Task<>(
              self -> {
                Task<Integer> a = constant(1);
                self.forkFast(a);
                ForkTask<Integer> b = constant(20).fork();
                return a.join() + self.joinFast(b);
              });
      assertEquals(21, pool.invoke(root));
    }
  }

  @EachParallelism
  void joinsInEveryOrderGiveEveryResult(int parallelism) {
    SplittableRandom random = new SplittableRandom(SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 300; round++) {
        int n = random.nextInt(1, 40);
        int[] order = permutation(random, n);
        Task<Integer> root = new Task<>(self -> sumInOrder(self, order));
        assertEquals(n * (n - 1) / 2, pool.invoke(root));
      }
      HealthProbe.check(pool);
    }
  }

  /** Children fork too, so that their forks lie above the gaps of joins out of order. */
  private static int sumInOrder(Task<Integer> self, int[] order) {
    List<Task<Integer>> children = new ArrayList<>();
    for (int i = 0; i < order.length; i++) {
      int value = i;
      Task<Integer> child =
          new Task<>(
              me -> {
                Task<Integer> one = constant(1);
                Task<Integer> rest = constant(value - 1);
                me.forkFast(one);
                me.forkFast(rest);
                return me.joinFast(one) + me.joinFast(rest);
              });
      children.add(child);
      self.forkFast(child);
    }
    int sum = 0;
    for (int i : order) {
      sum += self.joinFast(children.get(i));
    }
    return sum;
  }

  private static int[] permutation(SplittableRandom random, int n) {
    int[] order = new int[n];
    for (int i = 0; i < n; i++) {
      int j = random.nextInt(i + 1);
      order[i] = order[j];
      order[j] = i;
    }
    return order;
  }

  @EachParallelism
  void forksBetweenJoinsKeepTheirOrder(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Task<Integer> root =
          new Task<>(
              self -> {
                int sum = 0;
                Task<Integer> kept = constant(1000);
                self.forkFast(kept);
                for (int i = 0; i < 200; i++) {
                  Task<Integer> first = constant(1);
                  Task<Integer> second = constant(2);
                  self.forkFast(first);
                  self.forkFast(second);
                  sum += self.joinFast(first);
                  sum += self.joinFast(second);
                }
                return sum + self.joinFast(kept);
              });
      assertEquals(1600, pool.invoke(root));
    }
  }

  @EachParallelism
  void joiningTwiceGivesTheSameResultFromOneRun(int parallelism) {
    AtomicInteger runs = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.invoke(
          new Task<Object>(
              self -> {
                Task<Object> child =
                    new Task<>(
                        me -> {
                          runs.incrementAndGet();
                          return new Object();
                        });
                self.forkFast(child);
                Object result = self.joinFast(child);
                assertSame(result, self.joinFast(child));
                assertSame(result, child.join());
                return result;
              }));
    }
    assertEquals(1, runs.get());
  }

  @EachSharedParallelism
  void stolenChildGivesItsResultToTheForker(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch taken = new CountDownLatch(1);
      Task<Thread> root =
          new Task<>(
              self -> {
                Task<Thread> child =
                    new Task<>(
                        me -> {
                          taken.countDown();
                          return Thread.currentThread();
                        });
                self.forkFast(child);
                Forced.await(taken);
                return self.joinFast(child);
              });
      assertNotSame(Thread.currentThread(), pool.invoke(root));
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void whatAStolenChildWroteIsSeenAfterTheJoin(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 300; round++) {
        int[] cell = new int[1];
        int value = round;
        CountDownLatch together = new CountDownLatch(2);
        pool.invoke(
            new Task<Void>(
                self -> {
                  Task<Void> child =
                      new Task<>(
                          me -> {
                            cell[0] = value;
                            together.countDown();
                            return null;
                          });
                  self.forkFast(child);
                  if (value == 0) {
                    Forced.meet(together);
                  }
                  self.joinFast(child);
                  assertEquals(value, cell[0]);
                  return null;
                }));
      }
    }
  }

  @EachParallelism
  void resultMayBeNull(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Task<Object> root =
          new Task<>(
              self -> {
                Task<Object> child = new Task<>(me -> null);
                self.forkFast(child);
                return self.joinFast(child);
              });
      assertNull(pool.invoke(root));
      assertNull(root.join());
    }
  }

  @EachParallelism
  void tasksAndActionsForkEachOther(int parallelism) {
    AtomicInteger counter = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      int sum =
          pool.invoke(
              new Task<>(
                  self -> {
                    Count action = new Count(counter);
                    Task<Integer> task = constant(7);
                    self.forkFast(action);
                    self.forkFast(task);
                    self.joinFast(action);
                    return counter.get() * self.joinFast(task);
                  }));
      assertEquals(7, sum);
      pool.invoke(
          new ForkAction() {
            @Override
            protected void compute() {
              Count.forkAndJoin(this, constant(1), new Count(counter));
            }
          });
    }
    assertEquals(2, counter.get());
  }

  @EachParallelism
  void invokeRunsATaskAndItsForksInPlace(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread caller = Thread.currentThread();
      Task<Integer> root =
          new Task<>(
              self -> {
                Task<Integer> forked = constant(1);
                self.forkFast(forked);
                int inPlace =
                    new Task<Integer>(
                            me -> {
                              assertSame(caller, Thread.currentThread());
                              ForkTask<Integer> child = constant(10).fork();
                              return child.join() + 100;
                            })
                        .invoke();
                return inPlace + self.joinFast(forked);
              });
      assertEquals(111, pool.invoke(root));
    }
  }
}
