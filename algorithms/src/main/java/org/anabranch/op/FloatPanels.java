package org.anabranch.op;

import java.lang.ref.SoftReference;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.anabranch.kernel.FloatTile;

/**
 * Packed panels, with memory for the threads that multiply them. A product borrows a pair and gives
 * it back, so a pair belongs to one product at a time; what it held before is overwritten wherever
 * it is read. Spare pairs, {@value #SPARES} at most, are given up when memory is short.
 */
final class FloatPanels {
  private static final int SPARES = 8;

  private static final AtomicReferenceArray<SoftReference<FloatPanels>> SPARE =
      new AtomicReferenceArray<>(SPARES);

  private final FloatTile tile;
  private final float[] a;
  private final float[][] b;

  /** How many slivers of B have room. */
  private final int slivers;

  /** How long they may be. */
  private final int depth;

  private final ConcurrentLinkedQueue<float[][]> scratch = new ConcurrentLinkedQueue<>();

  private FloatPanels(FloatTile tile, float[] a, float[][] b, int slivers, int depth) {
    this.tile = tile;
    this.a = a;
    this.b = b;
    this.slivers = slivers;
    this.depth = depth;
  }

  /** A pair with enough room, to be given back. */
  static FloatPanels borrow(FloatTile tile, int aSlivers, int bSlivers, int depth) {
    int aLength = aSlivers * tile.rows() * depth;
    for (int i = 0; i < SPARES; i++) {
      SoftReference<FloatPanels> spare = SPARE.getAndSet(i, null);
      FloatPanels panels = spare == null ? null : spare.get();
      if (panels != null) {
        if (panels.a.length >= aLength && panels.slivers >= bSlivers && panels.depth >= depth) {
          return panels;
        }
        SPARE.compareAndSet(i, null, spare);
      }
    }
    return new FloatPanels(tile, new float[aLength], tile.panel(bSlivers, depth), bSlivers, depth);
  }

  /** The panel of A. */
  float[] a() {
    return a;
  }

  /** The panel of B. */
  float[][] b() {
    return b;
  }

  /** Memory of one thread, to be given back. */
  float[][] borrowScratch() {
    float[][] spare = scratch.poll();
    return spare == null ? tile.scratch() : spare;
  }

  /** The thread does not use this memory any more. */
  void giveBack(float[][] spare) {
    scratch.add(spare);
  }

  /** Nobody uses this pair any more. */
  void giveBack() {
    SoftReference<FloatPanels> spare = new SoftReference<>(this);
    for (int i = 0; i < SPARES; i++) {
      if (SPARE.compareAndSet(i, null, spare)) {
        return;
      }
    }
    SPARE.set(0, spare);
  }
}
