package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayDeque;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicLong;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("functions")
@Tag("no-copies")
class LoopsTest {
  private static final int[] SIZES = {0, 1, 2, 3, 15, 16, 17, 255, 257, 4_099, 100_003};

  @EachPool
  void everyIndexIsVisitedOnce(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        AtomicIntegerArray visits = new AtomicIntegerArray(n);
        pool.run(() -> Par.forEach(-7, n - 7, i -> visits.incrementAndGet(i + 7)));
        pool.run(() -> Par.forRange(0, n, (lo, hi) -> visit(visits, lo, hi)));
        pool.run(
            () -> Par.forEachLong(1L << 40, (1L << 40) + n, i -> visits.incrementAndGet((int) i)));
        assertAll(visits, 3);
      }
    }
  }

  private static void visit(AtomicIntegerArray visits, int from, int to) {
    for (int i = from; i < to; i++) {
      visits.incrementAndGet(i);
    }
  }

  private static void assertAll(AtomicIntegerArray visits, int expected) {
    for (int i = 0; i < visits.length(); i++) {
      assertEquals(expected, visits.get(i), "index " + i + " of " + visits.length());
    }
  }

  @EachPool
  void everyElementIsVisitedOnce(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      Integer[] a = new Integer[10_000];
      for (int i = 0; i < a.length; i++) {
        a[i] = i;
      }
      AtomicIntegerArray visits = new AtomicIntegerArray(a.length);
      pool.run(() -> Par.forEach(a, i -> visits.incrementAndGet(i)));
      pool.run(() -> Par.forEach(List.of(a), i -> visits.incrementAndGet(i)));
      Iterable<Integer> bare = () -> new ArrayDeque<>(List.of(a)).iterator();
      pool.run(() -> Par.forEach(bare, i -> visits.incrementAndGet(i)));
      assertAll(visits, 3);
    }
  }

  @EachPool
  void tilesCoverTheTableExactly(int p) {
    int[][] shapes = {{0, 5}, {5, 0}, {-1, 5}, {1, 1}, {63, 64}, {64, 65}, {130, 70}, {3, 1000}};
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : shapes) {
        int rows = shape[0];
        int cols = shape[1];
        AtomicIntegerArray visits = new AtomicIntegerArray(Math.max(0, rows) * Math.max(0, cols));
        pool.run(
            () ->
                Par.forTiles(
                    rows,
                    cols,
                    (rowFrom, rowTo, colFrom, colTo) -> {
                      assertTrue(rowFrom < rowTo && colFrom < colTo);
                      for (int r = rowFrom; r < rowTo; r++) {
                        for (int c = colFrom; c < colTo; c++) {
                          visits.incrementAndGet(r * cols + c);
                        }
                      }
                    }));
        assertAll(visits, 1);
      }
    }
  }

  @Test
  void theWidestRangesBeginAtTheirFirstIndex() {
    for (long to : new long[] {Long.MAX_VALUE, 1L << 62, 0, Long.MIN_VALUE + 5}) {
      AtomicLong first = new AtomicLong(1);
      RuntimeException stop = new RuntimeException("stop");
      RuntimeException thrown =
          assertThrows(
              RuntimeException.class,
              () ->
                  Par.forEachLong(
                      Long.MIN_VALUE,
                      to,
                      i -> {
                        if (i == Long.MIN_VALUE) {
                          first.set(i);
                        }
                        throw i == Long.MIN_VALUE ? stop : new RuntimeException("later");
                      }));
      assertSame(stop, thrown);
      assertEquals(Long.MIN_VALUE, first.get());
    }
  }

  @Test
  void nullIsNamed() {
    assertNamed("body", () -> Par.forEach(0, 0, null));
    assertNamed("body", () -> Par.forRange(0, 0, null));
    assertNamed("body", () -> Par.forEachLong(0, 0, null));
    assertNamed("body", () -> Par.forTiles(0, 0, null));
    assertNamed("a", () -> Par.forEach((String[]) null, s -> {}));
    assertNamed("elements", () -> Par.forEach((List<String>) null, s -> {}));
    assertNamed("bodies", () -> Par.invoke((Runnable[]) null));
    assertNamed("bodies", () -> Par.invoke(() -> {}, null));
    assertNamed("first", () -> Par.join(null, () -> 1, (x, y) -> 1));
    assertNamed("second", () -> Par.joinInt(() -> 1, null, (x, y) -> 1));
    assertNamed("combiner", () -> Par.joinLong(() -> 1, () -> 1, null));
  }

  private static void assertNamed(String name, Runnable call) {
    assertEquals(name, assertThrows(NullPointerException.class, call::run).getMessage());
  }

  /** Case P6, and contract 4: the exception of the lowest index, and nothing runs after it. */
  @EachPool
  void afterTheThrowNoBodyRuns(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 200; round++) {
        AtomicInteger bodies = new AtomicInteger();
        RuntimeException twentieth = new RuntimeException("20");
        RuntimeException thrown =
            assertThrows(
                RuntimeException.class,
                () ->
                    pool.run(
                        () ->
                            Par.forEach(
                                0,
                                1000,
                                i -> {
                                  bodies.incrementAndGet();
                                  if (i == 20) {
                                    throw twentieth;
                                  }
                                  if (i > 20) {
                                    throw new RuntimeException("later");
                                  }
                                })));
        int after = bodies.get();
        assertSame(twentieth, thrown);
        assertTrue(after >= 21, "what lies below the failure is finished");
        pool.run(() -> Par.forEach(0, 10, i -> {}));
        assertEquals(after, bodies.get());
      }
    }
  }

  /** The high index fails first, by force; the low one is what the loop would have thrown. */
  @Test
  void aLowerIndexThatFailsLaterWins() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch highFailed = new CountDownLatch(1);
      RuntimeException low = new RuntimeException("low");
      RuntimeException high = new RuntimeException("high");
      RuntimeException thrown =
          assertThrows(
              RuntimeException.class,
              () ->
                  pool.run(
                      () ->
                          Par.forEach(
                              0,
                              2,
                              i -> {
                                if (i == 1) {
                                  highFailed.countDown();
                                  throw high;
                                }
                                await(highFailed);
                                throw low;
                              })));
      assertSame(low, thrown);
      assertSame(high, thrown.getSuppressed()[0]);
    }
  }

  private static void await(CountDownLatch latch) {
    try {
      latch.await();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  /** Case P7. */
  @EachPool
  void aSharedExceptionIsDeliveredOnceAndNeverSuppressesItself(int p) {
    RuntimeException shared = new RuntimeException("shared");
    Error frozen = new Error("no suppression", null, false, false) {};
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (Throwable each : new Throwable[] {shared, frozen}) {
        Throwable thrown =
            assertThrows(
                Throwable.class,
                () -> pool.run(() -> Par.forEach(0, 500, i -> LoopsTest.sneak(each))));
        assertSame(each, thrown);
        assertEquals(0, thrown.getSuppressed().length);
      }
    }
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"})
  private static <X extends Throwable> void sneak(Throwable t) throws X {
    throw (X) t;
  }

  /** Case P3: the stack is bounded by nesting, not by stealing. */
  @Test
  void nestedLoopsFitIntoASmallStack() throws InterruptedException {
    AtomicInteger deepest = new AtomicInteger();
    AtomicInteger bodies = new AtomicInteger();
    try (WorkStealingPool pool =
        WorkStealingPool.builder()
            .parallelism(4)
            .threadFactory(body -> daemon(body, 512 * 1024))
            .build()) {
      Thread caller =
          daemon(
              () ->
                  pool.run(
                      () ->
                          Par.forEach(
                              0,
                              10_000,
                              i ->
                                  Par.forEach(
                                      0,
                                      20,
                                      j -> {
                                        if (bodies.incrementAndGet() % 64 == 0) {
                                          deepest.accumulateAndGet(depth(), Math::max);
                                        }
                                      }))),
              512 * 1024);
      caller.start();
      caller.join();
    }
    assertEquals(200_000, bodies.get());
    assertTrue(deepest.get() < 400, "frames: " + deepest.get());
  }

  private static Thread daemon(Runnable body, long stack) {
    Thread thread = new Thread(null, body, "small stack", stack);
    thread.setDaemon(true);
    return thread;
  }

  private static int depth() {
    return StackWalker.getInstance().walk(frames -> (int) frames.count());
  }
}
