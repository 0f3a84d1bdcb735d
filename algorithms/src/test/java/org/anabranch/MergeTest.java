package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.stream.LongStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Merges and set operations of sorted arrays. */
class MergeTest {
  private static final long SEED = System.nanoTime();
  private static final int[] SIZES = {0, 1, 3, 4_096, 12_289};

  private record Tagged(long key, int tag) {}

  private static long[] sorted(int n, int values, SplittableRandom random) {
    return random.longs(n, -values, values).sorted().toArray();
  }

  @EachPool
  void mergesOfEverySizeAndType(int p) {
    System.out.println("seed " + SEED);
    SplittableRandom random = new SplittableRandom(SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        for (int m : SIZES) {
          for (int values : new int[] {3, 1 << 20}) {
            long[] a = sorted(n, values, random);
            long[] b = sorted(m, values, random);
            pool.run(() -> assertMerged(a, b));
          }
        }
      }
    }
  }

  private static void assertMerged(long[] a, long[] b) {
    long[] both = LongStream.concat(Arrays.stream(a), Arrays.stream(b)).sorted().toArray();
    assertArrayEquals(both, Par.merge(a, b));
    assertArrayEquals(toInts(both), Par.merge(toInts(a), toInts(b)));
    assertArrayEquals(toDoubles(both), Par.merge(toDoubles(a), toDoubles(b)));
    Tagged[] tagged = Par.merge(tag(a, 0), tag(b, a.length), BY_KEY);
    for (int i = 0; i < tagged.length; i++) {
      assertEquals(both[i], tagged[i].key);
      if (i > 0 && both[i - 1] == both[i]) {
        assertEquals(-1, Integer.compare(tagged[i - 1].tag, tagged[i].tag));
      }
    }
  }

  private static final Comparator<Tagged> BY_KEY = (x, y) -> Long.compare(x.key, y.key);

  private static Tagged[] tag(long[] keys, int from) {
    Tagged[] a = new Tagged[keys.length];
    Arrays.setAll(a, i -> new Tagged(keys[i], from + i));
    return a;
  }

  private static int[] toInts(long[] a) {
    return Arrays.stream(a).mapToInt(x -> (int) x).toArray();
  }

  private static double[] toDoubles(long[] a) {
    return Arrays.stream(a).mapToDouble(x -> x * 0.5).toArray();
  }

  @EachPool
  void setsOfEverySizeAndType(int p) {
    SplittableRandom random = new SplittableRandom(SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        for (int m : SIZES) {
          for (int values : new int[] {3, 1 << 14}) {
            long[] a = sorted(n, values, random);
            long[] b = sorted(m, values, random);
            pool.run(() -> assertSets(a, b));
          }
        }
      }
    }
  }

  private static void assertSets(long[] a, long[] b) {
    TreeSet<Long> ofA = new TreeSet<>();
    Arrays.stream(a).forEach(ofA::add);
    TreeSet<Long> ofB = new TreeSet<>();
    Arrays.stream(b).forEach(ofB::add);
    TreeSet<Long> union = new TreeSet<>(ofA);
    union.addAll(ofB);
    TreeSet<Long> both = new TreeSet<>(ofA);
    both.retainAll(ofB);
    TreeSet<Long> onlyA = new TreeSet<>(ofA);
    onlyA.removeAll(ofB);
    int[] x = toInts(a);
    int[] y = toInts(b);
    double[] u = toDoubles(a);
    double[] v = toDoubles(b);
    long[][] expected = {toLongs(union), toLongs(both), toLongs(onlyA)};
    long[][] longs = {Par.union(a, b), Par.intersection(a, b), Par.difference(a, b)};
    int[][] ints = {Par.union(x, y), Par.intersection(x, y), Par.difference(x, y)};
    double[][] doubles = {Par.union(u, v), Par.intersection(u, v), Par.difference(u, v)};
    for (int i = 0; i < 3; i++) {
      assertArrayEquals(expected[i], longs[i]);
      assertArrayEquals(toInts(expected[i]), ints[i]);
      assertArrayEquals(toDoubles(expected[i]), doubles[i]);
    }
  }

  private static long[] toLongs(Set<Long> set) {
    return set.stream().mapToLong(Long::longValue).toArray();
  }

  @Test
  void nansEndBothArraysAndZerosDiffer() {
    double minusNan = Double.longBitsToDouble(0xfff8_0000_0000_0007L);
    double[] a = {-1, -0.0, 2, minusNan, Double.NaN};
    double[] b = {-0.0, 0.0, 3, Double.NaN};
    double[] merged = Par.merge(a, b);
    assertArrayEquals(
        new double[] {-1, -0.0, -0.0, 0.0, 2, 3, Double.NaN, Double.NaN, Double.NaN}, merged);
    assertEquals(Double.doubleToRawLongBits(minusNan), Double.doubleToRawLongBits(merged[6]));
    assertArrayEquals(new double[] {-1, -0.0, 0.0, 2, 3, Double.NaN}, Par.union(a, b));
    assertArrayEquals(new double[] {-0.0, Double.NaN}, Par.intersection(a, b));
    assertArrayEquals(new double[] {-1, 2}, Par.difference(a, b));
  }

  @Test
  void aComparatorMayThrow() {
    IllegalStateException failure = new IllegalStateException();
    Integer[] a = new Integer[10_000];
    Arrays.setAll(a, i -> i);
    assertSame(
        failure,
        assertThrows(
            IllegalStateException.class,
            () ->
                Par.merge(
                    a,
                    a,
                    (x, y) -> {
                      if (x + y > 15_000) {
                        throw failure;
                      }
                      return x - y;
                    })));
    assertArrayEquals(
        new String[] {"a", "b"}, Par.merge(new String[] {"b"}, new String[] {"a"}, null));
  }

  @Test
  void nullIsNamed() {
    int[] a = {};
    assertEquals("a", message(() -> Par.merge(null, a)));
    assertEquals("b", message(() -> Par.merge(a, null)));
    assertEquals("b", message(() -> Par.union(a, null)));
    assertEquals("a", message(() -> Par.difference(null, a)));
    assertEquals("b", message(() -> Par.merge(new String[0], null, null)));
  }

  private static String message(org.junit.jupiter.api.function.Executable call) {
    return assertThrows(NullPointerException.class, call).getMessage();
  }
}
