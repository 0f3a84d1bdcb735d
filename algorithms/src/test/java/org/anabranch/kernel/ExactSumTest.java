package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Arrays;
import org.anabranch.kernel.DoubleCases.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** The superaccumulator against the real sum. {@code assertEquals} compares bits. */
class ExactSumTest {
  private static final long SEED = 20_240_601;
  private static final double INFINITY = Double.POSITIVE_INFINITY;

  private static double exactSum(double... a) {
    ExactSum sum = new ExactSum();
    sum.add(a, 0, a.length);
    return sum.toDouble();
  }

  @ParameterizedTest
  @EnumSource
  void theOracleAgreesWithBigDecimal(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 50; round++) {
      double[] a = cases.array(kind, cases.below(8));
      BigDecimal sum = BigDecimal.ZERO;
      for (double x : a) {
        sum = sum.add(new BigDecimal(x));
      }
      assertEquals(sum.doubleValue(), RealSum.of(a), () -> kind + " " + Arrays.toString(a));
    }
  }

  @ParameterizedTest
  @EnumSource
  void roundsTheRealSumOnce(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 20_000; round++) {
      double[] a = cases.array(kind, cases.below(12));
      assertEquals(RealSum.of(a), exactSum(a), () -> kind + " " + Arrays.toString(a));
    }
  }

  @ParameterizedTest
  @EnumSource
  void longArraysCarryInTime(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int length : new int[] {1023, 1024, 1025, 2048, 10_007}) {
      double[] a = cases.array(kind, length);
      assertEquals(RealSum.of(a), exactSum(a), () -> "seed " + SEED + " length " + length);
    }
  }

  @Test
  void fullMantissasAtEveryShiftCarryInTime() {
    double[] a = new double[5_000];
    for (int exponent = 0; exponent < 32; exponent++) {
      for (double sign : new double[] {1.0, -1.0}) {
        Arrays.fill(a, sign * Math.scalb(Math.nextDown(2.0), exponent));
        assertEquals(RealSum.of(a), exactSum(a), "exponent " + exponent);
      }
    }
  }

  @ParameterizedTest
  @EnumSource
  void orderDoesNotMatter(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    double[] a = cases.array(kind, 10_007);
    double expected = exactSum(a);
    for (int round = 0; round < 10; round++) {
      assertEquals(expected, exactSum(cases.shuffled(a)), "seed " + SEED);
    }
  }

  @ParameterizedTest
  @EnumSource
  void mergeOfAnySplitIsTheWhole(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 2_000; round++) {
      double[] a = cases.array(kind, 1 + cases.below(12));
      int cut = cases.below(a.length + 1);
      ExactSum left = new ExactSum();
      ExactSum right = new ExactSum();
      left.add(a, 0, cut);
      for (int i = cut; i < a.length; i++) {
        right.add(a[i]);
      }
      right.merge(left);
      assertEquals(RealSum.of(a), right.toDouble(), () -> kind + " " + Arrays.toString(a));
      assertEquals(RealSum.of(a, 0, cut), left.toDouble(), "a merged sum keeps its own");
    }
  }

  @Test
  void readingTheSumDoesNotChangeIt() {
    ExactSum sum = new ExactSum();
    double[] a = {-1e300, 1.0, 1e300, 0x1p-1074, -3.0};
    for (int i = 0; i < a.length; i++) {
      sum.add(a[i]);
      assertEquals(RealSum.of(a, 0, i + 1), sum.toDouble());
    }
  }

  @Test
  void holdsTwoToThe62ElementsOfTheLargestMagnitude() {
    ExactSum sum = new ExactSum();
    sum.add(-Double.MAX_VALUE);
    ExactSum undo = new ExactSum();
    undo.add(Double.MAX_VALUE);
    for (int doubling = 0; doubling < 62; doubling++) {
      sum.merge(sum);
      undo.merge(undo);
    }
    assertEquals(-INFINITY, sum.toDouble());
    sum.add(-0x1p-1074);
    sum.merge(undo);
    assertEquals(-0x1p-1074, sum.toDouble());
  }

  @Test
  void overflowsWhereRoundingDoes() {
    double halfUlp = 0x1p970;
    assertEquals(INFINITY, exactSum(Double.MAX_VALUE, halfUlp));
    assertEquals(Double.MAX_VALUE, exactSum(Double.MAX_VALUE, halfUlp, -Double.MIN_VALUE));
    assertEquals(-INFINITY, exactSum(-Double.MAX_VALUE, -halfUlp));
    assertEquals(-Double.MAX_VALUE, exactSum(-Double.MAX_VALUE, -halfUlp, Double.MIN_VALUE));
    assertEquals(INFINITY, exactSum(Double.MAX_VALUE, Double.MAX_VALUE));
    assertEquals(0.0, exactSum(1e308, 1e308, -1e308, -1e308));
  }

  @Test
  void aCrumbBreaksATie() {
    assertEquals(1.0, exactSum(1.0, 0x1p-53));
    assertEquals(Math.nextUp(1.0), exactSum(1.0, 0x1p-53, Double.MIN_VALUE));
    assertEquals(Math.nextUp(1.0) + 0x1p-52, exactSum(Math.nextUp(1.0), 0x1p-53));
    assertEquals(Math.nextUp(1.0), exactSum(Math.nextUp(1.0), 0x1p-53, -Double.MIN_VALUE));
  }

  @Test
  void zerosAndNothingSumToPositiveZero() {
    assertEquals(0.0, exactSum());
    assertEquals(0.0, exactSum(-0.0));
    assertEquals(0.0, exactSum(-0.0, -0.0));
    assertEquals(0.0, exactSum(1.0, -1.0));
  }

  @Test
  void infinitiesAndNanFollowAddition() {
    assertEquals(INFINITY, exactSum(INFINITY, 1.0));
    assertEquals(-INFINITY, exactSum(-INFINITY, Double.MAX_VALUE, Double.MAX_VALUE));
    assertEquals(INFINITY, exactSum(INFINITY, INFINITY));
    double payload = Double.longBitsToDouble(0xfff8_0000_0000_1234L);
    for (double[] a :
        new double[][] {{INFINITY, 1, -INFINITY}, {1, Double.NaN}, {payload, INFINITY}}) {
      double sum = exactSum(a);
      assertEquals(Double.doubleToRawLongBits(Double.NaN), Double.doubleToRawLongBits(sum));
    }
  }

  @Test
  void mergeCarriesInfinitiesAndNan() {
    ExactSum positive = new ExactSum();
    positive.add(INFINITY);
    ExactSum finite = new ExactSum();
    finite.add(-1.0);
    finite.merge(positive);
    assertEquals(INFINITY, finite.toDouble());
    ExactSum negative = new ExactSum();
    negative.add(-INFINITY);
    finite.merge(negative);
    assertEquals(Double.NaN, finite.toDouble());
  }

  @Test
  void floatsAreAddedAsTheDoublesTheyAre() {
    DoubleCases cases = new DoubleCases(SEED);
    for (int length : new int[] {0, 1, 2, 3, 1023, 1024, 1025, 4099}) {
      float[] a = new float[length];
      double[] same = new double[length];
      for (int i = 0; i < length; i++) {
        a[i] = anyFiniteFloat(cases);
        same[i] = a[i];
      }
      ExactSum sum = new ExactSum();
      sum.add(a, 0, length);
      assertEquals(RealSum.of(same), sum.toDouble(), "length " + length);
    }
  }

  private static float anyFiniteFloat(DoubleCases cases) {
    float x = Float.intBitsToFloat(cases.below(Integer.MAX_VALUE));
    return Float.isFinite(x) ? (cases.below(2) == 0 ? x : -x) : 1.0f;
  }
}
