package org.anabranch.specialize;

import static org.anabranch.specialize.Workbench.AT_ONCE;
import static org.anabranch.specialize.Workbench.BURST;
import static org.anabranch.specialize.Workbench.CALL;
import static org.anabranch.specialize.Workbench.COPY_AT;
import static org.anabranch.specialize.Workbench.LIVE;
import static org.anabranch.specialize.Workbench.PERIOD;
import static org.anabranch.specialize.Workbench.SHARED;
import static org.anabranch.specialize.Workbench.SPARE;
import static org.anabranch.specialize.Workbench.UNUSED;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.invoke.MethodHandles;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** How many copies there are, how fast they are made, and who loses one. */
class LiveCopiesTest {
  private static final List<IntToLongFunction> FUNCTIONS = Workbench.functions();

  @Test
  void aBurstIsServedAndThenOneForEachPeriod() {
    LiveCopies copies = new LiveCopies(Workbench.limits(LIVE), () -> 0);
    CopyRate rate = new CopyRate(copies.limits(), 0);
    for (int i = 0; i < BURST; i++) {
      assertTrue(rate.take(0));
    }
    assertEquals(List.of(false, true, false), takeAt(rate, PERIOD - 1, PERIOD, PERIOD));
    assertEquals(
        List.of(true, true, true, true, false),
        takeAt(
            rate, 1_000 * PERIOD, 1_000 * PERIOD, 1_000 * PERIOD, 1_000 * PERIOD, 1_000 * PERIOD));
  }

  /** The clock of the JVM may pass from its greatest to its least value. */
  @Test
  void theRateOutlivesTheEndOfTheClock() {
    CopyRate rate = new CopyRate(Workbench.limits(LIVE), Long.MAX_VALUE - PERIOD);
    for (int i = 0; i < BURST; i++) {
      assertTrue(rate.take(Long.MAX_VALUE - PERIOD));
    }
    assertEquals(List.of(false, true), takeAt(rate, Long.MAX_VALUE - 1, Long.MIN_VALUE + PERIOD));
  }

  private static List<Boolean> takeAt(CopyRate rate, long... times) {
    return Arrays.stream(times).mapToObj(rate::take).toList();
  }

  @Test
  void aFullTableKeepsCopiesInUse() {
    Workbench bench = new Workbench().mixed();
    for (int i = 0; i < LIVE; i++) {
      assertNotSame(SHARED, bench.heat(FUNCTIONS.get(i)));
    }
    bench.now.addAndGet(SPARE - 1);
    assertSame(SHARED, bench.heat(FUNCTIONS.get(LIVE)));
    assertEquals(LIVE, bench.copies.counters().live());
    assertTrue(bench.copies.counters().refused() > 0);
  }

