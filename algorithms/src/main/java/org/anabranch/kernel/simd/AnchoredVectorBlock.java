package org.anabranch.kernel.simd;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorOperators;
import jdk.incubator.vector.VectorSpecies;
import org.anabranch.kernel.AnchoredBlock;

/** A block in four vectors of lanes, enough to hide the latency of the chain of additions. */
public final class AnchoredVectorBlock implements AnchoredBlock {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();

  /** A kernel without state. */
  public AnchoredVectorBlock() {}

  @Override
  public void add(double[] a, int from, double anchor, double[] result) {
    DoubleVector start = DoubleVector.broadcast(SPECIES, anchor);
    DoubleVector zero = DoubleVector.zero(SPECIES);
    DoubleVector s0 = start;
    DoubleVector s1 = start;
    DoubleVector s2 = start;
    DoubleVector s3 = start;
    DoubleVector r0 = zero;
    DoubleVector r1 = zero;
    DoubleVector r2 = zero;
    DoubleVector r3 = zero;
    DoubleVector q0 = zero;
    DoubleVector q1 = zero;
    for (int i = from; i < from + SIZE; i += 4 * LANES) {
      DoubleVector x0 = DoubleVector.fromArray(SPECIES, a, i);
      DoubleVector x1 = DoubleVector.fromArray(SPECIES, a, i + LANES);
      DoubleVector x2 = DoubleVector.fromArray(SPECIES, a, i + 2 * LANES);
      DoubleVector x3 = DoubleVector.fromArray(SPECIES, a, i + 3 * LANES);
      q0 = q0.add(x0.abs()).add(x2.abs());
      q1 = q1.add(x1.abs()).add(x3.abs());
      DoubleVector t0 = s0.add(x0);
      DoubleVector t1 = s1.add(x1);
      DoubleVector t2 = s2.add(x2);
      DoubleVector t3 = s3.add(x3);
      r0 = r0.add(x0.sub(t0.sub(s0)));
      r1 = r1.add(x1.sub(t1.sub(s1)));
      r2 = r2.add(x2.sub(t2.sub(s2)));
      r3 = r3.add(x3.sub(t3.sub(s3)));
      s0 = t0;
      s1 = t1;
      s2 = t2;
      s3 = t3;
    }
    DoubleVector low = s0.sub(start).add(s1.sub(start));
    DoubleVector high = s2.sub(start).add(s3.sub(start));
    result[SUM] = low.add(high).reduceLanes(VectorOperators.ADD);
    result[REST] = r0.add(r1).add(r2.add(r3)).reduceLanes(VectorOperators.ADD);
    result[MAGNITUDE] = q0.add(q1).reduceLanes(VectorOperators.ADD);
  }
}
