package org.anabranch.kernel;

import java.util.SplittableRandom;
import java.util.function.DoubleSupplier;

/** Seeded arrays of finite doubles that break naive and compensated sums. */
final class DoubleCases {
  enum Kind {
    ANY_BITS,
    WIDE_EXPONENTS,
    NARROW_EXPONENTS,
    SUBNORMAL,
    NEAR_OVERFLOW,
    CANCELLING,
    TIE_WITH_CRUMB,
    EDGE_VALUES,
    SMALL_INTEGERS
  }

  private static final double[] EDGES = {
    0.0,
    -0.0,
    Double.MIN_VALUE,
    -Double.MIN_VALUE,
    Math.nextDown(Double.MIN_NORMAL),
    Double.MIN_NORMAL,
    1.0,
    Math.nextUp(1.0),
    -Math.nextDown(1.0),
    0x1p-53,
    0x1p-54,
    0x1p53,
    Double.MAX_VALUE,
    -Double.MAX_VALUE,
    0x1p970, // half an ulp of MAX_VALUE
    0x1p969
  };

  private final SplittableRandom random;

  DoubleCases(long seed) {
    random = new SplittableRandom(seed);
  }

  int below(int bound) {
    return random.nextInt(bound);
  }

  double[] array(Kind kind, int length) {
    return switch (kind) {
      case ANY_BITS -> fill(length, this::anyFinite);
      case WIDE_EXPONENTS -> fill(length, () -> withExponent(-300, 301));
      case NARROW_EXPONENTS -> fill(length, () -> withExponent(-3, 3));
      case SUBNORMAL -> fill(length, () -> withExponent(-1074, -1015));
      case NEAR_OVERFLOW -> fill(length, () -> withExponent(1019, 1024));
      case CANCELLING -> cancelling(length);
      case TIE_WITH_CRUMB -> tieWithCrumb(length);
      case EDGE_VALUES -> fill(length, () -> EDGES[below(EDGES.length)]);
      case SMALL_INTEGERS -> fill(length, () -> below(2001) - 1000.0);
    };
  }

  double[] shuffled(double[] a) {
    double[] shuffled = a.clone();
    for (int i = a.length - 1; i > 0; i--) {
      int j = below(i + 1);
      double x = shuffled[i];
      shuffled[i] = shuffled[j];
      shuffled[j] = x;
    }
    return shuffled;
  }

  private static double[] fill(int length, DoubleSupplier value) {
    double[] a = new double[length];
    for (int i = 0; i < length; i++) {
      a[i] = value.getAsDouble();
    }
    return a;
  }

  private double anyFinite() {
    double x = Double.longBitsToDouble(random.nextLong());
    return Double.isFinite(x) ? x : 1.0;
  }

  private double withExponent(int from, int to) {
    double x = Math.scalb(1.0 + random.nextDouble(), from + below(to - from));
    return random.nextBoolean() ? x : -x;
  }

  /** Pairs that cancel, and a crumb that is all that remains. */
  private double[] cancelling(int length) {
    double[] a = fill(length, () -> withExponent(-1074, 100));
    cancelPairs(a, 1);
    return shuffled(a);
  }

  /**
   * A value, half its ulp in two pieces, a crumb on either side of the tie or none; pairs cancel.
   */
  private double[] tieWithCrumb(int length) {
    double[] a = fill(length + 4, () -> withExponent(-200, 200));
    a[0] = withExponent(-900, 900);
    a[1] = Math.ulp(a[0]) / 4;
    a[2] = a[1];
    a[3] = (below(3) - 1) * Double.MIN_VALUE;
    cancelPairs(a, 4);
    return shuffled(a);
  }

  private static void cancelPairs(double[] a, int from) {
    int i = from;
    for (; i < a.length - 1; i += 2) {
      a[i + 1] = -a[i];
    }
    if (i < a.length) {
      a[i] = 0.0;
    }
  }
}
