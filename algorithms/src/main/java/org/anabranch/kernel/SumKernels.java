package org.anabranch.kernel;

import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * Sums of array ranges; the sum of an empty range is zero.
 *
 * <p>Integer sums are exact (bytes and ints) or wrap (longs), so ranges may be cut anywhere and
 * added in any order. {@link #sum(double[], int, int)} and {@link #sum(float[], int, int)} are
 * correctly rounded, so their parts meet in {@link CertifiedSum} or {@link ExactSum}, never as
 * doubles.
 *
 * <p>{@link #sumFast(double[], int, int)} has one fixed tree of plain additions: blocks of {@link
 * #FAST_BLOCK} elements counted from the start of the range are the leaves, and a node over more
 * than one block gives its left child the largest power of two of blocks that leaves the right
 * child at least one. An inner block runs four interleaved chains. Whoever sums the parts in
 * parallel cuts them at multiples of {@link #FAST_BLOCK} times a power of two, sums each part by
 * the same method and hands the results, in order, to {@link #combineFast}: the same additions,
 * hence the same bits. An element passes at most d = {@code FAST_BLOCK / 4 + 3 +
 * ceil(log2(blocks))} additions, so the error is at most d u / (1 - d u) &Sigma;|a[i]|, u =
 * 2<sup>-53</sup> (N. J. Higham, <i>The accuracy of floating point summation</i>, 1993).
 */
public final class SumKernels {
  /** Elements in a leaf of the tree of sumFast. */
  public static final int FAST_BLOCK = 1024;

  /** Whether C2 makes vectors of a reduction whose elements are taken apart first: since JDK 21. */
  private static final boolean REDUCES_IN_VECTORS = Runtime.version().feature() >= 21;

  /** Fewer elements than this are not worth a vector loop. */
  private static final int SMALL = 256;

  /** Ints whose halves, at most 2^16 each, cannot overflow an int when summed. */
  private static final int INT_BLOCK = 1 << 15;

  /** Words whose bytes, at most 255 each, cannot overflow 16 bits when summed. */
  private static final int WORD_BLOCK = 1 << 8;

  private static final long EVEN_BYTES = 0x00ff_00ff_00ff_00ffL;
  private static final long EVEN_SHORTS = 0x0000_ffff_0000_ffffL;
  private static final long BYTE_SIGNS = 0x8080_8080_8080_8080L;

  private SumKernels() {}

  /** The exact sum of bytes, eight at a time as the bytes of a long. */
  public static long sum(byte[] a, int from, int to) {
    ByteBuffer bytes = ByteBuffer.wrap(a).order(ByteOrder.nativeOrder());
    long sum = 0;
    int at = from;
    while (to - at >= Long.BYTES) {
      int end = at + Math.min(WORD_BLOCK, (to - at) / Long.BYTES) * Long.BYTES;
      sum += sumOfWords(bytes, at, end);
      at = end;
    }
    for (; at < to; at++) {
      sum += a[at];
    }
    return sum;
  }

  /** Flipping a byte's sign bit adds 128, so that four 16-bit fields can add unsigned. */
  private static long sumOfWords(ByteBuffer bytes, int from, int to) {
    long even = 0;
    long odd = 0;
    for (int at = from; at < to; at += Long.BYTES) {
      long word = bytes.getLong(at) ^ BYTE_SIGNS;
      even += word & EVEN_BYTES;
      odd += word >>> 8 & EVEN_BYTES;
    }
    long pairs =
        (even & EVEN_SHORTS)
            + (even >>> 16 & EVEN_SHORTS)
            + (odd & EVEN_SHORTS)
            + (odd >>> 16 & EVEN_SHORTS);
    return (pairs & 0xffff_ffffL) + (pairs >>> 32) - 128L * (to - from);
  }

  /** The exact sum of ints; a few go by themselves, where vectors do not pay. */
  public static long sum(int[] a, int from, int to) {
    if (!REDUCES_IN_VECTORS) {
      return sumInChains(a, from, to);
    }
    long sum = 0;
    int at = from;
    while (to - at >= SMALL) {
      int end = at + Math.min(INT_BLOCK, to - at);
      sum += sumOfHalves(a, at, end);
      at = end;
    }
    return sum + sumInChains(a, at, to);
  }

  /**
   * Sums upper and lower 16-bit halves apart, because int additions vectorise and int to long does
   * not. A method of its own that never sees short ranges: their profile would keep the compiler
   * from vectorising it.
   */
  private static long sumOfHalves(int[] a, int from, int to) {
    int upper = 0;
    int lower = 0;
    for (int i = from; i < to; i++) {
      upper += a[i] >> 16;
      lower += a[i] & 0xffff;
    }
    return ((long) upper << 16) + lower;
  }

  /** Four chains, because one waits for its own last addition. */
  private static long sumInChains(int[] a, int from, int to) {
    long sum0 = 0;
    long sum1 = 0;
    long sum2 = 0;
    long sum3 = 0;
    int i = from;
    for (; i < to - 3; i += 4) {
      sum0 += a[i];
      sum1 += a[i + 1];
      sum2 += a[i + 2];
      sum3 += a[i + 3];
    }
    for (; i < to; i++) {
      sum0 += a[i];
    }
    return sum0 + sum1 + sum2 + sum3;
  }

  /** The sum of longs, modulo 2^64. */
  public static long sum(long[] a, int from, int to) {
    return REDUCES_IN_VECTORS && to - from >= SMALL
        ? sumOfHalves(a, from, to)
        : sumInChains(a, from, to);
  }

  /** As with ints; the lower halves cannot overflow, and the upper ones wrap where they should. */
  private static long sumOfHalves(long[] a, int from, int to) {
    long upper = 0;
    long lower = 0;
    for (int i = from; i < to; i++) {
      upper += a[i] >>> 32;
      lower += a[i] & 0xffff_ffffL;
    }
    return (upper << 32) + lower;
  }

  /** Four chains, because one waits for its own last addition. */
  private static long sumInChains(long[] a, int from, int to) {
    long sum0 = 0;
    long sum1 = 0;
    long sum2 = 0;
    long sum3 = 0;
    int i = from;
    for (; i < to - 3; i += 4) {
      sum0 += a[i];
      sum1 += a[i + 1];
      sum2 += a[i + 2];
      sum3 += a[i + 3];
    }
    for (; i < to; i++) {
      sum0 += a[i];
    }
    return sum0 + sum1 + sum2 + sum3;
  }

  /** The correctly rounded sum of floats, as a double. */
  public static double sum(float[] a, int from, int to) {
    CertifiedSum certified = new CertifiedSum();
    certified.add(a, from, to);
    double sum = certified.toDouble();
    return Double.isNaN(sum) ? exactSum(a, from, to) : sum;
  }

  private static double exactSum(float[] a, int from, int to) {
    ExactSum exact = new ExactSum();
    exact.add(a, from, to);
    return exact.toDouble();
  }

  /** The correctly rounded sum of doubles. */
  public static double sum(double[] a, int from, int to) {
    CertifiedSum certified = new CertifiedSum();
    certified.add(a, from, to);
    double sum = certified.toDouble();
    return Double.isNaN(sum) ? exactSum(a, from, to) : sum;
  }

  private static double exactSum(double[] a, int from, int to) {
    ExactSum exact = new ExactSum();
    exact.add(a, from, to);
    return exact.toDouble();
  }

  /** The sum of doubles by plain additions over the fixed tree of the class header. */
  public static double sumFast(double[] a, int from, int to) {
    int n = to - from;
    if (n <= FAST_BLOCK) {
      return sumFastBlock(a, from, to);
    }
    int left = Integer.highestOneBit(n - 1);
    return sumFast(a, from, from + left) + sumFast(a, from + left, to);
  }

  private static double sumFastBlock(double[] a, int from, int to) {
    double sum0 = 0.0;
    double sum1 = 0.0;
    double sum2 = 0.0;
    double sum3 = 0.0;
    int i = from;
    for (; i < to - 3; i += 4) {
      sum0 += a[i];
      sum1 += a[i + 1];
      sum2 += a[i + 2];
      sum3 += a[i + 3];
    }
    for (; i < to; i++) {
      sum0 += a[i];
    }
    return (sum0 + sum1) + (sum2 + sum3);
  }

  /** Combines the sums of consecutive parts by the tree of sumFast; destroys them. */
  public static double combineFast(double[] parts, int count) {
    for (int width = count; width > 1; width = (width + 1) / 2) {
      for (int i = 0; i < width / 2; i++) {
        parts[i] = parts[2 * i] + parts[2 * i + 1];
      }
      if ((width & 1) != 0) {
        parts[width / 2] = parts[width - 1];
      }
    }
    return count == 0 ? 0.0 : parts[0];
  }
}
