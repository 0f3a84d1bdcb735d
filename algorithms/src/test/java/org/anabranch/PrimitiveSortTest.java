package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every type, pattern, size and pool sorts as the JDK does. */
class PrimitiveSortTest {
  /** Around the thresholds: left to the JDK below 4,096, 8,192, 32,768; blocks of 16,384. */
  private static final int[] SIZES = {
    0, 1, 2, 3, 4_095, 4_096, 4_099, 8_191, 8_193, 32_767, 32_768, 40_009
  };

  private static final int LARGE = 100_003;
  private static final long SEED = System.nanoTime();

  private static final List<WorkStealingPool> POOLS = new ArrayList<>();

  @BeforeAll
  static void open() {
    System.out.println("seed " + SEED);
    for (int p : new int[] {1, 2, 3, 8}) {
      POOLS.add(WorkStealingPool.create(p));
    }
  }

  @AfterAll
  static void close() {
    POOLS.forEach(WorkStealingPool::close);
    POOLS.clear();
  }

  @ParameterizedTest
  @EnumSource(SortedType.class)
  void patternsAndSizes(SortedType type) {
    int turn = 0;
    for (SortPattern pattern : SortPattern.values()) {
      for (int n : SIZES) {
        Object input = type.of(pattern.fill(n, SEED));
        Object expected = type.copy(input);
        type.oracle(expected, 0, n);
        for (WorkStealingPool pool : n > 40_000 ? POOLS : List.of(POOLS.get(turn++ % 4))) {
          Object actual = type.copy(input);
          pool.run(() -> type.sort(actual));
          type.assertSame(expected, actual, pattern + ", n = " + n + ", " + pool);
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(SortedType.class)
  void largeArrays(SortedType type) {
    int turn = 0;
    for (SortPattern pattern : SortPattern.values()) {
      int n = pattern == SortPattern.RANDOM ? 1_000_003 : LARGE;
      Object input = type.of(pattern.fill(n, SEED));
      Object expected = type.copy(input);
      type.oracle(expected, 0, n);
      WorkStealingPool pool = POOLS.get(turn++ % POOLS.size());
      pool.run(() -> type.sort(input));
      type.assertSame(expected, input, pattern + ", n = " + n + ", " + pool);
    }
  }

  @ParameterizedTest
  @EnumSource(SortedType.class)
  void outsideOfARangeNothingChanges(SortedType type) {
    SplittableRandom random = new SplittableRandom(SEED);
    for (SortPattern pattern : SortPattern.values()) {
      int n = 20_000 + random.nextInt(20_000);
      int from = random.nextInt(3_000);
      int to = n - random.nextInt(3_000);
      Object input = type.of(pattern.fill(n, SEED));
      Object expected = type.copy(input);
      type.oracle(expected, from, to);
      POOLS.get(1).run(() -> type.sort(input, from, to));
      type.assertSame(expected, input, pattern + " from " + from + " to " + to);
    }
  }

  @Test
  void nansAndZerosKeepTheirBits() {
    for (int n : new int[] {5, 4_000, 100_000}) {
      SplittableRandom random = new SplittableRandom(SEED);
      double[] a = random.doubles(n, -1, 1).toArray();
      float[] b = new float[n];
      for (int i = 0; i < n; i++) {
        b[i] = (float) a[i];
      }
      long[] special = {
        0x7ff8_0000_0000_0000L,
        0x7ff8_0000_0000_1234L,
        0xfff8_0000_0000_0001L,
        0,
        1L << 63,
        0x7ff0_0000_0000_0000L,
        0xfff0_0000_0000_0000L,
        1
      };
      for (int i = 0; i < Math.max(3, n / 100); i++) {
        long bits = special[random.nextInt(special.length)];
        a[random.nextInt(n)] = Double.longBitsToDouble(bits);
        b[random.nextInt(n)] = Float.intBitsToFloat((int) (bits >> 32) | ((int) bits & 0xffff));
      }
      long hashOfDoubles = hash(a);
      long hashOfFloats = hash(b);
      for (WorkStealingPool pool : POOLS) {
        double[] doubles = a.clone();
        float[] floats = b.clone();
        pool.run(() -> Par.sort(doubles));
        pool.run(() -> Par.sort(floats));
        assertEquals(hashOfDoubles, hash(doubles));
        assertEquals(hashOfFloats, hash(floats));
        for (int i = 1; i < n; i++) {
          assertTrue(Double.compare(doubles[i - 1], doubles[i]) <= 0);
          assertTrue(Float.compare(floats[i - 1], floats[i]) <= 0);
        }
      }
    }
  }

  @Test
  void nothingButNansWithASign() {
    double[] a = new double[10_000];
    float[] b = new float[10_000];
    Arrays.setAll(a, i -> Double.longBitsToDouble(0xfff8_0000_0000_0000L | (i * 77L % 1000)));
    for (int i = 0; i < b.length; i++) {
      b[i] = Float.intBitsToFloat(0xffc0_0000 | (i * 77 % 1000));
    }
    long hashOfDoubles = hash(a);
    long hashOfFloats = hash(b);
    Par.sort(a);
    Par.sort(b);
    assertEquals(hashOfDoubles, hash(a));
    assertEquals(hashOfFloats, hash(b));
  }

  /** The same for every order of the same bit patterns. */
  private static long hash(double[] a) {
    return Arrays.stream(a).mapToLong(d -> mix(Double.doubleToRawLongBits(d))).sum();
  }

  private static long hash(float[] a) {
    long sum = 0;
    for (float f : a) {
      sum += mix(Float.floatToRawIntBits(f));
    }
    return sum;
  }

  private static long mix(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xbf58_476d_1ce4_e5b9L;
    return (z ^ (z >>> 27)) * 0x94d0_49bb_1331_11ebL;
  }

  @ParameterizedTest
  @EnumSource(SortedType.class)
  void argumentsAreCheckedFirst(SortedType type) {
    Object a = type.of(new long[] {3, 2, 1});
    assertMessage("a", () -> type.sort(null));
    assertMessage("a", () -> type.sort(null, 2, 1));
    assertMessage("fromIndex(2) > toIndex(1)", () -> type.sort(a, 2, 1));
    assertMessage("Array index out of range: -1", () -> type.sort(a, -1, 1));
    assertMessage("Array index out of range: 4", () -> type.sort(a, 0, 4));
    type.assertSame(type.of(new long[] {3, 2, 1}), a, "untouched");
  }

  private static void assertMessage(String message, Executable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call).getMessage());
  }

  @Test
  void smallSortsLeaveNoTraceInThePool() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      for (SortedType type : SortedType.values()) {
        pool.run(() -> type.sort(type.of(SortPattern.RANDOM.fill(1_000, SEED))));
      }
      assertEquals(0, pool.statistics().jobs());
      assertEquals(0, pool.statistics().wakes());
    }
  }
}
