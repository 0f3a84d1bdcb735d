package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Collections;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Fault class F5: whichever form fails, wherever, with whatever, whoever called: the caller gets
 * that very object, once, and the pool works on.
 */
@Tag("more-functions")
class FailingBodiesTest {
  private static final int N = 300;

  /** Where the first throwable is thrown; the second must lose. */
  private enum Place {
    FOR_EACH {
      @Override
      void call(Throwable first, Throwable second) {
        Par.forEach(0, N, i -> failAt(i, first, second));
      }
    },
    FOR_EACH_LONG {
      @Override
      void call(Throwable first, Throwable second) {
        long from = Integer.MAX_VALUE;
        Par.forEachLong(from, from + N, i -> failAt((int) (i - from), first, second));
      }
    },
    FOR_EACH_OF_AN_ARRAY {
      @Override
      void call(Throwable first, Throwable second) {
        Par.forEach(indices(), i -> failAt(i, first, second));
      }
    },
    FOR_RANGE {
      @Override
      void call(Throwable first, Throwable second) {
        Par.forRange(
            0,
            N,
            (lo, hi) -> {
              for (int i = lo; i < hi; i++) {
                failAt(i, first, second);
              }
            });
      }
    },
    FOR_TILES {
      @Override
      void call(Throwable first, Throwable second) {
        Par.forTiles(
            64 * N, 1, (rowFrom, rowTo, colFrom, colTo) -> failAt(rowFrom / 64, first, second));
      }
    },
    SUM_OF_LONG {
      @Override
      void call(Throwable first, Throwable second) {
        Par.sumOfLong(0, N, i -> failAt(i, first, second));
      }
    },
    SUM_OF_DOUBLE {
      @Override
      void call(Throwable first, Throwable second) {
        Par.sumOfDouble(0, N, i -> failAt(i, first, second));
      }
    },
    SUM_OVER_ELEMENTS {
      @Override
      void call(Throwable first, Throwable second) {
        Par.sumOfDouble(indices(), i -> failAt(i, first, second));
      }
    },
    COUNT {
      @Override
      void call(Throwable first, Throwable second) {
        Par.count(0, N, i -> failAt(i, first, second) > 0);
      }
    },
    INDEX_OF {
      @Override
      void call(Throwable first, Throwable second) {
        Par.indexOf(indices(), i -> failAt(i, first, second) == N / 2);
      }
    },
    MIN_BY {
      @Override
      void call(Throwable first, Throwable second) {
        Par.minBy(indices(), i -> failAt(i, first, second));
      }
    },
    MAP_REDUCE {
      @Override
      void call(Throwable first, Throwable second) {
        Par.mapReduce(0, N, i -> failAt(i, first, second), 0, Integer::sum);
      }
    },
    MAP_REDUCE_TO_INT {
      @Override
      void call(Throwable first, Throwable second) {
        Par.mapReduceInt(0, N, i -> failAt(i, first, second), 0, Integer::sum);
      }
    },
    REDUCE_BY_A_FAILING_OPERATOR {
      @Override
      void call(Throwable first, Throwable second) {
        Par.reduce(new int[] {1, 2, 3}, 0, (x, y) -> FailureKind.raise(first));
      }
    },
    ITERATOR {
      @Override
      void call(Throwable first, Throwable second) {
        Iterable<Integer> broken =
            () -> {
              throw new AssertionError(FailureKind.raise(first));
            };
        Par.forEach(broken, i -> FailureKind.raise(second));
      }
    },
    INVOKE_FIRST {
      @Override
      void call(Throwable first, Throwable second) {
        Par.invoke(() -> FailureKind.raise(first), () -> FailureKind.raise(second), () -> {});
      }
    },
    INVOKE_SECOND {
      @Override
      void call(Throwable first, Throwable second) {
        Par.invoke(() -> {}, () -> FailureKind.raise(first), () -> FailureKind.raise(second));
      }
    },
    INVOKE_LAST_FAILS_FIRST {
      @Override
      void call(Throwable first, Throwable second) {
        CountDownLatch failed = new CountDownLatch(1);
        Par.invoke(
            () -> {
              CallerKind.await(failed);
              FailureKind.raise(first);
            },
            () -> {
              failed.countDown();
              FailureKind.raise(second);
            });
      }

      @Override
      boolean needsHelp() {
        return true;
      }
    },
    JOIN_FIRST {
      @Override
      void call(Throwable first, Throwable second) {
        Par.join(() -> FailureKind.raise(first), () -> FailureKind.raise(second), Integer::sum);
      }
    },
    JOIN_INT_SECOND {
      @Override
      void call(Throwable first, Throwable second) {
        Par.joinInt(() -> 1, () -> FailureKind.raise(first), (a, b) -> FailureKind.raise(second));
      }
    },
    JOIN_LONG_COMBINER {
      @Override
      void call(Throwable first, Throwable second) {
        Par.joinLong(() -> 1, () -> 2, (a, b) -> FailureKind.raise(first));
      }
    },
    JOIN_DOUBLE_GRANDCHILD {
      @Override
      void call(Throwable first, Throwable second) {
        Par.joinDouble(
            () -> 1,
            () -> Par.joinDouble(() -> 1, () -> FailureKind.raise(first), Double::sum),
            Double::sum);
      }
    },
    LOOP_IN_A_LOOP {
      @Override
      void call(Throwable first, Throwable second) {
        Par.forEach(
            0,
            20,
            i ->
                Par.forEach(
                    0,
                    20,
                    j -> {
                      if (i == 7 && j == 5) {
                        FailureKind.raise(first);
                      } else if (i > 7) {
                        FailureKind.raise(second);
                      }
                    }));
      }
    },
    JOIN_IN_PLACE {
      @Override
      void call(Throwable first, Throwable second) {
        Runnable nothing = () -> {};
        Par.invoke(
            () -> Par.joinInt(() -> FailureKind.raise(first), () -> 1, Integer::sum),
            nothing,
            nothing,
            nothing,
            nothing);
      }
    };

