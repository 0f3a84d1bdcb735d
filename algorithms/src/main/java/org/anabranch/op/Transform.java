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
import org.anabranch.kernel.MapKernel;
import org.anabranch.kernel.MapKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/** Arrays filled with a function's values, of indices or of other elements. */
public final class Transform {
  private static final Specializer<MapKernel> INDEX_TO_INT = Copies.of(MapKernels.INDEX_TO_INT);
  private static final Specializer<MapKernel> INDEX_TO_LONG = Copies.of(MapKernels.INDEX_TO_LONG);
  private static final Specializer<MapKernel> INDEX_TO_DOUBLE =
      Copies.of(MapKernels.INDEX_TO_DOUBLE);
  private static final Specializer<MapKernel> INDEX_TO_OBJECT =
      Copies.of(MapKernels.INDEX_TO_OBJECT);
  private static final Specializer<MapKernel> INT_TO_INT = Copies.of(MapKernels.INT_TO_INT);
  private static final Specializer<MapKernel> INT_TO_LONG = Copies.of(MapKernels.INT_TO_LONG);
  private static final Specializer<MapKernel> INT_TO_DOUBLE = Copies.of(MapKernels.INT_TO_DOUBLE);
  private static final Specializer<MapKernel> INT_TO_OBJECT = Copies.of(MapKernels.INT_TO_OBJECT);
  private static final Specializer<MapKernel> LONG_TO_INT = Copies.of(MapKernels.LONG_TO_INT);
  private static final Specializer<MapKernel> LONG_TO_LONG = Copies.of(MapKernels.LONG_TO_LONG);
  private static final Specializer<MapKernel> LONG_TO_DOUBLE = Copies.of(MapKernels.LONG_TO_DOUBLE);
  private static final Specializer<MapKernel> LONG_TO_OBJECT = Copies.of(MapKernels.LONG_TO_OBJECT);
  private static final Specializer<MapKernel> DOUBLE_TO_INT = Copies.of(MapKernels.DOUBLE_TO_INT);
  private static final Specializer<MapKernel> DOUBLE_TO_LONG = Copies.of(MapKernels.DOUBLE_TO_LONG);
  private static final Specializer<MapKernel> DOUBLE_TO_DOUBLE =
      Copies.of(MapKernels.DOUBLE_TO_DOUBLE);
  private static final Specializer<MapKernel> DOUBLE_TO_OBJECT =
      Copies.of(MapKernels.DOUBLE_TO_OBJECT);
  private static final Specializer<MapKernel> OBJECT_TO_INT = Copies.of(MapKernels.OBJECT_TO_INT);
  private static final Specializer<MapKernel> OBJECT_TO_LONG = Copies.of(MapKernels.OBJECT_TO_LONG);
  private static final Specializer<MapKernel> OBJECT_TO_DOUBLE =
      Copies.of(MapKernels.OBJECT_TO_DOUBLE);
  private static final Specializer<MapKernel> OBJECT_TO_OBJECT =
      Copies.of(MapKernels.OBJECT_TO_OBJECT);

  private Transform() {}

  /** Sets each element to the value of its index. */
  public static void setAll(int[] a, IntUnaryOperator generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(INDEX_TO_INT, a, a.length, generator, a);
  }

  /** Sets each element to the value of its index. */
  public static void setAll(long[] a, IntToLongFunction generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(INDEX_TO_LONG, a, a.length, generator, a);
  }

  /** Sets each element to the value of its index. */
  public static void setAll(double[] a, IntToDoubleFunction generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(INDEX_TO_DOUBLE, a, a.length, generator, a);
  }

