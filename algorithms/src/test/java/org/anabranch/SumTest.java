package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class SumTest {
  private static final int[] SIZES = {0, 1, 2, 3, 1023, 1024, 1025, 99_991, 1 << 20};

  @EachPool
  void everyTypeAndSizeAgreesWithTheLoop(int p) {
    Random random = new Random(p);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        byte[] bytes = new byte[n];
        random.nextBytes(bytes);
        int[] ints = random.ints(n).toArray();
        long[] longs = random.longs(n).toArray();
        float[] halves = new float[n];
        double[] quarters = new double[n];
        for (int i = 0; i < n; i++) {
          halves[i] = bytes[i] * 0.5f;
          quarters[i] = bytes[i] * 0.25;
        }
        int from = n / 7;
        int to = n - n / 5;
        pool.run(
            () -> {
              assertEquals(loop(bytes, 0, n), Par.sum(bytes));
              assertEquals(loop(bytes, from, to), Par.sum(bytes, from, to));
              assertEquals(loop(ints, 0, n), Par.sum(ints));
              assertEquals(loop(ints, from, to), Par.sum(ints, from, to));
              assertEquals(loop(longs, 0, n), Par.sum(longs));
              assertEquals(loop(longs, from, to), Par.sum(longs, from, to));
              assertEquals(loop(bytes, 0, n) * 0.5, Par.sum(halves));
              assertEquals(loop(bytes, from, to) * 0.5, Par.sum(halves, from, to));
              assertEquals(loop(bytes, 0, n) * 0.25, Par.sum(quarters));
              assertEquals(loop(bytes, from, to) * 0.25, Par.sum(quarters, from, to));
              assertEquals(loop(bytes, 0, n) * 0.25, Par.sumFast(quarters));
              assertEquals(loop(longs, 0, n), Par.sumOfLong(0, n, i -> longs[i]));
              assertEquals(loop(bytes, 0, n) * 0.25, Par.sumOfDouble(0, n, i -> quarters[i]));
            });
      }
    }
  }

  private static long loop(byte[] a, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += a[i];
    }
    return sum;
  }

  private static long loop(int[] a, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += a[i];
    }
    return sum;
  }

  private static long loop(long[] a, int from, int to) {
    long sum = 0;
    for (int i = from; i < to; i++) {
      sum += a[i];
    }
    return sum;
  }

  @EachPool
  void sumExactThrowsOnlyWhenTheWholeDoesNotFit(int p) {
    long[] balanced = new long[1_000_000];
    for (int i = 0; i < balanced.length; i++) {
      balanced[i] = i % 2 == 0 ? Long.MAX_VALUE : -Long.MAX_VALUE;
    }
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () -> {
            assertEquals(Long.MAX_VALUE, Par.sumExact(new long[] {Long.MAX_VALUE, 1, -1}));
            assertThrows(
                ArithmeticException.class, () -> Par.sumExact(new long[] {Long.MAX_VALUE, 1}));
            assertThrows(
                ArithmeticException.class, () -> Par.sumExact(new long[] {Long.MIN_VALUE, -1}));
            assertEquals(0, Par.sumExact(balanced));
            assertEquals(Long.MAX_VALUE, Par.sumExact(balanced, 0, 999_999));
          });
    }
  }

  @Test
  void rangesAreCheckedAsByArrays() {
    int[] a = new int[3];
    assertMessage("fromIndex(2) > toIndex(1)", () -> Par.sum(a, 2, 1));
    assertMessage("Array index out of range: -1", () -> Par.sum(a, -1, 1));
    assertMessage("Array index out of range: 4", () -> Par.sum(a, 0, 4));
    assertThrows(IllegalArgumentException.class, () -> Par.sum(new double[3], 2, 1));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> Par.sum(new byte[3], -1, 1));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> Par.sum(new float[3], 0, 4));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> Par.sumExact(new long[3], 0, 4));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> Par.sumFast(new double[3], 0, 4));
  }

  private static void assertMessage(String message, Executable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call).getMessage());
  }

  @Test
  void nullIsNamed() {
    assertMessage("a", () -> Par.sum((int[]) null));
    assertMessage("a", () -> Par.sum((byte[]) null, 0, 0));
    assertMessage("a", () -> Par.sum((double[]) null, 5, 1));
    assertMessage("a", () -> Par.sumExact(null));
    assertMessage("a", () -> Par.sumFast(null));
    assertMessage("function", () -> Par.sumOfLong(0, 0, null));
    assertMessage("function", () -> Par.sumOfDouble(0, 0, null));
  }

  @Test
  void emptyAndBackwardIndexRangesAreNoWork() {
    assertEquals(0, Par.sumOfLong(5, 5, SumTest::unexpected));
    assertEquals(0, Par.sumOfLong(5, -5, SumTest::unexpected));
    assertEquals(0.0, Par.sumOfDouble(Integer.MAX_VALUE, Integer.MIN_VALUE, SumTest::unexpected));
  }

  private static int unexpected(int index) {
    throw new AssertionError(index);
  }

  @EachPool
  void aFunctionIsCalledOnceForEachIndexAlsoAtTheEndsOfTheType(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () -> {
            int max = Integer.MAX_VALUE;
            assertEquals(1000, Par.sumOfLong(max - 1000, max, i -> 1));
            assertEquals(1000, Par.sumOfLong(Integer.MIN_VALUE, Integer.MIN_VALUE + 1000, i -> 1));
            assertEquals(100_000.0, Par.sumOfDouble(max - 100_000, max, i -> 1));
          });
    }
  }

  @Test
  void smallSumsLeaveNoTraceInThePool() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      float[] floats = new float[2000];
      pool.run(() -> Par.sum(floats));
      for (int round = 0; round < 1000; round++) {
        pool.run(() -> Par.sum(floats));
        pool.run(() -> Par.sum(new int[1000]));
        pool.run(() -> Par.sum(new double[1000]));
      }
      assertEquals(0, pool.statistics().jobs());
      assertEquals(0, pool.statistics().wakes());
      assertEquals(0, pool.statistics().steals());
    }
  }

  @Test
  void manyCallersAtOnceEachGetTheirOwnSum() throws Exception {
    int callers = 16;
    CyclicBarrier start = new CyclicBarrier(callers);
    ExecutorService threads = Executors.newFixedThreadPool(callers);
    try {
      Future<?>[] done =
          IntStream.range(0, callers)
              .mapToObj(
                  c ->
                      threads.submit(
                          () -> {
                            int[] a = IntStream.range(0, 500_000).map(i -> i % (c + 2)).toArray();
                            long expected = loop(a, 0, a.length);
                            start.await();
                            for (int round = 0; round < 20; round++) {
                              assertEquals(expected, Par.sum(a));
                              assertEquals(expected, Par.sumOfLong(0, a.length, i -> a[i]));
                            }
                            return null;
                          }))
              .toArray(Future<?>[]::new);
      for (Future<?> f : done) {
        f.get();
      }
    } finally {
      threads.shutdown();
    }
    assertTrue(threads.isShutdown());
  }
}
