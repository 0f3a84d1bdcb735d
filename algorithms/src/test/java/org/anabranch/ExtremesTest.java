package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.Function;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

class ExtremesTest {
  private static final int[] SIZES = {
    1, 2, 3, 4, 5, 255, 256, 257, 511, 512, 1023, 1024, 1025, 4099, 65_537, 200_003
  };

  /** How the values run: each has ties. */
  private static final List<IntUnaryOperator> PATTERNS =
      List.of(
          i -> 7, i -> i / 3, i -> -i / 3, i -> ((i * 0x9e3779b9) >>> 12) - 500_000, i -> i % 1000);

  @EachPool
  void everyTypeAndSizeAgreesWithTheSortedOrder(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        for (IntUnaryOperator pattern : n > 5_000 ? PATTERNS.subList(3, 5) : PATTERNS) {
          int[] ints = IntStream.range(0, n).map(pattern).toArray();
          pool.run(() -> assertAll(ints, 0, n));
          if (n > 6) {
            pool.run(() -> assertAll(ints, n / 7, n - n / 5));
          }
        }
      }
    }
  }

  private static void assertAll(int[] ints, int from, int to) {
    int n = ints.length;
    int low = from;
    int high = from;
    for (int i = from + 1; i < to; i++) {
      low = ints[i] < ints[low] ? i : low;
      high = ints[i] > ints[high] ? i : high;
    }
    long[] longs = Arrays.stream(ints).mapToLong(x -> x * 0x1_0000_0001L).toArray();
    float[] floats = new float[n];
    double[] doubles = new double[n];
    Integer[] boxes = new Integer[n];
    for (int i = 0; i < n; i++) {
      floats[i] = ints[i];
      doubles[i] = ints[i] * 0.1;
      boxes[i] = ints[i];
    }
    Comparator<Integer> order = (x, y) -> Integer.compare(x, y);
    int[] lows = {
      Par.minIndex(ints, from, to),
      Par.minIndex(longs, from, to),
      Par.minIndex(floats, from, to),
      Par.minIndex(doubles, from, to),
      Par.minIndex(boxes, from, to, order)
    };
    int[] highs = {
      Par.maxIndex(ints, from, to),
      Par.maxIndex(longs, from, to),
      Par.maxIndex(floats, from, to),
      Par.maxIndex(doubles, from, to),
      Par.maxIndex(boxes, from, to, order)
    };
    assertArrayEquals(new int[] {low, low, low, low, low}, lows);
    assertArrayEquals(new int[] {high, high, high, high, high}, highs);
    assertEquals(ints[low], Par.min(ints, from, to));
    assertEquals(longs[low], Par.min(longs, from, to));
    assertEquals(floats[low], Par.min(floats, from, to));
    assertEquals(doubles[low], Par.min(doubles, from, to));
    assertSame(boxes[low], Par.min(boxes, from, to, order));
    assertEquals(ints[high], Par.max(ints, from, to));
    assertEquals(longs[high], Par.max(longs, from, to));
    assertEquals(floats[high], Par.max(floats, from, to));
    assertEquals(doubles[high], Par.max(doubles, from, to));
    assertSame(boxes[high], Par.max(boxes, from, to, order));
    if (from == 0 && to == n) {
      assertEquals(low, Par.minIndex(ints));
      assertEquals(high, Par.maxIndex(boxes, null));
      assertSame(boxes[low], Par.minBy(boxes, x -> x * 2L));
      assertSame(boxes[high], Par.maxBy(boxes, x -> x * 2L));
    }
  }

  /** As by Math.min and Math.max: NaN wins, -0.0 below 0.0; wherever the value stands. */
  @EachPool
  void specialDoublesFollowTheTable(int p) {
    double payload = Double.longBitsToDouble(0x7ff8_0000_0000_1234L);
    SplittableRandom random = new SplittableRandom(p);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {2, 3, 5, 1025, 300_000}) {
        int low = random.nextInt(n - 1);
        int high = random.nextInt(low + 1, n);
        double[] zeros = new double[n];
        Arrays.fill(zeros, 0, low, 0.0);
        zeros[low] = -0.0;
        zeros[high] = -0.0;
        double[] nans = new double[n];
        nans[low] = payload;
        nans[high] = Double.NaN;
        pool.run(
            () -> {
              assertBits(-0.0, Par.min(zeros));
              assertEquals(low, Par.minIndex(zeros));
              assertEquals(n > 2 ? firstZero(zeros) : low, n > 2 ? Par.maxIndex(zeros) : low);
              assertBits(Double.NaN, Par.min(nans));
              assertBits(Double.NaN, Par.max(nans));
              assertEquals(low, Par.minIndex(nans));
              assertEquals(low, Par.maxIndex(nans));
            });
      }
    }
    assertBits(-0.0, Par.max(new double[] {-0.0, -0.0}));
    assertEquals(1, Par.maxIndex(new double[] {-0.0, 0.0, 0.0}));
    assertEquals(1, Par.minIndex(new float[] {0.0f, -0.0f, -0.0f}));
    assertEquals(2, Par.minIndex(new float[] {0.0f, -0.0f, Float.NaN}));
    assertEquals(
        0x7fc00000, Float.floatToRawIntBits(Par.min(new float[] {Float.intBitsToFloat(-1)})));
    double inf = Double.POSITIVE_INFINITY;
    assertEquals(inf, Par.min(new double[] {inf}));
    assertEquals(-inf, Par.max(new double[] {-inf, -inf}));
    assertEquals(1, Par.minIndex(new double[] {inf, -inf}));
  }

  private static int firstZero(double[] a) {
    int i = 0;
    while (Double.doubleToRawLongBits(a[i]) != 0) {
      i++;
    }
    return i;
  }

  private static void assertBits(double expected, double actual) {
    assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(actual));
  }

  @EachPool
  void aKeyIsComputedOnce(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {1, 2, 300, 5_000}) {
        AtomicIntegerArray calls = new AtomicIntegerArray(n);
        Integer[] a = IntStream.range(0, n).boxed().toArray(Integer[]::new);
        Integer best =
            pool.call(
                () ->
                    Par.minBy(
                        a,
                        i -> {
                          calls.incrementAndGet(i);
                          return -i / 2;
                        }));
        assertEquals((n - 1) / 2 * 2, best);
        assertEquals("1".repeat(n), calls.toString().replaceAll("\\D", ""));
      }
    }
  }

  /** A comparator that breaks its contract is asked the same questions in every pool. */
  @EachPool
  void aWildComparatorGivesTheSameAnswerForEveryPool(int p) {
    Integer[] a = IntStream.range(0, 20_011).boxed().toArray(Integer[]::new);
    Comparator<Integer> wild = (x, y) -> (x * 31 + y * 17) % 7 - 3;
    int alone;
    try (WorkStealingPool single = WorkStealingPool.create(1)) {
      alone = single.call(() -> Par.minIndex(a, wild));
    }
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      assertEquals(alone, pool.call(() -> Par.minIndex(a, wild)));
    }
  }

  @Test
  void emptyIsNoSuchElement() {
    List<Executable> calls =
        List.of(
            () -> Par.min(new int[0]),
            () -> Par.max(new long[0]),
            () -> Par.minIndex(new float[0]),
            () -> Par.maxIndex(new double[0]),
            () -> Par.min(new double[3], 2, 2),
            () -> Par.max(new int[3], 3, 3),
            () -> Par.min(new String[0], Comparator.naturalOrder()),
            () -> Par.maxIndex(new String[0], null),
            () -> Par.minBy(new String[0], String::length),
            () -> Par.mean(new int[0]),
            () -> Par.mean(new long[0]),
            () -> Par.mean(new double[0]));
    calls.forEach(call -> assertThrows(NoSuchElementException.class, call));
  }

  @Test
  void argumentsAreChecked() {
    assertMessage("a", () -> Par.min((int[]) null));
    assertMessage("a", () -> Par.maxIndex((double[]) null, 5, 1));
    assertMessage("a", () -> Par.min((String[]) null, null));
    assertMessage("a", () -> Par.minBy((String[]) null, String::length));
    assertMessage("key", () -> Par.maxBy(new String[0], (Function<String, Integer>) null));
    assertMessage("a", () -> Par.mean((long[]) null));
    assertMessage("fromIndex(2) > toIndex(1)", () -> Par.min(new int[3], 2, 1));
    assertMessage("Array index out of range: -1", () -> Par.maxIndex(new long[3], -1, 1));
    assertMessage("Array index out of range: 4", () -> Par.min(new String[3], 0, 4, null));
  }

  private static void assertMessage(String message, Executable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call).getMessage());
  }

  @Test
  void nullElementsMeetTheComparator() {
    Comparator<String> nullsFirst = Comparator.nullsFirst(Comparator.naturalOrder());
    String[] a = {"b", null, "a"};
    assertNull(Par.min(a, nullsFirst));
    assertEquals("b", Par.max(a, nullsFirst));
    assertThrows(NullPointerException.class, () -> Par.min(a, null));
    assertThrows(ClassCastException.class, () -> Par.min(new Object[] {1, "x"}, null));
    assertEquals(3, Collections.max(List.of(1, 3, 2)), Par.max(new Integer[] {1, 3, 2}, null));
  }
}
