package org.anabranch.kernel;

/**
 * Running sums of integers: each writes to {@code out}, {@code shift} places further than it reads,
 * and returns the sum behind the range. Sums run in 64 bits and wrap; where only their low halves
 * are of use, in 32. The sum behind an exclusive range of ints is exact as long as its start is.
 *
 * <p>{@code in} and {@code out} may be one array when {@code shift} is 0.
 */
public final class PrefixKernels {
  private PrefixKernels() {}

  /** Inclusive; of the sums only the low halves count. */
  public static int inclusive(int[] in, int from, int to, int[] out, int shift, int before) {
    int sum = before;
    for (int i = from; i < to; i++) {
      sum += in[i];
      out[i + shift] = sum;
    }
    return sum;
  }

  /** Inclusive. */
  public static long inclusive(long[] in, int from, int to, long[] out, int shift, long before) {
    long sum = before;
    for (int i = from; i < to; i++) {
      sum += in[i];
      out[i + shift] = sum;
    }
    return sum;
  }

  /** Exclusive. */
  public static long exclusive(int[] in, int from, int to, int[] out, int shift, long before) {
    long sum = before;
    for (int i = from; i < to; i++) {
      int x = in[i];
      out[i + shift] = (int) sum;
      sum += x;
    }
    return sum;
  }

  /** Exclusive. */
  public static long exclusive(long[] in, int from, int to, long[] out, int shift, long before) {
    long sum = before;
    for (int i = from; i < to; i++) {
      long x = in[i];
      out[i + shift] = sum;
      sum += x;
    }
    return sum;
  }

  /** Inclusive, from zero again at each head; of the sums only the low halves count. */
  public static int segmented(int[] in, int from, int to, int[] out, Heads heads, int before) {
    int sum = before;
    for (int at = from; at < to; ) {
      int end = heads.next(at + 1, to);
      sum = inclusive(in, at, end, out, 0, heads.at(at) ? 0 : sum);
      at = end;
    }
    return sum;
  }

  /** Inclusive, from zero again at each head. */
  public static long segmented(long[] in, int from, int to, long[] out, Heads heads, long before) {
    long sum = before;
    for (int at = from; at < to; ) {
      int end = heads.next(at + 1, to);
      sum = inclusive(in, at, end, out, 0, heads.at(at) ? 0 : sum);
      at = end;
    }
    return sum;
  }
}
