package org.anabranch.op;

import java.util.Objects;
import org.anabranch.kernel.CertifiedSum;
import org.anabranch.kernel.ExactSum;
import org.anabranch.kernel.SumKernels;
import org.anabranch.kernel.VectorApi;
import org.anabranch.kernel.WideSum;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.LeafReduce;
import org.anabranch.skeleton.LongGather;

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
}
