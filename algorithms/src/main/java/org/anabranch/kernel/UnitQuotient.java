package org.anabranch.kernel;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * A wide integer, counted in the smallest positive double, 2<sup>-1074</sup>, divided by a count
 * and rounded once to the nearest double, ties to even.
 */
final class UnitQuotient {
  /** Bits of the quotient that are looked at: more than a double keeps, and one to round by. */
  private static final int KEPT_BITS = Long.SIZE;

  /** Where all units are kept, the quotient goes on for two bits, to see a half and more of one. */
  private static final int FINEST = -2;

  private static final int PRECISION = 53;
  private static final int MIN_EXPONENT = -1074;

  private UnitQuotient() {}

  /** Divides limbs of 32 bits, lowest first, none negative. */
  static double of(long[] limbs, long count) {
    ByteBuffer bytes = ByteBuffer.allocate(Integer.BYTES * limbs.length);
    for (int k = limbs.length - 1; k >= 0; k--) {
      bytes.putInt((int) limbs[k]);
    }
    BigInteger units = new BigInteger(1, bytes.array());
    BigInteger divisor = BigInteger.valueOf(count);
    int position = Math.max(FINEST, units.bitLength() - divisor.bitLength() - KEPT_BITS);
    BigInteger[] quotient =
        units
            .shiftLeft(Math.max(0, -position))
            .divideAndRemainder(divisor.shiftLeft(Math.max(0, position)));
    // What the division left over shows as a last bit.
    BigInteger sticky = quotient[1].signum() == 0 ? quotient[0] : quotient[0].setBit(0);
    return sticky.bitLength() + position <= PRECISION
        ? roundToUnits(sticky.longValue())
        : Math.scalb(sticky.doubleValue(), position + MIN_EXPONENT);
  }

  /** Rounds quarters of units; the bits of so small a double count units. */
  private static double roundToUnits(long quarters) {
    long units = quarters >> 2;
    long fraction = quarters & 3;
    boolean up = fraction == 3 || (fraction == 2 && (units & 1) != 0);
    return Double.longBitsToDouble(up ? units + 1 : units);
  }
}
