package org.anabranch.kernel;

/**
 * The real sum of any doubles, rounded once, to nearest even.
 *
 * <p>A superaccumulator: every finite double is an integer multiple of 2<sup>-1074</sup> below
 * 2<sup>2098</sup>, so the sum is kept as one wide integer in that unit. It is stored in limbs:
 *
 * <pre>
 * sum = 2^-1074 * &Sigma; (even[k] + odd[k]) * 2^(32 k),   0 &lt;= k &lt; 68
 * </pre>
 *
 * <p>A limb stands for 32 bits but has 64, signed. An element changes two neighbouring limbs, the
 * lower by less than 2<sup>32</sup> and the upper by at most 2<sup>52</sup>; carries wait in the
 * spare bits until {@link #CARRY_INTERVAL} elements have come, so that |even[k]| and |odd[k]|
 * together stay below 2<sup>63</sup>. The two rows take turns because elements of like size hit the
 * same limb, and one row would make each wait for the store of the one before.
 *
 * <p>Bounds: 2161 bits hold 2<sup>63</sup> elements of the largest magnitude, and 68 limbs have
 * 2176. Adding is exact, hence associative and commutative: {@link #toDouble} depends on the
 * multiset of what was added and merged, on nothing else. Infinities and NaN are summed beside the
 * limbs by ordinary addition.
 *
 * <p>R. M. Neal, <i>Fast exact summation using small and large superaccumulators</i>, 2015.
 */
public final class ExactSum {
  private static final int LIMB_BITS_LOG = 5;
  private static final int LIMB_BITS = 1 << LIMB_BITS_LOG;
  private static final long LIMB_MASK = (1L << LIMB_BITS) - 1;
  private static final int LIMBS = 68;
  private static final int TOP = LIMBS - 1;

  /** 2^10 elements of at most 2^52 in a limb, and what was there before: below 2^63. */
  private static final int CARRY_INTERVAL = 1 << 10;

  private static final int PRECISION = 53;
  private static final int FRACTION_BITS = PRECISION - 1;
  private static final long HIDDEN_BIT = 1L << FRACTION_BITS;
  private static final int SPECIAL_EXPONENT = 0x7ff;

  /** The largest finite double ends at this bit, counted in units of 2^-1074. */
  private static final int MAX_BIT_LENGTH = 2098;

  private final long[] even = new long[LIMBS];
  private final long[] odd = new long[LIMBS];

  /** Elements added since the last carry. */
  private int pending;

  /** The sum of what is not finite: 0.0 while there is none, else an infinity or NaN. */
  private double special;

  /** Adds one value. */
  public void add(double x) {
    expect(1);
    deposit(even, x);
  }

  /** Adds the values of a range. */
  public void add(double[] a, int from, int to) {
    for (int at = from; at < to; ) {
      int end = at + Math.min(CARRY_INTERVAL, to - at);
      expect(end - at);
      int i = at;
      for (; i < end - 1; i += 2) {
        deposit(even, a[i]);
        deposit(odd, a[i + 1]);
      }
      if (i < end) {
        deposit(even, a[i]);
      }
      at = end;
    }
  }

  /** Adds the values of a range, each of which a double holds exactly. */
  public void add(float[] a, int from, int to) {
    for (int at = from; at < to; ) {
      int end = at + Math.min(CARRY_INTERVAL, to - at);
      expect(end - at);
      int i = at;
      for (; i < end - 1; i += 2) {
        deposit(even, a[i]);
        deposit(odd, a[i + 1]);
      }
      if (i < end) {
        deposit(even, a[i]);
      }
      at = end;
    }
  }

  /** Adds all that the other has added; the other keeps its sum. */
  public void merge(ExactSum other) {
    carry();
    other.carry();
    for (int k = 0; k < LIMBS; k++) {
      even[k] += other.even[k];
    }
    pending = 1;
    special += other.special;
  }

  /** The sum so far, rounded to nearest even; 0.0 when nothing or only zeros were added. */
  public double toDouble() {
    if (special != 0.0) {
      return Double.isNaN(special) ? Double.NaN : special;
    }
    carry();
    return even[TOP] < 0 ? -round(negated()) : round(even);
  }

