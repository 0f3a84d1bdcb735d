package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** What fork and join do when they are used as they should be. */
class ForkJoinTest {
  private static final long SEED = 20_261_130;

  /** The body of a task as a lambda, with the task's own forms at hand. */
  private interface TaskBody<V> {
    V compute(Task<V> self);
  }

  private static final class Task<V> extends ForkTask<V> {
    private final TaskBody<V> body;

    Task(TaskBody<V> body) {
      this.body = body;
    }

    @Override
    protected V compute() {
      return body.compute(this);
    }

    void forkFast(ForkTask<?> child) {
      fork(child);
    }

    void forkFast(ForkAction child) {
      fork(child);
    }

    <R> R joinFast(ForkTask<R> child) {
      return join(child);
    }

    void joinFast(ForkAction child) {
      join(child);
    }
  }

  private static final class Count extends ForkAction {
    private final AtomicInteger counter;

    Count(AtomicInteger counter) {
      this.counter = counter;
    }

    @Override
    protected void compute() {
      counter.incrementAndGet();
    }

    static void forkAndJoin(ForkAction parent, ForkTask<?> task, ForkAction action) {
      parent.fork(task);
      parent.fork(action);
      parent.join(action);
      parent.join(task);
    }
  }

  private static Task<Integer> constant(int value) {
    return new Task<>(self -> value);
  }

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
  void recursionHundredsDeepJoinsBack(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertEquals(300, pool.invoke(chain(300)));
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
                Task<Integer> a = constant(1);
                Task<Integer> b = constant(2);
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
