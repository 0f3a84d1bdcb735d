package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Random;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** What running sums of doubles promise. */
class RealPrefixSumTest {
  private static final int BLOCK = 4096;
  private static final double INF = Double.POSITIVE_INFINITY;

  private static double[] bitsOf(WorkStealingPool pool, double[] a, BitSet heads) {
    double[] b = a.clone();
    pool.run(
        () -> {
          if (heads == null) {
            Par.prefixSum(b);
          } else {
            Par.segmentedPrefixSum(b, heads);
          }
        });
    return b;
  }

  @Test
  void sameBitsOnEveryPool() {
    Random random = new Random(11);
    double[] wild = new double[200_003];
    Arrays.setAll(wild, i -> Math.scalb(random.nextDouble() - 0.5, random.nextInt(200) - 100));
    BitSet heads = new BitSet();
    random.ints(50, 0, wild.length).forEach(heads::set);
    double[] expected = null;
    double[] expectedSegments = null;
    for (int p : new int[] {1, 2, 3, 8}) {
      try (WorkStealingPool pool = WorkStealingPool.create(p)) {
        double[] sums = bitsOf(pool, wild, null);
        double[] segments = bitsOf(pool, wild, heads);
        assertArrayEquals(expected == null ? sums : expected, sums);
        assertArrayEquals(expectedSegments == null ? segments : expectedSegments, segments);
        expected = sums;
        expectedSegments = segments;
      }
    }
  }

  @EachPool
  void runningSumsOfNonNegativeNumbersNeverDecreaseNorExceedTheTotal(int p) {
    Random random = new Random(p);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {1, 2, 100, BLOCK - 1, BLOCK, BLOCK + 1, 3 * BLOCK, 250_007}) {
        double[] a = new double[n];
        Arrays.setAll(
            a, i -> i % 5 == 0 ? -0.0 : Math.scalb(random.nextDouble(), random.nextInt(60) - 58));
        double total = Par.sum(a);
        double[] inclusive = bitsOf(pool, a, null);
        double[] exclusive = a.clone();
        assertEquals(total, pool.call(() -> Par.exclusivePrefixSum(exclusive)));
        assertEquals(0.0, exclusive[0]);
        for (int i = 1; i < n; i++) {
          assertTrue(inclusive[i - 1] <= inclusive[i]);
          if (i % BLOCK != 0) {
            assertEquals(inclusive[i - 1], exclusive[i]);
          } else {
            assertTrue(inclusive[i - 1] <= exclusive[i]);
          }
        }
        assertTrue(inclusive[n - 1] <= total);
      }
    }
  }

  @Test
  void everyBlockStartsFromTheRealSumRoundedOnce() {
    Random random = new Random(3);
    double[] a = new double[20 * BLOCK];
    Arrays.setAll(a, i -> Math.scalb(random.nextDouble() - 0.4, random.nextInt(80) - 40));
    double[] exclusive = a.clone();
    Par.exclusivePrefixSum(exclusive);
    BigDecimal real = BigDecimal.ZERO;
    for (int i = 0; i < a.length; i++) {
      if (i % BLOCK == 0) {
        assertEquals(real.doubleValue(), exclusive[i]);
      }
      real = real.add(new BigDecimal(a[i]));
    }
  }

  /** Ties are common among such numbers, and no certificate decides them. */
  @Test
  void startsAreExactAlsoForMultiplesOfOneUnitAndForWildExponents() {
    Random random = new Random(4);
    for (int width : new int[] {0, 3, 30, 300}) {
      double[] a = new double[60 * BLOCK];
      Arrays.setAll(
          a,
          i ->
              i % 7 == 0
                  ? 0.0
                  : Math.scalb(random.nextInt(2001) - 1000.0, random.nextInt(width + 1) - width));
      for (int i = 0; i < a.length; i += 2 * BLOCK + 5) {
        a[i] = 0x1p63 * (i % 2 == 0 ? 1 : -1); // units of 2^11, and crumbs of 2^-10 of them
      }
      double[] exclusive = a.clone();
      Par.exclusivePrefixSum(exclusive);
      for (int i = BLOCK; i < a.length; i += BLOCK) {
        assertEquals(Par.sum(a, 0, i), exclusive[i]);
      }
    }
  }

  @Test
  void oneBlockIsThePlainLoop() {
    double[] a = new Random(9).doubles(BLOCK, -1, 1).toArray();
    double[] expected = a.clone();
    for (int i = 1; i < a.length; i++) {
      expected[i] += expected[i - 1];
    }
    Par.prefixSum(a);
    assertArrayEquals(expected, a);
  }

  @Test
  void whatACertificateCannotDecideIsExact() {
    double[] a = new double[4 * BLOCK];
    a[0] = 1;
    a[1] = 0x1p-53;
    a[BLOCK] = 0x1p-200; // the tie after the first block is broken upwards by this crumb
    double[] exclusive = a.clone();
    assertEquals(Math.nextUp(1.0), Par.exclusivePrefixSum(exclusive));
    assertEquals(1.0, exclusive[BLOCK]);
    assertEquals(Math.nextUp(1.0), exclusive[2 * BLOCK]);
  }

  @Test
  void specialValuesAreAsInTheLoop() {
    double[] infinite = {1, INF, 1, -INF, 1};
    Par.prefixSum(infinite);
    assertArrayEquals(new double[] {1, INF, INF, Double.NaN, Double.NaN}, infinite);
    double[] overflowing = {1e308, 1e308, -1e308, -1e308};
    Par.prefixSum(overflowing);
    assertArrayEquals(new double[] {1e308, INF, INF, INF}, overflowing);
    double[] zeros = {-0.0, -0.0};
    Par.prefixSum(zeros);
    assertArrayEquals(new double[] {0.0, 0.0}, zeros);
  }

  @EachPool
  void specialValuesReachAllThatFollows(int p) {
    long payload = 0x7ff8_0000_0000_1234L;
    double[] a = new double[300_000];
    Arrays.fill(a, 1);
    a[100_000] = INF;
    a[200_000] = Double.longBitsToDouble(payload);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      double[] sums = bitsOf(pool, a, null);
      for (int i = 0; i < a.length; i++) {
        double expected = i < 100_000 ? i + 1.0 : i < 200_000 ? INF : Double.NaN;
        assertEquals(Double.doubleToRawLongBits(expected), Double.doubleToRawLongBits(sums[i]));
      }
      BitSet heads = new BitSet();
      heads.set(250_000);
      assertEquals(50_000, bitsOf(pool, a, heads)[299_999]);
    }
  }
}
