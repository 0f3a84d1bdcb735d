package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Scopes: who forks, who runs, who waits. */
@Tag("races")
class ScopeTest {

  /** A tree of children, each forked by its parent. */
  private static void grow(Scope scope, int depth, AtomicInteger nodes) {
    nodes.incrementAndGet();
    if (depth > 0) {
      scope.fork(() -> grow(scope, depth - 1, nodes));
      scope.fork(() -> grow(scope, depth - 1, nodes));
    }
  }

  @EachPoolSize
  void everyChildHasRunWhenTheScopeEnds(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 20; round++) {
        AtomicInteger ran = new AtomicInteger();
        pool.scope(
            scope -> {
              for (int i = 0; i < 50; i++) {
                scope.fork(ran::incrementAndGet);
              }
              grow(scope, 6, ran);
              ElementLoop.run(0, 100, i -> scope.fork(ran::incrementAndGet));
              Branches.joinInt(
                  () -> scope.fork(ran::incrementAndGet).hashCode(),
                  () -> scope.fork(ran::incrementAndGet).hashCode(),
                  Integer::sum);
            });
        assertEquals(50 + 127 + 100 + 2, ran.get());
        pool.scope(scope -> {});
      }
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void childrenHaveResultsForWhoForkedThemAndForAllInTheEnd(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      List<Scope.Child<Integer>> children = new ArrayList<>();
      AtomicInteger sum = new AtomicInteger();
      pool.scope(
          scope -> {
            for (int i = 0; i < 20; i++) {
              int number = i;
              children.add(scope.fork(() -> number));
            }
            for (Scope.Child<Integer> child : children) {
              sum.addAndGet(child.join());
              sum.addAndGet(child.join());
            }
            scope.fork(
                () -> {
                  Scope.Child<Integer> grandchild =
                      scope.fork(() -> scope.fork(() -> 1_000).join() + 1_000);
                  sum.addAndGet(grandchild.join());
                });
            assertNull(scope.fork(() -> {}).join());
          });
      assertEquals(2 * 190 + 2_000, sum.get());
      assertEquals(7, children.get(7).join());
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void onlyWhoForkedAChildWaitsForIt(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger refused = new AtomicInteger();
      pool.scope(
          scope -> {
            CountDownLatch asked = new CountDownLatch(1);
            AtomicReference<Scope.Child<Integer>> later = new AtomicReference<>();
            if (parallelism > 1) {
              Scope.Child<Integer> running =
                  scope.fork(
                      () -> {
                        Forced.await(asked);
                        return 1;
                      });
              Thread stranger =
                  new Thread(
                      () -> {
                        assertThrows(IllegalStateException.class, running::join);
                        refused.incrementAndGet();
                        asked.countDown();
                      });
              stranger.start();
            } else {
              refused.incrementAndGet();
            }
            scope.fork(
                () -> {
                  later.set(scope.fork(() -> 2));
                  assertEquals(2, later.get().join());
                });
          });
      assertEquals(1, refused.get());
      HealthProbe.check(pool);
    }
  }

