package org.anabranch.kernel;

import java.math.BigInteger;

/** The oracle: the real sum of finite doubles as one big integer, and its rounding by the JDK. */
final class RealSum {
  private static final int UNIT = -1074; // every double is a multiple of 2^UNIT

  private RealSum() {}

  static double of(double... a) {
    return of(a, 0, a.length);
  }

  static double of(double[] a, int from, int to) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = from; i < to; i++) {
      sum = sum.add(inUnits(a[i]));
    }
    return rounded(sum);
  }

  private static BigInteger inUnits(double x) {
    int exponent = Math.max(Math.getExponent(x), Double.MIN_EXPONENT);
    long mantissa = (long) Math.scalb(Math.scalb(x, -exponent), 52);
    return BigInteger.valueOf(mantissa).shiftLeft(exponent - 52 - UNIT);
  }

  /** Keeps 64 bits, the last one set when anything below them was, which 53 bits round alike. */
  private static double rounded(BigInteger sum) {
    BigInteger magnitude = sum.abs();
    int shift = Math.max(0, magnitude.bitLength() - 64);
    BigInteger kept = magnitude.shiftRight(shift);
    if (!kept.shiftLeft(shift).equals(magnitude)) {
      kept = kept.setBit(0);
    }
    // The scaling is exact: fewer than 54 bits need no rounding, more are a normal number or
    // infinite.
    return sum.signum() * Math.scalb(kept.doubleValue(), shift + UNIT);
  }
}
