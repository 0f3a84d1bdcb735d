package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** nthElement and topK against a sort. */
class SelectTest {
  private static final long SEED = System.nanoTime();
  private static final int[] SIZES = {1, 2, 3, 511, 512, 513, 7_919, 20_011, 70_001};

  @EachPool
  void theElementOfARankAndTheGreatest(int p) {
    System.out.println("seed " + SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (SortPattern pattern : SortPattern.values()) {
        for (int n : SIZES) {
          long[] keys = pattern.fill(p == 2 ? n : n / 8 + 1, SEED);
          int[] ranks = {0, keys.length / 2, random.nextInt(keys.length)};
          for (int k : ranks) {
            pool.run(() -> assertLongs(keys, k));
            pool.run(() -> assertInts(keys, k));
            pool.run(() -> assertDoubles(keys, k));
          }
          pool.run(() -> assertObjects(keys, ranks[2]));
        }
      }
    }
  }

  private static void assertLongs(long[] keys, int k) {
    long[] sorted = keys.clone();
    Arrays.sort(sorted);
    long[] a = keys.clone();
    assertEquals(sorted[k], Par.nthElement(a, k));
    for (int i = 0; i < a.length; i++) {
      assertTrue(i < k ? a[i] <= a[k] : a[i] >= a[k]);
    }
    Arrays.sort(a);
    assertArrayEquals(sorted, a);
    long[] top = Par.topK(keys, k);
    assertEquals(k, top.length);
    for (int i = 0; i < k; i++) {
      assertEquals(sorted[sorted.length - 1 - i], top[i]);
    }
  }

  private static void assertInts(long[] keys, int k) {
    int[] original = Arrays.stream(keys).mapToInt(x -> (int) (x >> 3)).toArray();
    int[] sorted = original.clone();
    Arrays.sort(sorted);
    int[] a = original.clone();
    assertEquals(sorted[k], Par.nthElement(a, k));
    for (int i = 0; i < a.length; i++) {
      assertTrue(i < k ? a[i] <= a[k] : a[i] >= a[k]);
    }
    int[] top = Par.topK(original, k / 20);
    for (int i = 0; i < top.length; i++) {
      assertEquals(sorted[sorted.length - 1 - i], top[i]);
    }
  }

  private static void assertDoubles(long[] keys, int k) {
    double[] original = Arrays.stream(keys).mapToDouble(Double::longBitsToDouble).toArray();
    double[] sorted = original.clone();
    Arrays.sort(sorted);
    double[] a = original.clone();
    assertEquals(sorted[k], Par.nthElement(a, k));
    for (int i = 0; i < a.length; i++) {
      int sign = Double.compare(a[i], a[k]);
      assertTrue(i < k ? sign <= 0 : sign >= 0);
    }
    double[] top = Par.topK(original, k / 20);
    for (int i = 0; i < top.length; i++) {
      assertEquals(sorted[sorted.length - 1 - i], top[i]);
    }
  }

  private record Tagged(long key, int tag) {}

  private static void assertObjects(long[] keys, int k) {
    Comparator<Tagged> byKey = (x, y) -> Long.compare(x.key, y.key);
    Tagged[] a = new Tagged[keys.length];
    Arrays.setAll(a, i -> new Tagged(keys[i], i));
    Tagged[] descending = a.clone();
    Arrays.sort(descending, (x, y) -> byKey.compare(y, x));
    for (int size : new int[] {k, k / 20}) {
      assertArrayEquals(Arrays.copyOf(descending, size), Par.topK(a, size, byKey));
    }
    Tagged[] reordered = a.clone();
    Tagged nth = Par.nthElement(reordered, k, byKey);
    assertSame(reordered[k], nth);
    assertEquals(descending[a.length - 1 - k].key, nth.key);
    for (int i = 0; i < a.length; i++) {
      assertTrue(i < k ? reordered[i].key <= nth.key : reordered[i].key >= nth.key);
    }
    Arrays.sort(reordered, Comparator.comparingInt(Tagged::tag));
    assertArrayEquals(a, reordered);
  }

  /** Case O3. */
  @Test
  void equalKeysAndComparatorsThatAreNeverSatisfied() {
    int[] ones = new int[2_000];
    Arrays.fill(ones, 1);
    assertEquals(1, Par.nthElement(ones.clone(), 1_000));
    ones[700] = 9;
    assertEquals(1, Par.nthElement(ones.clone(), 1_998));
    assertEquals(9, Par.nthElement(ones.clone(), 1_999));
    Integer[] boxed = Arrays.stream(ones).boxed().toArray(Integer[]::new);
    for (int answer : new int[] {-1, 1}) {
      Integer[] a = boxed.clone();
      Par.nthElement(a, 1_000, (unused, unusedToo) -> answer);
      assertEquals(2_008, Arrays.stream(a).mapToInt(x -> x).sum());
    }
  }

  @Test
  void selectionIsNotQuadraticForAnyComparator() {
    Integer[] a = new Integer[50_000];
    Arrays.setAll(a, i -> i);
    AtomicInteger calls = new AtomicInteger();
    int[] state = {1};
    Par.nthElement(
        a,
        25_000,
        (x, unused) -> {
          calls.incrementAndGet();
          state[0] = state[0] * 31 + x;
          return Integer.bitCount(state[0]) % 3 - 1;
        });
    assertTrue(calls.get() < 50 * a.length, () -> calls + " comparisons");
    Arrays.sort(a);
    for (int i = 0; i < a.length; i++) {
      assertEquals(i, a[i]);
    }
  }

  @Test
  void nansAreTheGreatestAndZerosDiffer() {
    double[] a = {0.0, Double.NaN, -0.0, Double.NEGATIVE_INFINITY, Double.POSITIVE_INFINITY};
    assertArrayEquals(
        new double[] {Double.NaN, Double.POSITIVE_INFINITY, 0.0, -0.0}, Par.topK(a, 4));
    assertEquals(-0.0, Par.nthElement(a, 1));
    assertTrue(Double.isNaN(Par.nthElement(a, 4)));
    double[] large = new double[100_000];
    for (int i = 0; i < large.length; i++) {
      large[i] = i % 3 == 0 ? Double.longBitsToDouble(0xfff8_0000_0000_0001L) : i % 2 - 0.5;
    }
    assertTrue(Double.isNaN(Par.topK(large, 1)[0]));
    assertEquals(-0.5, Par.nthElement(large, 1_000));
    assertTrue(Double.isNaN(Par.nthElement(large, 99_000)));
  }

  @Test
  void argumentsAreCheckedFirst() {
    int[] a = {2, 1};
    assertThrows(IndexOutOfBoundsException.class, () -> Par.nthElement(a, 2));
    assertThrows(IndexOutOfBoundsException.class, () -> Par.nthElement(a, -1));
    assertThrows(IndexOutOfBoundsException.class, () -> Par.nthElement(new String[0], 0, null));
    assertThrows(IllegalArgumentException.class, () -> Par.topK(a, -1));
    assertThrows(NullPointerException.class, () -> Par.topK((int[]) null, -1));
    assertThrows(NullPointerException.class, () -> Par.nthElement((long[]) null, -1));
    assertArrayEquals(new int[] {2, 1}, a);
    assertArrayEquals(new int[] {2, 1}, Par.topK(a, 5));
    assertArrayEquals(new int[0], Par.topK(a, 0));
    assertArrayEquals(new String[] {"b", "a"}, Par.topK(new String[] {"a", "b"}, 7, null));
  }
}
