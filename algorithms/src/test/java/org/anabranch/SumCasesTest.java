package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The cases S1 to S5: sums that others got wrong. */
class SumCasesTest {
  @Test
  void twoNumbersGiveTheNearestDoubleInBothOrders() {
    assertEquals(2668.19, Par.sum(new double[] {860.10, 1808.09}));
    assertEquals(2668.19, Par.sum(new double[] {1808.09, 860.10}));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 7, 16})
  void aMillionTenthsAreAHundredThousand(int p) {
    double[] tenths = new double[1_000_000];
    Arrays.fill(tenths, 0.1);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 100; round++) {
        assertEquals(100_000.0, pool.call(() -> Par.sum(tenths)));
      }
      assertEquals(100_000.0, pool.call(() -> Par.sumOfDouble(0, 1_000_000, i -> tenths[i])));
    }
  }

  @Tag("simd")
  @Test
  void wildExponentsGiveTheSameBitsForEveryPoolAndOrder() {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    Random random = new Random(seed);
    double[] wild = new double[10_007];
    for (int i = 0; i < wild.length; i++) {
      wild[i] = Math.scalb(random.nextDouble() - 0.5, random.nextInt(601) - 300);
    }
    double[] large = new double[150_000];
    Arrays.setAll(large, i -> wild[i % wild.length] * (1 + i / wild.length));
    long expected = Double.doubleToRawLongBits(Par.sum(wild));
    long expectedOfLarge = Double.doubleToRawLongBits(Par.sum(large));
    for (int p = 1; p <= 16; p++) {
      try (WorkStealingPool pool = WorkStealingPool.create(p)) {
        shuffle(wild, random);
        shuffle(large, random);
        assertEquals(expected, Double.doubleToRawLongBits(pool.call(() -> Par.sum(wild))));
        assertEquals(expectedOfLarge, Double.doubleToRawLongBits(pool.call(() -> Par.sum(large))));
        assertEquals(
            expected,
            Double.doubleToRawLongBits(
                pool.call(() -> Par.sumOfDouble(0, wild.length, i -> wild[i]))));
      }
    }
  }

  @Test
  void smallAddendsSurviveBesideHugeOnes() {
    assertEquals(2.0, Par.sum(new double[] {1, 1e100, 1, -1e100}));
    assertEquals(0.0, Par.sum(new double[] {1e308, 1e308, -1e308, -1e308}));
    assertEquals(0x1p-60, Par.sum(new double[] {1, 0x1p-60, -1}));
  }

  @EachPool
  void aCrumbSurvivesInALargeArrayToo(int p) {
    double[] a = new double[1_000_000];
    for (int i = 0; i < a.length; i += 2) {
      a[i] = 1e300 * (i + 1);
      a[i + 1] = -1e300 * (i + 1);
    }
    double[] withCrumb = Arrays.copyOf(a, a.length + 1);
    withCrumb[a.length] = Double.MIN_VALUE;
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      assertEquals(0.0, pool.call(() -> Par.sum(a)));
      assertEquals(Double.MIN_VALUE, pool.call(() -> Par.sum(withCrumb)));
    }
  }

  @Test
  void intsDoNotOverflow() {
    assertEquals(2_147_483_648L, Par.sum(new int[] {Integer.MAX_VALUE, 1}));
    int[] thousands = new int[3_000_000];
    Arrays.fill(thousands, 1000);
    assertEquals(3_000_000_000L, Par.sum(thousands));
  }

  @Test
  void specialValuesFollowTheTable() {
    double inf = Double.POSITIVE_INFINITY;
    double payload = Double.longBitsToDouble(0x7ff8_0000_0000_1234L);
    long nan = Double.doubleToRawLongBits(Double.NaN);
    assertEquals(nan, Double.doubleToRawLongBits(Par.sum(new double[] {inf, -inf})));
    assertEquals(nan, Double.doubleToRawLongBits(Par.sum(new double[] {1, payload})));
    assertEquals(nan, Double.doubleToRawLongBits(Par.sumFast(new double[] {1, payload})));
    assertEquals(inf, Par.sum(new double[] {inf, 1}));
    assertEquals(0L, Double.doubleToRawLongBits(Par.sum(new double[] {-0.0})));
    assertEquals(0L, Double.doubleToRawLongBits(Par.sum(new double[0])));
    assertEquals(0L, Double.doubleToRawLongBits(Par.sumFast(new double[0])));
    assertEquals(inf, Par.sum(new double[] {Double.MAX_VALUE, Double.MAX_VALUE}));
    assertEquals(0.0, Par.sum(new float[] {Float.MAX_VALUE, -Float.MAX_VALUE}));
    assertEquals(2.0 * Float.MAX_VALUE, Par.sum(new float[] {Float.MAX_VALUE, Float.MAX_VALUE}));
  }

  @EachPool
  void aSumInPiecesGivesTheSameBitsForEveryPool(int p) {
    double[] a = new Random(7).doubles(300_001, -1, 1).toArray();
    double[] alone = {Par.sumFast(a), Par.sumFast(a, 1, 300_000), Par.sum(a)};
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      double[] shared =
          pool.call(() -> new double[] {Par.sumFast(a), Par.sumFast(a, 1, 300_000), Par.sum(a)});
      assertArrayEquals(alone, shared);
    }
  }

  private static void shuffle(double[] a, Random random) {
    for (int i = a.length - 1; i > 0; i--) {
      int j = random.nextInt(i + 1);
      double t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }
}
