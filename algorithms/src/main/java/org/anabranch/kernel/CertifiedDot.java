package org.anabranch.kernel;

/** A dot product in a {@link CertifiedSum}, in one pass; NaN when it cannot be certified. */
public final class CertifiedDot {
  private final CertifiedSum sum = new CertifiedSum();
  private final double[] block = new double[2 * DotKernels.PAIRS];

  /** Adds the products of a range. */
  public void add(double[] a, double[] b, int from, int to) {
    for (int at = from; at < to; ) {
      int count = Math.min(DotKernels.PAIRS, to - at);
      DotKernels.split(a, b, at, at + count, block);
      sum.add(block, 0, count);
      sum.add(block, DotKernels.PAIRS, DotKernels.PAIRS + count);
      at += count;
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
}
