package org.anabranch.kernel;

import java.util.Comparator;
import java.util.Objects;
import java.util.function.DoublePredicate;
import java.util.function.IntPredicate;
import java.util.function.LongPredicate;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/**
 * Loops that stop at the first index where something holds; when it holds nowhere, the answer is
 * {@code to}, one past the last index.
 */
public final class SearchKernels {
  private SearchKernels() {}

  /** The first index for which the predicate gives the wanted answer. */
  public static int find(int from, int to, IntPredicate predicate, boolean wanted) {
    int i = from;
    while (i < to && predicate.test(i) != wanted) {
      i++;
    }
    return i;
  }

  /** The first element for which the predicate gives the wanted answer. */
  public static int find(int[] a, int from, int to, IntPredicate predicate, boolean wanted) {
    int i = from;
    while (i < to && predicate.test(a[i]) != wanted) {
      i++;
    }
    return i;
  }

  /** The first element for which the predicate gives the wanted answer. */
  public static int find(long[] a, int from, int to, LongPredicate predicate, boolean wanted) {
    int i = from;
    while (i < to && predicate.test(a[i]) != wanted) {
      i++;
    }
    return i;
  }

  /** The first element for which the predicate gives the wanted answer. */
  public static int find(double[] a, int from, int to, DoublePredicate predicate, boolean wanted) {
    int i = from;
    while (i < to && predicate.test(a[i]) != wanted) {
      i++;
    }
    return i;
  }

  /** The first element for which the predicate gives the wanted answer. */
  public static <T extends @Nullable Object> int find(
      T[] a, int from, int to, Predicate<? super T> predicate, boolean wanted) {
    int i = from;
    while (i < to && predicate.test(a[i]) != wanted) {
      i++;
    }
    return i;
  }

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
