package org.anabranch.kernel;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Partitions of array ranges in place: {@code below} brings the elements below a pivot to the
 * front, {@code upTo} those not above it, and both return where they end. Each element is exchanged
 * with the first that does not belong to them and counted only if it does, so there is no branch to
 * mispredict, and a comparator that changes its mind, or throws, leaves a permutation. Source: the
 * partition of N. Lomuto, as in S. Edelkamp and A. Weiss, <i>BlockQuicksort</i>, 2016, without
 * branches.
 */
public final class PivotKernels {
  private PivotKernels() {}

  /** Partitions ints: below the pivot, and the rest. */
  public static int below(int[] a, int from, int to, int pivot) {
    int end = from;
    for (int i = from; i < to; i++) {
      int x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += x < pivot ? 1 : 0;
    }
    return end;
  }

  /** Partitions ints: not above the pivot, and the rest. */
  public static int upTo(int[] a, int from, int to, int pivot) {
    int end = from;
    for (int i = from; i < to; i++) {
      int x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += x <= pivot ? 1 : 0;
    }
    return end;
  }

  /** Partitions longs: below the pivot, and the rest. */
  public static int below(long[] a, int from, int to, long pivot) {
    int end = from;
    for (int i = from; i < to; i++) {
      long x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += x < pivot ? 1 : 0;
    }
    return end;
  }

  /** Partitions longs: not above the pivot, and the rest. */
  public static int upTo(long[] a, int from, int to, long pivot) {
    int end = from;
    for (int i = from; i < to; i++) {
      long x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += x <= pivot ? 1 : 0;
    }
    return end;
  }

  /** Partitions doubles in the order of {@code Double.compare}: below the pivot, and the rest. */
  public static int below(double[] a, int from, int to, double pivot) {
    long key = KeyKernels.of(pivot);
    int end = from;
    for (int i = from; i < to; i++) {
      double x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += KeyKernels.of(x) < key ? 1 : 0;
    }
    return end;
  }

  /**
   * Partitions doubles in the order of {@code Double.compare}: not above the pivot, and the rest.
   */
  public static int upTo(double[] a, int from, int to, double pivot) {
    long key = KeyKernels.of(pivot);
    int end = from;
    for (int i = from; i < to; i++) {
      double x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += KeyKernels.of(x) <= key ? 1 : 0;
    }
    return end;
  }

  /** Partitions objects: below the pivot, and the rest. */
  public static <T extends @Nullable Object> int below(
      T[] a, int from, int to, T pivot, Comparator<? super T> order) {
    int end = from;
    for (int i = from; i < to; i++) {
      T x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += order.compare(x, pivot) < 0 ? 1 : 0;
    }
    return end;
  }

  /** Partitions objects: not above the pivot, and the rest. */
  public static <T extends @Nullable Object> int upTo(
      T[] a, int from, int to, T pivot, Comparator<? super T> order) {
    int end = from;
    for (int i = from; i < to; i++) {
      T x = a[i];
      a[i] = a[end];
      a[end] = x;
      end += order.compare(x, pivot) <= 0 ? 1 : 0;
    }
    return end;
  }
}
