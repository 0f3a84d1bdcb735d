package org.anabranch.kernel;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The smallest value of an array range that is not empty, and where it stands first.
 *
 * <p>Numbers compare as by {@link Math#min(double, double)}: NaN wins, -0.0 below 0.0. The first of
 * equal values wins, so the results of parts may be brought together in any order: values by {@code
 * Math.min}, indices by {@code pick}.
 *
 * <p>An index is found block by block: only a block whose smallest value beats all before it is
 * worth looking at closely, and the last such block is looked at once.
 */
public final class MinKernels {
  private static final int BLOCK = 1 << 10;

  /** Floating-point numbers from which lanes pay. */
  private static final int MANY = 1 << 12;

  /** A row of lanes in two arrays, so that C2 makes vectors of a loop over both. */
  private static final int LANES = 1 << 8;

  private MinKernels() {}

  /** The smallest of ints; four chains, because one waits for its own last comparison. */
  public static int min(int[] a, int from, int to) {
    int min0 = a[from];
    int min1 = min0;
    int min2 = min0;
    int min3 = min0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      min0 = Math.min(min0, a[i]);
      min1 = Math.min(min1, a[i + 1]);
      min2 = Math.min(min2, a[i + 2]);
      min3 = Math.min(min3, a[i + 3]);
    }
    for (; i < to; i++) {
      min0 = Math.min(min0, a[i]);
    }
    return Math.min(Math.min(min0, min1), Math.min(min2, min3));
  }

  /** The smallest of longs. */
  public static long min(long[] a, int from, int to) {
    long min0 = a[from];
    long min1 = min0;
    long min2 = min0;
    long min3 = min0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      min0 = Math.min(min0, a[i]);
      min1 = Math.min(min1, a[i + 1]);
      min2 = Math.min(min2, a[i + 2]);
      min3 = Math.min(min3, a[i + 3]);
    }
    for (; i < to; i++) {
      min0 = Math.min(min0, a[i]);
    }
    return Math.min(Math.min(min0, min1), Math.min(min2, min3));
  }

  /** The smallest of floats; NaN is the canonical one. */
  public static float min(float[] a, int from, int to) {
    return to - from < MANY ? minInChains(a, from, to) : minInLanes(a, from, to);
  }

  private static float minInChains(float[] a, int from, int to) {
    float min0 = a[from];
    float min1 = min0;
    float min2 = min0;
    float min3 = min0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      min0 = Math.min(min0, a[i]);
      min1 = Math.min(min1, a[i + 1]);
      min2 = Math.min(min2, a[i + 2]);
      min3 = Math.min(min3, a[i + 3]);
    }
    for (; i < to; i++) {
      min0 = Math.min(min0, a[i]);
    }
    float min = Math.min(Math.min(min0, min1), Math.min(min2, min3));
    return Float.isNaN(min) ? Float.NaN : min;
  }

  private static float minInLanes(float[] a, int from, int to) {
    float[] lanes = Arrays.copyOfRange(a, from, from + LANES);
    float[] row = new float[LANES];
    int at = from + LANES;
    for (; at < to - LANES; at += LANES) {
      System.arraycopy(a, at, row, 0, LANES);
      for (int i = 0; i < LANES; i++) {
        lanes[i] = Math.min(lanes[i], row[i]);
      }
    }
    return Math.min(minInChains(lanes, 0, LANES), minInChains(a, at, to));
  }

  /** The smallest of doubles; NaN is the canonical one. */
  public static double min(double[] a, int from, int to) {
    return to - from < MANY ? minInChains(a, from, to) : minInLanes(a, from, to);
  }

  private static double minInChains(double[] a, int from, int to) {
    double min0 = a[from];
    double min1 = min0;
    double min2 = min0;
    double min3 = min0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      min0 = Math.min(min0, a[i]);
      min1 = Math.min(min1, a[i + 1]);
      min2 = Math.min(min2, a[i + 2]);
      min3 = Math.min(min3, a[i + 3]);
    }
    for (; i < to; i++) {
      min0 = Math.min(min0, a[i]);
    }
    double min = Math.min(Math.min(min0, min1), Math.min(min2, min3));
    return Double.isNaN(min) ? Double.NaN : min;
  }

  private static double minInLanes(double[] a, int from, int to) {
    double[] lanes = Arrays.copyOfRange(a, from, from + LANES);
    double[] row = new double[LANES];
    int at = from + LANES;
    for (; at < to - LANES; at += LANES) {
      System.arraycopy(a, at, row, 0, LANES);
      for (int i = 0; i < LANES; i++) {
        lanes[i] = Math.min(lanes[i], row[i]);
      }
    }
    return Math.min(minInChains(lanes, 0, LANES), minInChains(a, at, to));
  }

  /** Where the smallest of ints stands first. */
  public static int minIndex(int[] a, int from, int to) {
    int best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      int min = min(a, at, end);
      if (min < best) {
        best = min;
        start = at;
      }
      at = end;
    }
    while (a[start] != best) {
      start++;
    }
    return start;
  }

  /** Where the smallest of longs stands first. */
  public static int minIndex(long[] a, int from, int to) {
    long best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      long min = min(a, at, end);
      if (min < best) {
        best = min;
        start = at;
      }
      at = end;
    }
    while (a[start] != best) {
      start++;
    }
    return start;
  }

  /** Where the smallest of floats stands first. */
  public static int minIndex(float[] a, int from, int to) {
    float best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      float min = Math.min(best, min(a, at, end));
      if (!same(min, best)) {
        best = min;
        start = at;
      }
      at = end;
    }
    while (!same(a[start], best)) {
      start++;
    }
    return start;
  }

  /** Where the smallest of doubles stands first. */
  public static int minIndex(double[] a, int from, int to) {
    double best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      double min = Math.min(best, min(a, at, end));
      if (!same(min, best)) {
        best = min;
        start = at;
      }
      at = end;
    }
    while (!same(a[start], best)) {
      start++;
    }
    return start;
  }

  /** Where the smallest element stands first, by a comparator. */
  public static <T extends @Nullable Object> int minIndex(
      T[] a, int from, int to, Comparator<? super T> comparator) {
    int best = from;
    for (int i = from + 1; i < to; i++) {
      if (comparator.compare(a[i], a[best]) < 0) {
        best = i;
      }
    }
    return best;
  }

  /** Of two indices, that of the smaller value, or the lower one. */
  public static int pick(int[] a, int i, int j) {
    return a[i] == a[j] ? Math.min(i, j) : a[i] < a[j] ? i : j;
  }

  /** Of two indices, that of the smaller value, or the lower one. */
  public static int pick(long[] a, int i, int j) {
    return a[i] == a[j] ? Math.min(i, j) : a[i] < a[j] ? i : j;
  }

  /** Of two indices, that of the smaller value, or the lower one. */
  public static int pick(float[] a, int i, int j) {
    float min = Math.min(a[i], a[j]);
    return same(a[i], a[j]) ? Math.min(i, j) : same(a[i], min) ? i : j;
  }

  /** Of two indices, that of the smaller value, or the lower one. */
  public static int pick(double[] a, int i, int j) {
    double min = Math.min(a[i], a[j]);
    return same(a[i], a[j]) ? Math.min(i, j) : same(a[i], min) ? i : j;
  }

  private static boolean same(float x, float y) {
    return Float.floatToIntBits(x) == Float.floatToIntBits(y);
  }

  private static boolean same(double x, double y) {
    return Double.doubleToLongBits(x) == Double.doubleToLongBits(y);
  }
}
