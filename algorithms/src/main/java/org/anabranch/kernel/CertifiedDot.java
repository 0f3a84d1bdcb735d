package org.anabranch.kernel;

/**
 * A dot product in a {@link CertifiedSum}, in one pass; NaN when it cannot be certified.
 *
 * <p>The lanes are those of the sum with x<sub>i</sub> y<sub>i</sub>, never rounded by itself, in
 * place of x<sub>i</sub>: s<sub>i</sub> = fma(x<sub>i</sub>, y<sub>i</sub>, s<sub>i-1</sub>),
 * e<sub>i</sub> = fma(x<sub>i</sub>, y<sub>i</sub>, s<sub>i-1</sub> - s<sub>i</sub>). What the
 * first rounds away is at most uc, but needs not be a double: e<sub>i</sub> loses u<sup>2</sup>c =
 * 2<sup>-96</sup> b of it, and 2<sup>10</sup> of them 2<sup>-86</sup> b, for which the bound of a
 * block has room.
 *
 * <p>A product that overflows fails the check of the exponents. Where products underflow, what is
 * summed are the multiples of 2<sup>-1074</sup> next to them, the even one of two, here as in
 * {@link ExactDot}: below 2<sup>-1022</sup> e<sub>i</sub> is rounded to such a multiple as the
 * parts of {@link DotKernels} are, and above it that makes no more of a difference than its other
 * rounding. So what is certified here has the bits that the exact sum would have.
 */
public final class CertifiedDot {
  private final CertifiedSum sum = new CertifiedSum();

  /** Adds the products of a range. */
  public void add(double[] a, double[] b, int from, int to) {
    for (int at = from; at < to; ) {
      int end = at + Math.min(CertifiedSum.BLOCK, to - at);
      int stride = Math.max(1, (end - at) / CertifiedSum.SAMPLES);
      double guess = CertifiedSum.HEADROOM * bound(a, b, at, end, stride);
      if (!addBlock(a, b, at, end, guess) && !addBlock(a, b, at, end, bound(a, b, at, end, 1))) {
        sum.lose();
      }
      at = end;
    }
  }

  /** Adds all that the other has added. */
  public void merge(CertifiedDot other) {
    sum.merge(other.sum);
  }

  /** The correctly rounded sum of the products, or NaN when that is not certain. */
  public double toDouble() {
    return sum.toDouble();
  }

  private boolean addBlock(double[] a, double[] b, int from, int to, double bound) {
    if (bound > CertifiedSum.MAX_BOUND) {
      return false;
    }
    double largest = Math.max(bound, CertifiedSum.MIN_BOUND);
    double anchor = CertifiedSum.anchor(largest);
    long anchorBits = CertifiedSum.bits(anchor);
    long differing = 0;
    double s0 = anchor;
    double s1 = anchor;
    double s2 = anchor;
    double s3 = anchor;
    double r0 = 0.0;
    double r1 = 0.0;
    double r2 = 0.0;
    double r3 = 0.0;
    int i = from;
    for (; i < to - 3; i += 4) {
      double x0 = a[i];
      double x1 = a[i + 1];
      double x2 = a[i + 2];
      double x3 = a[i + 3];
      double y0 = b[i];
      double y1 = b[i + 1];
      double y2 = b[i + 2];
      double y3 = b[i + 3];
      double t0 = Math.fma(x0, y0, s0);
      double t1 = Math.fma(x1, y1, s1);
      double t2 = Math.fma(x2, y2, s2);
      double t3 = Math.fma(x3, y3, s3);
      r0 += Math.fma(x0, y0, s0 - t0);
      r1 += Math.fma(x1, y1, s1 - t1);
      r2 += Math.fma(x2, y2, s2 - t2);
      r3 += Math.fma(x3, y3, s3 - t3);
      differing |= (CertifiedSum.bits(t0) ^ anchorBits) | (CertifiedSum.bits(t1) ^ anchorBits);
      differing |= (CertifiedSum.bits(t2) ^ anchorBits) | (CertifiedSum.bits(t3) ^ anchorBits);
      s0 = t0;
      s1 = t1;
      s2 = t2;
      s3 = t3;
    }
    for (; i < to; i++) {
      double t = Math.fma(a[i], b[i], s0);
      r0 += Math.fma(a[i], b[i], s0 - t);
      differing |= CertifiedSum.bits(t) ^ anchorBits;
      s0 = t;
    }
    if (differing >>> CertifiedSum.FRACTION_BITS != 0) {
      return false;
    }
    double products = ((s0 - anchor) + (s1 - anchor)) + ((s2 - anchor) + (s3 - anchor));
    sum.fold(products, (r0 + r1) + (r2 + r3), CertifiedSum.BLOCK_LOSS * largest);
    return true;
  }

  private static double bound(double[] a, double[] b, int from, int to, int stride) {
    long largest = 0;
    for (int i = from; i < to; i += stride) {
      largest = Math.max(largest, CertifiedSum.magnitudeBits(a[i] * b[i]));
    }
    return CertifiedSum.powerAbove(largest);
  }
}
