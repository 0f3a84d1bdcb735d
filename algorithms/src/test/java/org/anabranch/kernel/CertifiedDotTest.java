package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.math.BigDecimal;
import java.util.Arrays;
import org.anabranch.kernel.DoubleCases.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** A certified dot product may decline, but has the bits of the exact one else. */
class CertifiedDotTest {
  private static final long SEED = 20_261_201;

  private static double certified(double[] a, double[] b) {
    CertifiedDot dot = new CertifiedDot();
    dot.add(a, b, 0, a.length);
    return dot.toDouble();
  }

  private static double exact(double[] a, double[] b) {
    ExactDot dot = new ExactDot();
    dot.add(a, b, 0, a.length);
    return dot.toDouble();
  }

  private static void assertRightOrDeclined(double[] a, double[] b) {
    double certified = certified(a, b);
    if (!Double.isNaN(certified)) {
      assertEquals(
          exact(a, b), certified, () -> Arrays.toString(a) + " times " + Arrays.toString(b));
    }
  }

  /** Also where products overflow or underflow: whether it declines depends on how work is cut. */
  @ParameterizedTest
  @EnumSource
  void neverDiffersFromTheExactOne(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 20_000; round++) {
      double[] a = cases.array(kind, cases.below(12));
      double[] b = cases.array(Kind.values()[round % Kind.values().length], a.length);
      assertRightOrDeclined(a, b);
    }
  }

  /** Products of which a few bits are left, often halfway between two. */
  @Test
  void neverDiffersWhereProductsUnderflow() {
    DoubleCases cases = new DoubleCases(SEED);
    for (int round = 0; round < 40_000; round++) {
      double[] a = cases.array(Kind.NARROW_EXPONENTS, 1 + cases.below(6));
      double[] b = cases.array(Kind.NARROW_EXPONENTS, a.length);
      int exponent = -590 + cases.below(80);
      for (int i = 0; i < a.length; i++) {
        a[i] = Math.scalb((double) (float) a[i], exponent - cases.below(40));
        b[i] = Math.scalb((double) (float) b[i], -500);
      }
      assertRightOrDeclined(a, b);
    }
  }

  @Test
  void neverDiffersOverManyBlocks() {
    DoubleCases cases = new DoubleCases(SEED);
    for (int length : new int[] {1023, 1024, 1025, 2047, 2051, 10_007}) {
      for (Kind kind : Kind.values()) {
        double[] a = cases.array(kind, length);
        assertRightOrDeclined(a, cases.array(Kind.NARROW_EXPONENTS, a.length));
        assertRightOrDeclined(a, cases.shuffled(a));
      }
    }
  }

  @Test
  void certifiesOrdinaryProducts() {
    DoubleCases cases = new DoubleCases(SEED);
    int declined = 0;
    for (int round = 0; round < 500; round++) {
      double[] a = cases.array(Kind.NARROW_EXPONENTS, 1 + cases.below(3_000));
      double[] b = cases.array(Kind.NARROW_EXPONENTS, a.length);
      double dot = certified(a, b);
      declined += Double.isNaN(dot) ? 1 : 0;
      if (!Double.isNaN(dot)) {
        assertEquals(real(a, b), dot);
      }
    }
    assertTrue(declined <= 10, "declined " + declined + " of 500");
  }

  @Test
  void certifiesZeros() {
    double[] a = new double[5_001];
    double[] b = new double[5_001];
    Arrays.setAll(a, i -> i % 2 == 0 ? i : 0.0);
    Arrays.setAll(b, i -> i % 2 == 0 ? -0.0 : i);
    assertEquals(0.0, certified(a, b));
    assertEquals(0.0, certified(new double[0], new double[0]));
  }

  /** The lanes of a block whose samples are tiny begin anew with the true bound. */
  @Test
  void certifiesABlockWhoseOutlierWasNotSampled() {
    double[] a = new double[1024];
    double[] b = new double[1024];
    Arrays.fill(a, 0.1);
    Arrays.fill(b, 0.1);
    a[1] = 0x1p300;
    assertEquals(real(a, b), certified(a, b));
    b[1] = -0x1p600;
    assertEquals(real(a, b), certified(a, b));
    b[1] = 0x1p800;
    assertEquals(Double.NaN, certified(a, b));
  }

  private static double real(double[] a, double[] b) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < a.length; i++) {
      sum = sum.add(new BigDecimal(a[i]).multiply(new BigDecimal(b[i])));
    }
    return sum.doubleValue();
  }
}
