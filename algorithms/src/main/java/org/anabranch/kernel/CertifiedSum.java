package org.anabranch.kernel;

/**
 * The correctly rounded sum of doubles in one fast pass, together with the proof that it is; when
 * there is no proof, NaN, and {@link ExactSum} must look at the same elements.
 *
 * <p>Invariant, S being the real sum of all elements added and merged:
 *
 * <pre>
 * |S - (high + low)| &lt;= lost        (lost is NaN when nothing is known)
 * </pre>
 *
 * <p><b>A block</b> of at most 2<sup>10</sup> elements, all below b = 2<sup>k</sup> in magnitude,
 * is dealt in turn to two lanes. A lane adds to an anchor A = 2<sup>10</sup> b and collects what
 * each addition rounds away: s<sub>i</sub> = fl(s<sub>i-1</sub> + x<sub>i</sub>), e<sub>i</sub> =
 * x<sub>i</sub> - (s<sub>i</sub> - s<sub>i-1</sub>), r<sub>i</sub> = fl(r<sub>i-1</sub> +
 * e<sub>i</sub>), with s<sub>0</sub> = A, r<sub>0</sub> = 0, u = 2<sup>-53</sup>:
 *
 * <ol>
 *   <li>|s<sub>i</sub> - A| &lt;= i b &lt;= A/2 by induction: s<sub>i-1</sub> + x<sub>i</sub> lies
 *       between A - i b and A + i b, both are doubles, and rounding is monotone. So s stays in
 *       [A/2, 3A/2].
 *   <li>Hence |s<sub>i-1</sub>| &gt;= |x<sub>i</sub>|, and Dekker's fast two-sum is exact:
 *       s<sub>i</sub> + e<sub>i</sub> = s<sub>i-1</sub> + x<sub>i</sub>. It rounds by at most half
 *       an ulp of 3A/2: |e<sub>i</sub>| &lt;= uA = 2<sup>-43</sup> b.
 *   <li>Every s<sub>i</sub> is a multiple of the ulp of A/2, 2<sup>-43</sup> b. So s - A, at most
 *       2<sup>9</sup> b, and the sum of both lanes, at most 2<sup>10</sup> b, are exact.
 *   <li>|r<sub>i</sub>| &lt;= i 2<sup>-43</sup> b by the argument of 1. Step i of a lane loses at
 *       most u i 2<sup>-43</sup> b, a lane of 512 less than 2<sup>17.01</sup> 2<sup>-96</sup> b,
 *       and adding the lanes at most 2<sup>10</sup> 2<sup>-96</sup> b: a block loses less than
 *       2<sup>-77</sup> b.
 *   <li>For b &lt; 2<sup>-989</sup> nothing is lost: r is a multiple of 2<sup>-1074</sup> below
 *       2<sup>-1022</sup>, where addition is exact. So that bound may underflow to zero.
 * </ol>
 *
 * <p>The power b is guessed from a few elements and checked for all of them by integer units that
 * the additions leave idle; a block that fails the check is read again with its true b.
 *
 * <p><b>Vectors</b> ({@link AnchoredBlock}) have 8 to 64 lanes and check the sum of all magnitudes
 * instead, which as computed must be at most A/4. The real one then is hardly larger, and
 * 2<sup>10</sup> roundings of s move it by less than 2<sup>-42</sup> A, so that 1 to 3 hold as they
 * stand. For 4: lanes are shorter, and adding 64 of them loses at most 64 times u 2<sup>10</sup>
 * 2<sup>-43</sup> b = 2<sup>-80</sup> b. A block that fails the check goes to the scalar lanes.
 *
 * <p><b>Folding</b> a block into (high, low) takes Knuth's two-sum, which is exact, and two
 * additions that lose at most u times their results. All bounds enter {@code lost} doubled, which
 * pays for the rounding of {@code lost} itself: N additions of non-negative terms return at least
 * (1 - u)<sup>N</sup> &gt; 1/2 of their sum. An overflow leaves an infinity or NaN in {@code low},
 * and one in {@code lost} that never leaves it again.
 *
 * <p><b>The certificate</b>: let sum + rest = high + low exactly; then S lies in sum + [rest -
 * lost, rest + lost]. If both ends, widened outward, round to sum, so does everything between them.
 *
 * <p>T. J. Dekker, <i>A floating-point technique for extending the available precision</i>, 1971;
 * T. Ogita, S. M. Rump, S. Oishi, <i>Accurate sum and dot product</i>, 2005.
 */
