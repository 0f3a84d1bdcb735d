package org.anabranch.kernel;

import java.util.Arrays;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * For input that is sorted but for a few elements: takes out those that break the order and merges
 * them in again when they are sorted. Of two out of order the one that does not fit to the elements
 * before is taken; when a row of elements does not fit to a few kept before it, those are taken
 * instead. Floating-point numbers are compared by their {@link SortKeys}.
 *
 * <p>Source: E. Ernerfeldt, <i>Drop-merge sort</i>, 2017.
 */
public final class Stragglers {
  /** So many may be taken whatever was seen before, ... */
  private static final int ALWAYS = 32;

  /** ... and one more for so many elements, as a power of two. */
  private static final int PART_BITS = 4;

  /** So many in a row are doubted, and at most so many kept before them. */
  private static final int ROW = 8;

  private Stragglers() {}

  /**
   * Sorts what was taken, if it was not too much, and merges it in again, also when that fails.
   *
   * @param taken what was taken; null when it was too much
   * @param sort sorts it
   * @param merge merges it in
   * @param <A> the type of the array
   * @return whether it was not too much
   */
  public static <A> boolean sortApart(@Nullable A taken, Consumer<A> sort, Consumer<A> merge) {
    if (taken == null) {
      return false;
    }
    try {
      sort.accept(taken);
    } finally {
      merge.accept(taken);
    }
    return true;
  }

  private static int most(int seen) {
    return ALWAYS + (seen >> PART_BITS);
  }

  /**
   * Takes out ints until the others ascend, and moves these to the beginning.
   *
   * @return what was taken, or null, and a permutation is left, when it was too much
   */
  public static int @Nullable [] take(int[] a, int from, int to) {
    int[] taken = new int[ALWAYS];
    int count = 0;
    int end = from;
    int row = 0;
    for (int i = from; i < to; i++) {
      int x = a[i];
      if (end == from || a[end - 1] <= x) {
        a[end++] = x;
        row = 0;
        continue;
      }
      boolean fits = end - from > 1 && a[end - 2] <= x;
      if (count >= most(i - from)) {
        System.arraycopy(taken, 0, a, end, count);
        return null;
      }
      if (count == taken.length) {
        taken = Arrays.copyOf(taken, 2 * count);
      }
      taken[count++] = fits ? a[end - 1] : x;
      if (fits) {
        a[end - 1] = x;
        row = 0;
      } else if (++row == ROW) {
        row = 0;
        int start = startOfGreater(a, from, end, taken, count);
        if (start < end) {
          count -= ROW;
          i -= ROW;
          while (end > start) {
            taken[count++] = a[--end];
          }
        }
      }
    }
    return Arrays.copyOf(taken, count);
  }

  /** Where the elements before {@code end} begin that are greater than the last row taken. */
  private static int startOfGreater(int[] a, int from, int end, int[] taken, int count) {
    int greatest = taken[count - 1];
    for (int i = count - ROW; i < count; i++) {
      greatest = Math.max(greatest, taken[i]);
    }
    int start = end;
    while (start > from && greatest < a[start - 1]) {
      if (end - start == ROW) {
        return end;
      }
      start--;
    }
    return start;
  }

  /** Merges ints that were taken into the others, from the end; also unsorted ones all come in. */
  public static void merge(int[] a, int from, int to, int[] taken) {
    int end = to - taken.length;
    int at = to;
    for (int i = taken.length - 1; i >= 0; i--) {
      int x = taken[i];
      while (end > from && x < a[end - 1]) {
        a[--at] = a[--end];
      }
      a[--at] = x;
    }
  }

  /**
   * Takes out longs until the others ascend, and moves these to the beginning.
   *
   * @return what was taken, or null, and a permutation is left, when it was too much
   */
  public static long @Nullable [] take(long[] a, int from, int to) {
    long[] taken = new long[ALWAYS];
    int count = 0;
    int end = from;
    int row = 0;
    for (int i = from; i < to; i++) {
      long x = a[i];
      if (end == from || a[end - 1] <= x) {
        a[end++] = x;
        row = 0;
        continue;
      }
      boolean fits = end - from > 1 && a[end - 2] <= x;
      if (count >= most(i - from)) {
        System.arraycopy(taken, 0, a, end, count);
        return null;
      }
      if (count == taken.length) {
        taken = Arrays.copyOf(taken, 2 * count);
      }
      taken[count++] = fits ? a[end - 1] : x;
      if (fits) {
        a[end - 1] = x;
        row = 0;
      } else if (++row == ROW) {
        row = 0;
        int start = startOfGreater(a, from, end, taken, count);
        if (start < end) {
          count -= ROW;
          i -= ROW;
          while (end > start) {
            taken[count++] = a[--end];
          }
        }
      }
    }
    return Arrays.copyOf(taken, count);
  }

  /** Where the elements before {@code end} begin that are greater than the last row taken. */
  private static int startOfGreater(long[] a, int from, int end, long[] taken, int count) {
    long greatest = taken[count - 1];
    for (int i = count - ROW; i < count; i++) {
      greatest = Math.max(greatest, taken[i]);
    }
    int start = end;
    while (start > from && greatest < a[start - 1]) {
      if (end - start == ROW) {
        return end;
      }
      start--;
    }
    return start;
  }

