package org.anabranch.benchmarks;

/**
 * Work of a chosen length that no compiler shortens: a chain of xorshifts, each of which needs the
 * one before. (Of a chain of multiplications and additions by constants C2 makes a single one.) The
 * lengths are rough, for a core of 3 GHz; what they really take is the row of the plain loop.
 */
final class Work {
  /** Steps in a microsecond. */
  static final int MICRO = 740;

  /** Steps in four nanoseconds, with the loop around them. */
  static final int FOUR_NANOS = 3;

  private Work() {}

  /** So many steps of Marsaglia's xorshift generator. */
  static long steps(int steps, long seed) {
    long x = seed;
    for (int i = 0; i < steps; i++) {
      x ^= x << 13;
      x ^= x >>> 7;
      x ^= x << 17;
    }
    return x;
  }
}
