package org.anabranch.core.worker;

import org.anabranch.core.shim.Shim;

/**
 * How often a look is due that is dearer than what goes on between two of them: after each piece of
 * work while that takes long, else after more and more of them. For one thread.
 */
final class Pace {
  private static final long LONG_NANOS = 10_000;
  private static final int MOST = 256;

  private int pieces = 1;
  private long looked;

  /** From here on after each piece, for now. */
  void begin() {
    pieces = 1;
  }

  /** A look is taken; returns how many pieces of work may go by before the next. */
  int next() {
    long now = Shim.nanoTime();
    boolean takeLong = now - looked > LONG_NANOS * pieces;
    looked = now;
    pieces = takeLong ? 1 : Math.min(2 * pieces, MOST);
    return pieces;
  }
}
