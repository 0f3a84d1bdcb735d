package org.anabranch.kernel;

import java.util.Objects;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.jspecify.annotations.Nullable;

/**
 * The keys by which elements are sorted, one long for each: {@code keys[i]} is that of {@code
 * a[from + i]}, for i from {@code lo} to {@code hi}.
 */
public final class KeyKernels {
  private KeyKernels() {}

  /** The order of {@code Double.compare}: all NaNs are one. */
  public static long of(double value) {
    return SortKeys.of(Double.longBitsToDouble(Double.doubleToLongBits(value)));
  }

  /** Keys of ints. */
  public static void ofInts(int[] a, int lo, int hi, long[] keys) {
    for (int i = lo; i < hi; i++) {
      keys[i] = a[i];
    }
  }

  /** Keys of doubles. */
  public static void ofDoubles(double[] a, int lo, int hi, long[] keys) {
    for (int i = lo; i < hi; i++) {
      keys[i] = of(a[i]);
    }
  }

  /** Keys by a function to ints. */
  public static <T extends @Nullable Object> void byInt(
      T[] a, int from, int lo, int hi, ToIntFunction<? super T> key, long[] keys) {
    for (int i = lo; i < hi; i++) {
      keys[i] = key.applyAsInt(a[from + i]);
    }
  }

  /** Keys by a function to longs. */
  public static <T extends @Nullable Object> void byLong(
      T[] a, int from, int lo, int hi, ToLongFunction<? super T> key, long[] keys) {
    for (int i = lo; i < hi; i++) {
      keys[i] = key.applyAsLong(a[from + i]);
    }
  }

  /** Keys by a function to doubles. */
  public static <T extends @Nullable Object> void byDouble(
      T[] a, int from, int lo, int hi, ToDoubleFunction<? super T> key, long[] keys) {
    for (int i = lo; i < hi; i++) {
      keys[i] = of(key.applyAsDouble(a[from + i]));
    }
  }

  /** Keys of numbers that are whole, all of the same class; false when one is of another. */
  public static boolean ofWholeNumbers(
      @Nullable Object[] a, int from, int lo, int hi, Class<?> type, long[] keys) {
    for (int i = lo; i < hi; i++) {
      Object x = a[from + i];
      if (x == null || x.getClass() != type) {
        return false;
      }
      keys[i] = ((Number) x).longValue();
    }
    return true;
  }

  /** Keys of floats or doubles, all of the same class; false when one is of another. */
  public static boolean ofReals(
      @Nullable Object[] a, int from, int lo, int hi, Class<?> type, long[] keys) {
    for (int i = lo; i < hi; i++) {
      Object x = a[from + i];
      if (x == null || x.getClass() != type) {
        return false;
      }
      keys[i] = of(((Number) x).doubleValue());
    }
    return true;
  }

  /** Keys of characters; false when something else is among them. */
  public static boolean ofCharacters(@Nullable Object[] a, int from, int lo, int hi, long[] keys) {
    for (int i = lo; i < hi; i++) {
      if (!(a[from + i] instanceof Character c)) {
        return false;
      }
      keys[i] = c;
    }
    return true;
  }

  /** Whether all elements are strings. */
  public static boolean areStrings(@Nullable Object[] a, int from, int to) {
    for (int i = from; i < to; i++) {
      if (!(a[i] instanceof String)) {
        return false;
      }
    }
    return true;
  }

  /** Whether all strings have only chars below 256 in a window. */
  public static boolean areNarrow(@Nullable Object[] a, int from, int to, int at, int length) {
    for (int i = from; i < to; i++) {
      String s = (String) Objects.requireNonNull(a[i]);
      int end = Math.min(s.length(), at + length);
      for (int c = at; c < end; c++) {
        if (s.charAt(c) >> Byte.SIZE != 0) {
          return false;
        }
      }
    }
    return true;
  }

  /** Keys of strings: eight chars below 256, the first the highest, zeros after the end. */
  public static void ofNarrowWindows(
      @Nullable Object[] a, int from, int lo, int hi, int at, long[] keys) {
    for (int i = lo; i < hi; i++) {
      keys[i] = window((String) Objects.requireNonNull(a[from + i]), at, Byte.SIZE);
    }
  }

  /** Keys of strings: four chars, the first the highest, zeros after the end. */
  public static void ofWindows(
      @Nullable Object[] a, int from, int lo, int hi, int at, long[] keys) {
    for (int i = lo; i < hi; i++) {
      keys[i] = window((String) Objects.requireNonNull(a[from + i]), at, Character.SIZE);
    }
  }

  private static long window(String s, int at, int bits) {
    int length = Long.SIZE / bits;
    int end = Math.min(s.length(), at + length);
    long key = 0;
    for (int c = at; c < end; c++) {
      key = (key << bits) | s.charAt(c);
    }
    int missing = length - Math.max(0, end - at);
    return (missing == length ? 0 : key << (bits * missing)) ^ Long.MIN_VALUE;
  }
}