public final class CertifiedSum {
  /** Even, because the scalar lanes take pairs. */
  private static final int BLOCK = AnchoredBlock.SIZE;

  private static final int SAMPLES = 8;

  /** How far an element may exceed the power above the sampled ones before its block is reread. */
  private static final double HEADROOM = 0x1p8;

  /** Below it a block loses nothing, so a smaller b would buy nothing. */
  private static final double MIN_BOUND = 0x1p-1000;

  /** Above it a lane could overflow. */
  private static final double MAX_BOUND = 0x1p1012;

  /** Twice what a block loses, in units of b. */
  private static final double BLOCK_LOSS = 0x1p-76;

  /** Twice what an addition loses, in units of its result. */
  private static final double ADDITION_LOSS = 0x1p-52;

  private static final int FRACTION_BITS = 52;

  private static final double[] NOTHING = {};

  private double high;
  private double low;
  private double lost;

  /** Adds the values of a range. */
  public void add(double[] a, int from, int to) {
    int pairsEnd = to;
    if (((to - from) & 1) != 0) {
      pairsEnd--;
      fold(a[pairsEnd], 0.0, 0.0);
    }
    AnchoredBlock vectors = pairsEnd - from < BLOCK ? null : AnchoredBlock.BEST;
    double[] result = vectors == null ? NOTHING : new double[3];
    for (int at = from; at < pairsEnd; ) {
      int end = at + Math.min(BLOCK, pairsEnd - at);
      double guess = HEADROOM * bound(a, at, end, Math.max(1, (end - at) / SAMPLES));
      boolean added =
          (vectors != null && end - at == BLOCK)
              ? addBlock(vectors, a, at, guess, result)
              : addBlock(a, at, end, guess);
      if (!added && !addBlock(a, at, end, bound(a, at, end, 1))) {
        lost = Double.NaN;
      }
      at = end;
    }
  }

  /** Adds the values of a range, each of which a double holds exactly. */
  public void add(float[] a, int from, int to) {
    int pairsEnd = to;
    if (((to - from) & 1) != 0) {
      pairsEnd--;
      fold(a[pairsEnd], 0.0, 0.0);
    }
    for (int at = from; at < pairsEnd; ) {
      int end = at + Math.min(BLOCK, pairsEnd - at);
      double guess = HEADROOM * bound(a, at, end, Math.max(1, (end - at) / SAMPLES));
      if (!addBlock(a, at, end, guess) && !addBlock(a, at, end, bound(a, at, end, 1))) {
        lost = Double.NaN;
      }
      at = end;
    }
  }

  /** Adds all that the other has added. */
  public void merge(CertifiedSum other) {
    fold(other.high, other.low, other.lost);
  }

  /**
   * Whether nothing at all was lost, known from a power of two that all elements are multiples of:
   * so are their sum and high + low, since rounding keeps multiples; and two multiples that differ
   * by less than the power are equal.
   */
  boolean isExact(double unit) {
    return lost < unit;
  }

  /** Adds high + low to a sum. */
  void addTo(ExactSum sum) {
    sum.add(high);
    sum.add(low);
  }

  /** The correctly rounded sum, or NaN when that is not certain. */
  public double toDouble() {
    double sum = high + low;
    if (lost == 0.0) {
      return sum;
    }
    double rest = rounding(high, low, sum);
    boolean certain =
        sum + Math.nextDown(rest - lost) == sum && sum + Math.nextUp(rest + lost) == sum;
    return certain ? sum : Double.NaN;
  }

  /**
   * The sum divided by a count, rounded once; or NaN when that is not certain.
   *
   * <p>For a quotient q next to S / count, the remainder sum - q count is exact: it is a multiple
   * of q's ulp, and a small one. So S - q count is known up to {@code lost}; where it stays below
   * half of q's distance to either neighbour, times count, q is the answer.
   */
  public double mean(int count) {
    double sum = high + low;
    double rest = rounding(high, low, sum);
    if (lost == 0.0 && sum == 0.0) {
      return 0.0;
    }
    double first = sum / count;
    double mean = first + (Math.fma(-first, count, sum) + rest) / count;
    double gap = Math.min(Math.nextUp(mean) - mean, mean - Math.nextDown(mean));
    double away = Math.abs(Math.fma(-mean, count, sum) + rest);
    boolean certain = Math.nextUp(Math.nextUp(away) + lost) < 0.5 * gap * count;
    return certain ? mean : Double.NaN;
  }

