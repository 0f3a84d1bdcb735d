package org.anabranch.kernel;

import java.util.Comparator;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Loops that stop at the first index where something holds; when it holds nowhere, the answer is
 * {@code to}, one past the last index.
 */
public final class SearchKernels {
  private SearchKernels() {}

  /** The first element that is smaller than the one before it; {@code from} is at least 1. */
  public static int findDescent(int[] a, int from, int to) {
    int i = from;
    while (i < to && a[i - 1] <= a[i]) {
      i++;
    }
    return i;
  }

  /** The first element that is smaller than the one before it; {@code from} is at least 1. */
  public static int findDescent(long[] a, int from, int to) {
    int i = from;
    while (i < to && a[i - 1] <= a[i]) {
      i++;
    }
    return i;
  }

  /** The first element that {@link Double#compare} puts below the one before it. */
  public static int findDescent(double[] a, int from, int to) {
    int i = from;
    while (i < to && (a[i - 1] < a[i] || Double.compare(a[i - 1], a[i]) <= 0)) {
      i++;
    }
    return i;
  }

  /** The first element that a comparator puts below the one before it. */
  public static <T extends @Nullable Object> int findDescent(
      T[] a, int from, int to, Comparator<? super T> comparator) {
    int i = from;
    while (i < to && comparator.compare(a[i - 1], a[i]) <= 0) {
      i++;
    }
    return i;
  }

  /** The first index where two arrays have elements that are not equal. */
  public static int findMismatch(@Nullable Object[] a, @Nullable Object[] b, int from, int to) {
    int i = from;
    while (i < to && Objects.equals(a[i], b[i])) {
      i++;
    }
    return i;
  }
}
