package org.anabranch.op;

import java.util.Objects;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.ToDoubleFunction;
import java.util.function.ToLongFunction;
import org.anabranch.kernel.CertifiedSum;
import org.anabranch.kernel.ExactSum;
import org.anabranch.kernel.FunctionKernels;
import org.anabranch.kernel.FunctionSum;
import org.anabranch.kernel.SumKernels;
import org.anabranch.kernel.SumOfLongs;
import org.anabranch.kernel.TabulateDoubles;
import org.anabranch.kernel.VectorApi;
import org.anabranch.kernel.WideSum;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.LeafReduce;
import org.anabranch.skeleton.LongGather;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;
import org.jspecify.annotations.Nullable;

/**
 * Sums. Integers wrap, or are summed in 128 bits where that matters; floating-point sums are
 * certified in one pass and, where the certificate fails, taken again in a superaccumulator.
 */
public final class Sum {
  private static final Cost BYTE = Cost.ofPicos(30);
  private static final Cost INT = Cost.ofPicos(110);
  private static final Cost LONG = Cost.ofPicos(200);
  private static final Cost WIDE = Cost.ofPicos(700);
  private static final Cost CERTIFIED = Cost.ofPicos(VectorApi.isAvailable() ? 250 : 700);
  private static final Cost EXACT = Cost.ofPicos(1_500);
  private static final long FAST_PICOS = 300;

  private static final Specializer<SumOfLongs> SUM_OF_LONGS =
      Copies.of(FunctionKernels.SUM_OF_LONGS);
  private static final Specializer<TabulateDoubles> TABULATE_DOUBLES =
      Copies.of(FunctionKernels.TABULATE_DOUBLES);

  private Sum() {}

  /** The sum of bytes. */
  public static long of(byte[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    return LongGather.sum(from, to, BYTE, (lo, hi) -> SumKernels.sum(a, lo, hi));
  }

  /** The sum of ints, which a long holds. */
  public static long of(int[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    return LongGather.sum(from, to, INT, (lo, hi) -> SumKernels.sum(a, lo, hi));
  }

  /** The wrapping sum of longs. */
  public static long of(long[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    return LongGather.sum(from, to, LONG, (lo, hi) -> SumKernels.sum(a, lo, hi));
  }

  /** The sum of longs, or ArithmeticException when a long does not hold it. */
  public static long exactly(long[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    return Gather.run(
            from, to, WIDE, WideSum::new, (sum, lo, hi) -> sum.add(a, lo, hi), WideSum::merge)
        .toLongExact();
  }

  /** The correctly rounded sum of floats. */
  public static double of(float[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (CERTIFIED.isSmall((long) to - from)) {
      return SumKernels.sum(a, from, to);
    }
    return correctlyRounded(
        from, to, (sum, lo, hi) -> sum.add(a, lo, hi), (sum, lo, hi) -> sum.add(a, lo, hi));
  }

  /** The correctly rounded sum of doubles. */
  public static double of(double[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (CERTIFIED.isSmall((long) to - from)) {
      return SumKernels.sum(a, from, to);
    }
    return correctlyRounded(
        from, to, (sum, lo, hi) -> sum.add(a, lo, hi), (sum, lo, hi) -> sum.add(a, lo, hi));
  }

  /** One fast pass with a certificate, and a slow one where the certificate fails. */
  private static double correctlyRounded(
      int from, int to, Gather.Adder<CertifiedSum> certified, Gather.Adder<ExactSum> exact) {
    double sum =
        Gather.run(from, to, CERTIFIED, CertifiedSum::new, certified, CertifiedSum::merge)
            .toDouble();
    return Double.isNaN(sum)
        ? Gather.run(from, to, EXACT, ExactSum::new, exact, ExactSum::merge).toDouble()
        : sum;
  }

  /** The sum of doubles by plain additions over a tree that depends on their number only. */
  public static double fast(double[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    double sum;
    if (Cost.ofPicos(FAST_PICOS).isSmall((long) to - from)) {
      sum = SumKernels.sumFast(a, from, to);
    } else {
      double[] blocks =
          LeafReduce.leaves(
              from,
              to,
              SumKernels.FAST_BLOCK,
              FAST_PICOS,
              (lo, hi) -> SumKernels.sumFast(a, lo, hi));
      sum = SumKernels.combineFast(blocks, blocks.length);
    }
    return Double.isNaN(sum) ? Double.NaN : sum;
  }

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
