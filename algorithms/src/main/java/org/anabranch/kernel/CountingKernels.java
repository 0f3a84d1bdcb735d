package org.anabranch.kernel;

import java.util.Arrays;

/**
 * Counting sort of the types with few values, and of ints of a small range. Counters stand in the
 * order of the values: {@code counts[v - MIN_VALUE]}, and after {@link #toStarts} say where each
 * value begins.
 */
public final class CountingKernels {
  /** Values of a byte. */
  public static final int BYTES = 1 << Byte.SIZE;

  /** Values of a short or char. */
  public static final int SHORTS = 1 << Short.SIZE;

  private CountingKernels() {}

  /** Adds the second counters to the first. */
  public static void add(int[] counts, int[] others) {
    for (int k = 0; k < counts.length; k++) {
      counts[k] += others[k];
    }
  }

  /** Turns counters into starts, the first of them {@code from}. */
  public static void toStarts(int[] counts, int from) {
    int start = from;
    for (int k = 0; k < counts.length; k++) {
      int count = counts[k];
      counts[k] = start;
      start += count;
    }
  }

  /** The last value that begins at or before an index. */
  private static int valueAt(int[] starts, int index) {
    int lo = 0;
    int hi = starts.length - 1;
    while (lo < hi) {
      int mid = (lo + hi + 1) >>> 1;
      if (starts[mid] <= index) {
        lo = mid;
      } else {
        hi = mid - 1;
      }
    }
    return lo;
  }

  private static int end(int[] starts, int value, int to) {
    return value + 1 < starts.length ? Math.min(starts[value + 1], to) : to;
  }

  /** Counts bytes. */
  public static void count(byte[] a, int from, int to, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[a[i] - Byte.MIN_VALUE]++;
    }
  }

  /** Writes the bytes that belong to a range of indices. */
  public static void fill(byte[] a, int from, int to, int[] starts) {
    int at = from;
    for (int value = valueAt(starts, from); at < to; value++) {
      int end = end(starts, value, to);
      Arrays.fill(a, at, end, (byte) (value + Byte.MIN_VALUE));
      at = end;
    }
  }

  /** Counts shorts. */
  public static void count(short[] a, int from, int to, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[a[i] - Short.MIN_VALUE]++;
    }
  }

  /** Writes the shorts that belong to a range of indices. */
  public static void fill(short[] a, int from, int to, int[] starts) {
    int at = from;
    for (int value = valueAt(starts, from); at < to; value++) {
      int end = end(starts, value, to);
      Arrays.fill(a, at, end, (short) (value + Short.MIN_VALUE));
      at = end;
    }
  }

  /** Counts chars. */
  public static void count(char[] a, int from, int to, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[a[i]]++;
    }
  }

  /** Writes the chars that belong to a range of indices. */
  public static void fill(char[] a, int from, int to, int[] starts) {
    int at = from;
    for (int value = valueAt(starts, from); at < to; value++) {
      int end = end(starts, value, to);
      Arrays.fill(a, at, end, (char) value);
      at = end;
    }
  }

  /** Counts ints of a range that begins at {@code min}. */
  public static void count(int[] a, int from, int to, int min, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[a[i] - min]++;
    }
  }

  /** Writes the ints that belong to a range of indices. */
  public static void fill(int[] a, int from, int to, int min, int[] starts) {
    int at = from;
    for (int value = valueAt(starts, from); at < to; value++) {
      int end = end(starts, value, to);
      Arrays.fill(a, at, end, value + min);
      at = end;
    }
  }
}
