package org.anabranch.op;

import java.lang.ref.SoftReference;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.anabranch.kernel.DoubleTile;

/**
 * Packed panels, with memory for the threads that multiply them. A product borrows a pair and gives
 * it back, so a pair belongs to one product at a time; what it held before is overwritten wherever
 * it is read. Spare pairs, {@value #SPARES} at most, are given up when memory is short.
 */
final class DoublePanels {
  private static final int SPARES = 8;

  private static final AtomicReferenceArray<SoftReference<DoublePanels>> SPARE =
      new AtomicReferenceArray<>(SPARES);

  private final DoubleTile tile;
  private final double[] a;
  private final double[][] b;

  /** How many slivers of B have room. */
  private final int slivers;

  /** How long they may be. */
  private final int depth;

  private final ConcurrentLinkedQueue<double[][]> scratch = new ConcurrentLinkedQueue<>();

  private DoublePanels(DoubleTile tile, double[] a, double[][] b, int slivers, int depth) {
    this.tile = tile;
    this.a = a;
    this.b = b;
    this.slivers = slivers;
    this.depth = depth;
  }

  /** A pair with enough room, to be given back. */
  static DoublePanels borrow(DoubleTile tile, int aSlivers, int bSlivers, int depth) {
    int aLength = aSlivers * tile.rows() * depth;
    for (int i = 0; i < SPARES; i++) {
      SoftReference<DoublePanels> spare = SPARE.getAndSet(i, null);
      DoublePanels panels = spare == null ? null : spare.get();
      if (panels != null) {
        if (panels.a.length >= aLength && panels.slivers >= bSlivers && panels.depth >= depth) {
          return panels;
        }
        SPARE.compareAndSet(i, null, spare);
      }
    }
    return new DoublePanels(
        tile, new double[aLength], tile.panel(bSlivers, depth), bSlivers, depth);
  }

  /** The panel of A. */
  double[] a() {
    return a;
  }

  /** The panel of B. */
  double[][] b() {
    return b;
  }

  /** Memory of one thread, to be given back. */
  double[][] borrowScratch() {
    double[][] spare = scratch.poll();
    return spare == null ? tile.scratch() : spare;
  }

  /** The thread does not use this memory any more. */
  void giveBack(double[][] spare) {
    scratch.add(spare);
  }

  /** Nobody uses this pair any more. */
  void giveBack() {
    SoftReference<DoublePanels> spare = new SoftReference<>(this);
    for (int i = 0; i < SPARES; i++) {
      if (SPARE.compareAndSet(i, null, spare)) {
        return;
      }
    }
    SPARE.set(0, spare);
  }
}
