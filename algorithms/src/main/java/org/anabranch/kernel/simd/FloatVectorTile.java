package org.anabranch.kernel.simd;

import jdk.incubator.vector.FloatVector;
import jdk.incubator.vector.VectorSpecies;
import org.anabranch.kernel.FloatTile;
import org.anabranch.kernel.Shape;

/**
 * Tiles of four rows of two vectors, kept in eight registers while k runs: enough independent
 * chains to hide the latency of a multiply-add, and few enough that the compiler spills none.
 */
public final class FloatVectorTile extends FloatTile {
  private static final VectorSpecies<Float> SPECIES = FloatVector.SPECIES_PREFERRED;
  private static final int LANES = SPECIES.length();
  private static final int ROWS = 4;
  private static final int COLS = 2 * LANES;

  /** The kernel. */
  public FloatVectorTile() {
    super(ROWS, COLS);
  }

  /** An array for each sliver, which holds its rows one after the other. */
  @Override
  public float[][] panel(int slivers, int depth) {
    return new float[slivers][depth * COLS];
  }

  @Override
  public float[][] scratch() {
    return new float[1][ROWS * COLS];
  }

  @Override
  public void packB(float[] b, Shape block, float[][] panel, int sliver) {
    float[] rows = panel[sliver];
    int cols = block.cols();
    if (block.colStride() == 1 && cols == COLS) {
      for (int p = 0; p < block.rows(); p++) {
        FloatVector.fromArray(SPECIES, b, block.at(p, 0)).intoArray(rows, p * COLS);
        FloatVector.fromArray(SPECIES, b, block.at(p, LANES)).intoArray(rows, p * COLS + LANES);
      }
      return;
    }
    for (int j = 0; j < COLS; j++) {
      for (int p = 0; p < block.rows(); p++) {
        rows[p * COLS + j] = j < cols ? b[block.at(p, j)] : 0.0f;
      }
    }
  }

  @Override
  protected void addToTile(
      int k,
      float[] a,
      int aFrom,
      float[][] b,
      int sliver,
      float[] c,
      Shape tile,
      float[][] scratch) {
    if (tile.rows() == ROWS && tile.cols() == COLS) {
      full(k, a, aFrom, b[sliver], c, tile.offset(), tile.rowStride());
    } else {
      partial(k, a, aFrom, b[sliver], c, tile, scratch[0]);
    }
  }

  /**
   * A tile at the border: computed as a full one, on a copy, whose other elements do not matter.
   */
  private static void partial(
      int k, float[] a, int aFrom, float[] b, float[] c, Shape tile, float[] copy) {
    for (int i = 0; i < tile.rows(); i++) {
      System.arraycopy(c, tile.at(i, 0), copy, i * COLS, tile.cols());
    }
    full(k, a, aFrom, b, copy, 0, COLS);
    for (int i = 0; i < tile.rows(); i++) {
      System.arraycopy(copy, i * COLS, c, tile.at(i, 0), tile.cols());
    }
  }

  private static void full(
      int k, float[] a, int aFrom, float[] b, float[] c, int cFrom, int cStride) {
    int c1 = cFrom + cStride;
    int c2 = c1 + cStride;
    int c3 = c2 + cStride;
    FloatVector s00 = FloatVector.fromArray(SPECIES, c, cFrom);
    FloatVector s01 = FloatVector.fromArray(SPECIES, c, cFrom + LANES);
    FloatVector s10 = FloatVector.fromArray(SPECIES, c, c1);
    FloatVector s11 = FloatVector.fromArray(SPECIES, c, c1 + LANES);
    FloatVector s20 = FloatVector.fromArray(SPECIES, c, c2);
    FloatVector s21 = FloatVector.fromArray(SPECIES, c, c2 + LANES);
    FloatVector s30 = FloatVector.fromArray(SPECIES, c, c3);
    FloatVector s31 = FloatVector.fromArray(SPECIES, c, c3 + LANES);
    for (int p = 0; p < k; p++) {
      FloatVector b0 = FloatVector.fromArray(SPECIES, b, p * COLS);
      FloatVector b1 = FloatVector.fromArray(SPECIES, b, p * COLS + LANES);
      FloatVector a0 = FloatVector.broadcast(SPECIES, a[aFrom + p * ROWS]);
      s00 = a0.fma(b0, s00);
      s01 = a0.fma(b1, s01);
      FloatVector a1 = FloatVector.broadcast(SPECIES, a[aFrom + p * ROWS + 1]);
      s10 = a1.fma(b0, s10);
      s11 = a1.fma(b1, s11);
      FloatVector a2 = FloatVector.broadcast(SPECIES, a[aFrom + p * ROWS + 2]);
      s20 = a2.fma(b0, s20);
      s21 = a2.fma(b1, s21);
      FloatVector a3 = FloatVector.broadcast(SPECIES, a[aFrom + p * ROWS + 3]);
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
