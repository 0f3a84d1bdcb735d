package org.anabranch.kernel;

import java.lang.reflect.Array;
import java.util.Comparator;
import org.anabranch.kernel.OrderKernels.Inserting;
import org.anabranch.kernel.OrderKernels.Merging;
import org.jspecify.annotations.Nullable;

/**
 * Stable sorting and merging of objects by a comparator that may throw or lie. Whatever it does,
 * loops end and an array holds a permutation of what it held.
 */
public final class ObjectMerge {
  /** Runs that are shorter than this, or than some number from half of it on, are lengthened. */
  private static final int MOST_LEAST_RUN = 32;

  /** A border has more power than those below it on the stack, and at most 32. */
  private static final int DEEPEST = Integer.SIZE + 1;

  private ObjectMerge() {}

  /** An array of the same class. */
  @SuppressWarnings("unchecked") // its elements are of the same class, too
  public static <T extends @Nullable Object> T[] newArray(T[] a, int length) {
    return (T[]) Array.newInstance(a.getClass().getComponentType(), length);
  }

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

  /** Where the run that begins at {@code from} ends; it is reversed if it descends strictly. */
  public static <T extends @Nullable Object> int endOfRun(
      T[] a, int from, int to, Comparator<? super T> order) {
    if (to - from < 2) {
      return to;
    }
    T first = a[from];
    T last = a[from + 1];
    int end = from + 2;
    if (order.compare(last, first) < 0) {
      while (end < to) {
        T next = a[end];
        if (order.compare(next, last) >= 0) {
          break;
        }
        last = next;
        end++;
      }
      reverse(a, from, end);
    } else {
      while (end < to) {
        T next = a[end];
        if (order.compare(next, last) < 0) {
          break;
        }
        last = next;
        end++;
      }
    }
    return end;
  }

  private static <T extends @Nullable Object> void reverse(T[] a, int from, int to) {
    for (int i = from, j = to - 1; i < j; i++, j--) {
      T t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  /**
   * How often the order turns between elements spread evenly over a range: never in a sorted or a
   * reversed one, two times out of three in a random one.
   */
  public static <T extends @Nullable Object> int turns(
      T[] a, int from, int to, int samples, Comparator<? super T> order) {
    int turns = 0;
    int direction = 0;
    T last = a[from];
    for (int i = 1; i < samples; i++) {
      T next = a[from + (int) ((long) (to - from) * i / samples)];
      int sign = Integer.signum(order.compare(next, last));
      if (sign != 0) {
        turns += sign == -direction ? 1 : 0;
        direction = sign;
      }
      last = next;
    }
    return turns;
  }

  /**
   * Where the elements of a sorted range end that are not greater than {@code x}: O(log d)
   * comparisons when there are d of them.
   */
  public static <T extends @Nullable Object> int endOfNotGreater(
      T[] a, int from, int to, T x, Comparator<? super T> order) {
    int lo = from;
    int step = 1;
    while (step <= to - lo && order.compare(x, a[lo + step - 1]) >= 0) {
      lo += step;
      step = Math.min(2 * step, Math.max(1, to - lo));
    }
    int hi = Math.min(to, lo + step - 1);
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (order.compare(x, a[mid]) < 0) {
        hi = mid;
      } else {
        lo = mid + 1;
      }
    }
    return lo;
  }

  /** As {@link #endOfNotGreater}, for the elements that are less than {@code x}. */
  static <T extends @Nullable Object> int endOfLess(
      T[] a, int from, int to, T x, Comparator<? super T> order) {
    int lo = from;
    int step = 1;
    while (step <= to - lo && order.compare(a[lo + step - 1], x) < 0) {
      lo += step;
      step = Math.min(2 * step, Math.max(1, to - lo));
    }
    return firstNotLess(a, lo, Math.min(to, lo + step - 1), x, order);
  }

  /** Where the elements at the end of a sorted range begin that are not less than {@code x}. */
  public static <T extends @Nullable Object> int startOfNotLess(
      T[] a, int from, int to, T x, Comparator<? super T> order) {
    int hi = to;
    int step = 1;
    while (step <= hi - from && order.compare(a[hi - step], x) >= 0) {
      hi -= step;
      step = Math.min(2 * step, Math.max(1, hi - from));
    }
    return firstNotLess(a, Math.max(from, hi - step + 1), hi, x, order);
  }

  /** By halving: where the first element of a sorted range is that is not less than {@code x}. */
  private static <T extends @Nullable Object> int firstNotLess(
      T[] a, int from, int to, T x, Comparator<? super T> order) {
    int lo = from;
    int hi = to;
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (order.compare(a[mid], x) < 0) {
        lo = mid + 1;
      } else {
        hi = mid;
      }
    }
    return lo;
  }

