package org.anabranch.op;

import java.lang.reflect.Array;
import java.util.Arrays;
import java.util.Objects;
import org.anabranch.kernel.SwapKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;

/** Elements filled in, moved and copied without being looked at. */
public final class Bulk {
  private static final Cost INTS = Cost.ofPicos(300);
  private static final Cost WORDS = Cost.ofPicos(600);

  private Bulk() {}

  /** Sets all elements of a range. */
  public static void fill(int[] a, int from, int to, int value) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    IndexLoop.run(from, to, INTS, (lo, hi) -> Arrays.fill(a, (int) lo, (int) hi, value));
  }

  /** Sets all elements of a range. */
  public static void fill(long[] a, int from, int to, long value) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    IndexLoop.run(from, to, WORDS, (lo, hi) -> Arrays.fill(a, (int) lo, (int) hi, value));
  }

  /** Sets all elements of a range. */
  public static void fill(double[] a, int from, int to, double value) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    IndexLoop.run(from, to, WORDS, (lo, hi) -> Arrays.fill(a, (int) lo, (int) hi, value));
  }

  /** Sets all elements of a range. */
  public static <T> void fill(T[] a, int from, int to, T value) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    IndexLoop.run(from, to, INTS, (lo, hi) -> Arrays.fill(a, (int) lo, (int) hi, value));
  }

  /** Reverses the order of all elements. */
  public static void reverse(int[] a) {
    Objects.requireNonNull(a, "a");
    reverse(a, 0, a.length);
  }

  private static void reverse(int[] a, int from, int to) {
    int indexSum = to - 1 + from;
    int middle = from + (to - from) / 2;
    IndexLoop.run(
        from, middle, INTS, (lo, hi) -> SwapKernels.mirror(a, (int) lo, (int) hi, indexSum));
  }

  /** Moves each element by a distance, around the ends; by three reversals. */
  public static void rotate(int[] a, int distance) {
    Objects.requireNonNull(a, "a");
    int shift = a.length == 0 ? 0 : Math.floorMod(distance, a.length);
    if (shift != 0) {
      reverse(a, 0, a.length);
      reverse(a, 0, shift);
      reverse(a, shift, a.length);
    }
  }

  /** Reverses the order of all elements. */
  public static void reverse(long[] a) {
    Objects.requireNonNull(a, "a");
    reverse(a, 0, a.length);
  }

  private static void reverse(long[] a, int from, int to) {
    int indexSum = to - 1 + from;
    int middle = from + (to - from) / 2;
    IndexLoop.run(
        from, middle, WORDS, (lo, hi) -> SwapKernels.mirror(a, (int) lo, (int) hi, indexSum));
  }

  /** Moves each element by a distance, around the ends; by three reversals. */
  public static void rotate(long[] a, int distance) {
    Objects.requireNonNull(a, "a");
    int shift = a.length == 0 ? 0 : Math.floorMod(distance, a.length);
    if (shift != 0) {
      reverse(a, 0, a.length);
      reverse(a, 0, shift);
      reverse(a, shift, a.length);
    }
  }

  /** Reverses the order of all elements. */
  public static void reverse(double[] a) {
    Objects.requireNonNull(a, "a");
    reverse(a, 0, a.length);
  }

  private static void reverse(double[] a, int from, int to) {
    int indexSum = to - 1 + from;
    int middle = from + (to - from) / 2;
    IndexLoop.run(
        from, middle, WORDS, (lo, hi) -> SwapKernels.mirror(a, (int) lo, (int) hi, indexSum));
  }

  /** Moves each element by a distance, around the ends; by three reversals. */
  public static void rotate(double[] a, int distance) {
    Objects.requireNonNull(a, "a");
    int shift = a.length == 0 ? 0 : Math.floorMod(distance, a.length);
    if (shift != 0) {
      reverse(a, 0, a.length);
      reverse(a, 0, shift);
      reverse(a, shift, a.length);
    }
  }

  /** Reverses the order of all elements. */
  public static <T> void reverse(T[] a) {
    Objects.requireNonNull(a, "a");
    reverse(a, 0, a.length);
  }

  private static <T> void reverse(T[] a, int from, int to) {
    int indexSum = to - 1 + from;
    int middle = from + (to - from) / 2;
    IndexLoop.run(
        from, middle, INTS, (lo, hi) -> SwapKernels.mirror(a, (int) lo, (int) hi, indexSum));
  }

  /** Moves each element by a distance, around the ends; by three reversals. */
  public static <T> void rotate(T[] a, int distance) {
    Objects.requireNonNull(a, "a");
    int shift = a.length == 0 ? 0 : Math.floorMod(distance, a.length);
    if (shift != 0) {
      reverse(a, 0, a.length);
      reverse(a, 0, shift);
      reverse(a, shift, a.length);
    }
  }

  /** A copy of the first elements, with zeros or nulls behind them. */
  public static int[] copyOf(int[] a, int length) {
    Objects.requireNonNull(a, "a");
    int[] copy = new int[length];
    copy(a, copy, Math.min(a.length, length), INTS);
    return copy;
  }

  /** A copy of the first elements, with zeros or nulls behind them. */
  public static long[] copyOf(long[] a, int length) {
    Objects.requireNonNull(a, "a");
    long[] copy = new long[length];
    copy(a, copy, Math.min(a.length, length), WORDS);
    return copy;
  }

  /** A copy of the first elements, with zeros or nulls behind them. */
  public static double[] copyOf(double[] a, int length) {
    Objects.requireNonNull(a, "a");
    double[] copy = new double[length];
    copy(a, copy, Math.min(a.length, length), WORDS);
    return copy;
  }

  /** A copy of the first elements, with zeros or nulls behind them. */
  public static <T> T[] copyOf(T[] a, int length) {
    Objects.requireNonNull(a, "a");
    T[] copy = newLike(a, length);
    copy(a, copy, Math.min(a.length, length), INTS);
    return copy;
  }

  /** An array of the same class. */
  @SuppressWarnings("unchecked") // it is of the same class
  static <T> T[] newLike(T[] a, int length) {
    return (T[]) Array.newInstance(a.getClass().getComponentType(), length);
  }

  /** Copies the first elements between arrays of one kind. */
  static void copy(Object from, Object to, int count) {
    copy(from, to, count, WORDS);
  }

  @SuppressWarnings("SuspiciousSystemArraycopy") // every caller passes two arrays of one kind
  private static void copy(Object from, Object to, int count, Cost cost) {
    IndexLoop.run(
        0,
        count,
        cost,
        (lo, hi) -> System.arraycopy(from, (int) lo, to, (int) lo, (int) (hi - lo)));
  }
}
