package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.NoSuchElementException;
import java.util.SplittableRandom;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

class StatisticsTest {
  private static final int[] SIZES = {1, 2, 3, 1023, 1024, 1025, 2049, 30_011};

  @Test
  void aFewNumbersByHand() {
    double[] a = {2, 4, 4, 4, 5, 5, 7, 9};
    assertEquals(4.0, Par.variance(a));
    assertEquals(32.0 / 7, Par.sampleVariance(a));
    DoubleStatistics statistics = Par.statistics(a);
    assertEquals(new DoubleStatistics(8, 5, 32, 2, 9), statistics);
    assertEquals(2.0, statistics.standardDeviation());
    assertEquals(
        "8 numbers from 2.0 to 9.0, mean 5.0, standard deviation 2.0", statistics.toString());
  }

  /** A large common part must not drown the spread: the textbook formula gives 0 or worse here. */
  @EachPool
  void spreadSurvivesALargeMean(int p) {
    double[] a = new double[100_001];
    for (int i = 0; i < a.length; i++) {
      a[i] = 1e9 + i % 3;
    }
    double exact = 2.0 / 3; // but for the rest of the division by three
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      assertEquals(exact, pool.call(() -> Par.variance(a)), 1e-4);
      assertEquals(realVariance(a), pool.call(() -> Par.variance(a)), 1e-9);
    }
  }

  @EachPool
  void everySizeIsCloseToTheRealVariance(int p) {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        double[] a = random.doubles(n, -3, 9).toArray();
        double real = realVariance(a);
        DoubleStatistics statistics = pool.call(() -> Par.statistics(a));
        assertEquals(real, statistics.variance(), 1e-13 * real);
        assertEquals(Par.mean(a), statistics.mean(), 1e-14);
        assertEquals(Par.min(a), statistics.min());
        assertEquals(Par.max(a), statistics.max());
        assertEquals(n, statistics.count());
      }
    }
  }

  private static double realVariance(double[] a) {
    BigDecimal sum = BigDecimal.ZERO;
    BigDecimal squares = BigDecimal.ZERO;
    for (double x : a) {
      BigDecimal real = new BigDecimal(x);
      sum = sum.add(real);
      squares = squares.add(real.multiply(real));
    }
    BigDecimal n = new BigDecimal(a.length);
    BigDecimal scaled = squares.multiply(n).subtract(sum.multiply(sum));
    return scaled.divide(n.multiply(n), new MathContext(40)).doubleValue();
  }

  @EachPool
  void theBitsAreTheSameForEveryPool(int p) {
    double[] a = new SplittableRandom(3).doubles(300_007, -1, 1).toArray();
    DoubleStatistics alone;
    try (WorkStealingPool single = WorkStealingPool.create(1)) {
      alone = single.call(() -> Par.statistics(a));
    }
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 3; round++) {
        assertEquals(alone, pool.call(() -> Par.statistics(a)));
      }
    }
  }

  @Test
  void specialValues() {
    double inf = Double.POSITIVE_INFINITY;
    assertEquals(Double.NaN, Par.variance(new double[] {1, Double.NaN}));
    assertEquals(Double.NaN, Par.variance(new double[] {1, inf}));
    DoubleStatistics infinite = Par.statistics(new double[] {1, inf});
    assertEquals(inf, infinite.mean());
    assertEquals(inf, infinite.max());
    assertEquals(1, infinite.min());
    assertEquals(0.0, Par.variance(new double[] {5}));
    assertEquals(Double.NaN, Par.sampleVariance(new double[] {5}));
    double[] huge = new double[3_000];
    Arrays.fill(huge, 1e308);
    assertEquals(1e308, Par.statistics(huge).mean(), 1e295);
    double[] both = new double[2_048];
    Arrays.fill(both, 0, 1_024, 1e308);
    Arrays.fill(both, 1_024, 2_048, -1e308);
    assertEquals(0.0, Par.statistics(both).mean());
    assertEquals(inf, Par.variance(both));
    double[] payload = {Double.longBitsToDouble(0x7ff8_0000_0000_1234L), 1};
    assertEquals(
        Double.doubleToRawLongBits(Double.NaN), Double.doubleToRawLongBits(Par.variance(payload)));
  }

  @Test
  void emptyAndNull() {
    assertThrows(NoSuchElementException.class, () -> Par.statistics(new double[0]));
    assertThrows(NoSuchElementException.class, () -> Par.variance(new double[0]));
    assertThrows(NoSuchElementException.class, () -> Par.sampleVariance(new double[0]));
    NullPointerException thrown =
        assertThrows(NullPointerException.class, () -> Par.variance(null));
    assertEquals("a", thrown.getMessage());
  }
}
