package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** What scans promise besides their values: the cases C1 to C3, order, ranges, errors. */
class ScanContractTest {
  /** Case C1. */
  @EachPool
  void aMiddleRangeLeavesTheRestAlone(int p) {
    double[] expected = new double[16_384];
    Arrays.setAll(expected, i -> i < 5461 || i >= 10_923 ? 1 : i - 5460);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 100; round++) {
        double[] ones = new double[16_384];
        Arrays.fill(ones, 1);
        pool.run(() -> Par.prefixSum(ones, 5461, 10_923));
        assertArrayEquals(expected, ones);
      }
    }
  }

  @EachPool
  void rangesOfLargeArrays(int p) {
    int n = 700_001;
    int from = 1_003;
    int to = n - 2_001;
    long[] longs = new Random(p).longs(n).toArray();
    int[] ints = new Random(p).ints(n).toArray();
    long[] expected = longs.clone();
    int[] expectedInts = ints.clone();
    for (int i = from + 1; i < to; i++) {
      expected[i] += expected[i - 1];
      expectedInts[i] += expectedInts[i - 1];
    }
    long[] moved = new long[n];
    System.arraycopy(expected, from, moved, 17, to - from);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () -> {
            long[] out = new long[n];
            Par.prefixSum(longs, from, to, out, 17);
            assertArrayEquals(moved, out);
            Par.prefixSum(longs, from, to);
            assertArrayEquals(expected, longs);
            Par.prefixSum(ints, from, to, ints, from);
            assertArrayEquals(expectedInts, ints);
          });
    }
  }

  /** Case C2. */
  @Test
  void exclusiveInPlaceReadsBeforeItWrites() {
    int[] a = {3, 1, 4, 1, 5, 9, 2, 6};
    assertEquals(31, Par.exclusivePrefixSum(a));
    assertArrayEquals(new int[] {0, 3, 4, 8, 9, 14, 23, 25}, a);
    int[] b = {3, 1, 4, 1, 5, 9, 2, 6};
    assertEquals(31, Par.exclusiveScan(b, 0, Integer::sum));
    assertArrayEquals(a, b);
  }

  /** Case C2. */
  @Test
  void shiftedOverlapIsRefusedBeforeAnythingIsWritten() {
    long[] a = {1, 2, 3, 4};
    assertThrows(IllegalArgumentException.class, () -> Par.prefixSum(a, 0, 3, a, 1));
    assertThrows(IllegalArgumentException.class, () -> Par.prefixSum(a, 1, 4, a, 0));
    assertArrayEquals(new long[] {1, 2, 3, 4}, a);
    Par.prefixSum(a, 0, 2, a, 2);
    assertArrayEquals(new long[] {1, 2, 1, 3}, a);
  }

  /** Case C3. */
  @Test
  void theFirstElementStandsForItself() {
    int[] products = {2, 3, 4};
    Par.scan(products, (x, y) -> x * y);
    assertArrayEquals(new int[] {2, 6, 24}, products);
    double[] minima = {5, 7, 3};
    Par.scan(minima, Math::min);
    assertArrayEquals(new double[] {5, 5, 3}, minima);
    String[] none = {};
    assertNull(Par.exclusiveScan(none, null, (x, y) -> "never"));
  }

  private record Interval(int from, int to) {
    Interval then(Interval next) {
      assertEquals(to, next.from, "neighbours, in order");
      return new Interval(from, next.to);
    }
  }

  @EachPool
  void theOperatorSeesNeighboursOnly(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {1, 2, 33, 100, 1024, 5_000, 200_000}) {
        Interval[] a = new Interval[n];
        Arrays.setAll(a, i -> new Interval(i, i + 1));
        Interval[] out = new Interval[n];
        pool.run(() -> Par.scan(a, out, Interval::then));
        assertSame(a[0], out[0]);
        for (int i = 0; i < n; i++) {
          assertEquals(new Interval(0, i + 1), out[i]);
        }
        Interval start = new Interval(-5, 0);
        Interval all = pool.call(() -> Par.exclusiveScan(a, start, Interval::then));
        assertEquals(new Interval(-5, n), all);
        assertSame(start, a[0]);
        assertEquals(new Interval(-5, n - 1), n == 1 ? new Interval(-5, 0) : a[n - 1]);
      }
    }
  }

  @EachPool
  void stringsKeepTheirOrder(int p) {
    String[] a =
        IntStream.range(0, 1_500).mapToObj(i -> (char) ('a' + i % 26) + "").toArray(String[]::new);
    String all = String.join("", a);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(() -> Par.scan(a, (x, y) -> x + y));
    }
    for (int i = 0; i < a.length; i++) {
      assertEquals(all.substring(0, i + 1), a[i]);
    }
  }

  @Test
  void whatIsCombinedWithWhatDependsOnTheLengthOnly() {
    double[] a = new Random(5).doubles(300_007, -1, 1).toArray();
    double[] expected = null;
    for (int p : new int[] {1, 2, 3, 8}) {
      try (WorkStealingPool pool = WorkStealingPool.create(p)) {
        for (int round = 0; round < 5; round++) {
          double[] b = a.clone();
          pool.run(() -> Par.scan(b, (x, y) -> x + y));
          assertArrayEquals(expected == null ? b : expected, b);
          expected = b;
        }
      }
    }
  }

  @EachPool
  void whatTheOperatorThrowsComesOut(int p) {
    RuntimeException failure = new RuntimeException("op");
    long[] a = new long[50_000];
    a[33_333] = 1;
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 20; round++) {
        RuntimeException thrown =
            assertThrows(
                RuntimeException.class,
                () ->
                    pool.run(
                        () ->
                            Par.scan(
                                a,
                                new long[50_000],
                                (x, y) -> {
                                  if ((x | y) != 0) {
                                    throw failure;
                                  }
                                  return 0;
                                })));
        assertSame(failure, thrown);
        assertEquals(1, pool.call(() -> Par.sum(a)));
      }
    }
  }

  @Test
  void scansWorkWhereverTheyAreCalled() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      for (CallerKind caller : CallerKind.available()) {
        long[] a = new long[1_000_000];
        Arrays.fill(a, 1);
        assertNull(caller.outcomeOf(pool, () -> Par.prefixSum(a)));
        assertEquals(1_000_000, a[999_999]);
        assertEquals(500_000_500_000L, Par.sum(a));
      }
    }
  }

  @Test
  void manyScansAtOnceDoNotDisturbEachOther() {
    try (WorkStealingPool pool = WorkStealingPool.create(3)) {
      long[][] arrays = new long[20][400_000];
      pool.run(
          () ->
              Par.forEach(
                  0,
                  arrays.length,
                  k -> {
                    Arrays.fill(arrays[k], k);
                    Par.prefixSum(arrays[k]);
                  }));
      for (int k = 0; k < arrays.length; k++) {
        assertEquals(400_000L * k, arrays[k][399_999]);
      }
    }
  }

  @Test
  void smallScansLeaveNoTraceInThePool() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      for (int round = 0; round < 100; round++) {
        pool.run(() -> Par.prefixSum(new int[10_000]));
        pool.run(() -> Par.prefixSum(new long[10_000]));
        pool.run(() -> Par.exclusivePrefixSum(new double[10_000]));
        pool.run(() -> Par.scan(new int[1_000], Math::max));
      }
      assertEquals(0, pool.statistics().jobs());
      assertEquals(0, pool.statistics().wakes());
    }
  }

  @Test
  void rangesAreCheckedAsByArrays() {
    assertMessage("fromIndex(2) > toIndex(1)", () -> Par.prefixSum(new int[3], 2, 1));
    assertMessage("Array index out of range: -1", () -> Par.prefixSum(new long[3], -1, 1));
    assertMessage("Array index out of range: 4", () -> Par.prefixSum(new double[3], 0, 4));
    assertMessage(
        "Array index out of range: 4, the length of out is 3",
        () -> Par.prefixSum(new double[3], 0, 2, new double[3], 2));
    assertMessage(
        "Array index out of range: -2", () -> Par.prefixSum(new int[3], 0, 2, new int[3], -2));
    assertMessage(
        "Array index out of range: 3, the length of out is 2",
        () -> Par.scan(new String[3], new String[2], (x, y) -> x));
    assertMessage(
        "Array index out of range: 3, the length of out is 2",
        () -> Par.segmentedPrefixSum(new int[3], new int[2], new BitSet()));
  }

  private static void assertMessage(String message, Executable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call).getMessage());
  }

  @Test
  void nullIsNamed() {
    int[] a = {1, 2};
    assertMessage("a", () -> Par.prefixSum((int[]) null));
    assertMessage("a", () -> Par.exclusivePrefixSum((double[]) null));
    assertMessage("in", () -> Par.prefixSum((long[]) null, new long[1]));
    assertMessage("out", () -> Par.prefixSum(a, (int[]) null));
    assertMessage("out", () -> Par.exclusivePrefixSum(a, null));
    assertMessage("heads", () -> Par.segmentedPrefixSum(a, null));
    assertMessage("op", () -> Par.scan(a, null));
    assertMessage("op", () -> Par.scan(a, a, null));
    assertMessage("op", () -> Par.exclusiveScan(a, 3, null));
    assertMessage("out", () -> Par.exclusiveScan(new String[1], (String[]) null, "", (x, y) -> x));
    assertArrayEquals(new int[] {1, 2}, a);
  }

  @Test
  void bareLambdasFitEveryForm() {
    int[] ints = {1, 2, 3};
    long[] longs = {1, 2, 3};
    double[] doubles = {1, 2, 3};
    String[] strings = {"a", "b"};
    Par.scan(ints, (x, y) -> x + y);
    Par.scan(longs, (x, y) -> x + y);
    Par.scan(doubles, (x, y) -> x + y);
    Par.scan(strings, (x, y) -> x + y);
    Par.scan(ints, ints, (x, y) -> x + y);
    Par.scan(strings, strings, (x, y) -> x + y);
    assertEquals(15, Par.exclusiveScan(ints, 0, (x, y) -> x + y) - 0);
    assertEquals(10, Par.exclusiveScan(longs, 0, (x, y) -> x + y));
    assertEquals(10.0, Par.exclusiveScan(doubles, 0, (x, y) -> x + y));
    assertEquals("-aaab", Par.exclusiveScan(strings, "-", (x, y) -> x + y).substring(0, 5));
    assertTrue(Par.exclusiveScan(strings, strings, "", (x, y) -> x + y).startsWith("-"));
  }
}