  /** The sum so far divided by a positive count, rounded once to nearest even. */
  public double mean(long count) {
    if (special != 0.0) {
      return Double.isNaN(special) ? Double.NaN : special;
    }
    carry();
    boolean negative = even[TOP] < 0;
    double mean = UnitQuotient.of(negative ? negated() : even, count);
    return negative ? -mean : mean;
  }

  /** Makes room for more elements. */
  private void expect(int count) {
    if (pending + count > CARRY_INTERVAL) {
      carry();
    }
    pending += count;
  }

  /** Adds {@code x = mantissa * 2^(position - 1074)} as {@code mantissa << position}. */
  private void deposit(long[] row, double x) {
    long bits = Double.doubleToRawLongBits(x);
    int position = (int) (bits >>> FRACTION_BITS) & SPECIAL_EXPONENT;
    if (position == SPECIAL_EXPONENT) {
      special += x;
      return;
    }
    long mantissa = bits & (HIDDEN_BIT - 1);
    if (position != 0) { // else subnormal: no hidden bit, and the same unit as exponent 1
      mantissa |= HIDDEN_BIT;
      position--;
    }
    long sign = bits >> 63;
    mantissa = (mantissa ^ sign) - sign;
    int limb = position >>> LIMB_BITS_LOG;
    int shift = position & (LIMB_BITS - 1);
    row[limb] += (mantissa << shift) & LIMB_MASK;
    row[limb + 1] += mantissa >> (LIMB_BITS - shift);
  }

  /**
   * Brings every limb but the top one into [0, 2^32), all in the even row; the sign is the top's.
   */
  private void carry() {
    long carry = 0;
    for (int k = 0; k < TOP; k++) {
      long limb = even[k] + odd[k] + carry;
      even[k] = limb & LIMB_MASK;
      odd[k] = 0;
      carry = limb >> LIMB_BITS;
    }
    even[TOP] += carry;
    pending = 0;
  }

  /** The limbs of the opposite of a carried sum. */
  private long[] negated() {
    long[] limbs = new long[LIMBS];
    long carry = 0;
    for (int k = 0; k < TOP; k++) {
      long limb = carry - even[k];
      limbs[k] = limb & LIMB_MASK;
      carry = limb >> LIMB_BITS;
    }
    limbs[TOP] = carry - even[TOP];
    return limbs;
  }

  /** Rounds a carried, non-negative sum. */
  private static double round(long[] limbs) {
    int top = TOP;
    while (top > 0 && limbs[top] == 0) {
      top--;
    }
    int bitLength = top * LIMB_BITS + Long.SIZE - Long.numberOfLeadingZeros(limbs[top]);
    if (bitLength <= PRECISION) {
      return Double.longBitsToDouble(
          window(limbs, 0)); // exact: the bits of small doubles count units
    }
    if (bitLength > MAX_BIT_LENGTH) {
      return Double.POSITIVE_INFINITY;
    }
    int position = bitLength - PRECISION;
    long mantissa = window(limbs, position);
    boolean up = bit(limbs, position - 1) && ((mantissa & 1) != 0 || anyBelow(limbs, position - 1));
    // The hidden bit adds one to the exponent, and a carry out of the mantissa one more: up to
    // infinity.
    return Double.longBitsToDouble(((long) position << FRACTION_BITS) + mantissa + (up ? 1 : 0));
  }

  /** The bits from a position to the end of the number, which are 53 at most. */
  private static long window(long[] limbs, int position) {
    int limb = position >>> LIMB_BITS_LOG;
    int shift = position & (LIMB_BITS - 1);
    long bits = limbs[limb] >>> shift | limbs[limb + 1] << (LIMB_BITS - shift);
    return shift == 0 ? bits : bits | limbs[limb + 2] << (2 * LIMB_BITS - shift);
  }

  private static boolean bit(long[] limbs, int position) {
    return (limbs[position >>> LIMB_BITS_LOG] >>> (position & (LIMB_BITS - 1)) & 1) != 0;
  }

  private static boolean anyBelow(long[] limbs, int position) {
    int limb = position >>> LIMB_BITS_LOG;
    boolean any = (limbs[limb] & ((1L << (position & (LIMB_BITS - 1))) - 1)) != 0;
    for (int k = 0; k < limb && !any; k++) {
      any = limbs[k] != 0;
    }
    return any;
  }
}
