package org.anabranch.op;

import java.util.BitSet;
import org.anabranch.kernel.CertifiedSum;
import org.anabranch.kernel.ExactSum;
import org.anabranch.kernel.Heads;
import org.anabranch.kernel.RealPrefixKernels;
import org.anabranch.skeleton.Blocks;
import org.anabranch.skeleton.Cost;
import org.jspecify.annotations.Nullable;

/**
 * Running sums of doubles. The blocks are summed first, with certificates and, where one fails and
 * something may be lost, in superaccumulators; that gives the start of every block, correctly
 * rounded. Then each block is scanned by plain additions.
 */
public final class RealPrefixSum {
  /** Elements in a block: what adds up rounding errors. */
  private static final int BLOCK = 1 << 12;

  private static final Cost CERTIFIED = Cost.ofPicos(700L * BLOCK);
  private static final Cost EXACT = Cost.ofPicos(1_500L * BLOCK);
  private static final Cost SCAN = Cost.ofPicos(1_200L * BLOCK);

  private RealPrefixSum() {}

  /** Inclusive; results go to {@code out}, from {@code outFrom} on. */
  public static void inclusive(double[] in, int from, int to, double[] out, int outFrom) {
    Arguments.checkRanges(in, in.length, from, to, out, out.length, outFrom);
    int shift = outFrom - from;
    Blocks blocks = new Blocks(from, to, BLOCK);
    double[] starts = starts(in, blocks, null);
    blocks.forEach(
        SCAN,
        (b, lo, hi) ->
            RealPrefixKernels.inclusive(in, lo, hi, out, shift, starts[b], starts[b + 1]));
  }

  /** Exclusive; returns the sum of all, rounded once. */
  public static double exclusive(double[] in, int from, int to, double[] out, int outFrom) {
    Arguments.checkRanges(in, in.length, from, to, out, out.length, outFrom);
    int shift = outFrom - from;
    Blocks blocks = new Blocks(from, to, BLOCK);
    double[] starts = starts(in, blocks, null);
    blocks.forEach(
        SCAN,
        (b, lo, hi) ->
            RealPrefixKernels.exclusive(in, lo, hi, out, shift, starts[b], starts[b + 1]));
    return starts[blocks.count()];
  }

  /** Inclusive, from zero again at each head. */
  public static void segmented(double[] in, double[] out, BitSet bits) {
    Arguments.checkRanges(in, in.length, 0, in.length, out, out.length, 0);
    Heads heads = new Heads(bits);
    Blocks blocks = new Blocks(0, in.length, BLOCK);
    double[] starts = starts(in, blocks, heads);
    blocks.forEach(
        SCAN,
        (b, lo, hi) ->
            RealPrefixKernels.segmented(in, lo, hi, out, heads, starts[b], starts[b + 1]));
  }

  /** The real sums in front of each block and behind the last, rounded once. */
  private static double[] starts(double[] in, Blocks blocks, @Nullable Heads heads) {
    int count = blocks.count();
    boolean[] restarts = new boolean[count];
    CertifiedSum[] certified = new CertifiedSum[count];
    blocks.forEach(
        CERTIFIED,
        (b, lo, hi) -> {
          restarts[b] = heads != null && heads.last(lo, hi) >= 0;
          certified[b] = RealPrefixKernels.certified(in, lo, hi, heads);
        });
    double[] starts = RealPrefixKernels.starts(certified, restarts);
    for (double start : starts) {
      if (Double.isNaN(start)) {
        return exactStarts(in, blocks, heads, certified, restarts);
      }
    }
    return starts;
  }

  private static double[] exactStarts(
      double[] in,
      Blocks blocks,
      @Nullable Heads heads,
      CertifiedSum[] certified,
      boolean[] restarts) {
    @Nullable ExactSum[] exact = new ExactSum[blocks.count()];
    blocks.forEach(
        EXACT, (b, lo, hi) -> exact[b] = RealPrefixKernels.exact(certified[b], in, lo, hi, heads));
    return RealPrefixKernels.starts(certified, exact, restarts);
  }
}
