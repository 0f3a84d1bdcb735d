package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Test;

/**
 * Contract 3: at most P tasks of one call run at once, however many callers share the pool; a
 * caller runs tasks of its own call only.
 */
class CallBoundsTest {

  /** The call that the thread made, if it is a caller. */
  private static final ThreadLocal<Observed> CALLER_OF = new ThreadLocal<>();

  /** One call: who runs its bodies, and how many at once. */
  private static final class Observed {
    private final AtomicInteger running = new AtomicInteger();
    private final AtomicInteger most = new AtomicInteger();
    private final AtomicInteger strangers = new AtomicInteger();
    private final AtomicInteger bodies = new AtomicInteger();

    void body() {
      most.accumulateAndGet(running.incrementAndGet(), Math::max);
      Observed calls = CALLER_OF.get();
      if (calls != null && calls != this) {
        strangers.incrementAndGet();
      }
      bodies.incrementAndGet();
      Forced.giveWay();
      running.decrementAndGet();
    }

    Act tree(int height) {
      return new Act(
          self -> {
            if (height == 0) {
              body();
            } else {
              self.forking(tree(height - 1)).forking(tree(height - 1));
            }
          });
    }
  }

  @EachParallelism
  void callersShareAPoolWithoutMixingTheirCalls(int parallelism) throws Exception {
    int callers = 6;
    CyclicBarrier start = new CyclicBarrier(callers);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      List<Future<Void>> running = new ArrayList<>();
      for (int i = 0; i < callers; i++) {
        FutureTask<Void> task =
            new FutureTask<>(
                () -> {
                  Forced.meet(start);
                  for (int round = 0; round < 30; round++) {
                    observe(pool, parallelism);
                  }
                },
                null);
        new Thread(task).start();
        running.add(task);
      }
      for (Future<Void> caller : running) {
        caller.get();
      }
      HealthProbe.check(pool);
    }
  }

  private static void observe(WorkStealingPool pool, int parallelism) {
    Observed call = new Observed();
    CALLER_OF.set(call);
    pool.run(() -> ElementLoop.run(0, 100, i -> call.body()));
    pool.invoke(call.tree(6));
    CALLER_OF.remove();
    assertEquals(164, call.bodies.get());
    assertEquals(0, call.strangers.get(), "a caller ran a stranger's body");
    assertTrue(call.most.get() <= parallelism, () -> "at once: " + call.most);
  }

  @EachParallelism
  void aSubmittedCallIsBoundedToo(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 30; round++) {
        Observed call = new Observed();
        assertNull(
            HealthProbe.resultOf(
                pool.submit(
                    () -> {
                      ElementLoop.run(0, 100, i -> call.body());
                      call.tree(6).invoke();
                      return null;
                    })));
        assertEquals(164, call.bodies.get());
        assertTrue(call.most.get() <= parallelism, () -> "at once: " + call.most);
      }
    }
  }

  /** More callers at once than a pool has seats for: the rest work alone. */
  @Test
  void twoHundredCallersAtOnceAllEnd() throws Exception {
    int callers = 200;
    CyclicBarrier all = new CyclicBarrier(callers);
    try (WorkStealingPool pool = WorkStealingPool.create(3)) {
      List<Future<Integer>> running = new ArrayList<>();
      for (int i = 0; i < callers; i++) {
        FutureTask<Integer> task =
            new FutureTask<>(
                () -> {
                  AtomicInteger ran = new AtomicInteger();
                  pool.run(
                      () -> {
                        new Act(self -> ran.incrementAndGet()).fork();
                        Forced.meet(all);
                        ElementLoop.run(0, 200, j -> ran.incrementAndGet());
                      });
                  return ran.get();
                });
        new Thread(task).start();
        running.add(task);
      }
      for (Future<Integer> caller : running) {
        assertEquals(201, caller.get());
      }
      HealthProbe.check(pool);
    }
  }
}