  /** Adds a full block, unless its elements turn out to be too large together. */
  private boolean addBlock(
      AnchoredBlock vectors, double[] a, int from, double bound, double[] result) {
    if (bound > MAX_BOUND) {
      return false;
    }
    double b = Math.max(bound, MIN_BOUND);
    double anchor = BLOCK * b;
    vectors.add(a, from, anchor, result);
    if (!(result[AnchoredBlock.MAGNITUDE] <= 0.25 * anchor)) {
      return false;
    }
    fold(result[AnchoredBlock.SUM], result[AnchoredBlock.REST], BLOCK_LOSS * b);
    return true;
  }

  /** Adds a block of pairs, unless an element turns out to reach the bound. */
  private boolean addBlock(double[] a, int from, int to, double bound) {
    if (bound > MAX_BOUND) {
      return false;
    }
    double b = Math.max(bound, MIN_BOUND);
    double anchor = BLOCK * b;
    long limit = magnitudeBits(b) - 1;
    long excess = 0; // turns negative when a magnitude exceeds the limit
    double s0 = anchor;
    double s1 = anchor;
    double r0 = 0.0;
    double r1 = 0.0;
    for (int i = from; i < to - 1; i += 2) {
      double x0 = a[i];
      double x1 = a[i + 1];
      excess |= (limit - magnitudeBits(x0)) | (limit - magnitudeBits(x1));
      double t0 = s0 + x0;
      double t1 = s1 + x1;
      r0 += x0 - (t0 - s0);
      r1 += x1 - (t1 - s1);
      s0 = t0;
      s1 = t1;
    }
    if (excess < 0) {
      return false;
    }
    fold((s0 - anchor) + (s1 - anchor), r0 + r1, BLOCK_LOSS * b);
    return true;
  }

  private boolean addBlock(float[] a, int from, int to, double bound) {
    if (bound > MAX_BOUND) {
      return false;
    }
    double b = Math.max(bound, MIN_BOUND);
    double anchor = BLOCK * b;
    long limit = magnitudeBits(b) - 1;
    long excess = 0;
    double s0 = anchor;
    double s1 = anchor;
    double r0 = 0.0;
    double r1 = 0.0;
    for (int i = from; i < to - 1; i += 2) {
      double x0 = a[i];
      double x1 = a[i + 1];
      excess |= (limit - magnitudeBits(x0)) | (limit - magnitudeBits(x1));
      double t0 = s0 + x0;
      double t1 = s1 + x1;
      r0 += x0 - (t0 - s0);
      r1 += x1 - (t1 - s1);
      s0 = t0;
      s1 = t1;
    }
    if (excess < 0) {
      return false;
    }
    fold((s0 - anchor) + (s1 - anchor), r0 + r1, BLOCK_LOSS * b);
    return true;
  }

  private void fold(double sum, double rest, double loss) {
    double newHigh = high + sum;
    double carried = rounding(high, sum, newHigh) + rest;
    high = newHigh;
    low += carried;
    lost += loss + ADDITION_LOSS * (Math.abs(carried) + Math.abs(low));
  }

  /** The power of two above every stride-th element; infinity when none is. */
  private static double bound(double[] a, int from, int to, int stride) {
    long largest = 0;
    for (int i = from; i < to; i += stride) {
      largest = Math.max(largest, magnitudeBits(a[i]));
    }
    return powerAbove(largest);
  }

  private static double bound(float[] a, int from, int to, int stride) {
    long largest = 0;
    for (int i = from; i < to; i += stride) {
      largest = Math.max(largest, magnitudeBits(a[i]));
    }
    return powerAbove(largest);
  }

  private static double powerAbove(long magnitudeBits) {
    long finite = Math.min(magnitudeBits, magnitudeBits(Double.MAX_VALUE));
    return Double.longBitsToDouble(((finite >>> FRACTION_BITS) + 1) << FRACTION_BITS);
  }

  /** What the addition {@code sum = x + y} rounded away, exactly (Knuth's two-sum). */
  private static double rounding(double x, double y, double sum) {
    double added = sum - x;
    return (x - (sum - added)) + (y - added);
  }

  /** Bits that order magnitudes as integers, with infinity and NaN above every finite one. */
  private static long magnitudeBits(double x) {
    return Double.doubleToRawLongBits(x) & Long.MAX_VALUE;
  }
}
