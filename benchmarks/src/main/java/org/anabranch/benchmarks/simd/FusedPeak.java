package org.anabranch.benchmarks.simd;

import java.util.function.LongToDoubleFunction;
import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;

/** Fused multiply-adds in registers alone: as fast as one core can. */
public final class FusedPeak implements LongToDoubleFunction {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;

  /** Enough chains for two units with a latency of five cycles. */
  private static final int CHAINS = 10;

  /** The loop. */
  public FusedPeak() {}

  /** Takes so many floating-point operations, two for each lane; the result is there to be used. */
  @Override
  public double applyAsDouble(long flop) {
    DoubleVector x = DoubleVector.broadcast(SPECIES, 0.999);
    DoubleVector y = DoubleVector.broadcast(SPECIES, 1e-3);
    DoubleVector a = y;
    DoubleVector b = y;
    DoubleVector c = y;
    DoubleVector d = y;
    DoubleVector e = y;
    DoubleVector f = y;
    DoubleVector g = y;
    DoubleVector h = y;
    DoubleVector i = y;
    DoubleVector j = y;
    int rounds = (int) (flop / (2L * CHAINS * SPECIES.length()));
    for (int round = 0; round < rounds; round++) {
      a = a.fma(x, y);
      b = b.fma(x, y);
      c = c.fma(x, y);
      d = d.fma(x, y);
      e = e.fma(x, y);
      f = f.fma(x, y);
      g = g.fma(x, y);
      h = h.fma(x, y);
      i = i.fma(x, y);
      j = j.fma(x, y);
    }
    DoubleVector sum = a.add(b).add(c).add(d).add(e).add(f).add(g).add(h).add(i).add(j);
    return sum.reduceLanes(VectorOperators.ADD);
  }
}
