package org.anabranch.kernel;

import java.util.Comparator;
import org.anabranch.kernel.OrderKernels.Inserting;
import org.anabranch.kernel.OrderKernels.Merging;
import org.jspecify.annotations.Nullable;

/**
 * Stable sorting and merging of objects by a comparator that may throw or lie. Whatever it does,
 * loops end and an array holds a permutation of what it held.
 */
public final class ObjectMerge {
  /** Blocks of so many are sorted by insertion. */
  private static final int BLOCK = 16;

  private ObjectMerge() {}

  /** How many of the first k elements of the result come from the left, equal ones first. */
  public static <T extends @Nullable Object> int rank(
      T[] left,
      int leftFrom,
      int leftTo,
      T[] right,
      int rightFrom,
      int rightTo,
      int k,
      Comparator<? super T> order) {
    int lo = Math.max(0, k - (rightTo - rightFrom));
    int hi = Math.min(k, leftTo - leftFrom);
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (order.compare(right[rightFrom + k - mid - 1], left[leftFrom + mid]) < 0) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    return lo;
  }

  /**
   * Cuts a range into ascending runs, reversing strictly descending ones.
   *
   * @return how many runs there are, or 0 when more than {@code borders} has room for
   */
  public static <T extends @Nullable Object> int runs(
      T[] a, int from, int to, Comparator<? super T> order, int[] borders) {
    int runs = 0;
    int at = from;
    borders[0] = from;
    while (at < to) {
      if (++runs == borders.length) {
        return 0;
      }
      at = endOfRun(a, at, to, order);
      borders[runs] = at;
    }
    return runs;
  }

  /** Where the run that begins at {@code from} ends; it is reversed if it descends. */
  private static <T extends @Nullable Object> int endOfRun(
      T[] a, int from, int to, Comparator<? super T> order) {
    if (to - from < 2) {
      return to;
    }
    int end = from + 2;
    if (order.compare(a[from + 1], a[from]) < 0) {
      while (end < to && order.compare(a[end], a[end - 1]) < 0) {
        end++;
      }
      for (int i = from, j = end - 1; i < j; i++, j--) {
        T t = a[i];
        a[i] = a[j];
        a[j] = t;
      }
    } else {
      while (end < to && order.compare(a[end], a[end - 1]) >= 0) {
        end++;
      }
    }
    return end;
  }

  /**
   * Sorts a range on one thread.
   *
   * @param a what to sort
   * @param from the first index
   * @param to one past the last
   * @param buffer room for the range
   * @param base index 0 of the buffer stands for this index of the array
   * @param order compares
   * @param inserting the loop for blocks
   * @param merging the loop for pairs of them
   */
  public static <T extends @Nullable Object> void sort(
      T[] a,
      int from,
      int to,
      T[] buffer,
      int base,
      Comparator<? super T> order,
      Inserting inserting,
      Merging merging) {
    if (to - from < 2 || endOfRun(a, from, to, order) == to) {
      return;
    }
    for (int block = from; block < to; block += BLOCK) {
      inserting.sort(a, block, Math.min(to, block + BLOCK), order);
    }
    boolean buffered = false;
    try {
      for (int length = BLOCK; length < to - from; length *= 2) {
        if (buffered) {
          mergeLevel(buffer, from - base, to - base, a, from, length, order, merging);
        } else {
          mergeLevel(a, from, to, buffer, from - base, length, order, merging);
        }
        buffered = !buffered;
      }
    } finally {
      if (buffered) {
        System.arraycopy(buffer, from - base, a, from, to - from);
      }
    }
  }

  private static <T extends @Nullable Object> void mergeLevel(
      T[] source,
      int from,
      int to,
      T[] target,
      int at,
      int length,
      Comparator<? super T> order,
      Merging merging) {
    for (int left = from; left < to; ) {
      int middle = Math.min(to, left + length);
      int right = Math.min(to, middle + length);
      merging.merge(source, left, middle, source, middle, right, target, at + (left - from), order);
      left = right;
    }
  }
}
