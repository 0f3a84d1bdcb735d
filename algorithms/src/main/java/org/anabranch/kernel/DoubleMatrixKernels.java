package org.anabranch.kernel;

/** Loops over the elements of matrices, tile by tile or row by row. */
public final class DoubleMatrixKernels {
  /** Numbers of a cache line: what is read across is used up before it is pushed out. */
  private static final int LINE = 8;

  private DoubleMatrixKernels() {}

  /** Copies a block of one matrix to a block of another, in squares of a cache line. */
  public static void copy(double[] from, Shape source, double[] to, Shape target) {
    for (int i = 0; i < target.rows(); i += LINE) {
      int iEnd = Math.min(i + LINE, target.rows());
      for (int j = 0; j < target.cols(); j += LINE) {
        int jEnd = Math.min(j + LINE, target.cols());
        copySquare(from, source.block(i, iEnd, j, jEnd), to, target.block(i, iEnd, j, jEnd));
      }
    }
  }

  private static void copySquare(double[] from, Shape source, double[] to, Shape target) {
    for (int i = 0; i < target.rows(); i++) {
      int read = source.at(i, 0);
      int write = target.at(i, 0);
      for (int j = 0; j < target.cols(); j++) {
        to[write + j * target.colStride()] = from[read + j * source.colStride()];
      }
    }
  }

  /** Exchanges two blocks of one array; a block on the diagonal is exchanged with itself. */
  public static void exchange(double[] a, Shape upper, Shape lower, boolean diagonal) {
    for (int i = 0; i < upper.rows(); i++) {
      for (int j = diagonal ? i + 1 : 0; j < upper.cols(); j++) {
        int first = upper.at(i, j);
        int second = lower.at(i, j);
        double element = a[first];
        a[first] = a[second];
        a[second] = element;
      }
    }
  }

  /** Writes the sums of two rows. */
  public static void add(
      double[] a,
      int aFrom,
      int aStep,
      double[] b,
      int bFrom,
      int bStep,
      double[] c,
      int cFrom,
      int n) {
    for (int j = 0; j < n; j++) {
      c[cFrom + j] = a[aFrom + j * aStep] + b[bFrom + j * bStep];
    }
  }

  /** Writes the sums of elements that have the same indices in three arrays. */
  public static void add(double[] a, double[] b, double[] c, int from, int to) {
    for (int i = from; i < to; i++) {
      c[i] = a[i] + b[i];
    }
  }

  /** Writes the products of a row with a factor. */
  public static void scale(
      double[] a, int aFrom, int aStep, double factor, double[] c, int cFrom, int n) {
    for (int j = 0; j < n; j++) {
      c[cFrom + j] = a[aFrom + j * aStep] * factor;
    }
  }

  /** Writes the products of elements that have the same indices in two arrays. */
  public static void scale(double[] a, double factor, double[] c, int from, int to) {
    for (int i = from; i < to; i++) {
      c[i] = a[i] * factor;
    }
  }

  /** The largest magnitude of a row, NaN with a NaN. */
  public static double maxMagnitude(double[] a, int from, int to) {
    double max = 0.0;
    for (int i = from; i < to; i++) {
      max = Math.max(max, Math.abs(a[i]));
    }
    return max;
  }

  /** The elements of a row times a power of two. */
  public static double[] scaled(double[] a, int from, int to, int exponent) {
    double[] scaled = new double[to - from];
    for (int i = from; i < to; i++) {
      scaled[i - from] = Math.scalb(a[i], exponent);
    }
    return scaled;
  }
}
