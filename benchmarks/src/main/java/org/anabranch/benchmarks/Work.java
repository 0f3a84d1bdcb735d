package org.anabranch.benchmarks;

/**
 * Work of a chosen length that no compiler shortens: a chain of dependent multiplications. The
 * lengths are rough; what they really take is the row of the plain loop.
 */
final class Work {
  /** Steps in a microsecond. */
  static final int MICRO = 640;

  /** Steps in four nanoseconds, when the chains of neighbours overlap. */
  static final int FOUR_NANOS = 6;

  private Work() {}

  /** So many steps of a linear congruential generator. */
  static long steps(int steps, long seed) {
    long x = seed;
    for (int i = 0; i < steps; i++) {
      x = x * 6364136223846793005L + 1442695040888963407L;
    }
    return x;
  }
}
