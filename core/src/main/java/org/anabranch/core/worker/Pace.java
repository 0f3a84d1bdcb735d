package org.anabranch.core.worker;

/**
 * How often a look is due that is dearer than what goes on between two of them: after each piece of
 * work while that takes long, else after more and more of them. For one thread.
 */
final class Pace {
  private static final long LONG_NANOS = 10_000;

  private final int most;
  private int pieces = 1;

  /** At least one look for so many pieces of work, a power of two. */
  Pace(int most) {
    this.most = most;
  }

  /** From here on after each piece, for now. */
  void begin() {
    pieces = 1;
  }

  /** So long the latest pieces took; returns how many may go by before the next look. */
  int next(long nanos) {
    pieces = nanos > LONG_NANOS * pieces ? 1 : Math.min(2 * pieces, most);
    return pieces;
  }
}
