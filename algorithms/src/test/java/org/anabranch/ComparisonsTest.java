package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

class ComparisonsTest {
  private static final int[] SIZES = {0, 1, 2, 3, 1023, 1025, 4096, 4097, 120_011};

  @EachPool
  void mismatchAndEqualsAgreeWithArrays(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        int[] a = IntStream.range(0, n).map(i -> i * 0x9e3779b9).toArray();
        pool.run(() -> assertMismatch(a, a.clone()));
        pool.run(() -> assertMismatch(a, Arrays.copyOf(a, n + 1)));
        pool.run(() -> assertMismatch(a, Arrays.copyOf(a, n / 2)));
        for (int at : new int[] {0, n / 2, n - 1}) {
          if (at >= 0 && at < n) {
            int[] b = a.clone();
            b[at]++;
            b[n - 1]++;
            pool.run(() -> assertMismatch(a, b));
          }
        }
      }
    }
  }

  private static void assertMismatch(int[] a, int[] b) {
    int expected = Arrays.mismatch(a, b);
    assertEquals(expected, Par.mismatch(a, b));
    assertEquals(expected, Par.mismatch(longs(a), longs(b)));
    assertEquals(expected, Par.mismatch(doubles(a), doubles(b)));
    assertEquals(expected, Par.mismatch(boxes(a), boxes(b)));
    assertEquals(expected < 0, Par.equals(a, b));
    assertEquals(expected < 0, Par.equals(longs(a), longs(b)));
    assertEquals(expected < 0, Par.equals(doubles(a), doubles(b)));
    assertEquals(expected < 0, Par.equals(boxes(a), boxes(b)));
  }

  private static long[] longs(int[] a) {
    return Arrays.stream(a).asLongStream().toArray();
  }

  private static double[] doubles(int[] a) {
    return Arrays.stream(a).asDoubleStream().toArray();
  }

  private static Integer[] boxes(int[] a) {
    return Arrays.stream(a).boxed().toArray(Integer[]::new);
  }

  @EachPool
  void isSortedFindsTheOneDescent(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        int[] a = IntStream.range(0, n).map(i -> i / 3).toArray();
        pool.run(() -> assertSorted(true, a));
        for (int at : new int[] {1, n / 2, n - 1}) {
          if (at > 0 && at < n) {
            int[] b = a.clone();
            b[at] = -1;
            pool.run(() -> assertSorted(false, b));
          }
        }
      }
    }
  }

  private static void assertSorted(boolean expected, int[] a) {
    assertEquals(expected, Par.isSorted(a));
    assertEquals(expected, Par.isSorted(longs(a)));
    assertEquals(expected, Par.isSorted(doubles(a)));
    assertEquals(expected, Par.isSorted(boxes(a), (x, y) -> Integer.compare(x, y)));
    assertEquals(expected, Par.isSorted(boxes(a), null));
  }

  @Test
  void doublesCompareAsByCompare() {
    double nan = Double.NaN;
    double payload = Double.longBitsToDouble(0x7ff8_0000_0000_1234L);
    assertTrue(Par.equals(new double[] {nan, 0.0}, new double[] {payload, 0.0}));
    assertEquals(0, Par.mismatch(new double[] {0.0}, new double[] {-0.0}));
    assertTrue(Par.isSorted(new double[] {Double.NEGATIVE_INFINITY, -0.0, 0.0, 1, nan, payload}));
    assertFalse(Par.isSorted(new double[] {0.0, -0.0}));
    assertFalse(Par.isSorted(new double[] {nan, 1}));
  }

  @Test
  void objectsCompareByEquals() {
    assertEquals(-1, Par.mismatch(new Object[] {null, "x"}, new String[] {null, "x"}));
    assertEquals(1, Par.mismatch(new Object[] {null, null}, new Object[] {null, 1}));
    Comparator<String> byLength = Comparator.comparing(String::length);
    assertTrue(Par.isSorted(new String[] {"z", "a", "aa", "bb"}, byLength));
    assertTrue(Par.isSorted(new String[] {null}, null));
  }

  @Test
  void nullIsNamed() {
    int[] none = {};
    assertNamed("a", () -> Par.mismatch(null, none));
    assertNamed("b", () -> Par.mismatch(none, null));
    assertNamed("b", () -> Par.equals(new String[0], null));
    assertNamed("a", () -> Par.isSorted((long[]) null));
    assertNamed("a", () -> Par.isSorted(null, null));
  }

  private static void assertNamed(String name, Runnable call) {
    assertEquals(name, assertThrows(NullPointerException.class, call::run).getMessage());
  }
}
