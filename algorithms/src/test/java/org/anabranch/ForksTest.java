package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

class ForksTest {
  @EachPool
  void joinsOfAllKindsRecurse(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () -> {
            assertEquals(6765, fib(20));
            assertEquals(6765L, fibLong(20));
            assertEquals(6765.0, fibDouble(20));
            assertEquals("abcdefgh", letters('a', 'h'));
          });
    }
  }

  private static int fib(int n) {
    return n < 2 ? n : Par.joinInt(() -> fib(n - 1), () -> fib(n - 2), Integer::sum);
  }

  private static long fibLong(int n) {
    return n < 2 ? n : Par.joinLong(() -> fibLong(n - 1), () -> fibLong(n - 2), Long::sum);
  }

  private static double fibDouble(int n) {
    return n < 2 ? n : Par.joinDouble(() -> fibDouble(n - 1), () -> fibDouble(n - 2), Double::sum);
  }

  private static String letters(char from, char to) {
    if (from == to) {
      return String.valueOf(from);
    }
    char mid = (char) ((from + to) / 2);
    return Par.join(() -> letters(from, mid), () -> letters((char) (mid + 1), to), String::concat);
  }

  @EachPool
  void everyBodyOfInvokeRunsOnce(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n = 0; n < 12; n++) {
        AtomicInteger runs = new AtomicInteger();
        Runnable[] bodies = new Runnable[n];
        for (int i = 0; i < n; i++) {
          int bit = 1 << (2 * i);
          bodies[i] = () -> runs.addAndGet(bit);
        }
        pool.run(() -> Par.invoke(bodies));
        assertEquals(0x55555555 & ((1 << (2 * n)) - 1), runs.get());
      }
    }
  }

  @EachPool
  void theFirstFailureInArgumentOrderWins(int p) {
    RuntimeException first = new RuntimeException("first");
    RuntimeException second = new RuntimeException("second");
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 200; round++) {
        assertSame(
            first,
            assertThrows(
                RuntimeException.class,
                () ->
                    pool.run(
                        () ->
                            Par.invoke(
                                () -> {},
                                () -> {
                                  throw first;
                                },
                                () -> {
                                  throw second;
                                }))));
        assertSame(
            second,
            assertThrows(
                RuntimeException.class,
                () -> pool.run(() -> Par.join(() -> 1, () -> fail(second), (x, y) -> x))));
      }
    }
  }

  private static int fail(RuntimeException e) {
    throw e;
  }

  /** While three forks wait, a join runs in place; what its bodies fork still ends with it. */
  @EachPool
  void whatABodyForksEndsWithItsJoinAlsoInPlace(int p) {
    AtomicBoolean late = new AtomicBoolean();
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () ->
              Par.invoke(
                  () -> {
                    AtomicInteger done = new AtomicInteger();
                    Par.joinInt(
                        () -> {
                          new Counting(done).fork();
                          return 1;
                        },
                        () -> {
                          new Counting(done).fork();
                          return 1;
                        },
                        Integer::sum);
                    late.compareAndSet(false, done.get() != 2);
                  },
                  () -> {},
                  () -> {},
                  () -> {},
                  () -> {}));
    }
    assertFalse(late.get());
  }

  private static final class Counting extends org.anabranch.core.ForkAction {
    private final AtomicInteger done;

    Counting(AtomicInteger done) {
      this.done = done;
    }

    @Override
    protected void compute() {
      done.incrementAndGet();
    }
  }

  /** Case P4, by every form: in a fresh pool two halves meet. */
  @Test
  void twoHalvesMeetInFreshPools() {
    for (int round = 0; round < 250; round++) {
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        CountDownLatch both = new CountDownLatch(2);
        pool.run(() -> Par.invoke(() -> meet(both), () -> meet(both)));
      }
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        CountDownLatch both = new CountDownLatch(2);
        pool.run(() -> Par.joinInt(() -> meet(both), () -> meet(both), Integer::sum));
      }
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        CountDownLatch both = new CountDownLatch(2);
        pool.run(() -> Par.join(() -> meet(both), () -> meet(both), (x, y) -> x));
      }
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        CountDownLatch both = new CountDownLatch(2);
        pool.run(() -> Par.forEach(0, 2, i -> meet(both)));
      }
    }
  }

  private static int meet(CountDownLatch both) {
    both.countDown();
    try {
      if (!both.await(30, TimeUnit.SECONDS)) {
        throw new AssertionError("the other half did not run");
      }
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
    return 1;
  }

  /** Case P1, with sums of each kind; a helper would wait for the class for ever. */
  @Test
  void staticInitialisersComplete() {
    assertEquals(49_995_000, SumInitialiser.SUM);
    assertEquals(10_000, LoopInitialiser.COUNT.get());
    assertEquals(4181, ForkInitialiser.FIB);
  }

  private static final class SumInitialiser {
    static final long SUM = Par.sumOfLong(0, 10_000, i -> i);
  }

  private static final class LoopInitialiser {
    static final AtomicInteger COUNT = new AtomicInteger();

    static {
      Par.forEach(0, 10_000, i -> slow());
    }

    private static void slow() {
      for (int i = 0; i < 100; i++) {
        Thread.onSpinWait();
      }
      COUNT.incrementAndGet();
    }
  }

  private static final class ForkInitialiser {
    static final int FIB = of(19);

    private static int of(int n) {
      return n < 2 ? n : Par.joinInt(() -> of(n - 1), () -> of(n - 2), Integer::sum);
    }
  }
}
