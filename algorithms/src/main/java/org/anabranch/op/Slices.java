package org.anabranch.op;

/**
 * Into how many slices of k a product is cut whose result is too small to be shared out: a product
 * of m x k by k x n with few elements and a long k. The shape alone decides, so the bits do not
 * depend on who helps.
 */
final class Slices {
  /** A result of so many elements is shared out as it is. */
  private static final long LARGE_RESULT = 1 << 16;

  /** Elements of all partial results together. */
  private static final long MEMORY = 1 << 19;

  private static final int MOST = 64;

  /** Each slice should be as much work as that, for a result of 4 x 4. */
  private static final int SHORTEST = 1 << 10;

  private Slices() {}

  static int count(int m, int n, int k) {
    long size = (long) m * n;
    if (size == 0 || size >= LARGE_RESULT) {
      return 1;
    }
    long most = Math.min(MOST, MEMORY / size);
    return (int) Math.max(1, Math.min(most, k / SHORTEST));
  }

  /** The first index of a slice, or for their number k. */
  static int start(int k, int slice, int slices) {
    return (int) ((long) k * slice / slices);
  }
}
