package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.function.Supplier;
import org.anabranch.kernel.DoubleCases.Kind;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A certified sum may decline, but never err. */
class CertifiedSumTest {
  private static final long SEED = 20_240_602;

  private static double certifiedSum(double... a) {
    CertifiedSum sum = new CertifiedSum();
    sum.add(a, 0, a.length);
    return sum.toDouble();
  }

  private static void assertRightOrDeclined(double expected, double actual, Supplier<String> what) {
    if (!Double.isNaN(actual)) {
      assertEquals(expected, actual, what);
    }
  }

  @ParameterizedTest
  @EnumSource
  void neverCertifiesAWrongSum(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 20_000; round++) {
      double[] a = cases.array(kind, cases.below(12));
      assertRightOrDeclined(RealSum.of(a), certifiedSum(a), () -> kind + " " + Arrays.toString(a));
    }
  }

  @Tag("simd")
  @ParameterizedTest
  @EnumSource
  void neverCertifiesAWrongSumOfManyBlocks(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int length : new int[] {1023, 1024, 1025, 2047, 2050, 10_007}) {
      double[] a = cases.array(kind, length);
      assertRightOrDeclined(RealSum.of(a), certifiedSum(a), () -> "seed " + SEED);
    }
  }

  @ParameterizedTest
  @EnumSource
  void neverCertifiesAWrongMerge(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 5_000; round++) {
      double[] a = cases.array(kind, 1 + cases.below(12));
      int cut = cases.below(a.length + 1);
      CertifiedSum left = new CertifiedSum();
      CertifiedSum right = new CertifiedSum();
      left.add(a, 0, cut);
      right.add(a, cut, a.length);
      left.merge(right);
      assertRightOrDeclined(RealSum.of(a), left.toDouble(), () -> kind + " " + Arrays.toString(a));
    }
  }

  /**
   * Without this the tests above would pass for a class that always declines. Ties it must decline:
   * doubles of like size are multiples of one power of two, so that sums meet ties now and then.
   */
  @ParameterizedTest
  @EnumSource(names = {"WIDE_EXPONENTS", "NARROW_EXPONENTS"})
  void certifiesOrdinaryData(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    int declined = 0;
    for (int round = 0; round < 2_000; round++) {
      declined += Double.isNaN(certifiedSum(cases.array(kind, 1 + cases.below(3_000)))) ? 1 : 0;
    }
    assertTrue(declined <= 40, "declined " + declined + " of 2000");
  }

  @Test
  void certifiesExactSumsOfIntegersAndZeros() {
    assertEquals(0.0, certifiedSum());
    assertEquals(0.0, certifiedSum(-0.0));
    assertEquals(0.0, certifiedSum(new double[5_000]));
    assertEquals(500_500.0, certifiedSum(integersTo(1_000)));
  }

  @Test
  void certifiesABlockWhoseOutlierWasNotSampled() {
    double[] a = new double[1024];
    Arrays.fill(a, 0.1);
    a[1] = 0x1p300;
    assertEquals(0x1p300, certifiedSum(a));
    a[2] = -0.3;
    a[1] = 1e9 + 0.1;
    assertEquals(RealSum.of(a), certifiedSum(a));
  }

  /**
   * One sign, full mantissas, and a bound without headroom because the sampled elements are tiny.
   */
  @Test
  void aLaneMayDriftAsFarFromItsAnchorAsItCan() {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 200; round++) {
      double[] a = cases.array(Kind.ANY_BITS, 1024);
      for (int i = 0; i < a.length; i++) {
        double nearlyOne = -1.0 + Math.abs(Math.scalb(a[i], -2 - Math.getExponent(a[i])));
        a[i] = i % 128 == 0 ? 0x1p-30 : nearlyOne;
      }
      assertRightOrDeclined(RealSum.of(a), certifiedSum(a), () -> "seed " + SEED);
    }
  }

  @Test
  void declinesATie() {
    assertEquals(Double.NaN, certifiedSum(1.0, 0x1p-53, 0x1p-200));
  }

  @Test
  void declinesWhatIsNotFiniteAndWhatMayOverflow() {
    double infinity = Double.POSITIVE_INFINITY;
    for (int length : new int[] {1, 2, 3, 1024, 1025, 5_000}) {
      for (int at : new int[] {0, length / 2, length - 1}) {
        for (double x : new double[] {infinity, -infinity, Double.NaN}) {
          double[] a = new double[length];
          a[at] = x;
          assertEquals(Double.NaN, certifiedSum(a), x + " at " + at + " of " + length);
        }
      }
    }
    assertEquals(Double.NaN, certifiedSum(1e308, 1e308, -1e308, -1e308));
    assertEquals(Double.NaN, certifiedSum(1e308, 1e308, 1e308));
  }

  private static double[] integersTo(int n) {
    double[] a = new double[n];
    Arrays.setAll(a, i -> i + 1);
    return a;
  }
}
