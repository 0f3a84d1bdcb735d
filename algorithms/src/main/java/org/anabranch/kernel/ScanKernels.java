package org.anabranch.kernel;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;

/**
 * Scans by a user's operator, from left to right. {@code in} and {@code out} may be one array.
 *
 * <p>The operator is applied to what was read, to what it returned and to what came in as {@code
 * before}; the first element of a scan without {@code before} goes through untouched.
 */
public final class ScanKernels {
  private ScanKernels() {}

  /** The value of a range that is not empty. */
  public static int reduce(int[] a, int from, int to, IntBinaryOperator op) {
    int value = a[from];
    for (int i = from + 1; i < to; i++) {
      value = op.applyAsInt(value, a[i]);
    }
    return value;
  }

  /** Inclusive, of a range that is not empty. */
  public static void inclusive(int[] in, int from, int to, int[] out, IntBinaryOperator op) {
    int first = in[from];
    out[from] = first;
    inclusive(in, from + 1, to, out, op, first);
  }

  /** Inclusive, behind the value before. */
  public static void inclusive(
      int[] in, int from, int to, int[] out, IntBinaryOperator op, int before) {
    int value = before;
    for (int i = from; i < to; i++) {
      value = op.applyAsInt(value, in[i]);
      out[i] = value;
    }
  }

  /** Exclusive, behind the value before; returns the value behind the range. */
  public static int exclusive(
      int[] in, int from, int to, int[] out, IntBinaryOperator op, int before) {
    int value = before;
    for (int i = from; i < to; i++) {
      int x = in[i];
      out[i] = value;
      value = op.applyAsInt(value, x);
    }
    return value;
  }

  /** The value of a range that is not empty. */
  public static long reduce(long[] a, int from, int to, LongBinaryOperator op) {
    long value = a[from];
    for (int i = from + 1; i < to; i++) {
      value = op.applyAsLong(value, a[i]);
    }
    return value;
  }

  /** Inclusive, of a range that is not empty. */
  public static void inclusive(long[] in, int from, int to, long[] out, LongBinaryOperator op) {
    long first = in[from];
    out[from] = first;
    inclusive(in, from + 1, to, out, op, first);
  }

  /** Inclusive, behind the value before. */
  public static void inclusive(
      long[] in, int from, int to, long[] out, LongBinaryOperator op, long before) {
    long value = before;
    for (int i = from; i < to; i++) {
      value = op.applyAsLong(value, in[i]);
      out[i] = value;
    }
  }

  /** Exclusive, behind the value before; returns the value behind the range. */
  public static long exclusive(
      long[] in, int from, int to, long[] out, LongBinaryOperator op, long before) {
    long value = before;
    for (int i = from; i < to; i++) {
      long x = in[i];
      out[i] = value;
      value = op.applyAsLong(value, x);
    }
    return value;
  }

  /** The value of a range that is not empty. */
  public static double reduce(double[] a, int from, int to, DoubleBinaryOperator op) {
    double value = a[from];
    for (int i = from + 1; i < to; i++) {
      value = op.applyAsDouble(value, a[i]);
    }
    return value;
  }

  /** Inclusive, of a range that is not empty. */
  public static void inclusive(
      double[] in, int from, int to, double[] out, DoubleBinaryOperator op) {
    double first = in[from];
    out[from] = first;
    inclusive(in, from + 1, to, out, op, first);
  }

  /** Inclusive, behind the value before. */
  public static void inclusive(
      double[] in, int from, int to, double[] out, DoubleBinaryOperator op, double before) {
    double value = before;
    for (int i = from; i < to; i++) {
      value = op.applyAsDouble(value, in[i]);
      out[i] = value;
    }
  }

  /** Exclusive, behind the value before; returns the value behind the range. */
  public static double exclusive(
      double[] in, int from, int to, double[] out, DoubleBinaryOperator op, double before) {
    double value = before;
    for (int i = from; i < to; i++) {
      double x = in[i];
      out[i] = value;
      value = op.applyAsDouble(value, x);
    }
    return value;
  }

  /** The value of a range that is not empty. */
  public static <T> T reduce(T[] a, int from, int to, BinaryOperator<T> op) {
    T value = a[from];
    for (int i = from + 1; i < to; i++) {
      value = op.apply(value, a[i]);
    }
    return value;
  }

  /** Inclusive, of a range that is not empty. */
  public static <T> void inclusive(T[] in, int from, int to, T[] out, BinaryOperator<T> op) {
    T first = in[from];
    out[from] = first;
    inclusive(in, from + 1, to, out, op, first);
  }

  /** Inclusive, behind the value before. */
  public static <T> void inclusive(
      T[] in, int from, int to, T[] out, BinaryOperator<T> op, T before) {
    T value = before;
    for (int i = from; i < to; i++) {
      value = op.apply(value, in[i]);
      out[i] = value;
    }
  }

  /** Exclusive, behind the value before; returns the value behind the range. */
  public static <T> T exclusive(T[] in, int from, int to, T[] out, BinaryOperator<T> op, T before) {
    T value = before;
    for (int i = from; i < to; i++) {
      T x = in[i];
      out[i] = value;
      value = op.apply(value, x);
    }
    return value;
  }
}
