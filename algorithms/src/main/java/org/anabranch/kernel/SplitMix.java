package org.anabranch.kernel;

/**
 * A small random generator whose numbers depend on its seed alone, on every JDK. Source: G. L.
 * Steele, D. Lea and C. H. Flood, <i>Fast splittable pseudorandom number generators</i>, 2014.
 */
public final class SplitMix {
  private static final long GOLDEN = 0x9e37_79b9_7f4a_7c15L;

  private long state;

  /** The generator of a seed and the number of a stream. */
  public SplitMix(long seed, long stream) {
    state = mix(seed) ^ mix(stream * GOLDEN + 1);
  }

  /** Spreads the bits of a number. */
  public static long mix(long bits) {
    long z = (bits ^ (bits >>> 30)) * 0xbf58_476d_1ce4_e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d0_49bb_1331_11ebL;
    return z ^ (z >>> 31);
  }

  /** The next 64 bits. */
  public long next() {
    state += GOLDEN;
    return mix(state);
  }

  /** The next number from 0 to {@code bound - 1}, each with the same probability. */
  public int below(int bound) {
    long product = (next() >>> Integer.SIZE) * bound;
    if ((int) product >= 0 && (int) product < bound) {
      int biased = Integer.remainderUnsigned(-bound, bound);
      while (Integer.compareUnsigned((int) product, biased) < 0) {
        product = (next() >>> Integer.SIZE) * bound;
      }
    }
    return (int) (product >>> Integer.SIZE);
  }
}
