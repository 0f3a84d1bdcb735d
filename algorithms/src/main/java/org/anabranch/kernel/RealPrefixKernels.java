package org.anabranch.kernel;

import org.jspecify.annotations.Nullable;

/**
 * Running sums of doubles, block by block.
 *
 * <p>A block starts from the real sum of what lies before it, rounded once; inside a block sums are
 * plain additions, so the error does not grow with the number of blocks. For a block without a
 * negative number, no result exceeds the start of the next block. Both together make the running
 * sums of non-negative numbers never decrease: rounding is monotone, within a block because each
 * addition is rounded monotonically, from block to block because the real sums do not decrease.
 *
 * <p>A NaN is written as the canonical one, since which payload survives an addition is up to the
 * compiler. {@code in} and {@code out} may be one array when {@code shift} is 0.
 */
public final class RealPrefixKernels {
  private static final int FRACTION_BITS = 52;
  private static final long HIDDEN_BIT = 1L << FRACTION_BITS;
  private static final int EXPONENT_MASK = 0x7ff;

  private RealPrefixKernels() {}

  /**
   * The starts of all blocks and, behind them, the sum behind the last: the real sums, rounded
   * once. Sums begin anew with a block that has a head.
   *
   * @return the starts; NaN where a sum is NaN, is infinite, or is not certain
   */
  public static double[] starts(CertifiedSum[] blocks, boolean[] restarts) {
    double[] starts = new double[blocks.length + 1];
    CertifiedSum sum = new CertifiedSum();
    for (int b = 0; b < blocks.length; b++) {
      if (restarts[b]) {
        sum = new CertifiedSum();
      }
      sum.merge(blocks[b]);
      starts[b + 1] = sum.toDouble();
    }
    return starts;
  }

  /**
   * The same without doubt.
   *
   * @param exact the sums of those blocks of which the certified one may have lost something
   */
  public static double[] starts(
      CertifiedSum[] blocks, @Nullable ExactSum[] exact, boolean[] restarts) {
    double[] starts = new double[blocks.length + 1];
    ExactSum sum = new ExactSum();
    for (int b = 0; b < blocks.length; b++) {
      if (restarts[b]) {
        sum = new ExactSum();
      }
      ExactSum block = exact[b];
      if (block == null) {
        blocks[b].addTo(sum);
      } else {
        sum.merge(block);
      }
      starts[b + 1] = sum.toDouble();
    }
    return starts;
  }

  /** Inclusive: a block that starts from {@code before}, with {@code next} behind it. */
  public static void inclusive(
      double[] in, int from, int to, double[] out, int shift, double before, double next) {
    double sum = before;
    long signs = 0;
    for (int i = from; i < to; i++) {
      double x = in[i];
      signs |= Double.doubleToRawLongBits(x + 0.0); // which makes a zero positive
      sum += x;
      out[i + shift] = sum;
    }
    settle(out, from + shift, to + shift, signs < 0, sum, next);
  }

  /** Exclusive: a block that starts from {@code before}, with {@code next} behind it. */
  public static void exclusive(
      double[] in, int from, int to, double[] out, int shift, double before, double next) {
    double sum = before;
    long signs = 0;
    for (int i = from; i < to; i++) {
      double x = in[i];
      signs |= Double.doubleToRawLongBits(x + 0.0);
      out[i + shift] = sum;
      sum += x;
    }
    settle(out, from + shift, to + shift, signs < 0, sum, next);
  }

  /**
   * Inclusive, from zero again at each head; {@code next} is the sum behind the block since the
   * last head.
   */
  public static void segmented(
      double[] in, int from, int to, double[] out, Heads heads, double before, double next) {
    for (int at = from; at < to; ) {
      int end = heads.next(at + 1, to);
      double start = heads.at(at) ? 0.0 : before; // behind the first there is a head
      inclusive(in, at, end, out, 0, start, end == to ? next : Double.POSITIVE_INFINITY);
      at = end;
    }
  }

  /** Lowers what exceeds the sum behind a block that only rises, and unifies NaN. */
  private static void settle(
      double[] out, int from, int to, boolean negative, double sum, double next) {
    if (Double.isNaN(sum)) {
      for (int i = to - 1; i >= from && Double.isNaN(out[i]); i--) {
        out[i] = Double.NaN;
      }
    } else if (!negative && sum > next) {
      for (int i = to - 1; i >= from && out[i] > next; i--) {
        out[i] = next;
      }
    }
  }

  /** What a block adds to the running sum: all of it, or what lies behind its last head. */
  public static CertifiedSum certified(double[] a, int from, int to, @Nullable Heads heads) {
    CertifiedSum sum = new CertifiedSum();
    sum.add(a, sumFrom(from, to, heads), to);
    return sum;
  }

  /** The same in a superaccumulator, or null when the certified sum has lost nothing. */
  public static @Nullable ExactSum exact(
      CertifiedSum certified, double[] a, int from, int to, @Nullable Heads heads) {
    int start = sumFrom(from, to, heads);
    if (certified.isExact(unit(a, start, to))) {
      return null;
    }
    ExactSum sum = new ExactSum();
    sum.add(a, start, to);
    return sum;
  }

  /** The largest power of two that all elements are multiples of; infinity when all are zeros. */
  private static double unit(double[] a, int from, int to) {
    int least = Double.MAX_EXPONENT + 1;
    for (int i = from; i < to; i++) {
      long bits = Double.doubleToRawLongBits(a[i]);
      int exponent = (int) (bits >>> FRACTION_BITS) & EXPONENT_MASK;
      long hidden = exponent == 0 ? 0 : HIDDEN_BIT;
      long fraction = (bits & (HIDDEN_BIT - 1)) | hidden;
      int unit = Math.max(exponent, 1) + Long.numberOfTrailingZeros(fraction);
      least = Math.min(least, fraction == 0 ? least : unit - FRACTION_BITS - Double.MAX_EXPONENT);
    }
    return Math.scalb(1.0, least);
  }

  private static int sumFrom(int from, int to, @Nullable Heads heads) {
    return heads == null ? from : Math.max(from, heads.last(from, to));
  }
}
