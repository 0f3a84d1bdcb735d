package org.anabranch.kernel;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import org.jspecify.annotations.Nullable;

/** Folds from left to right by a user's operator, of elements or of what a function makes. */
public final class FoldKernels {
  private FoldKernels() {}

  /** Folds elements into a start. */
  public static int fold(int[] a, int from, int to, int start, IntBinaryOperator op) {
    int folded = start;
    for (int i = from; i < to; i++) {
      folded = op.applyAsInt(folded, a[i]);
    }
    return folded;
  }

  /** Folds elements into a start. */
  public static long fold(long[] a, int from, int to, long start, LongBinaryOperator op) {
    long folded = start;
    for (int i = from; i < to; i++) {
      folded = op.applyAsLong(folded, a[i]);
    }
    return folded;
  }

  /** Folds elements into a start. */
  public static double fold(double[] a, int from, int to, double start, DoubleBinaryOperator op) {
    double folded = start;
    for (int i = from; i < to; i++) {
      folded = op.applyAsDouble(folded, a[i]);
    }
    return folded;
  }

  /** Folds elements into a start. */
  public static <T extends @Nullable Object> T fold(
      T[] a, int from, int to, T start, BinaryOperator<T> op) {
    T folded = start;
    for (int i = from; i < to; i++) {
      folded = op.apply(folded, a[i]);
    }
    return folded;
  }

  /** Folds a function's values into a start. */
  public static int foldInts(
      int from, int to, IntUnaryOperator map, int start, IntBinaryOperator op) {
    int folded = start;
    for (int i = from; i < to; i++) {
      folded = op.applyAsInt(folded, map.applyAsInt(i));
    }
    return folded;
  }

  /** Folds a function's values into a start. */
  public static long foldLongs(
      int from, int to, IntToLongFunction map, long start, LongBinaryOperator op) {
    long folded = start;
    for (int i = from; i < to; i++) {
      folded = op.applyAsLong(folded, map.applyAsLong(i));
    }
    return folded;
  }

  /** Folds a function's values into a start. */
  public static double foldDoubles(
      int from, int to, IntToDoubleFunction map, double start, DoubleBinaryOperator op) {
    double folded = start;
    for (int i = from; i < to; i++) {
      folded = op.applyAsDouble(folded, map.applyAsDouble(i));
    }
    return folded;
  }

  /** Folds a function's values into a start. */
  public static <R extends @Nullable Object> R fold(
      int from, int to, IntFunction<? extends R> map, R start, BinaryOperator<R> op) {
    R folded = start;
    for (int i = from; i < to; i++) {
      folded = op.apply(folded, map.apply(i));
    }
    return folded;
  }

  /** Folds what a function makes of elements into a start. */
  public static <T extends @Nullable Object, R extends @Nullable Object> R fold(
      T[] a,
      int from,
      int to,
      Function<? super T, ? extends R> map,
      R start,
      BinaryOperator<R> op) {
    R folded = start;
    for (int i = from; i < to; i++) {
      folded = op.apply(folded, map.apply(a[i]));
    }
    return folded;
  }

  /** Writes a function's values into an array, from {@code at} on. */
  public static void tabulateInts(int from, int to, IntUnaryOperator map, int[] values, int at) {
    for (int i = 0; i < to - from; i++) {
      values[at + i] = map.applyAsInt(from + i);
    }
  }

  /** Writes a function's values into an array, from {@code at} on. */
  public static void tabulateLongs(int from, int to, IntToLongFunction map, long[] values, int at) {
    for (int i = 0; i < to - from; i++) {
      values[at + i] = map.applyAsLong(from + i);
    }
  }

  /** Writes a function's values into an array, from {@code at} on. */
  public static void tabulateDoubles(
      int from, int to, IntToDoubleFunction map, double[] values, int at) {
    for (int i = 0; i < to - from; i++) {
      values[at + i] = map.applyAsDouble(from + i);
    }
  }
}
