package org.anabranch.kernel;

/** Dot products by plain multiplications and additions, over the tree of sumFast. */
public final class FastDot {
  private FastDot() {}

  /** The dot product of a range of at most {@link SumKernels#FAST_BLOCK} elements. */
  public static double ofBlock(double[] a, double[] b, int from, int to) {
    double sum0 = 0.0;
    double sum1 = 0.0;
    double sum2 = 0.0;
    double sum3 = 0.0;
    int i = from;
    for (; i < to - 3; i += 4) {
      sum0 += a[i] * b[i];
      sum1 += a[i + 1] * b[i + 1];
      sum2 += a[i + 2] * b[i + 2];
      sum3 += a[i + 3] * b[i + 3];
    }
    for (; i < to; i++) {
      sum0 += a[i] * b[i];
    }
    return (sum0 + sum1) + (sum2 + sum3);
  }
}
