package org.anabranch.kernel;

import java.util.Arrays;
import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The largest value of an array range that is not empty, and where it stands first.
 *
 * <p>Numbers compare as by {@link Math#max(double, double)}: NaN wins, -0.0 below 0.0. The first of
 * equal values wins, so the results of parts may be brought together in any order: values by {@code
 * Math.max}, indices by {@code pick}.
 *
 * <p>An index is found block by block: only a block whose largest value beats all before it is
 * worth looking at closely, and the last such block is looked at once.
 */
public final class MaxKernels {
  private static final int BLOCK = 1 << 10;

  /** Floating-point numbers from which lanes pay. */
  private static final int MANY = 1 << 12;

  /** A row of lanes in two arrays, so that C2 makes vectors of a loop over both. */
  private static final int LANES = 1 << 8;

  private MaxKernels() {}

  /** The largest of ints; four chains, because one waits for its own last comparison. */
  public static int max(int[] a, int from, int to) {
    int max0 = a[from];
    int max1 = max0;
    int max2 = max0;
    int max3 = max0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      max0 = Math.max(max0, a[i]);
      max1 = Math.max(max1, a[i + 1]);
      max2 = Math.max(max2, a[i + 2]);
      max3 = Math.max(max3, a[i + 3]);
    }
    for (; i < to; i++) {
      max0 = Math.max(max0, a[i]);
    }
    return Math.max(Math.max(max0, max1), Math.max(max2, max3));
  }

  /** The largest of longs. */
  public static long max(long[] a, int from, int to) {
    long max0 = a[from];
    long max1 = max0;
    long max2 = max0;
    long max3 = max0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      max0 = Math.max(max0, a[i]);
      max1 = Math.max(max1, a[i + 1]);
      max2 = Math.max(max2, a[i + 2]);
      max3 = Math.max(max3, a[i + 3]);
    }
    for (; i < to; i++) {
      max0 = Math.max(max0, a[i]);
    }
    return Math.max(Math.max(max0, max1), Math.max(max2, max3));
  }

  /** The largest of floats; NaN is the canonical one. */
  public static float max(float[] a, int from, int to) {
    return to - from < MANY ? maxInChains(a, from, to) : maxInLanes(a, from, to);
  }

  private static float maxInChains(float[] a, int from, int to) {
    float max0 = a[from];
    float max1 = max0;
    float max2 = max0;
    float max3 = max0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      max0 = Math.max(max0, a[i]);
      max1 = Math.max(max1, a[i + 1]);
      max2 = Math.max(max2, a[i + 2]);
      max3 = Math.max(max3, a[i + 3]);
    }
    for (; i < to; i++) {
      max0 = Math.max(max0, a[i]);
    }
    float max = Math.max(Math.max(max0, max1), Math.max(max2, max3));
    return Float.isNaN(max) ? Float.NaN : max;
  }

  private static float maxInLanes(float[] a, int from, int to) {
    float[] lanes = Arrays.copyOfRange(a, from, from + LANES);
    float[] row = new float[LANES];
    int at = from + LANES;
    for (; at < to - LANES; at += LANES) {
      System.arraycopy(a, at, row, 0, LANES);
      for (int i = 0; i < LANES; i++) {
        lanes[i] = Math.max(lanes[i], row[i]);
      }
    }
    return Math.max(maxInChains(lanes, 0, LANES), maxInChains(a, at, to));
  }

  /** The largest of doubles; NaN is the canonical one. */
  public static double max(double[] a, int from, int to) {
    return to - from < MANY ? maxInChains(a, from, to) : maxInLanes(a, from, to);
  }

  private static double maxInChains(double[] a, int from, int to) {
    double max0 = a[from];
    double max1 = max0;
    double max2 = max0;
    double max3 = max0;
    int i = from + 1;
    for (; i < to - 3; i += 4) {
      max0 = Math.max(max0, a[i]);
      max1 = Math.max(max1, a[i + 1]);
      max2 = Math.max(max2, a[i + 2]);
      max3 = Math.max(max3, a[i + 3]);
    }
    for (; i < to; i++) {
      max0 = Math.max(max0, a[i]);
    }
    double max = Math.max(Math.max(max0, max1), Math.max(max2, max3));
    return Double.isNaN(max) ? Double.NaN : max;
  }

  private static double maxInLanes(double[] a, int from, int to) {
    double[] lanes = Arrays.copyOfRange(a, from, from + LANES);
    double[] row = new double[LANES];
    int at = from + LANES;
    for (; at < to - LANES; at += LANES) {
      System.arraycopy(a, at, row, 0, LANES);
      for (int i = 0; i < LANES; i++) {
        lanes[i] = Math.max(lanes[i], row[i]);
      }
    }
    return Math.max(maxInChains(lanes, 0, LANES), maxInChains(a, at, to));
  }

  /** Where the largest of ints stands first. */
  public static int maxIndex(int[] a, int from, int to) {
    int best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      int max = max(a, at, end);
      if (max > best) {
        best = max;
        start = at;
      }
      at = end;
    }
    while (a[start] != best) {
      start++;
    }
    return start;
  }

  /** Where the largest of longs stands first. */
  public static int maxIndex(long[] a, int from, int to) {
    long best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      long max = max(a, at, end);
      if (max > best) {
        best = max;
        start = at;
      }
      at = end;
    }
    while (a[start] != best) {
      start++;
    }
    return start;
  }

  /** Where the largest of floats stands first. */
  public static int maxIndex(float[] a, int from, int to) {
    float best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      float max = Math.max(best, max(a, at, end));
      if (!same(max, best)) {
        best = max;
        start = at;
      }
      at = end;
    }
    while (!same(a[start], best)) {
      start++;
    }
    return start;
  }

  /** Where the largest of doubles stands first. */
  public static int maxIndex(double[] a, int from, int to) {
    double best = a[from];
    int start = from;
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      double max = Math.max(best, max(a, at, end));
      if (!same(max, best)) {
        best = max;
        start = at;
      }
      at = end;
    }
    while (!same(a[start], best)) {
      start++;
    }
    return start;
  }

  /** Where the largest element stands first, by a comparator. */
  public static <T extends @Nullable Object> int maxIndex(
      T[] a, int from, int to, Comparator<? super T> comparator) {
    int best = from;
    for (int i = from + 1; i < to; i++) {
      if (comparator.compare(a[i], a[best]) > 0) {
        best = i;
      }
    }
    return best;
  }

  /** Of two indices, that of the larger value, or the lower one. */
  public static int pick(int[] a, int i, int j) {
    return a[i] == a[j] ? Math.min(i, j) : a[i] > a[j] ? i : j;
  }

  /** Of two indices, that of the larger value, or the lower one. */
  public static int pick(long[] a, int i, int j) {
    return a[i] == a[j] ? Math.min(i, j) : a[i] > a[j] ? i : j;
  }

  /** Of two indices, that of the larger value, or the lower one. */
  public static int pick(float[] a, int i, int j) {
    float max = Math.max(a[i], a[j]);
    return same(a[i], a[j]) ? Math.min(i, j) : same(a[i], max) ? i : j;
  }

  /** Of two indices, that of the larger value, or the lower one. */
  public static int pick(double[] a, int i, int j) {
    double max = Math.max(a[i], a[j]);
    return same(a[i], a[j]) ? Math.min(i, j) : same(a[i], max) ? i : j;
  }

  private static boolean same(float x, float y) {
    return Float.floatToIntBits(x) == Float.floatToIntBits(y);
  }

  private static boolean same(double x, double y) {
    return Double.doubleToLongBits(x) == Double.doubleToLongBits(y);
  }
}
