package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

class DotTest {
  private static final int[] SIZES = {0, 1, 2, 3, 511, 512, 513, 1023, 1025, 5_003};

  @EachPool
  void everySizeIsTheRealDotProductRoundedOnce(int p) {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        for (int spread : new int[] {1, 60, 900}) {
          double[] a = new double[n];
          double[] b = new double[n];
          for (int i = 0; i < n; i++) {
            a[i] = wild(random, spread);
            b[i] = i % 3 == 0 && i > 0 ? -b[i - 1] * a[i - 1] / a[i] : wild(random, spread);
          }
          double real = real(a, b);
          pool.run(
              () -> {
                assertEquals(real, Par.dot(a, b));
                double magnitude = real(magnitudes(a), magnitudes(b));
                assertEquals(real, Par.dotFast(a, b), 1e-13 * magnitude);
              });
        }
      }
    }
  }

  private static double wild(SplittableRandom random, int spread) {
    return Math.scalb(random.nextDouble() - 0.5, random.nextInt(spread) / 2 - spread / 4);
  }

  private static double[] magnitudes(double[] a) {
    return Arrays.stream(a).map(Math::abs).toArray();
  }

  private static double real(double[] a, double[] b) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < a.length; i++) {
      sum = sum.add(new BigDecimal(a[i]).multiply(new BigDecimal(b[i])));
    }
    return sum.doubleValue();
  }

  @Test
  void cancellationLeavesTheRest() {
    double x = 1 + Math.ulp(1.0);
    assertEquals(Math.ulp(1.0) * Math.ulp(1.0), Par.dot(new double[] {x, 1, -1}, cancelling(x)));
    assertEquals(0.0, Par.dot(new double[] {1e200, 1e200}, new double[] {1e100, -1e100}));
  }

  /** Together with {x, 1, -1}: x * x - (2 x - 1). */
  private static double[] cancelling(double x) {
    return new double[] {x, 1, 2 * x};
  }

  @EachPool
  void theFastOneHasTheSameBitsForEveryPool(int p) {
    double[] a = new SplittableRandom(3).doubles(300_007, -1, 1).toArray();
    double[] b = new SplittableRandom(4).doubles(300_007, -1, 1).toArray();
    double alone;
    try (WorkStealingPool single = WorkStealingPool.create(1)) {
      alone = single.call(() -> Par.dotFast(a, b));
    }
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      assertEquals(alone, pool.call(() -> Par.dotFast(a, b)));
    }
  }

  /** Beyond the promise: what overflows is an infinity, as in a loop; nothing throws or hangs. */
  @Test
  void specialValuesAndOverflow() {
    double inf = Double.POSITIVE_INFINITY;
    assertEquals(inf, Par.dot(new double[] {1e200, 1}, new double[] {1e200, 1}));
    assertEquals(-inf, Par.dot(new double[] {1e200}, new double[] {-1e200}));
    assertEquals(Double.NaN, Par.dot(new double[] {1e200, 1e200}, new double[] {1e200, -1e200}));
    assertEquals(inf, Par.dot(new double[] {inf}, new double[] {2}));
    assertEquals(Double.NaN, Par.dot(new double[] {inf}, new double[] {0}));
    assertEquals(Double.NaN, Par.dot(new double[] {Double.NaN, 1}, new double[] {0, 1}));
    assertEquals(0.0, Par.dot(new double[] {-0.0}, new double[] {5}));
    assertEquals(0.0, Par.dot(new double[] {1e-200}, new double[] {1e-200}));
    assertEquals(inf, Par.dotFast(new double[] {1e200}, new double[] {1e200}));
    assertEquals(0.0, Par.dotFast(new double[0], new double[0]));
  }

  @Test
  void argumentsAreChecked() {
    double[] a = new double[3];
    assertMessage("a", () -> Par.dot(null, a));
    assertMessage("b", () -> Par.dotFast(a, null));
    assertMessage("a has 3 elements, b has 2", () -> Par.dot(a, new double[2]));
    assertMessage("a has 3 elements, b has 4", () -> Par.dotFast(a, new double[4]));
  }

  private static void assertMessage(String message, Runnable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call::run).getMessage());
  }
}
