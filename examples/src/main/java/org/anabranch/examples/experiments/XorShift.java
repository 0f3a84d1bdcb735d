package org.anabranch.examples.experiments;

/**
 * Work that no compiler can shorten: so many steps of Marsaglia's 32-bit xorshift, from a state
 * that depends on the task's number alone.
 */
final class XorShift {
  private static final int SPREAD = (int) 2_654_435_761L;

  private XorShift() {}

  /** The state after so many steps. */
  static int run(int task, int steps) {
    int x = (task + 1) * SPREAD;
    for (int i = 0; i < steps; i++) {
      x ^= x << 13;
      x ^= x >>> 17;
      x ^= x << 5;
    }
    return x;
  }
}
