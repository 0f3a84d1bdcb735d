package org.anabranch.core.worker;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.anabranch.core.Forced;
import org.anabranch.core.ForkAction;
import org.anabranch.core.ForkTask;
import org.anabranch.core.HealthProbe;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Forks among short jobs are kept by their worker while enough others are on offer. The only thief
 * of a pool of two is held at a latch, so that nothing is stolen before the test wants it; then one
 * fork on offer, the bait, is enough.
 */
@Tag("races")
class KeptForksTest {
  private static final class Task extends ForkAction {
    private final Runnable body;

    Task(Runnable body) {
      this.body = body;
    }

    @Override
    protected void compute() {
      body.run();
    }
  }

  /** What a test does while the thief is held; the latch lets the thief go. */
  private interface Scene {
    void play(Worker worker, CountDownLatch release);
  }

  private static void whileTheThiefIsHeld(Scene scene) {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      pool.run(
          () -> {
            CountDownLatch held = new CountDownLatch(1);
            CountDownLatch release = new CountDownLatch(1);
            Task holder =
                new Task(
                    () -> {
                      held.countDown();
                      Forced.await(release);
                    });
            holder.fork();
            Forced.await(held);
            Worker worker = Current.running();
            joinSome();
            Forced.until(() -> keeps(worker), "short jobs are kept");
            Task bait = new Task(() -> {});
            bait.fork();
            assertEquals(1, worker.offered());
            try {
              scene.play(worker, release);
            } finally {
              release.countDown();
            }
            bait.join();
            holder.join();
          });
      HealthProbe.check(pool);
    }
  }

  /**
   * Runs some short jobs; whether the worker keeps its forks then. The worker reviews that at every
   * 64th join of a call: here it does so well before the probes, and not soon after them.
   */
  private static boolean keeps(Worker worker) {
    for (int i = 0; i < 4 * 64 - 2; i++) {
      new Task(() -> {}).fork().join();
    }
    List<Task> probes = fork(2, () -> {});
    boolean kept = worker.surplus() > worker.offered();
    probes.get(1).join();
    probes.get(0).join();
    return kept;
  }

  /** So few joins that the worker reviews nothing yet. */
  private static void joinSome() {
    for (int i = 0; i < 10; i++) {
      new Task(() -> {}).fork().join();
    }
  }

  private static List<Task> fork(int count, Runnable body) {
    List<Task> tasks = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      Task task = new Task(body);
      task.fork();
      tasks.add(task);
    }
    return tasks;
  }

  @Test
  void keptForksAreInvisibleAndRunWhenJoinedInAnyOrder() {
    AtomicInteger runs = new AtomicInteger();
    whileTheThiefIsHeld(
        (worker, release) -> {
          List<Task> tasks = fork(10, runs::incrementAndGet);
          assertEquals(1, worker.offered());
          assertEquals(11, worker.surplus());
          for (int i : new int[] {9, 0, 4, 5, 8, 1, 7, 2, 3, 6}) {
            tasks.get(i).join();
          }
          assertEquals(1, worker.surplus());
          assertEquals(10, runs.get());
        });
  }

  @Test
  void aTheftIsAnsweredWithAllThatIsKeptOldestFirst() {
    whileTheThiefIsHeld(
        (worker, release) -> {
          List<Integer> order = new ArrayList<>();
          List<Task> tasks = new ArrayList<>();
          CountDownLatch first = new CountDownLatch(1);
          CountDownLatch end = new CountDownLatch(1);
          for (int i = 0; i < 8; i++) {
            int number = i;
            Task task =
                new Task(
                    () -> {
                      order.add(number);
                      first.countDown();
                      Forced.await(end);
                    });
            task.fork();
            tasks.add(task);
          }
          assertEquals(1, worker.offered());
          release.countDown();
          Forced.until(() -> worker.demand().isRaised(), "the thief takes the bait");
          Task last = new Task(() -> {});
          last.fork();
          assertTrue(worker.offered() >= 8, "all but what the thief has taken lie on the deque");
          Forced.await(first);
          assertEquals(List.of(0), order);
          end.countDown();
          last.join();
          for (int i = tasks.size() - 1; i >= 0; i--) {
            tasks.get(i).join();
          }
        });
  }

  @Test
  void aJoinNoticesTheTheftToo() {
    whileTheThiefIsHeld(
        (worker, release) -> {
          CountDownLatch met = new CountDownLatch(2);
          List<Task> tasks = fork(2, () -> Forced.meet(met));
          assertEquals(1, worker.offered());
          release.countDown();
          Forced.until(() -> worker.demand().isRaised(), "the thief takes the bait");
          tasks.get(1).join();
          tasks.get(0).join();
        });
  }

  /** Who only asks how much waits, and then works in place, must not sit on it either. */
  @Test
  void askingForTheSurplusOffersAfterATheft() {
    whileTheThiefIsHeld(
        (worker, release) -> {
          CountDownLatch taken = new CountDownLatch(1);
          List<Task> tasks = fork(5, taken::countDown);
          assertEquals(1, worker.offered());
          release.countDown();
          Forced.until(() -> worker.demand().isRaised(), "the thief takes the bait");
          assertTrue(ForkTask.surplus() <= 5);
          Forced.await(taken);
          for (int i = tasks.size() - 1; i >= 0; i--) {
            tasks.get(i).join();
          }
        });
  }

  @Test
  void forksOfTheTasksBelowAreOfferedFirst() {
    whileTheThiefIsHeld(
        (worker, release) -> {
          AtomicReference<Thread> taker = new AtomicReference<>();
          CountDownLatch taken = new CountDownLatch(1);
          Task outer =
              new Task(
                  () -> {
                    taker.set(Thread.currentThread());
                    taken.countDown();
                  });
          outer.fork();
          Task inner =
              new Task(
                  () -> {
                    fork(3, () -> {});
                    assertEquals(5, worker.surplus());
                    release.countDown();
                    Forced.until(() -> worker.demand().isRaised(), "the thief takes the bait");
                    new Task(() -> {}).fork();
                    Forced.await(taken);
                  });
          inner.invoke();
          outer.join();
          assertTrue(taker.get() != Thread.currentThread(), "the thief ran the oldest fork");
        });
  }

  @Test
  void aFailureDropsKeptForks() {
    AtomicInteger runs = new AtomicInteger();
    whileTheThiefIsHeld(
        (worker, release) -> {
          IllegalArgumentException failure = new IllegalArgumentException("on purpose");
          Task failing =
              new Task(
                  () -> {
                    fork(5, runs::incrementAndGet);
                    assertEquals(6, worker.surplus());
                    throw failure;
                  });
          assertSame(failure, assertThrows(IllegalArgumentException.class, failing::invoke));
          assertEquals(1, worker.surplus());
          assertEquals(0, runs.get());
        });
  }

  @Test
  void keptForksLeftUnjoinedRun() {
    AtomicInteger runs = new AtomicInteger();
    whileTheThiefIsHeld(
        (worker, release) -> {
          new Task(() -> fork(5, runs::incrementAndGet)).invoke();
          assertEquals(5, runs.get());
          assertEquals(1, worker.surplus());
        });
  }

  /** Whoever waits for a thief may not sit on forks that others could run. */
  @Test
  void aWaitOffersWhatIsKept() {
    try (WorkStealingPool pool = WorkStealingPool.create(3)) {
      pool.run(
          () -> {
            Thread waiter = Thread.currentThread();
            CountDownLatch held = new CountDownLatch(2);
            CountDownLatch release = new CountDownLatch(1);
            CountDownLatch done = new CountDownLatch(1);
            Task slow =
                new Task(
                    () -> {
                      held.countDown();
                      Forced.untilWaiting(waiter);
                      release.countDown();
                      Forced.await(done);
                    });
            Task other =
                new Task(
                    () -> {
                      held.countDown();
                      Forced.await(release);
                    });
            slow.fork();
            other.fork();
            Forced.await(held);
            Worker worker = Current.running();
            joinSome();
            Forced.until(() -> keeps(worker), "short jobs are kept");
            Task bait = new Task(() -> {});
            bait.fork();
            Task kept = new Task(done::countDown);
            kept.fork();
            assertEquals(1, worker.offered());
            assertEquals(2, worker.surplus());
            slow.join();
            kept.join();
            bait.join();
            other.join();
          });
      HealthProbe.check(pool);
    }
  }

  @Test
  void twoLongTasksAfterManyShortOnesRunSideBySide() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      for (int round = 0; round < 20; round++) {
        pool.run(
            () -> {
              for (int i = 0; i < 1_000; i++) {
                new Task(() -> {}).fork().join();
              }
              CyclicBarrier both = new CyclicBarrier(2);
              List<Task> tasks = fork(2, () -> Forced.meet(both));
              tasks.get(1).join();
              tasks.get(0).join();
            });
      }
      HealthProbe.check(pool);
    }
  }
}
