package org.anabranch.kernel;

/** Finds how far arrays are sorted already; floating-point numbers by their {@link SortKeys}. */
public final class Runs {
  private Runs() {}

  /**
   * Cuts a range of ints into ascending runs, reversing descending ones.
   *
   * @return how many runs there are, or 0 when more than {@code borders} has room for
   */
  public static int find(int[] a, int from, int to, int[] borders) {
    int runs = 0;
    int at = from;
    borders[0] = from;
    while (at < to) {
      if (++runs == borders.length) {
        return 0;
      }
      int end = ascending(a, at, to);
      if (end - at == 1 && end < to) {
        end = descending(a, at, to);
        reverse(a, at, end);
      }
      borders[runs] = end;
      at = end;
    }
    return runs;
  }

  private static int ascending(int[] a, int from, int to) {
    int end = from + 1;
    while (end < to && a[end - 1] <= a[end]) {
      end++;
    }
    return end;
  }

  private static int descending(int[] a, int from, int to) {
    int end = from + 1;
    while (end < to && a[end - 1] >= a[end]) {
      end++;
    }
    return end;
  }

  private static void reverse(int[] a, int from, int to) {
    for (int i = from, j = to - 1; i < j; i++, j--) {
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  /**
   * Cuts a range of longs into ascending runs, reversing descending ones.
   *
   * @return how many runs there are, or 0 when more than {@code borders} has room for
   */
  public static int find(long[] a, int from, int to, int[] borders) {
    int runs = 0;
    int at = from;
    borders[0] = from;
    while (at < to) {
      if (++runs == borders.length) {
        return 0;
      }
      int end = ascending(a, at, to);
      if (end - at == 1 && end < to) {
        end = descending(a, at, to);
        reverse(a, at, end);
      }
      borders[runs] = end;
      at = end;
    }
    return runs;
  }

  private static int ascending(long[] a, int from, int to) {
    int end = from + 1;
    while (end < to && a[end - 1] <= a[end]) {
      end++;
    }
    return end;
  }

  private static int descending(long[] a, int from, int to) {
    int end = from + 1;
    while (end < to && a[end - 1] >= a[end]) {
      end++;
    }
    return end;
  }

  private static void reverse(long[] a, int from, int to) {
    for (int i = from, j = to - 1; i < j; i++, j--) {
      long t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  /**
   * Cuts a range of floats into ascending runs, reversing descending ones.
   *
   * @return how many runs there are, or 0 when more than {@code borders} has room for
   */
  public static int find(float[] a, int from, int to, int[] borders) {
    int runs = 0;
    int at = from;
    borders[0] = from;
    while (at < to) {
      if (++runs == borders.length) {
        return 0;
      }
      int end = ascending(a, at, to);
      if (end - at == 1 && end < to) {
        end = descending(a, at, to);
        reverse(a, at, end);
      }
      borders[runs] = end;
      at = end;
    }
    return runs;
  }

  private static int ascending(float[] a, int from, int to) {
    int end = from + 1;
    while (end < to && SortKeys.of(a[end - 1]) <= SortKeys.of(a[end])) {
      end++;
    }
    return end;
  }

  private static int descending(float[] a, int from, int to) {
    int end = from + 1;
    while (end < to && SortKeys.of(a[end - 1]) >= SortKeys.of(a[end])) {
      end++;
    }
    return end;
  }

  private static void reverse(float[] a, int from, int to) {
    for (int i = from, j = to - 1; i < j; i++, j--) {
      float t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  /**
   * Cuts a range of doubles into ascending runs, reversing descending ones.
   *
   * @return how many runs there are, or 0 when more than {@code borders} has room for
   */
  public static int find(double[] a, int from, int to, int[] borders) {
    int runs = 0;
    int at = from;
    borders[0] = from;
    while (at < to) {
      if (++runs == borders.length) {
        return 0;
      }
      int end = ascending(a, at, to);
      if (end - at == 1 && end < to) {
        end = descending(a, at, to);
        reverse(a, at, end);
      }
      borders[runs] = end;
      at = end;
    }
    return runs;
  }

  private static int ascending(double[] a, int from, int to) {
    int end = from + 1;
    while (end < to && SortKeys.of(a[end - 1]) <= SortKeys.of(a[end])) {
      end++;
    }
    return end;
  }

  private static int descending(double[] a, int from, int to) {
    int end = from + 1;
    while (end < to && SortKeys.of(a[end - 1]) >= SortKeys.of(a[end])) {
      end++;
    }
    return end;
  }

  private static void reverse(double[] a, int from, int to) {
    for (int i = from, j = to - 1; i < j; i++, j--) {
      double t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }
}
