package org.anabranch.kernel;

/** Products of the elements of two arrays. */
final class DotKernels {
  /** Pairs whose products, and what the products rounded away, fill a block. */
  static final int PAIRS = 1 << 9;

  private DotKernels() {}

  /**
   * Writes the products of at most {@link #PAIRS} pairs to the first half of a block and what they
   * rounded away to the second, exactly as long as nothing overflows or underflows. T. J. Dekker,
   * <i>A floating-point technique for extending the available precision</i>, 1971; with a fused
   * multiply-add in place of his splitting.
   */
  static void split(double[] a, double[] b, int from, int to, double[] block) {
    for (int i = 0; i < to - from; i++) {
      double x = a[from + i];
      double y = b[from + i];
      double product = x * y;
      double rest = Math.fma(x, y, -product);
      block[i] = product;
      block[PAIRS + i] = Math.abs(product) <= Double.MAX_VALUE ? rest : 0.0;
    }
  }
}
