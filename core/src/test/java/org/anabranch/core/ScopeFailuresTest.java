package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Whoever of a scope fails, with what, and wherever the scope is: who is thrown, who is dropped.
 */
class ScopeFailuresTest {
  private static void fail(Throwable t) {
    throw FailureKind.sneak(t);
  }

  /** Where in a scope the first throwable is thrown; the second must lose. */
  private enum Place {
    BODY {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        fail(first);
      }
    },
    BODY_BEFORE_CHILD {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> fail(second));
        fail(first);
      }
    },
    CHILD {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> fail(first));
      }
    },
    LOWEST_NUMBER {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> {});
        scope.fork(() -> fail(first));
        scope.fork(() -> fail(second));
      }
    },
    OLDER_THAN_THAT_OF_A_CHILD {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> fail(first));
        scope.fork(() -> scope.fork(() -> fail(second)));
      }
    },
    GRANDCHILD {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> scope.fork(() -> fail(first)));
      }
    },
    FORK_OF_A_CHILD {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> Act.failing(first).fork());
      }
    },
    FORK_OF_THE_BODY {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        Act.failing(first).fork();
      }
    },
    JOINED_BY_THE_BODY {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> fail(first)).join();
      }
    },
    JOINED_BY_A_CHILD {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        scope.fork(() -> scope.fork(() -> fail(first)).join());
      }
    },
    CAUGHT_AND_ANOTHER {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        Scope.Child<?> caught = scope.fork(() -> fail(second));
        assertSame(second, outcomeOf(caught::join));
        scope.fork(
            () -> {
              Scope.Child<?> inner = scope.fork(() -> fail(second));
              assertSame(second, outcomeOf(inner::join));
            });
        scope.fork(() -> fail(first));
      }
    },
    INNER_SCOPE {
      @Override
      void run(Scope scope, Throwable first, Throwable second) {
        WorkStealingPool.current().scope(inner -> inner.fork(() -> fail(first)));
      }
    };

    abstract void run(Scope scope, Throwable first, Throwable second);
  }

  private static Throwable outcomeOf(Runnable code) {
    try {
      code.run();
      return null;
    } catch (Throwable t) {
      return t;
    }
  }

  private record Case(int parallelism, Place place, CallerKind caller) {}

  static Stream<Case> cases() {
    return Stream.of(1, 2, 3, 8)
        .flatMap(
            p ->
                Stream.of(Place.values())
                    .flatMap(
                        place ->
                            CallerKind.available().stream()
                                .filter(caller -> p == 3 || caller == CallerKind.PLATFORM)
                                .map(caller -> new Case(p, place, caller))));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void callerGetsTheVeryObjectThatWasThrown(Case c) {
    try (WorkStealingPool pool = WorkStealingPool.create(c.parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable first = kind.create("first");
        Throwable second = kind.create("second");
        Consumer<Scope> body = scope -> c.place.run(scope, first, second);
        assertSame(first, c.caller.outcomeOf(pool, () -> pool.scope(body)), kind::name);
        for (Throwable suppressed : first.getSuppressed()) {
          assertSame(second, suppressed, kind::name);
        }
        assertEquals(0, second.getSuppressed().length, kind::name);
      }
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void aCaughtFailureFailsNobody(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger ran = new AtomicInteger();
      pool.scope(
          scope -> {
            IllegalStateException failure = new IllegalStateException("caught");
            Scope.Child<?> broken = scope.fork(() -> fail(failure));
            scope.fork(ran::incrementAndGet);
            assertSame(failure, outcomeOf(broken::join));
            assertSame(failure, outcomeOf(broken::join));
          });
      assertEquals(1, ran.get());
    }
  }

  @EachPoolSize
  void atMostEightOthersAreSuppressed(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      IllegalStateException first = new IllegalStateException("first");
      Throwable outcome =
          outcomeOf(
              () ->
                  pool.scope(
                      scope -> {
                        scope.fork(() -> fail(first));
                        for (int i = 0; i < 20; i++) {
                          scope.fork(() -> fail(new IllegalArgumentException("other")));
                        }
                      }));
      assertSame(first, outcome);
      assertEquals(8, first.getSuppressed().length);
    }
  }

  /** When the body throws, what runs is awaited and nothing else begins. */
  @EachSharedParallelism
  void aBodyThatThrowsDropsWhatNobodyHasBegun(int parallelism) {
    for (int round = 0; round < 10; round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        Thread owner = Thread.currentThread();
        AtomicInteger ran = new AtomicInteger();
        AtomicInteger ended = new AtomicInteger();
        IllegalStateException failure = new IllegalStateException("body");
        Throwable outcome =
            outcomeOf(
                () ->
                    pool.scope(
                        scope -> {
                          CountDownLatch begun = new CountDownLatch(1);
                          scope.fork(
                              () -> {
                                for (int i = 0; i < 5; i++) {
                                  scope.fork(ran::incrementAndGet);
                                }
                                begun.countDown();
                                Forced.untilWaiting(owner);
                                ended.incrementAndGet();
                              });
                          Forced.await(begun);
                          scope.fork(ran::incrementAndGet);
                          throw failure;
                        }));
        assertSame(failure, outcome);
        assertEquals(0, ran.get());
        assertEquals(1, ended.get());
        HealthProbe.check(pool);
      }
    }
  }

  @EachPoolSize
  void aCancelledScopeEndsWithAllItsChildren(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 10; round++) {
        Cancellation own = Cancellation.create();
        AtomicInteger ran = new AtomicInteger();
        assertThrows(
            CancellationException.class,
            () -> pool.run(own, () -> pool.scope(scope -> forkForEver(scope, ran, own))));
        int seen = ran.get();
        Forced.giveWay();
        assertEquals(seen, ran.get(), "nothing runs any more");
      }
      HealthProbe.check(pool);
    }
  }

  private static void forkForEver(Scope scope, AtomicInteger ran, Cancellation own) {
    if (ran.incrementAndGet() == 500) {
      own.cancel();
    }
    scope.fork(() -> forkForEver(scope, ran, own));
    if (ran.get() < 5) {
      scope.fork(() -> ElementLoop.run(0, Long.MAX_VALUE, i -> forkOnce(scope, i, ran, own)));
    }
  }

  private static void forkOnce(Scope scope, long index, AtomicInteger ran, Cancellation own) {
    if (index == 0) {
      scope.fork(() -> forkForEver(scope, ran, own));
    } else if (index == 100_000) { // where nobody takes that child
      own.cancel();
    }
  }

  @EachSharedParallelism
  void failFastEndsTheOtherChildren(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      IllegalStateException failure = new IllegalStateException("fast");
      Cancellation fast = Cancellation.create().failFast();
      CountDownLatch begun = new CountDownLatch(1);
      Consumer<Scope> body =
          scope -> {
            scope.fork(
                () -> {
                  Forced.await(begun);
                  fail(failure);
                });
            begun.countDown();
            ElementLoop.run(0, Long.MAX_VALUE, i -> {});
          };
      assertSame(failure, outcomeOf(() -> pool.run(fast, () -> pool.scope(body))));
      assertTrue(!fast.isCancelled());
      HealthProbe.check(pool);
    }
  }
}
