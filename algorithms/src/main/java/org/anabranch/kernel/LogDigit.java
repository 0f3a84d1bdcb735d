package org.anabranch.kernel;

/**
 * A digit that is fine near zero and coarse far from it: the place of the leading bit and the
 * {@code m} bits below it. It grows with the number, so that it can lead a radix sort where most
 * numbers are much smaller than the greatest.
 */
public final class LogDigit {
  private LogDigit() {}

  /** The digit of an unsigned number. */
  public static int of(long x, int m) {
    int below = below(x, m);
    return (below << m) + (int) (x >>> below);
  }

  /** How many bits of a number its digit leaves out. */
  public static int below(long x, int m) {
    return Long.SIZE - 1 - m - Long.numberOfLeadingZeros(x | (1L << m));
  }

  /** How many digits numbers of so many bits have. */
  public static int digits(int bits, int m) {
    return (Math.max(bits, m + 1) + 1 - m) << m;
  }
}
