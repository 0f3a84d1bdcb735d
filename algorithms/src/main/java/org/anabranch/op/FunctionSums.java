package org.anabranch.op;

import java.util.Objects;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.anabranch.kernel.FunctionKernels;
import org.anabranch.kernel.FunctionSum;
import org.anabranch.kernel.SumOfLongs;
import org.anabranch.kernel.TabulateDoubles;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.LongGather;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;
import org.jspecify.annotations.Nullable;

/** Sums of a function's values: wrapping for longs, correctly rounded for doubles. */
public final class FunctionSums {
  private static final Specializer<SumOfLongs> SUM_OF_LONGS =
      Copies.of(FunctionKernels.SUM_OF_LONGS);
  private static final Specializer<TabulateDoubles> TABULATE_DOUBLES =
      Copies.of(FunctionKernels.TABULATE_DOUBLES);

  private FunctionSums() {}

  /** The wrapping sum of a function's values. */
  public static long ofLong(int from, int to, IntToLongFunction function) {
    Objects.requireNonNull(function, "function");
    Cost cost = Cost.of(function);
    if (SUM_OF_LONGS.isShared(function, (long) to - from)) {
      return LongGather.sum(
          from, to, cost, (lo, hi) -> FunctionKernels.SUM_OF_LONGS.sum(lo, hi, function));
    }
    KernelChoice<SumOfLongs> kernels = SUM_OF_LONGS.choice(function, (long) to - from);
    return LongGather.sum(
        from, to, cost, (lo, hi) -> kernels.forPiece(hi - lo).sum(lo, hi, function));
  }

  /** The correctly rounded sum of a function's values. */
  public static double ofDouble(int from, int to, IntToDoubleFunction function) {
    Objects.requireNonNull(function, "function");
    if (TABULATE_DOUBLES.isShared(function, (long) to - from)) {
      return ofDouble(
          from, to, function, (sum, lo, hi) -> sum.add(FunctionKernels.TABULATE_DOUBLES, lo, hi));
    }
    KernelChoice<TabulateDoubles> kernels = TABULATE_DOUBLES.choice(function, (long) to - from);
    return ofDouble(
        from, to, function, (sum, lo, hi) -> sum.add(kernels.forPiece(hi - lo), lo, hi));
  }

  private static double ofDouble(
      int from, int to, IntToDoubleFunction function, Gather.Adder<FunctionSum> adder) {
    return Gather.run(
            from,
            to,
            Cost.of(function),
            () -> new FunctionSum(function, (long) to - from),
            adder,
            FunctionSum::merge)
        .toDouble();
  }

  /** The wrapping sum of a function's values. */
  public static <T extends @Nullable Object> long ofLong(
      T[] a, ToLongFunction<? super T> function) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(function, "function");
    return LongGather.sum(
        0, a.length, Cost.of(function), (lo, hi) -> FunctionKernels.sum(a, lo, hi, function));
  }

  /** The wrapping sum of a function's values. */
  public static <T extends @Nullable Object> long ofLong(
      Iterable<T> elements, ToLongFunction<? super T> function) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(function, "function");
    return ofLong(Elements.of(elements), function);
  }

  /** The correctly rounded sum of a function's values. */
  public static <T extends @Nullable Object> double ofDouble(
      T[] a, ToDoubleFunction<? super T> function) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(function, "function");
    IntToDoubleFunction ofIndex = i -> function.applyAsDouble(a[i]);
    return Gather.run(
            0,
            a.length,
            Cost.of(function),
            () -> new FunctionSum(ofIndex, a.length),
            (sum, lo, hi) -> sum.add(FunctionKernels.TABULATE_DOUBLES, lo, hi),
            FunctionSum::merge)
        .toDouble();
  }

  /** The correctly rounded sum of a function's values. */
  public static <T extends @Nullable Object> double ofDouble(
      Iterable<T> elements, ToDoubleFunction<? super T> function) {
    Objects.requireNonNull(elements, "elements");
    Objects.requireNonNull(function, "function");
    return ofDouble(Elements.of(elements), function);
  }
}
