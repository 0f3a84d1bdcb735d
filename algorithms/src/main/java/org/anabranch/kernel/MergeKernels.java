package org.anabranch.kernel;

/**
 * Merges of two sorted ranges; of equal elements those of the left come first. Floating-point
 * numbers are compared by their {@link SortKeys}.
 *
 * <p>A merge is cut into independent pieces by ranks: the first k elements of the result are the
 * first {@code rank(k)} of the left and the first {@code k - rank(k)} of the right. Source: D. S.
 * Hirschberg, <i>Fast parallel sorting algorithms</i>, 1978. Each merge is itself two, cut in the
 * middle and done in one loop: a processor works on both at once.
 */
public final class MergeKernels {
  private MergeKernels() {}

  /** How many of the first k elements of the result come from the left. */
  public static int rank(
      int[] left, int leftFrom, int leftTo, int[] right, int rightFrom, int rightTo, int k) {
    int lo = Math.max(0, k - (rightTo - rightFrom));
    int hi = Math.min(k, leftTo - leftFrom);
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (right[rightFrom + k - mid - 1] < left[leftFrom + mid]) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    return lo;
  }

  /** Merges two ranges of ints to the indices from {@code at} on. */
  public static void merge(
      int[] left,
      int leftFrom,
      int leftTo,
      int[] right,
      int rightFrom,
      int rightTo,
      int[] into,
      int at) {
    int half = (leftTo - leftFrom + rightTo - rightFrom) >>> 1;
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    int i2 = i + rank(left, leftFrom, leftTo, right, rightFrom, rightTo, half);
    int j2 = j + half - (i2 - i);
    int k2 = k + half;
    int leftHalf = i2;
    int rightHalf = j2;
    while (i < leftHalf && j < rightHalf && i2 < leftTo && j2 < rightTo) {
      int x = left[i];
      int y = right[j];
      boolean takeRight = y < x;
      into[k++] = takeRight ? y : x;
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
      int x2 = left[i2];
      int y2 = right[j2];
      boolean takeRight2 = y2 < x2;
      into[k2++] = takeRight2 ? y2 : x2;
      j2 += takeRight2 ? 1 : 0;
      i2 += takeRight2 ? 0 : 1;
    }
    mergeRest(left, i, leftHalf, right, j, rightHalf, into, k);
    mergeRest(left, i2, leftTo, right, j2, rightTo, into, k2);
  }

  private static void mergeRest(
      int[] left,
      int leftFrom,
      int leftTo,
      int[] right,
      int rightFrom,
      int rightTo,
      int[] into,
      int at) {
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    while (i < leftTo && j < rightTo) {
      int x = left[i];
      int y = right[j];
      boolean takeRight = y < x;
      into[k++] = takeRight ? y : x;
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
    }
    System.arraycopy(left, i, into, k, leftTo - i);
    System.arraycopy(right, j, into, k + leftTo - i, rightTo - j);
  }

  /** How many of the first k elements of the result come from the left. */
  public static int rank(
      long[] left, int leftFrom, int leftTo, long[] right, int rightFrom, int rightTo, int k) {
    int lo = Math.max(0, k - (rightTo - rightFrom));
    int hi = Math.min(k, leftTo - leftFrom);
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (right[rightFrom + k - mid - 1] < left[leftFrom + mid]) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    return lo;
  }

  /** Merges two ranges of longs to the indices from {@code at} on. */
  public static void merge(
      long[] left,
      int leftFrom,
      int leftTo,
      long[] right,
      int rightFrom,
      int rightTo,
      long[] into,
      int at) {
    int half = (leftTo - leftFrom + rightTo - rightFrom) >>> 1;
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    int i2 = i + rank(left, leftFrom, leftTo, right, rightFrom, rightTo, half);
    int j2 = j + half - (i2 - i);
    int k2 = k + half;
    int leftHalf = i2;
    int rightHalf = j2;
    while (i < leftHalf && j < rightHalf && i2 < leftTo && j2 < rightTo) {
      long x = left[i];
      long y = right[j];
      boolean takeRight = y < x;
      into[k++] = takeRight ? y : x;
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
      long x2 = left[i2];
      long y2 = right[j2];
      boolean takeRight2 = y2 < x2;
      into[k2++] = takeRight2 ? y2 : x2;
      j2 += takeRight2 ? 1 : 0;
      i2 += takeRight2 ? 0 : 1;
    }
    mergeRest(left, i, leftHalf, right, j, rightHalf, into, k);
    mergeRest(left, i2, leftTo, right, j2, rightTo, into, k2);
  }

  private static void mergeRest(
      long[] left,
      int leftFrom,
      int leftTo,
      long[] right,
      int rightFrom,
      int rightTo,
      long[] into,
      int at) {
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    while (i < leftTo && j < rightTo) {
      long x = left[i];
      long y = right[j];
      boolean takeRight = y < x;
      into[k++] = takeRight ? y : x;
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
    }
    System.arraycopy(left, i, into, k, leftTo - i);
    System.arraycopy(right, j, into, k + leftTo - i, rightTo - j);
  }

