package org.anabranch.kernel;

import java.util.Arrays;

/**
 * What sorting by {@link SortKeys} leaves to do: NaNs with their sign bit set stand at the
 * beginning and belong to the end.
 */
public final class NanOrder {
  private NanOrder() {}

  /** Moves leading NaNs to the end. */
  public static void restore(float[] a, int from, int to) {
    int end = from;
    while (end < to && Float.isNaN(a[end])) {
      end++;
    }
    if (from < end && end < to) {
      float[] nans = Arrays.copyOfRange(a, from, end);
      System.arraycopy(a, end, a, from, to - end);
      System.arraycopy(nans, 0, a, to - nans.length, nans.length);
    }
  }

  /** Moves leading NaNs to the end. */
  public static void restore(double[] a, int from, int to) {
    int end = from;
    while (end < to && Double.isNaN(a[end])) {
      end++;
    }
    if (from < end && end < to) {
      double[] nans = Arrays.copyOfRange(a, from, end);
      System.arraycopy(a, end, a, from, to - end);
      System.arraycopy(nans, 0, a, to - nans.length, nans.length);
    }
  }
}