  @Test
  void aFullTableGivesAwayThePlaceThatIsLongestIdle() {
    Workbench bench = new Workbench().mixed();
    for (int i = 0; i < LIVE; i++) {
      bench.heat(FUNCTIONS.get(i));
    }
    bench.now.addAndGet(SPARE);
    bench.call(FUNCTIONS.get(0), CALL, CALL);
    bench.call(FUNCTIONS.get(2), CALL, CALL);
    assertNotSame(SHARED, bench.heat(FUNCTIONS.get(LIVE)));
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(2), CALL, CALL).get(0));
    assertSame(SHARED, bench.call(FUNCTIONS.get(1), CALL, CALL).get(0));
    assertEquals(new SpecializerCounters(LIVE, LIVE + 1, LIVE + 5, 1, 0), bench.copies.counters());
  }

  @Test
  void whoLostItsCopyHasToProveItselfAgain() {
    Workbench bench = new Workbench().mixed();
    bench.heat(FUNCTIONS.get(0));
    bench.now.addAndGet(UNUSED);
    bench.heat(FUNCTIONS.get(1));
    bench.now.addAndGet(UNUSED);
    bench.heat(FUNCTIONS.get(2));
    assertEquals(1, bench.copies.counters().dropped());
    assertSame(SHARED, bench.call(FUNCTIONS.get(0), COPY_AT, COPY_AT).get(0));
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
  }

  @Test
  void theUsesOfOneCopyFindWhatNobodyUses() {
    Workbench bench = new Workbench().mixed();
    bench.heat(FUNCTIONS.get(0));
    bench.heat(FUNCTIONS.get(1));
    for (int look = 0; look < 2; look++) {
      bench.now.addAndGet(UNUSED);
      for (int use = 0; use < 1 << 10; use++) {
        bench.call(FUNCTIONS.get(1), CALL, CALL);
      }
    }
    assertEquals(1, bench.copies.counters().live());
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(1), CALL, CALL).get(0));
  }

  @Test
  void aDroppedCopyIsUnloaded() throws InterruptedException {
    Workbench bench = new Workbench().mixed();
    WeakReference<Class<?>> copy = new WeakReference<>(bench.heat(FUNCTIONS.get(0)).getClass());
    Collected.assertStays(copy);
    bench.now.addAndGet(2 * UNUSED);
    bench.heat(FUNCTIONS.get(1));
    bench.now.addAndGet(2 * UNUSED);
    bench.heat(FUNCTIONS.get(2));
    Collected.assertGoes(copy);
  }

  @Test
  void eightThreadsAndOneClassMakeOneCopy() throws Exception {
    for (int round = 0; round < 20; round++) {
      Workbench bench = new Workbench().mixed();
      CyclicBarrier start = new CyclicBarrier(8);
      ExecutorService threads = Executors.newFixedThreadPool(8);
      try {
        List<Future<?>> calls =
            IntStream.range(0, 8)
                .<Future<?>>mapToObj(
                    i ->
                        threads.submit(
                            () -> {
                              start.await();
                              return bench.call(FUNCTIONS.get(0), AT_ONCE, CALL);
                            }))
                .toList();
        for (Future<?> call : calls) {
          call.get();
        }
      } finally {
        threads.shutdown();
      }
      assertEquals(1, bench.copies.counters().made());
    }
  }

  /** A thread that is making a copy holds nobody up. */
  @Test
  void whoComesSecondRunsOnTheSharedKernel() throws Exception {
    CountDownLatch making = new CountDownLatch(1);
    CountDownLatch proceed = new CountDownLatch(1);
    Workbench bench =
        new Workbench(
                () -> {
                  making.countDown();
                  proceed.await();
                  return new HiddenCopies<Summing>(MethodHandles.lookup(), SummingLoop.class)
                      .make();
                })
            .mixed();
    Thread maker = new Thread(() -> bench.call(FUNCTIONS.get(0), AT_ONCE, CALL));
    maker.start();
    making.await();
    assertSame(SHARED, bench.call(FUNCTIONS.get(0), AT_ONCE, AT_ONCE).get(0));
    assertSame(SHARED, bench.call(FUNCTIONS.get(1), AT_ONCE, AT_ONCE).get(0));
    proceed.countDown();
    maker.join();
    assertNotSame(SHARED, bench.call(FUNCTIONS.get(0), CALL, CALL).get(0));
  }

  /** A function that calls the operation again while its own class gets a copy. */
  @Test
  void functionsMayCallTheOperationAgain() {
    Workbench bench = new Workbench().mixed();
    AtomicInteger depth = new AtomicInteger();
    IntToLongFunction[] self = new IntToLongFunction[1];
    self[0] =
        i -> {
          if (i == 0 && depth.get() < 3) {
            depth.incrementAndGet();
            assertEquals(CALL, bench.call(j -> 1, CALL, CALL).size() * CALL);
            bench.call(self[0], AT_ONCE, CALL);
          }
          return i;
        };
    bench.call(self[0], AT_ONCE, CALL);
    assertEquals(3, depth.get());
  }
}