  /** Merges two sorted ranges; ranges in order are copied. */
  public static <T extends @Nullable Object> void merge(
      T[] left,
      int i,
      int leftTo,
      T[] right,
      int j,
      int rightTo,
      T[] into,
      int k,
      Comparator<? super T> order,
      Merging merging) {
    if (i < leftTo && j < rightTo && order.compare(right[j], left[leftTo - 1]) < 0) {
      merging.merge(left, i, leftTo, right, j, rightTo, into, k, order);
    } else {
      System.arraycopy(left, i, into, k, leftTo - i);
      System.arraycopy(right, j, into, k + leftTo - i, rightTo - j);
    }
  }

  /**
   * Sorts a range on one thread: finds runs from left to right and merges them in the order of the
   * powersort by Munro and Wild, near to the best for their lengths.
   *
   * @param a what to sort
   * @param from the first index
   * @param to one past the last
   * @param known where the first run ends
   * @param order compares
   * @param inserting the loop for runs
   * @param merging the loop for pairs of them
   */
  public static <T extends @Nullable Object> void sort(
      T[] a,
      int from,
      int to,
      int known,
      Comparator<? super T> order,
      Inserting inserting,
      Merging merging) {
    int least = leastRun(to - from);
    int end = lengthened(a, from, known, to, least, order, inserting);
    if (end == to) {
      return;
    }
    T[] buffer = newArray(a, to - from);
    int most =
        Math.min(DEEPEST, Integer.SIZE + 2 - Integer.numberOfLeadingZeros((to - from) / least));
    int[] starts = new int[most];
    int[] powers = new int[most];
    int depth = 0;
    int start = from;
    while (end < to) {
      int next = endOfRun(a, end, to, order);
      next = lengthened(a, end, next, to, least, order, inserting);
      int power = power(start - from, end - from, next - from, to - from);
      while (depth > 0 && powers[depth - 1] > power) {
        depth--;
        mergeInPlace(a, starts[depth], start, end, buffer, order, merging);
        start = starts[depth];
      }
      starts[depth] = start;
      powers[depth] = power;
      depth++;
      start = end;
      end = next;
    }
    while (depth > 0) {
      depth--;
      mergeInPlace(a, starts[depth], start, to, buffer, order, merging);
      start = starts[depth];
    }
  }

  /** From half of {@link #MOST_LEAST_RUN} on, so that nearly a power of two of such runs fit. */
  private static int leastRun(int n) {
    int half = n;
    int rest = 0;
    while (half >= MOST_LEAST_RUN) {
      rest |= half & 1;
      half >>= 1;
    }
    return half + rest;
  }

  private static <T extends @Nullable Object> int lengthened(
      T[] a,
      int from,
      int end,
      int to,
      int least,
      Comparator<? super T> order,
      Inserting inserting) {
    if (end - from >= least || end == to) {
      return end;
    }
    int enough = to - from > least ? from + least : to;
    inserting.insert(a, from, end, enough, order);
    return enough;
  }

  /** At which bit the middles of two neighbouring runs, as parts of n, differ first. */
  private static int power(int start, int end, int next, int n) {
    long left = (((long) start + end) << 30) / n;
    long right = (((long) end + next) << 30) / n;
    return Integer.numberOfLeadingZeros((int) (left ^ right));
  }

  /** Merges by the buffer, but for what is in its place already. */
  private static <T extends @Nullable Object> void mergeInPlace(
      T[] a,
      int left,
      int middle,
      int right,
      T[] buffer,
      Comparator<? super T> order,
      Merging merging) {
    int from = endOfNotGreater(a, left, middle, a[middle], order);
    if (from < middle) {
      int to = startOfNotLess(a, middle, right, a[middle - 1], order);
      merging.merge(a, from, middle, a, middle, to, buffer, 0, order);
      System.arraycopy(buffer, 0, a, from, to - from);
    }
  }
}
