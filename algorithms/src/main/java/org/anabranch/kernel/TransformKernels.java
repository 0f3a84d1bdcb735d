package org.anabranch.kernel;

import java.util.function.DoubleFunction;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;

/**
 * Plain loops that write a user's function's values, one for each index, in order. Where input and
 * output are of one type they may be one array.
 */
public final class TransformKernels {
  private TransformKernels() {}

  /** Writes the values for the indices themselves. */
  public static void setAll(int[] a, int from, int to, IntUnaryOperator f) {
    for (int i = from; i < to; i++) {
      a[i] = f.applyAsInt(i);
    }
  }

  /** Writes the values for the indices themselves. */
  public static void setAll(long[] a, int from, int to, IntToLongFunction f) {
    for (int i = from; i < to; i++) {
      a[i] = f.applyAsLong(i);
    }
  }

  /** Writes the values for the indices themselves. */
  public static void setAll(double[] a, int from, int to, IntToDoubleFunction f) {
    for (int i = from; i < to; i++) {
      a[i] = f.applyAsDouble(i);
    }
  }

  /** Writes the values for the indices themselves. */
  public static <T> void setAll(T[] a, int from, int to, IntFunction<? extends T> f) {
    for (int i = from; i < to; i++) {
      a[i] = f.apply(i);
    }
  }

  /** From ints to ints. */
  public static void map(int[] in, int from, int to, int[] out, IntUnaryOperator f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsInt(in[i]);
    }
  }

  /** From ints to longs. */
  public static void map(int[] in, int from, int to, long[] out, IntToLongFunction f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsLong(in[i]);
    }
  }

  /** From ints to doubles. */
  public static void map(int[] in, int from, int to, double[] out, IntToDoubleFunction f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsDouble(in[i]);
    }
  }

  /** From ints to objects. */
  public static <R> void map(int[] in, int from, int to, R[] out, IntFunction<? extends R> f) {
    for (int i = from; i < to; i++) {
      out[i] = f.apply(in[i]);
    }
  }

  /** From longs to ints. */
  public static void map(long[] in, int from, int to, int[] out, LongToIntFunction f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsInt(in[i]);
    }
  }

  /** From longs to longs. */
  public static void map(long[] in, int from, int to, long[] out, LongUnaryOperator f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsLong(in[i]);
    }
  }

  /** From longs to doubles. */
  public static void map(long[] in, int from, int to, double[] out, LongToDoubleFunction f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsDouble(in[i]);
    }
  }

  /** From longs to objects. */
  public static <R> void map(long[] in, int from, int to, R[] out, LongFunction<? extends R> f) {
    for (int i = from; i < to; i++) {
      out[i] = f.apply(in[i]);
    }
  }

  /** From doubles to ints. */
  public static void map(double[] in, int from, int to, int[] out, DoubleToIntFunction f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsInt(in[i]);
    }
  }

  /** From doubles to longs. */
  public static void map(double[] in, int from, int to, long[] out, DoubleToLongFunction f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsLong(in[i]);
    }
  }

  /** From doubles to doubles. */
  public static void map(double[] in, int from, int to, double[] out, DoubleUnaryOperator f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsDouble(in[i]);
    }
  }

  /** From doubles to objects. */
  public static <R> void map(
      double[] in, int from, int to, R[] out, DoubleFunction<? extends R> f) {
    for (int i = from; i < to; i++) {
      out[i] = f.apply(in[i]);
    }
  }

  /** From objects to ints. */
  public static <T> void map(T[] in, int from, int to, int[] out, ToIntFunction<? super T> f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsInt(in[i]);
    }
  }

  /** From objects to longs. */
  public static <T> void map(T[] in, int from, int to, long[] out, ToLongFunction<? super T> f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsLong(in[i]);
    }
  }

  /** From objects to doubles. */
  public static <T> void map(
      T[] in, int from, int to, double[] out, ToDoubleFunction<? super T> f) {
    for (int i = from; i < to; i++) {
      out[i] = f.applyAsDouble(in[i]);
    }
  }

  /** From objects to objects. */
  public static <T, R> void map(
      T[] in, int from, int to, R[] out, Function<? super T, ? extends R> f) {
    for (int i = from; i < to; i++) {
      out[i] = f.apply(in[i]);
    }
  }
}