  /** As many children as there are workers, forked by a child, run side by side. */
  @EachSharedParallelism
  void childrenOfChildrenAreSharedWithIdleWorkers(int parallelism) {
    for (int round = 0; round < 10; round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        CyclicBarrier all = new CyclicBarrier(parallelism);
        pool.scope(
            scope ->
                scope.fork(
                    () -> {
                      for (int i = 0; i < parallelism; i++) {
                        scope.fork(() -> Forced.meet(all));
                      }
                    }));
      }
    }
  }

  /** While the body goes on, idle workers run what a stranger's thread forks. */
  @EachSharedParallelism
  void aThreadFromOutsideMayFork(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 30; round++) {
        AtomicReference<Thread> runner = new AtomicReference<>();
        pool.scope(
            scope -> {
              CountDownLatch ran = new CountDownLatch(1);
              Thread stranger =
                  new Thread(
                      () ->
                          scope.fork(
                              () -> {
                                runner.set(Thread.currentThread());
                                ran.countDown();
                              }));
              stranger.start();
              Forced.await(ran);
            });
        assertNotSame(Thread.currentThread(), runner.get());
      }
      HealthProbe.check(pool);
    }
  }

  /** The owner sleeps in the end; a late fork of a child that runs elsewhere wakes it. */
  @EachSharedParallelism
  void anOwnerThatWaitsRunsWhatComesLate(int parallelism) {
    for (int round = 0; round < 20; round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        Thread owner = Thread.currentThread();
        AtomicReference<Thread> runner = new AtomicReference<>();
        pool.scope(
            scope -> {
              CountDownLatch begun = new CountDownLatch(1);
              Runnable holder =
                  () -> {
                    begun.countDown();
                    Forced.untilWaiting(owner);
                    CountDownLatch late = new CountDownLatch(1);
                    scope.fork(
                        () -> {
                          runner.set(Thread.currentThread());
                          late.countDown();
                        });
                    Forced.await(late);
                  };
              Thread stranger = new Thread(() -> scope.fork(holder));
              stranger.start();
              Forced.await(begun);
            });
        assertSame(owner, runner.get());
        HealthProbe.check(pool);
      }
    }
  }

  /** The owner helps with the forks of a child that another thread runs. */
  @EachSharedParallelism
  void anOwnerThatWaitsHelpsWithTheForksOfItsChildren(int parallelism) {
    for (int round = 0; round < 10; round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        pool.scope(
            scope -> {
              CountDownLatch begun = new CountDownLatch(1);
              CountDownLatch both = new CountDownLatch(2);
              Thread stranger =
                  new Thread(
                      () ->
                          scope.fork(
                              () -> {
                                begun.countDown();
                                Act other = new Act(self -> Forced.meet(both));
                                other.fork();
                                Forced.meet(both);
                                other.join();
                              }));
              stranger.start();
              Forced.await(begun);
            });
        HealthProbe.check(pool);
      }
    }
  }

  @EachPoolSize
  void scopesNestAndMayBeForkedIntoFromWithin(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism);
        WorkStealingPool other = WorkStealingPool.create(2)) {
      AtomicInteger ran = new AtomicInteger();
      pool.scope(
          outer -> {
            for (int i = 0; i < 5; i++) {
              outer.fork(
                  () ->
                      WorkStealingPool.current()
                          .scope(
                              inner -> {
                                grow(inner, 3, ran);
                                grow(outer, 3, ran);
                                inner.fork(() -> outer.fork(ran::incrementAndGet));
                              }));
            }
            other.scope(
                foreign -> {
                  foreign.fork(() -> outer.fork(ran::incrementAndGet));
                  foreign.fork(
                      () ->
                          assertThrows(
                              IllegalStateException.class,
                              () -> joinUnlessDone(outer.fork(() -> joinUnlessDone(null)))));
                });
            outer.fork(() -> pool.run(() -> pool.scope(deep -> grow(deep, 3, ran))));
          });
      assertEquals(5 * (15 + 15 + 1) + 1 + 15, ran.get());
      HealthProbe.check(pool);
    }
  }

  /** In another pool a child of this scope is nobody's to wait for, unless it has ended already. */
  private static void joinUnlessDone(Scope.Child<?> child) {
    if (child != null) {
      child.join();
      throw new IllegalStateException("it had ended");
    }
  }

  @EachPoolSize
  void aScopeThatHasEndedForksNothing(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicReference<Scope> kept = new AtomicReference<>();
      pool.scope(kept::set);
      assertThrows(IllegalStateException.class, () -> kept.get().fork(() -> {}));
      pool.run(
          () -> assertThrows(IllegalStateException.class, () -> kept.get().fork(() -> 1).join()));
      assertThrows(
          IllegalArgumentException.class,
          () ->
              pool.scope(
                  scope -> {
                    kept.set(scope);
                    throw new IllegalArgumentException("body");
                  }));
      assertThrows(IllegalStateException.class, () -> kept.get().fork(() -> {}));
      HealthProbe.check(pool);
    }
  }

  @Test
  void argumentsAreCheckedFirst() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      assertThrows(NullPointerException.class, () -> pool.scope(null));
      pool.scope(
          scope -> {
            assertThrows(NullPointerException.class, () -> scope.fork((Runnable) null));
            assertThrows(
                NullPointerException.class,
                () -> scope.fork((java.util.concurrent.Callable<?>) null));
          });
    }
  }
}
