package org.anabranch.kernel.simd;

import jdk.incubator.vector.DoubleVector;
import jdk.incubator.vector.VectorSpecies;
import org.anabranch.kernel.DoubleTile;

/**
 * A tile of four rows of two vectors, kept in eight registers while k runs: enough independent
 * chains to hide the latency of a multiply-add, and few enough that the compiler spills none.
 */
public final class DoubleVectorTile implements DoubleTile {
  private static final VectorSpecies<Double> SPECIES = DoubleVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final int ROWS = 4;
  private static final int COLS = 2 * LANES;

  /** A tile. */
  public DoubleVectorTile() {}

  @Override
  public int rows() {
    return ROWS;
  }

  @Override
  public int cols() {
    return COLS;
  }

  @Override
  public int width(int cols) {
    return COLS;
  }

  @Override
  public void multiplyAdd(
      int k,
      double[] a,
      int aFrom,
      double[] b,
      int bFrom,
      double[] c,
      int cFrom,
      int cStride,
      int rows,
      int cols) {
    if (rows == ROWS && cols == COLS) {
      full(k, a, aFrom, b, bFrom, c, cFrom, cStride);
    } else {
      partial(k, a, aFrom, b, bFrom, c, cFrom, cStride, rows, cols);
    }
  }

  /** A tile at the border: computed as a full one, on a copy. */
  private static void partial(
      int k,
      double[] a,
      int aFrom,
      double[] b,
      int bFrom,
      double[] c,
      int cFrom,
      int cStride,
      int rows,
      int cols) {
    double[] tile = new double[ROWS * COLS];
    for (int i = 0; i < rows; i++) {
      System.arraycopy(c, cFrom + i * cStride, tile, i * COLS, cols);
    }
    full(k, a, aFrom, b, bFrom, tile, 0, COLS);
    for (int i = 0; i < rows; i++) {
      System.arraycopy(tile, i * COLS, c, cFrom + i * cStride, cols);
    }
  }

  private static void full(
      int k, double[] a, int aFrom, double[] b, int bFrom, double[] c, int cFrom, int cStride) {
    int c1 = cFrom + cStride;
    int c2 = c1 + cStride;
    int c3 = c2 + cStride;
    DoubleVector s00 = DoubleVector.fromArray(SPECIES, c, cFrom);
    DoubleVector s01 = DoubleVector.fromArray(SPECIES, c, cFrom + LANES);
    DoubleVector s10 = DoubleVector.fromArray(SPECIES, c, c1);
    DoubleVector s11 = DoubleVector.fromArray(SPECIES, c, c1 + LANES);
    DoubleVector s20 = DoubleVector.fromArray(SPECIES, c, c2);
    DoubleVector s21 = DoubleVector.fromArray(SPECIES, c, c2 + LANES);
    DoubleVector s30 = DoubleVector.fromArray(SPECIES, c, c3);
    DoubleVector s31 = DoubleVector.fromArray(SPECIES, c, c3 + LANES);
    for (int p = 0; p < k; p++) {
      DoubleVector b0 = DoubleVector.fromArray(SPECIES, b, bFrom + p * COLS);
      DoubleVector b1 = DoubleVector.fromArray(SPECIES, b, bFrom + p * COLS + LANES);
      DoubleVector a0 = DoubleVector.broadcast(SPECIES, a[aFrom + p * ROWS]);
      s00 = a0.fma(b0, s00);
      s01 = a0.fma(b1, s01);
      DoubleVector a1 = DoubleVector.broadcast(SPECIES, a[aFrom + p * ROWS + 1]);
      s10 = a1.fma(b0, s10);
      s11 = a1.fma(b1, s11);
      DoubleVector a2 = DoubleVector.broadcast(SPECIES, a[aFrom + p * ROWS + 2]);
      s20 = a2.fma(b0, s20);
      s21 = a2.fma(b1, s21);
      DoubleVector a3 = DoubleVector.broadcast(SPECIES, a[aFrom + p * ROWS + 3]);
      s30 = a3.fma(b0, s30);
      s31 = a3.fma(b1, s31);
    }
    s00.intoArray(c, cFrom);
    s01.intoArray(c, cFrom + LANES);
    s10.intoArray(c, c1);
    s11.intoArray(c, c1 + LANES);
    s20.intoArray(c, c2);
    s21.intoArray(c, c2 + LANES);
    s30.intoArray(c, c3);
    s31.intoArray(c, c3 + LANES);
  }
}