  /** Merges longs that were taken into the others, from the end; also unsorted ones all come in. */
  public static void merge(long[] a, int from, int to, long[] taken) {
    int end = to - taken.length;
    int at = to;
    for (int i = taken.length - 1; i >= 0; i--) {
      long x = taken[i];
      while (end > from && x < a[end - 1]) {
        a[--at] = a[--end];
      }
      a[--at] = x;
    }
  }

  /**
   * Takes out floats until the others ascend, and moves these to the beginning.
   *
   * @return what was taken, or null, and a permutation is left, when it was too much, or a NaN
   */
  public static float @Nullable [] take(float[] a, int from, int to) {
    float[] taken = new float[ALWAYS];
    int count = 0;
    int end = from;
    int row = 0;
    for (int i = from; i < to; i++) {
      float x = a[i];
      if (end == from || SortKeys.of(a[end - 1]) <= SortKeys.of(x)) {
        a[end++] = x;
        row = 0;
        continue;
      }
      boolean fits = end - from > 1 && SortKeys.of(a[end - 2]) <= SortKeys.of(x);
      if (count >= most(i - from) || Float.isNaN(fits ? a[end - 1] : x)) {
        System.arraycopy(taken, 0, a, end, count);
        return null;
      }
      if (count == taken.length) {
        taken = Arrays.copyOf(taken, 2 * count);
      }
      taken[count++] = fits ? a[end - 1] : x;
      if (fits) {
        a[end - 1] = x;
        row = 0;
      } else if (++row == ROW) {
        row = 0;
        int start = startOfGreater(a, from, end, taken, count);
        if (start < end) {
          count -= ROW;
          i -= ROW;
          while (end > start) {
            taken[count++] = a[--end];
          }
        }
      }
    }
    return Arrays.copyOf(taken, count);
  }

  /** Where the elements before {@code end} begin that are greater than the last row taken. */
  private static int startOfGreater(float[] a, int from, int end, float[] taken, int count) {
    float greatest = taken[count - 1];
    for (int i = count - ROW; i < count; i++) {
      greatest = SortKeys.of(greatest) < SortKeys.of(taken[i]) ? taken[i] : greatest;
    }
    int start = end;
    while (start > from && SortKeys.of(greatest) < SortKeys.of(a[start - 1])) {
      if (end - start == ROW) {
        return end;
      }
      start--;
    }
    return start;
  }

  /**
   * Merges floats that were taken into the others, from the end; also unsorted ones all come in.
   */
  public static void merge(float[] a, int from, int to, float[] taken) {
    int end = to - taken.length;
    int at = to;
    for (int i = taken.length - 1; i >= 0; i--) {
      float x = taken[i];
      while (end > from && SortKeys.of(x) < SortKeys.of(a[end - 1])) {
        a[--at] = a[--end];
      }
      a[--at] = x;
    }
  }

  /**
   * Takes out doubles until the others ascend, and moves these to the beginning.
   *
   * @return what was taken, or null, and a permutation is left, when it was too much, or a NaN
   */
  public static double @Nullable [] take(double[] a, int from, int to) {
    double[] taken = new double[ALWAYS];
    int count = 0;
    int end = from;
    int row = 0;
    for (int i = from; i < to; i++) {
      double x = a[i];
      if (end == from || SortKeys.of(a[end - 1]) <= SortKeys.of(x)) {
        a[end++] = x;
        row = 0;
        continue;
      }
      boolean fits = end - from > 1 && SortKeys.of(a[end - 2]) <= SortKeys.of(x);
      if (count >= most(i - from) || Double.isNaN(fits ? a[end - 1] : x)) {
        System.arraycopy(taken, 0, a, end, count);
        return null;
      }
      if (count == taken.length) {
        taken = Arrays.copyOf(taken, 2 * count);
      }
      taken[count++] = fits ? a[end - 1] : x;
      if (fits) {
        a[end - 1] = x;
        row = 0;
      } else if (++row == ROW) {
        row = 0;
        int start = startOfGreater(a, from, end, taken, count);
        if (start < end) {
          count -= ROW;
          i -= ROW;
          while (end > start) {
            taken[count++] = a[--end];
          }
        }
      }
    }
    return Arrays.copyOf(taken, count);
  }

  /** Where the elements before {@code end} begin that are greater than the last row taken. */
  private static int startOfGreater(double[] a, int from, int end, double[] taken, int count) {
    double greatest = taken[count - 1];
    for (int i = count - ROW; i < count; i++) {
      greatest = SortKeys.of(greatest) < SortKeys.of(taken[i]) ? taken[i] : greatest;
    }
    int start = end;
    while (start > from && SortKeys.of(greatest) < SortKeys.of(a[start - 1])) {
      if (end - start == ROW) {
        return end;
      }
      start--;
    }
    return start;
  }

  /**
   * Merges doubles that were taken into the others, from the end; also unsorted ones all come in.
   */
  public static void merge(double[] a, int from, int to, double[] taken) {
    int end = to - taken.length;
    int at = to;
    for (int i = taken.length - 1; i >= 0; i--) {
      double x = taken[i];
      while (end > from && SortKeys.of(x) < SortKeys.of(a[end - 1])) {
        a[--at] = a[--end];
      }
      a[--at] = x;
    }
  }
}
