package org.anabranch.kernel;

/** Loops over the elements of matrices, tile by tile or row by row. */
public final class DoubleMatrixKernels {
  private DoubleMatrixKernels() {}

  /** Copies a block of one matrix to a block of another. */
  public static void copy(double[] from, Shape source, double[] to, Shape target) {
    if (!target.hasRowsTogether()) {
      copy(from, source.transposed(), to, target.transposed());
    } else if (source.hasRowsTogether()) {
      for (int i = 0; i < target.rows(); i++) {
        System.arraycopy(from, source.at(i, 0), to, target.at(i, 0), target.cols());
      }
    } else {
      copyAcross(from, source, to, target);
    }
  }

  /**
   * Copies columns that lie together to rows that do, eight columns side by side, so that each
   * cache line is read and written while it is near, whatever the strides are.
   */
  private static void copyAcross(double[] from, Shape source, double[] to, Shape target) {
    int step = source.colStride();
    int whole = target.cols() & -8;
    for (int j = 0; j < whole; j += 8) {
      for (int i = 0; i < target.rows(); i++) {
        copyEight(from, source.at(i, j), step, to, target.at(i, j));
      }
    }
    for (int i = 0; i < target.rows(); i++) {
      for (int j = whole; j < target.cols(); j++) {
        to[target.at(i, j)] = from[source.at(i, j)];
      }
    }
  }

  private static void copyEight(double[] from, int read, int step, double[] to, int write) {
    double e0 = from[read];
    double e1 = from[read + step];
    double e2 = from[read + 2 * step];
    double e3 = from[read + 3 * step];
    double e4 = from[read + 4 * step];
    double e5 = from[read + 5 * step];
    double e6 = from[read + 6 * step];
    double e7 = from[read + 7 * step];
    to[write] = e0;
    to[write + 1] = e1;
    to[write + 2] = e2;
    to[write + 3] = e3;
    to[write + 4] = e4;
    to[write + 5] = e5;
    to[write + 6] = e6;
    to[write + 7] = e7;
  }

  /**
   * Exchanges two blocks of one array; a block on the diagonal is exchanged with itself. Rows whose
   * distance is a multiple of a large power of two share few sets of a cache, so there eight
   * columns are exchanged at a time.
   */
  public static void exchange(double[] a, Shape upper, Shape lower, boolean diagonal) {
    int step = Math.max(upper.rowStride(), upper.colStride());
    int width = step % 64 == 0 ? 8 : upper.cols();
    for (int j = 0; j < upper.cols(); j += width) {
      int end = Math.min(j + width, upper.cols());
      int rows = diagonal ? end - 1 : upper.rows();
      for (int i = 0; i < rows; i++) {
        int from = diagonal ? Math.max(j, i + 1) : j;
        exchangeRun(
            a,
            upper.at(i, from),
            upper.colStride(),
            lower.at(i, from),
            lower.colStride(),
            end - from);
      }
    }
  }

  private static void exchangeRun(double[] a, int first, int step, int second, int across, int n) {
    for (int k = 0; k < n; k++) {
      double element = a[first + k * step];
      a[first + k * step] = a[second + k * across];
      a[second + k * across] = element;
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
