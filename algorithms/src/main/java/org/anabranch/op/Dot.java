package org.anabranch.op;

import java.util.Objects;
import org.anabranch.kernel.CertifiedDot;
import org.anabranch.kernel.ExactDot;
import org.anabranch.kernel.FastDot;
import org.anabranch.kernel.SumKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.LeafReduce;

/** Dot products: correctly rounded, or fast. */
public final class Dot {
  private static final Cost CERTIFIED = Cost.ofPicos(800);
  private static final Cost EXACT = Cost.ofPicos(4_000);
  private static final long FAST_PICOS = 500;

  private Dot() {}

  /** The correctly rounded dot product; what one fast pass cannot certify is added exactly. */
  public static double of(double[] a, double[] b) {
    check(a, b);
    double dot =
        Gather.run(
                0,
                a.length,
                CERTIFIED,
                CertifiedDot::new,
                (sum, lo, hi) -> sum.add(a, b, lo, hi),
                CertifiedDot::merge)
            .toDouble();
    return Double.isNaN(dot)
        ? Gather.run(
                0,
                a.length,
                EXACT,
                ExactDot::new,
                (sum, lo, hi) -> sum.add(a, b, lo, hi),
                ExactDot::merge)
            .toDouble()
        : dot;
  }

  /** The dot product by plain operations over a tree that depends on the length only. */
  public static double fast(double[] a, double[] b) {
    check(a, b);
    double[] blocks =
        LeafReduce.leaves(
            0,
            a.length,
            SumKernels.FAST_BLOCK,
            FAST_PICOS,
            (lo, hi) -> FastDot.ofBlock(a, b, lo, hi));
    double dot = SumKernels.combineFast(blocks, blocks.length);
    return Double.isNaN(dot) ? Double.NaN : dot;
  }

  private static void check(double[] a, double[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    if (a.length != b.length) {
      throw new IllegalArgumentException("a has " + a.length + " elements, b has " + b.length);
    }
  }
}
