package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Means are the real mean, rounded once. */
class MeanTest {
  private static final int[] SIZES = {1, 2, 3, 7, 1023, 1024, 1025, 5_003};

  @Test
  void theTable() {
    assertEquals(0x1p63, Par.mean(new long[] {Long.MAX_VALUE, Long.MAX_VALUE}));
    assertEquals(1e308, Par.mean(new double[] {1e308, 1e308}));
    assertEquals(Integer.MAX_VALUE, Par.mean(new int[] {Integer.MAX_VALUE, Integer.MAX_VALUE}));
    assertEquals(0.5, Par.mean(new int[] {0, 1}));
    double inf = Double.POSITIVE_INFINITY;
    assertEquals(inf, Par.mean(new double[] {1, inf}));
    long nan = Double.doubleToRawLongBits(Double.NaN);
    assertEquals(nan, Double.doubleToRawLongBits(Par.mean(new double[] {inf, -inf})));
    double payload = Double.longBitsToDouble(0x7ff8_0000_0000_1234L);
    assertEquals(nan, Double.doubleToRawLongBits(Par.mean(new double[] {payload, 1})));
    assertEquals(0L, Double.doubleToRawLongBits(Par.mean(new double[] {-0.0, -0.0})));
    assertEquals(Double.MAX_VALUE, Par.mean(new double[] {Double.MAX_VALUE, Double.MAX_VALUE}));
  }

  /** Where the mean is as small as doubles get, its bits count the smallest one. */
  @Test
  void subnormalMeansRoundHalfToEven() {
    double unit = Double.MIN_VALUE;
    assertEquals(0.0, Par.mean(new double[] {unit, 0})); // 1/2
    assertEquals(2 * unit, Par.mean(new double[] {3 * unit, 0})); // 3/2
    assertEquals(2 * unit, Par.mean(new double[] {5 * unit, 0})); // 5/2
    assertEquals(unit, Par.mean(new double[] {unit, unit, 0})); // 2/3
    assertEquals(0.0, Par.mean(new double[] {unit, 0, 0})); // 1/3
    assertEquals(-2 * unit, Par.mean(new double[] {-3 * unit, 0}));
    assertEquals(Double.MIN_NORMAL, Par.mean(new double[] {2 * Double.MIN_NORMAL - unit, 0}));
  }

  @EachPool
  void everySizeIsTheRealMeanRoundedOnce(int p) {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        int[] ints = random.ints(n).toArray();
        long[] longs = random.longs(n).toArray();
        double[] plain = random.doubles(n, -1, 1).toArray();
        double[] equal = new double[n];
        Arrays.fill(equal, random.nextDouble());
        double[] wild = new double[n];
        Arrays.setAll(wild, i -> Math.scalb(random.nextDouble() - 0.5, random.nextInt(900) - 450));
        double[] tiny = new double[n];
        Arrays.setAll(tiny, i -> Double.MIN_VALUE * random.nextInt(-50, 100));
        double[] huge = new double[n];
        Arrays.setAll(huge, i -> Double.MAX_VALUE * random.nextDouble(0.9, 1));
        pool.run(
            () -> {
              assertEquals(mean(Arrays.stream(ints).asLongStream().toArray()), Par.mean(ints));
              assertEquals(mean(longs), Par.mean(longs));
              for (double[] a : new double[][] {plain, equal, wild, tiny, huge}) {
                assertEquals(mean(a, 1_200), Par.mean(a));
              }
            });
      }
    }
  }

  /** Thousands of short arrays, whose means often lie close to the middle between two doubles. */
  @Test
  void shortArraysToo() {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    for (int round = 0; round < 3_000; round++) {
      double[] a = new double[1 + random.nextInt(6)];
      Arrays.setAll(
          a, i -> random.nextInt(-9, 10) * Math.scalb(1 + random.nextInt(3), random.nextInt(60)));
      assertEquals(mean(a, 100), Par.mean(a), () -> Arrays.toString(a));
    }
  }

  private static double mean(long[] a) {
    BigInteger sum = BigInteger.ZERO;
    for (long x : a) {
      sum = sum.add(BigInteger.valueOf(x));
    }
    return quotient(new BigDecimal(sum), a.length, 100);
  }

  private static double mean(double[] a, int digits) {
    BigDecimal sum = BigDecimal.ZERO;
    for (double x : a) {
      sum = sum.add(new BigDecimal(x));
    }
    return quotient(sum, a.length, digits);
  }

  /** So many digits tell a quotient by a small count from every middle between doubles. */
  private static double quotient(BigDecimal sum, int count, int digits) {
    return sum.divide(new BigDecimal(count), new MathContext(digits)).doubleValue();
  }
}
