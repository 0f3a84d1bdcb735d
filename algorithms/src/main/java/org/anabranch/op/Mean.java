package org.anabranch.op;

import java.util.NoSuchElementException;
import java.util.Objects;
import org.anabranch.kernel.CertifiedSum;
import org.anabranch.kernel.ExactSum;
import org.anabranch.kernel.WideSum;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;

/** Means: the real sum divided by the number of elements, rounded once. */
public final class Mean {
  private static final Cost WIDE = Cost.ofPicos(700);
  private static final Cost CERTIFIED = Cost.ofPicos(700);
  private static final Cost EXACT = Cost.ofPicos(1_500);

  /** Up to here a double holds every integer, so that one division rounds only once. */
  private static final long EXACT_DOUBLES = 1L << 53;

  private Mean() {}

  /** The mean of ints. */
  public static double of(int[] a) {
    check(Objects.requireNonNull(a, "a").length);
    long sum = Sum.of(a, 0, a.length);
    if (Math.abs(sum) <= EXACT_DOUBLES) {
      return (double) sum / a.length;
    }
    WideSum wide = new WideSum();
    wide.add(sum);
    return wide.mean(a.length);
  }

  /** The mean of longs. */
  public static double of(long[] a) {
    check(Objects.requireNonNull(a, "a").length);
    return Gather.run(
            0, a.length, WIDE, WideSum::new, (sum, lo, hi) -> sum.add(a, lo, hi), WideSum::merge)
        .mean(a.length);
  }

  /** The mean of doubles; what the fast pass cannot certify is summed again, exactly. */
  public static double of(double[] a) {
    check(Objects.requireNonNull(a, "a").length);
    double mean =
        Gather.run(
                0,
                a.length,
                CERTIFIED,
                CertifiedSum::new,
                (sum, lo, hi) -> sum.add(a, lo, hi),
                CertifiedSum::merge)
            .mean(a.length);
    return Double.isNaN(mean)
        ? Gather.run(
                0,
                a.length,
                EXACT,
                ExactSum::new,
                (sum, lo, hi) -> sum.add(a, lo, hi),
                ExactSum::merge)
            .mean(a.length)
        : mean;
  }

  private static void check(int length) {
    if (length == 0) {
      throw new NoSuchElementException("no elements");
    }
  }
}
