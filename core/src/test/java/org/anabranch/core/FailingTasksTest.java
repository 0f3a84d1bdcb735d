package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;

import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Wherever in a tree of tasks something is thrown, whatever it is and whoever called: the caller
 * gets that very object, once, and the pool works on.
 */
class FailingTasksTest {

  /** Where in the tree the first throwable is thrown; the second must lose. */
  private enum Place {
    ROOT {
      @Override
      Act root(Throwable first, Throwable second) {
        return Act.failing(first);
      }
    },
    LEFT {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              Act right = Act.quiet();
              self.forking(right);
              Act.failing(first).invoke();
              self.joining(right);
            });
      }
    },
    RIGHT {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              Act right = Act.failing(first);
              self.forking(right);
              Act.quiet().invoke();
              self.joining(right);
            });
      }
    },
    STOLEN_RIGHT {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              CountDownLatch taken = new CountDownLatch(1);
              Act right =
                  new Act(
                      me -> {
                        taken.countDown();
                        throw FailureKind.sneak(first);
                      });
              self.forking(right);
              Forced.await(taken);
              self.joining(right);
            });
      }

      @Override
      boolean needsHelp() {
        return true;
      }
    },
    BOTH {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              Act right = Act.failing(second);
              self.forking(right);
              Act.failing(first).invoke();
              self.joining(right);
            });
      }
    },
    BOTH_STOLEN {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              CountDownLatch together = new CountDownLatch(2);
              Act right =
                  new Act(
                      me -> {
                        Forced.meet(together);
                        throw FailureKind.sneak(second);
                      });
              self.forking(right);
              Act left =
                  new Act(
                      me -> {
                        Forced.meet(together);
                        throw FailureKind.sneak(first);
                      });
              left.invoke();
            });
      }

      @Override
      boolean needsHelp() {
        return true;
      }
    },
    FIRST_JOIN {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              Act joinedSecond = Act.failing(second);
              Act joinedFirst = Act.failing(first);
              self.forking(joinedFirst).forking(joinedSecond);
              self.joining(joinedFirst);
              self.joining(joinedSecond);
            });
      }
    },
    GRANDCHILD {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              Act child = RIGHT.root(first, second);
              self.forking(child);
              self.joining(child);
            });
      }
    },
    UNJOINED_GRANDCHILD {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              Act child = new Act(me -> me.forking(Act.failing(first)));
              self.forking(child);
              self.joining(child);
            });
      }
    },
    COMBINER {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              Act right = Act.quiet();
              self.forking(right);
              self.joining(right);
              throw FailureKind.sneak(first);
            });
      }
    },
    UNJOINED {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(self -> self.forking(Act.failing(first)));
      }
    },
    OLDEST_UNJOINED {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(self -> self.forking(Act.failing(first)).forking(Act.failing(second)));
      }
    },
    COMPUTE_BEFORE_UNJOINED {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              self.forking(Act.failing(second));
              throw FailureKind.sneak(first);
            });
      }
    },
    FAMILIAR_FORM {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self -> {
              ForkAction a = Act.failing(second).fork();
              ForkAction b = Act.failing(first).fork();
              b.join();
              a.join();
            });
      }
    },
    INVOKE_ALL {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(self -> ForkAction.invokeAll(Act.failing(first), Act.failing(second)));
      }
    },
    INVOKE_ALL_MIDDLE {
      @Override
      Act root(Throwable first, Throwable second) {
        return new Act(
            self ->
                ForkAction.invokeAll(
                    List.of(
                        Act.quiet(),
                        Act.quiet(),
                        Act.failing(first),
                        Act.quiet(),
                        Act.failing(second))));
      }
    };

    abstract Act root(Throwable first, Throwable second);

    boolean needsHelp() {
      return false;
    }
  }

  private record Case(int parallelism, Place place, CallerKind caller) {}

  static Stream<Case> cases() {
    return Stream.of(1, 2, 3, 8)
        .flatMap(
            p ->
                Stream.of(Place.values())
                    .filter(place -> p > 1 || !place.needsHelp())
                    .flatMap(
                        place ->
                            CallerKind.available().stream()
                                .filter(caller -> p == 3 || caller == CallerKind.PLATFORM)
                                .map(caller -> new Case(p, place, caller))));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void callerGetsTheVeryObjectThatWasThrown(Case c) {
    WorkStealingPool pool = WorkStealingPool.create(c.parallelism);
    for (FailureKind kind : FailureKind.values()) {
      if (c.place.needsHelp()) { // only in a fresh pool help is certain to come
        pool.close();
        pool = WorkStealingPool.create(c.parallelism);
      }
      assertDelivered(pool, c, kind);
    }
    HealthProbe.check(pool);
    pool.close();
  }

  private static void assertDelivered(WorkStealingPool pool, Case c, FailureKind kind) {
    Throwable first = kind.create("first");
    Throwable second = kind.create("second");
    Throwable outcome = c.caller.outcomeOf(pool, () -> pool.invoke(c.place.root(first, second)));
    assertSame(first, outcome, kind::name);
    for (Throwable suppressed : first.getSuppressed()) {
      assertSame(second, suppressed, kind::name);
    }
    assertEquals(0, second.getSuppressed().length, kind::name);
  }

  @EachParallelism
  void aRealOverflowOfTheStackInALeafReachesTheCaller(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger depth = new AtomicInteger();
      for (int round = 0; round < 20; round++) {
        Throwable outcome =
            CallerKind.PLATFORM.outcomeOf(
                pool,
                () ->
                    pool.invoke(
                        new Act(
                            self -> {
                              Act leaf = new Act(me -> overflow(depth));
                              self.forking(leaf);
                              self.joining(leaf);
                            })));
        assertEquals(StackOverflowError.class, outcome.getClass());
      }
      HealthProbe.check(pool);
    }
  }

  @SuppressWarnings("InfiniteRecursion") // on purpose
  private static void overflow(AtomicInteger depth) {
    depth.incrementAndGet();
    overflow(depth);
    depth.decrementAndGet();
  }

  @EachParallelism
  void aFailedTaskThrowsTheSameObjectAtEveryJoin(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      IllegalStateException thrown = new IllegalStateException("once");
      pool.invoke(
          new Act(
              self -> {
                Act child = Act.failing(thrown);
                self.forking(child);
                for (int i = 0; i < 3; i++) {
                  assertSame(
                      thrown, CallerKind.PLATFORM.outcomeOf(pool, () -> self.joining(child)));
                  assertSame(thrown, CallerKind.PLATFORM.outcomeOf(pool, child::join));
                }
              }));
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void aCaughtFailureOfAChildFailsNobodyElse(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.invoke(
          new Act(
              self -> {
                Act sound = new Act(me -> ran.incrementAndGet());
                Act broken = Act.failing(new IllegalStateException("caught"));
                self.forking(sound).forking(broken);
                try {
                  self.joining(broken);
                } catch (IllegalStateException e) {
                  ran.incrementAndGet();
                }
                self.joining(sound);
              }));
      assertEquals(2, ran.get());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void callBodiesThrowWhatTheyThrow(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable t = kind.create("body");
        Runnable body =
            () -> {
              throw FailureKind.sneak(t);
            };
        assertSame(t, CallerKind.PLATFORM.outcomeOf(pool, () -> pool.run(body)));
        assertSame(
            t,
            CallerKind.PLATFORM.outcomeOf(
                pool,
                () ->
                    pool.<Object, RuntimeException>call(
                        () -> {
                          throw FailureKind.sneak(t);
                        })));
        assertSame(
            t,
            CallerKind.PLATFORM.outcomeOf(
                pool, () -> pool.run(() -> pool.run(() -> Act.failing(t).fork()))));
      }
      HealthProbe.check(pool);
    }
  }
}
