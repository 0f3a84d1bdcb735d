package org.anabranch.kernel;

import java.math.BigInteger;
import java.nio.ByteBuffer;

/**
 * The exact sum of longs, in 128 bits.
 *
 * <p>sum = high * 2<sup>64</sup> + low, with low unsigned: room for 2<sup>64</sup> elements of any
 * value, so nothing overflows on the way and only the whole sum decides whether it fits.
 */
public final class WideSum {
  private long high;
  private long low;

  /** Adds one value. */
  public void add(long x) {
    add(x >> 63, x);
  }

  /** Adds the values of a range. */
  public void add(long[] a, int from, int to) {
    long upper0 = 0;
    long upper1 = 0;
    long wrapped0 = 0;
    long wrapped1 = 0;
    int i = from;
    for (; i < to - 1; i += 2) {
      upper0 += a[i] >> 32;
      upper1 += a[i + 1] >> 32;
      wrapped0 += a[i];
      wrapped1 += a[i + 1];
    }
    if (i < to) {
      upper0 += a[i] >> 32;
      wrapped0 += a[i];
    }
    // A long holds 2^31 halves of 32 bits, so the lower halves are what the upper ones leave over.
    long upper = upper0 + upper1;
    add(upper >> 32, upper << 32);
    add(0, wrapped0 + wrapped1 - (upper << 32));
  }

  /** Adds all that the other has added. */
  public void merge(WideSum other) {
    add(other.high, other.low);
  }

  /**
   * The sum as a long.
   *
   * @throws ArithmeticException if the whole sum does not fit
   */
  public long toLongExact() {
    if (high != low >> 63) {
      throw new ArithmeticException("long overflow: the sum is " + toBigInteger());
    }
    return low;
  }

  /** The sum divided by a positive count, rounded once to nearest even. */
  public double mean(long count) {
    BigInteger sum = toBigInteger();
    BigInteger divisor = BigInteger.valueOf(count);
    // At least 64 bits of quotient: more than a double keeps, so a remainder shows as a last bit.
    int shift = Math.max(0, Long.SIZE + divisor.bitLength() - sum.bitLength());
    BigInteger[] quotient = sum.abs().shiftLeft(shift).divideAndRemainder(divisor);
    BigInteger sticky = quotient[1].signum() == 0 ? quotient[0] : quotient[0].setBit(0);
    return sum.signum() * Math.scalb(sticky.doubleValue(), -shift);
  }

  /** The sum itself. */
  public BigInteger toBigInteger() {
    return new BigInteger(ByteBuffer.allocate(16).putLong(high).putLong(low).array());
  }

  private void add(long otherHigh, long otherLow) {
    low += otherLow;
    high += otherHigh + (Long.compareUnsigned(low, otherLow) < 0 ? 1 : 0);
  }
}
