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

  /**
   * The first char from {@code before} on in which strings of a range differ from the first one,
   * which agree before it; the greatest int if they are all equal to it.
   *
   * @param a the strings
   * @param first where the first is
   * @param from the first index of the range
   * @param to one past its last
   * @param before where to begin
   * @param known no char from here on is looked at
   * @return that index, at most {@code known}
   */
  public static int differAt(
      @Nullable Object[] a, int first, int from, int to, int before, int known) {
    String s = (String) Objects.requireNonNull(a[first]);
    int least = known;
    for (int i = from; i < to && least > before; i++) {
      String t = (String) Objects.requireNonNull(a[i]);
      if (least < s.length() || !s.equals(t)) {
        int end = Math.min(least, Math.min(s.length(), t.length()));
        int at = before;
        while (at < end && s.charAt(at) == t.charAt(at)) {
          at++;
        }
        least = at;
      }
    }
    return least;
  }

  /**
   * Keys of strings: eight chars below 256, the first the highest, zeros after the end.
   *
   * @return false when another char is met
   */
  public static boolean ofNarrowWindows(
      @Nullable Object[] a, int from, int lo, int hi, int at, long[] keys) {
    for (int i = lo; i < hi; i++) {
      String s = (String) Objects.requireNonNull(a[from + i]);
      int end = Math.min(s.length(), at + Byte.SIZE);
      long key = 0;
      int chars = 0;
      for (int c = at; c < end; c++) {
        char next = s.charAt(c);
        chars |= next;
        key = (key << Byte.SIZE) | next;
      }
      if (chars >> Byte.SIZE != 0) {
        return false;
      }
      keys[i] = aligned(key, Byte.SIZE * (at + Byte.SIZE - end));
    }
    return true;
  }

  /** Keys of strings: four chars, the first the highest, zeros after the end. */
  public static void ofWindows(
      @Nullable Object[] a, int from, int lo, int hi, int at, long[] keys) {
    for (int i = lo; i < hi; i++) {
      String s = (String) Objects.requireNonNull(a[from + i]);
      int end = Math.min(s.length(), at + Long.BYTES / Character.BYTES);
      long key = 0;
      for (int c = at; c < end; c++) {
        key = (key << Character.SIZE) | s.charAt(c);
      }
      keys[i] = aligned(key, Character.SIZE * (at + Long.BYTES / Character.BYTES - end));
    }
  }

  /** A key moved up by what its string is too short for, and so that signed order is its order. */
  private static long aligned(long key, int missing) {
    return (missing >= Long.SIZE ? 0 : key << missing) ^ Long.MIN_VALUE;
  }
}
