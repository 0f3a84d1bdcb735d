package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** invokeAll: several tasks side by side, of which the caller runs the first. */
class InvokeAllTest {

  private static final class Square extends ForkTask<Integer> {
    private final int n;

    Square(int n) {
      this.n = n;
    }

    @Override
    protected Integer compute() {
      return n * n;
    }
  }

  @EachParallelism
  void twoTasksGiveTheirResults(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(
          () -> {
            Square a = new Square(3);
            Square b = new Square(4);
            ForkTask.invokeAll(a, b);
            assertEquals(25, a.join() + b.join());
          });
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void aCollectionIsGivenBackWithEveryTaskDone(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int count : new int[] {0, 1, 2, 3, 64, 65, 1_000}) {
        pool.run(
            () -> {
              List<Square> tasks = new ArrayList<>();
              for (int i = 0; i < count; i++) {
                tasks.add(new Square(i));
              }
              Collection<Square> done = ForkTask.invokeAll(tasks);
              assertSame(tasks, done);
              for (Square task : tasks) {
                assertEquals(task.n * task.n, task.join());
              }
            });
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void actionsOfACollectionRunOnceEach(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      List<Act> actions = new ArrayList<>();
      for (int i = 0; i < 500; i++) {
        actions.add(new Act(self -> ran.incrementAndGet()));
      }
      pool.run(() -> assertSame(actions, ForkAction.invokeAll(actions)));
      assertEquals(500, ran.get());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void theCallerRunsTheFirst(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread caller = Thread.currentThread();
      pool.run(
          () ->
              ForkAction.invokeAll(
                  new Act(self -> assertSame(caller, Thread.currentThread())), Act.quiet()));
    }
  }

  @EachSharedParallelism
  void bothRunAtOnce(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch together = new CountDownLatch(2);
      pool.run(
          () ->
              ForkAction.invokeAll(
                  new Act(self -> Forced.meet(together)), new Act(self -> Forced.meet(together))));
    }
  }

  @EachParallelism
  void branchesForkAndJoinOnTheirOwn(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger sum = new AtomicInteger();
      Act branch =
          new Act(
              self -> {
                ForkTask<Integer> a = new Square(1).fork();
                ForkTask<Integer> b = new Square(2).fork();
                sum.addAndGet(a.join() + b.join());
              });
      Act other = new Act(self -> self.forking(new Act(me -> sum.addAndGet(100))));
      pool.run(
          () -> {
            ForkTask<Integer> before = new Square(10).fork();
            ForkAction.invokeAll(branch, other);
            assertEquals(105, sum.get());
            assertEquals(100, before.join());
          });
      HealthProbe.check(pool);
    }
  }

  @Test
  void theSameTaskTwiceIsRefused() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Square task = new Square(2);
      assertThrows(
          IllegalStateException.class, () -> pool.run(() -> ForkTask.invokeAll(task, task)));
      Square done = new Square(3);
      pool.invoke(done);
      assertThrows(
          IllegalStateException.class,
          () -> pool.run(() -> ForkTask.invokeAll(new Square(1), done)));
      HealthProbe.check(pool);
    }
  }

  @Test
  void aUsedTaskIsRefusedBeforeAnyRuns() {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Act used = Act.quiet();
      pool.invoke(used);
      Act first = new Act(self -> ran.incrementAndGet());
      Act last = new Act(self -> ran.incrementAndGet());
      pool.run(
          () -> {
            for (List<Act> acts : List.of(List.of(first, last, used), List.of(used, first, last))) {
              assertThrows(IllegalStateException.class, () -> ForkAction.invokeAll(acts));
            }
            ForkAction.invokeAll(first, last);
          });
      assertEquals(2, ran.get());
      HealthProbe.check(pool);
    }
  }

  @Test
  void aNullTaskIsRefusedBeforeAnyRuns() {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      Act act = new Act(self -> ran.incrementAndGet());
      Act other = new Act(self -> ran.incrementAndGet());
      pool.run(
          () -> {
            assertThrows(NullPointerException.class, () -> ForkAction.invokeAll(null, act));
            assertThrows(NullPointerException.class, () -> ForkAction.invokeAll(act, null));
            assertThrows(
                NullPointerException.class,
                () -> ForkAction.invokeAll(Arrays.asList(null, act, other)));
            assertThrows(NullPointerException.class, () -> ForkAction.invokeAll(null));
          });
      assertEquals(0, ran.get());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void aFailureDropsThoseNotBegunAndAwaitsTheOthers(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 200; round++) {
        List<Act> actions = new ArrayList<>();
        IllegalStateException thrown = new IllegalStateException("first");
        for (int i = 0; i < 50; i++) {
          actions.add(i == 0 ? Act.failing(thrown) : new Act(self -> ran.incrementAndGet()));
        }
        assertSame(
            thrown,
            assertThrows(
                IllegalStateException.class, () -> pool.run(() -> ForkAction.invokeAll(actions))));
        int atThrow = ran.get();
        pool.run(() -> {});
        assertEquals(atThrow, ran.get());
      }
      HealthProbe.check(pool);
    }
  }

  /** Whoever looks at the tasks one by one after a failure learns what became of each. */
  @EachParallelism
  void afterAFailureEachTaskTellsItsOwn(int parallelism) {
    IllegalArgumentException failure = new IllegalArgumentException("on purpose");
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(
          () -> {
            Act first = Act.failing(failure);
            Act second = Act.quiet();
            assertSame(
                failure,
                assertThrows(
                    IllegalArgumentException.class, () -> ForkAction.invokeAll(first, second)));
            assertSame(failure, assertThrows(IllegalArgumentException.class, first::join));
            try {
              second.join();
            } catch (CancellationException dropped) {
              assertTrue(dropped.getMessage().contains("failed"));
            }
          });
    }
  }
}
