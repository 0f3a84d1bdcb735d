package org.anabranch.kernel;

/** Loops over the elements of matrices, tile by tile or row by row. */
public final class FloatMatrixKernels {
  /** Numbers of a cache line: what is read across is used up before it is pushed out. */
  private static final int LINE = 16;

  private FloatMatrixKernels() {}

  /** Copies a block of one matrix to a block of another, in squares of a cache line. */
  public static void copy(float[] from, Shape source, float[] to, Shape target) {
    for (int i = 0; i < target.rows(); i += LINE) {
      int iEnd = Math.min(i + LINE, target.rows());
      for (int j = 0; j < target.cols(); j += LINE) {
        int jEnd = Math.min(j + LINE, target.cols());
        copySquare(from, source.block(i, iEnd, j, jEnd), to, target.block(i, iEnd, j, jEnd));
      }
    }
  }

  private static void copySquare(float[] from, Shape source, float[] to, Shape target) {
    for (int i = 0; i < target.rows(); i++) {
      int read = source.at(i, 0);
      int write = target.at(i, 0);
      for (int j = 0; j < target.cols(); j++) {
        to[write + j * target.colStride()] = from[read + j * source.colStride()];
      }
    }
  }

  /** Exchanges two blocks of one array; a block on the diagonal is exchanged with itself. */
  public static void exchange(float[] a, Shape upper, Shape lower, boolean diagonal) {
    for (int i = 0; i < upper.rows(); i++) {
      for (int j = diagonal ? i + 1 : 0; j < upper.cols(); j++) {
        int first = upper.at(i, j);
        int second = lower.at(i, j);
        float element = a[first];
        a[first] = a[second];
        a[second] = element;
      }
    }
  }

  /** Writes the sums of two rows. */
  public static void add(
      float[] a,
      int aFrom,
      int aStep,
      float[] b,
      int bFrom,
      int bStep,
      float[] c,
      int cFrom,
      int n) {
    for (int j = 0; j < n; j++) {
      c[cFrom + j] = a[aFrom + j * aStep] + b[bFrom + j * bStep];
    }
  }

  /** Writes the sums of elements that have the same indices in three arrays. */
  public static void add(float[] a, float[] b, float[] c, int from, int to) {
    for (int i = from; i < to; i++) {
      c[i] = a[i] + b[i];
    }
  }

  /** Writes the products of a row with a factor. */
  public static void scale(
      float[] a, int aFrom, int aStep, float factor, float[] c, int cFrom, int n) {
    for (int j = 0; j < n; j++) {
      c[cFrom + j] = a[aFrom + j * aStep] * factor;
    }
  }

  /** Writes the products of elements that have the same indices in two arrays. */
  public static void scale(float[] a, float factor, float[] c, int from, int to) {
    for (int i = from; i < to; i++) {
      c[i] = a[i] * factor;
    }
  }

  /** The elements of a row as doubles. */
  public static double[] widened(float[] a, int from, int to) {
    double[] wide = new double[to - from];
    for (int i = from; i < to; i++) {
      wide[i - from] = a[i];
    }
    return wide;
  }
}