  /** Sets each element to the value of its index. */
  public static <T> void setAll(T[] a, IntFunction<? extends T> generator) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(generator, "generator");
    run(INDEX_TO_OBJECT, a, a.length, generator, a);
  }

  /** Replaces each element by its value. */
  public static void inPlace(int[] a, IntUnaryOperator f) {
    check(a, f);
    run(INT_TO_INT, a, a.length, f, a);
  }

  /** Replaces each element by its value. */
  public static void inPlace(long[] a, LongUnaryOperator f) {
    check(a, f);
    run(LONG_TO_LONG, a, a.length, f, a);
  }

  /** Replaces each element by its value. */
  public static void inPlace(double[] a, DoubleUnaryOperator f) {
    check(a, f);
    run(DOUBLE_TO_DOUBLE, a, a.length, f, a);
  }

  /** Replaces each element by its value. */
  public static <T> void inPlace(T[] a, Function<? super T, ? extends T> f) {
    check(a, f);
    run(OBJECT_TO_OBJECT, a, a.length, f, a);
  }

  /** The values of all elements. */
  public static int[] toInts(int[] a, IntUnaryOperator f) {
    check(a, f);
    int[] out = new int[a.length];
    run(INT_TO_INT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static long[] toLongs(int[] a, IntToLongFunction f) {
    check(a, f);
    long[] out = new long[a.length];
    run(INT_TO_LONG, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static double[] toDoubles(int[] a, IntToDoubleFunction f) {
    check(a, f);
    double[] out = new double[a.length];
    run(INT_TO_DOUBLE, a, a.length, f, out);
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <R> R[] toObjects(int[] a, IntFunction<? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(INT_TO_OBJECT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static int[] toInts(long[] a, LongToIntFunction f) {
    check(a, f);
    int[] out = new int[a.length];
    run(LONG_TO_INT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static long[] toLongs(long[] a, LongUnaryOperator f) {
    check(a, f);
    long[] out = new long[a.length];
    run(LONG_TO_LONG, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static double[] toDoubles(long[] a, LongToDoubleFunction f) {
    check(a, f);
    double[] out = new double[a.length];
    run(LONG_TO_DOUBLE, a, a.length, f, out);
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <R> R[] toObjects(
      long[] a, LongFunction<? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(LONG_TO_OBJECT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static int[] toInts(double[] a, DoubleToIntFunction f) {
    check(a, f);
    int[] out = new int[a.length];
    run(DOUBLE_TO_INT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static long[] toLongs(double[] a, DoubleToLongFunction f) {
    check(a, f);
    long[] out = new long[a.length];
    run(DOUBLE_TO_LONG, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static double[] toDoubles(double[] a, DoubleUnaryOperator f) {
    check(a, f);
    double[] out = new double[a.length];
    run(DOUBLE_TO_DOUBLE, a, a.length, f, out);
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <R> R[] toObjects(
      double[] a, DoubleFunction<? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(DOUBLE_TO_OBJECT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static <T> int[] toInts(T[] a, ToIntFunction<? super T> f) {
    check(a, f);
    int[] out = new int[a.length];
    run(OBJECT_TO_INT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static <T> long[] toLongs(T[] a, ToLongFunction<? super T> f) {
    check(a, f);
    long[] out = new long[a.length];
    run(OBJECT_TO_LONG, a, a.length, f, out);
    return out;
  }

  /** The values of all elements. */
  public static <T> double[] toDoubles(T[] a, ToDoubleFunction<? super T> f) {
    check(a, f);
    double[] out = new double[a.length];
    run(OBJECT_TO_DOUBLE, a, a.length, f, out);
    return out;
  }

  /** The values of all elements, in an array of the caller's. */
  public static <T, R> R[] toObjects(
      T[] a, Function<? super T, ? extends R> f, IntFunction<R[]> generator) {
    check(a, f);
    R[] out = results(a.length, generator);
    run(OBJECT_TO_OBJECT, a, a.length, f, out);
    return out;
  }

  /** The values of all elements, in an array of the same kind. */
  public static <T> T[] toSame(T[] a, Function<? super T, ? extends T> f) {
    check(a, f);
    T[] out = Bulk.newLike(a, a.length);
    run(OBJECT_TO_OBJECT, a, a.length, f, out);
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

  private static void run(
      Specializer<MapKernel> specializer, Object in, int length, Object function, Object out) {
    KernelChoice<MapKernel> kernels = specializer.kernels(function, length);
    IndexLoop.run(
        0,
        length,
        Cost.of(function),
        (lo, hi) -> kernels.forPiece(hi - lo).run(in, (int) lo, (int) hi, function, out));
  }
}