    abstract void call(Throwable first, Throwable second);

    boolean needsHelp() {
      return false;
    }
  }

  private static Integer[] indices() {
    Integer[] a = new Integer[N];
    Arrays.setAll(a, i -> i);
    return a;
  }

  private static int failAt(int i, Throwable first, Throwable second) {
    if (i == N / 3) {
      FailureKind.raise(first);
    } else if (i > N / 3 && i % 7 == 0) {
      FailureKind.raise(second);
    }
    return i;
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
    assertHealthy(pool);
    pool.close();
  }

  private static void assertDelivered(WorkStealingPool pool, Case c, FailureKind kind) {
    Throwable first = kind.create("first");
    Throwable second = kind.create("second");
    assertSame(first, c.caller.outcomeOf(pool, () -> c.place.call(first, second)), kind::name);
    assertTrue(first.getSuppressed().length <= 8);
    for (Throwable suppressed : first.getSuppressed()) {
      assertSame(second, suppressed, kind::name);
    }
    assertEquals(0, second.getSuppressed().length, kind::name);
  }

  /** Case P7: one object thrown by everybody is delivered once and never suppresses itself. */
  @EachPool
  void anObjectThrownByAllIsDeliveredAsItIs(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable shared = kind.create("shared");
        for (int round = 0; round < 30; round++) {
          assertSame(
              shared,
              CallerKind.PLATFORM.outcomeOf(
                  pool, () -> Par.forEach(0, 1_000, i -> FailureKind.raise(shared))));
          assertSame(
              shared,
              CallerKind.PLATFORM.outcomeOf(
                  pool,
                  () ->
                      Par.invoke(
                          Collections.nCopies(20, (Runnable) () -> FailureKind.raise(shared))
                              .toArray(new Runnable[0]))));
          assertEquals(0, shared.getSuppressed().length);
        }
      }
      assertHealthy(pool);
    }
  }

  /** Contract 4: those above a failure may be given up, those below are finished. */
  @EachPool
  void whatLiesBelowTheLowestFailureIsFinished(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 100; round++) {
        int lowest = 97 * round % 1_000;
        AtomicInteger below = new AtomicInteger();
        IllegalStateException thrown = new IllegalStateException("lowest");
        Throwable outcome =
            CallerKind.PLATFORM.outcomeOf(
                pool,
                () ->
                    Par.forEach(
                        0,
                        1_000,
                        i -> {
                          if (i < lowest) {
                            below.incrementAndGet();
                          } else {
                            FailureKind.raise(i == lowest ? thrown : new RuntimeException("above"));
                          }
                        }));
        assertSame(thrown, outcome);
        assertEquals(lowest, below.get());
      }
    }
  }

  private static void assertHealthy(WorkStealingPool pool) {
    AtomicInteger calls = new AtomicInteger();
    pool.run(() -> Par.forEach(0, 500, i -> calls.incrementAndGet()));
    assertEquals(500, calls.get());
    assertEquals(3, pool.submit(() -> Par.joinInt(() -> 1, () -> 2, Integer::sum)).join());
  }
}