  /** How many of the first k elements of the result come from the left. */
  public static int rank(
      float[] left, int leftFrom, int leftTo, float[] right, int rightFrom, int rightTo, int k) {
    int lo = Math.max(0, k - (rightTo - rightFrom));
    int hi = Math.min(k, leftTo - leftFrom);
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (SortKeys.of(right[rightFrom + k - mid - 1]) < SortKeys.of(left[leftFrom + mid])) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    return lo;
  }

  /** Merges two ranges of floats to the indices from {@code at} on. */
  public static void merge(
      float[] left,
      int leftFrom,
      int leftTo,
      float[] right,
      int rightFrom,
      int rightTo,
      float[] into,
      int at) {
    int half = (leftTo - leftFrom + rightTo - rightFrom) >>> 1;
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    int i2 = i + rank(left, leftFrom, leftTo, right, rightFrom, rightTo, half);
    int j2 = j + half - (i2 - i);
    int k2 = k + half;
    int leftHalf = i2;
    int rightHalf = j2;
    while (i < leftHalf && j < rightHalf && i2 < leftTo && j2 < rightTo) {
      int x = SortKeys.of(left[i]);
      int y = SortKeys.of(right[j]);
      boolean takeRight = y < x;
      into[k++] = SortKeys.toFloat(takeRight ? y : x);
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
      int x2 = SortKeys.of(left[i2]);
      int y2 = SortKeys.of(right[j2]);
      boolean takeRight2 = y2 < x2;
      into[k2++] = SortKeys.toFloat(takeRight2 ? y2 : x2);
      j2 += takeRight2 ? 1 : 0;
      i2 += takeRight2 ? 0 : 1;
    }
    mergeRest(left, i, leftHalf, right, j, rightHalf, into, k);
    mergeRest(left, i2, leftTo, right, j2, rightTo, into, k2);
  }

  private static void mergeRest(
      float[] left,
      int leftFrom,
      int leftTo,
      float[] right,
      int rightFrom,
      int rightTo,
      float[] into,
      int at) {
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    while (i < leftTo && j < rightTo) {
      int x = SortKeys.of(left[i]);
      int y = SortKeys.of(right[j]);
      boolean takeRight = y < x;
      into[k++] = SortKeys.toFloat(takeRight ? y : x);
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
    }
    System.arraycopy(left, i, into, k, leftTo - i);
    System.arraycopy(right, j, into, k + leftTo - i, rightTo - j);
  }

  /** How many of the first k elements of the result come from the left. */
  public static int rank(
      double[] left, int leftFrom, int leftTo, double[] right, int rightFrom, int rightTo, int k) {
    int lo = Math.max(0, k - (rightTo - rightFrom));
    int hi = Math.min(k, leftTo - leftFrom);
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (SortKeys.of(right[rightFrom + k - mid - 1]) < SortKeys.of(left[leftFrom + mid])) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    return lo;
  }

  /** Merges two ranges of doubles to the indices from {@code at} on. */
  public static void merge(
      double[] left,
      int leftFrom,
      int leftTo,
      double[] right,
      int rightFrom,
      int rightTo,
      double[] into,
      int at) {
    int half = (leftTo - leftFrom + rightTo - rightFrom) >>> 1;
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    int i2 = i + rank(left, leftFrom, leftTo, right, rightFrom, rightTo, half);
    int j2 = j + half - (i2 - i);
    int k2 = k + half;
    int leftHalf = i2;
    int rightHalf = j2;
    while (i < leftHalf && j < rightHalf && i2 < leftTo && j2 < rightTo) {
      long x = SortKeys.of(left[i]);
      long y = SortKeys.of(right[j]);
      boolean takeRight = y < x;
      into[k++] = SortKeys.toDouble(takeRight ? y : x);
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
      long x2 = SortKeys.of(left[i2]);
      long y2 = SortKeys.of(right[j2]);
      boolean takeRight2 = y2 < x2;
      into[k2++] = SortKeys.toDouble(takeRight2 ? y2 : x2);
      j2 += takeRight2 ? 1 : 0;
      i2 += takeRight2 ? 0 : 1;
    }
    mergeRest(left, i, leftHalf, right, j, rightHalf, into, k);
    mergeRest(left, i2, leftTo, right, j2, rightTo, into, k2);
  }

  private static void mergeRest(
      double[] left,
      int leftFrom,
      int leftTo,
      double[] right,
      int rightFrom,
      int rightTo,
      double[] into,
      int at) {
    int i = leftFrom;
    int j = rightFrom;
    int k = at;
    while (i < leftTo && j < rightTo) {
      long x = SortKeys.of(left[i]);
      long y = SortKeys.of(right[j]);
      boolean takeRight = y < x;
      into[k++] = SortKeys.toDouble(takeRight ? y : x);
      j += takeRight ? 1 : 0;
      i += takeRight ? 0 : 1;
    }
    System.arraycopy(left, i, into, k, leftTo - i);
    System.arraycopy(right, j, into, k + leftTo - i, rightTo - j);
  }
}
