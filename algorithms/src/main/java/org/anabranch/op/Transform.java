package org.anabranch.op;

import java.util.Objects;
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
import org.anabranch.kernel.TransformKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;

/** Arrays filled with a function's values, of indices or of other elements. */
public final class Transform {
  private Transform() {}

  /** Sets each element to the value of its index. */
  public static void setAll(int[] a, IntUnaryOperator generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(a.length, generator, (lo, hi) -> TransformKernels.setAll(a, (int) lo, (int) hi, generator));
  }

  /** Sets each element to the value of its index. */
  public static void setAll(long[] a, IntToLongFunction generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(a.length, generator, (lo, hi) -> TransformKernels.setAll(a, (int) lo, (int) hi, generator));
  }

  /** Sets each element to the value of its index. */
  public static void setAll(double[] a, IntToDoubleFunction generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(a.length, generator, (lo, hi) -> TransformKernels.setAll(a, (int) lo, (int) hi, generator));
  }

  /** Sets each element to the value of its index. */
  public static <T> void setAll(T[] a, IntFunction<? extends T> generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(a.length, generator, (lo, hi) -> TransformKernels.setAll(a, (int) lo, (int) hi, generator));
  }

  /** Replaces each element by its value. */
  public static void inPlace(int[] a, IntUnaryOperator f) {
    check(a, f);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, a, f));
  }

  /** Replaces each element by its value. */
  public static void inPlace(long[] a, LongUnaryOperator f) {
    check(a, f);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, a, f));
  }

  /** Replaces each element by its value. */
  public static void inPlace(double[] a, DoubleUnaryOperator f) {
    check(a, f);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, a, f));
  }

  /** Replaces each element by its value. */
  public static <T> void inPlace(T[] a, Function<? super T, ? extends T> f) {
    check(a, f);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, a, f));
  }

  /** The values of all elements. */
  public static int[] toInts(int[] a, IntUnaryOperator f) {
    check(a, f);
    int[] out = new int[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static long[] toLongs(int[] a, IntToLongFunction f) {
    check(a, f);
    long[] out = new long[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static double[] toDoubles(int[] a, IntToDoubleFunction f) {
    check(a, f);
    double[] out = new double[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <R> R[] toObjects(int[] a, IntFunction<? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static int[] toInts(long[] a, LongToIntFunction f) {
    check(a, f);
    int[] out = new int[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static long[] toLongs(long[] a, LongUnaryOperator f) {
    check(a, f);
    long[] out = new long[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static double[] toDoubles(long[] a, LongToDoubleFunction f) {
    check(a, f);
    double[] out = new double[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <R> R[] toObjects(
      long[] a, LongFunction<? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static int[] toInts(double[] a, DoubleToIntFunction f) {
    check(a, f);
    int[] out = new int[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static long[] toLongs(double[] a, DoubleToLongFunction f) {
    check(a, f);
    long[] out = new long[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static double[] toDoubles(double[] a, DoubleUnaryOperator f) {
    check(a, f);
    double[] out = new double[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <R> R[] toObjects(
      double[] a, DoubleFunction<? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static <T> int[] toInts(T[] a, ToIntFunction<? super T> f) {
    check(a, f);
    int[] out = new int[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static <T> long[] toLongs(T[] a, ToLongFunction<? super T> f) {
    check(a, f);
    long[] out = new long[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements. */
  public static <T> double[] toDoubles(T[] a, ToDoubleFunction<? super T> f) {
    check(a, f);
    double[] out = new double[a.length];
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <T, R> R[] toObjects(
      T[] a, Function<? super T, ? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  /** The values of all elements, in an array of the same kind. */
  public static <T> T[] toSame(T[] a, Function<? super T, ? extends T> f) {
    check(a, f);
    T[] out = Bulk.newLike(a, a.length);
    run(a.length, f, (lo, hi) -> TransformKernels.map(a, (int) lo, (int) hi, out, f));
    return out;
  }

  private static void check(Object a, Object f) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(f, "f");
  }

  private static <R> R[] results(int length, IntFunction<R[]> generator) {
    R[] results = Objects.requireNonNull(generator, "generator").apply(length);
    if (results.length < length) {
      throw new IllegalArgumentException(
          "generator made an array of " + results.length + " for " + length + " results");
    }
    return results;
  }

  private static void run(int length, Object f, IndexLoop.Kernel kernel) {
    IndexLoop.run(0, length, Cost.of(f), kernel);
  }
}
