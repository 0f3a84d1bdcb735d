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
 * <p><b>A block</b> of at most 2<sup>10</sup> elements is dealt in turn to four lanes. With b a
 * power of two that is meant to exceed all magnitudes, and c = 2<sup>10</sup> b, a lane adds to an
 * anchor A = 3/2 c and collects what each addition rounds away: s<sub>i</sub> = fl(s<sub>i-1</sub>
 * + x<sub>i</sub>), e<sub>i</sub> = x<sub>i</sub> - (s<sub>i</sub> - s<sub>i-1</sub>),
 * r<sub>i</sub> = fl(r<sub>i-1</sub> + e<sub>i</sub>), with s<sub>0</sub> = A, r<sub>0</sub> = 0, u
 * = 2<sup>-53</sup>. All s<sub>i</sub> are checked to have the exponent of A, so they lie in [c,
 * 2c):
 *
 * <ol>
 *   <li>Neither of s<sub>i-1</sub> and s<sub>i</sub> is more than twice the other, so their
 *       difference is exact (Sterbenz). What an addition rounds away is a double, so e<sub>i</sub>
 *       is exact, too: s<sub>i</sub> + e<sub>i</sub> = s<sub>i-1</sub> + x<sub>i</sub>, and
 *       |e<sub>i</sub>| &lt;= uc = 2<sup>-43</sup> b.
 *   <li>Every s<sub>i</sub> is a multiple of 2uc, and |s - A| &lt;= c/2. So s - A and the sum of
 *       four of them, at most 2c, are exact.
 *   <li>|r<sub>i</sub>| &lt;= i 2<sup>-43</sup> b by induction, since rounding is monotone. Step i
 *       of a lane loses at most u i 2<sup>-43</sup> b, four lanes of at most 259 elements less than
 *       2<sup>17.1</sup> 2<sup>-96</sup> b, and adding them at most 3 times 2<sup>10</sup>
 *       2<sup>-96</sup> b: a block loses less than 2<sup>-77</sup> b.
 *   <li>For b &lt; 2<sup>-989</sup> nothing is lost: r is a multiple of 2<sup>-1074</sup> below
 *       2<sup>-1022</sup>, where addition is exact. So that bound may underflow to zero.
 * </ol>
 *
 * <p>The power b is guessed from a few elements. A block that fails the check is read again with
 * its true b, and then |s - A| &lt; 259 b &lt; c/2.
 *
 * <p><b>Vectors</b> ({@link AnchoredBlock}) have 8 to 64 lanes that begin at A = c, and check the
 * sum of all magnitudes instead, which as computed must be at most c/4. The real one then is hardly
 * larger, and 2<sup>10</sup> roundings of s move it by less than 2<sup>-42</sup> c, so s stays in
 * [c/2, 3c/2], within 0.26 c of A: 1 and 2 hold, with multiples of uc. For 3: lanes are shorter,
 * and adding 64 of them loses at most 64 times u 2<sup>10</sup> 2<sup>-43</sup> b = 2<sup>-80</sup>
 * b. A block that fails the check goes to the scalar lanes.
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
  static final int BLOCK = AnchoredBlock.SIZE;

  static final int SAMPLES = 8;

  /** How far an element may exceed the power above the sampled ones before its block is reread. */
  static final double HEADROOM = 0x1p8;

  /** Below it a block loses nothing, so a smaller b would buy nothing. */
  static final double MIN_BOUND = 0x1p-1000;

  /** Above it a lane could overflow. */
  static final double MAX_BOUND = 0x1p1012;

  /** Twice what a block loses, in units of b. */
  static final double BLOCK_LOSS = 0x1p-76;

  /** Twice what an addition loses, in units of its result. */
  private static final double ADDITION_LOSS = 0x1p-52;

  static final int FRACTION_BITS = 52;

  private static final double[] NOTHING = {};

  private double high;
  private double low;
  private double lost;

  /** Adds the values of a range. */
  public void add(double[] a, int from, int to) {
    AnchoredBlock vectors = to - from < BLOCK ? null : AnchoredBlock.BEST;
    double[] result = vectors == null ? NOTHING : new double[3];
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      double guess = HEADROOM * bound(a, at, end, Math.max(1, (end - at) / SAMPLES));
      boolean added =
          (vectors != null && end - at == BLOCK)
              ? addBlock(vectors, a, at, guess, result)
              : addBlock(a, at, end, guess);
      if (!added && !addBlock(a, at, end, bound(a, at, end, 1))) {
        lose();
      }
      at = end;
    }
  }

  /** Adds the values of a range, each of which a double holds exactly. */
  public void add(float[] a, int from, int to) {
    for (int at = from; at < to; ) {
      int end = at + Math.min(BLOCK, to - at);
      double guess = HEADROOM * bound(a, at, end, Math.max(1, (end - at) / SAMPLES));
      if (!addBlock(a, at, end, guess) && !addBlock(a, at, end, bound(a, at, end, 1))) {
        lose();
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

  /** Adds at most a block, unless a lane leaves the powers of two that its anchor lies between. */
  private boolean addBlock(double[] a, int from, int to, double bound) {
    if (bound > MAX_BOUND) {
      return false;
    }
    double b = Math.max(bound, MIN_BOUND);
    double anchor = anchor(b);
    long anchorBits = bits(anchor);
    long differing = 0;
    double s0 = anchor;
    double s1 = anchor;
    double s2 = anchor;
    double s3 = anchor;
    double r0 = 0.0;
    double r1 = 0.0;
    double r2 = 0.0;
    double r3 = 0.0;
    int i = from;
    for (; i < to - 3; i += 4) {
      double x0 = a[i];
      double x1 = a[i + 1];
      double x2 = a[i + 2];
      double x3 = a[i + 3];
      double t0 = s0 + x0;
      double t1 = s1 + x1;
      double t2 = s2 + x2;
      double t3 = s3 + x3;
      r0 += x0 - (t0 - s0);
      r1 += x1 - (t1 - s1);
      r2 += x2 - (t2 - s2);
      r3 += x3 - (t3 - s3);
      differing |= (bits(t0) ^ anchorBits) | (bits(t1) ^ anchorBits);
      differing |= (bits(t2) ^ anchorBits) | (bits(t3) ^ anchorBits);
      s0 = t0;
      s1 = t1;
      s2 = t2;
      s3 = t3;
    }
    for (; i < to; i++) {
      double x = a[i];
      double t = s0 + x;
      r0 += x - (t - s0);
      differing |= bits(t) ^ anchorBits;
      s0 = t;
    }
    if (differing >>> FRACTION_BITS != 0) {
      return false;
    }
    double sum = ((s0 - anchor) + (s1 - anchor)) + ((s2 - anchor) + (s3 - anchor));
    fold(sum, (r0 + r1) + (r2 + r3), BLOCK_LOSS * b);
    return true;
  }

  private boolean addBlock(float[] a, int from, int to, double bound) {
    if (bound > MAX_BOUND) {
      return false;
    }
    double b = Math.max(bound, MIN_BOUND);
    double anchor = anchor(b);
    long anchorBits = bits(anchor);
    long differing = 0;
    double s0 = anchor;
    double s1 = anchor;
    double s2 = anchor;
    double s3 = anchor;
    double r0 = 0.0;
    double r1 = 0.0;
    double r2 = 0.0;
    double r3 = 0.0;
    int i = from;
    for (; i < to - 3; i += 4) {
      double x0 = a[i];
      double x1 = a[i + 1];
      double x2 = a[i + 2];
      double x3 = a[i + 3];
      double t0 = s0 + x0;
      double t1 = s1 + x1;
      double t2 = s2 + x2;
      double t3 = s3 + x3;
      r0 += x0 - (t0 - s0);
      r1 += x1 - (t1 - s1);
      r2 += x2 - (t2 - s2);
      r3 += x3 - (t3 - s3);
      differing |= (bits(t0) ^ anchorBits) | (bits(t1) ^ anchorBits);
      differing |= (bits(t2) ^ anchorBits) | (bits(t3) ^ anchorBits);
      s0 = t0;
      s1 = t1;
      s2 = t2;
      s3 = t3;
    }
    for (; i < to; i++) {
      double x = a[i];
      double t = s0 + x;
      r0 += x - (t - s0);
      differing |= bits(t) ^ anchorBits;
      s0 = t;
    }
    if (differing >>> FRACTION_BITS != 0) {
      return false;
    }
    double sum = ((s0 - anchor) + (s1 - anchor)) + ((s2 - anchor) + (s3 - anchor));
    fold(sum, (r0 + r1) + (r2 + r3), BLOCK_LOSS * b);
    return true;
  }

  /** Where the scalar lanes begin for magnitudes below a power of two. */
  static double anchor(double b) {
    return 1.5 * BLOCK * b;
  }

  /** Nothing is known any more. */
  void lose() {
    lost = Double.NaN;
  }

  /** Adds the sum of a block, what its additions rounded away, and twice what is lost of that. */
  void fold(double sum, double rest, double loss) {
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

  static double powerAbove(long magnitudeBits) {
    long finite = Math.min(magnitudeBits, magnitudeBits(Double.MAX_VALUE));
    return Double.longBitsToDouble(((finite >>> FRACTION_BITS) + 1) << FRACTION_BITS);
  }

  /** What the addition {@code sum = x + y} rounded away, exactly (Knuth's two-sum). */
  private static double rounding(double x, double y, double sum) {
    double added = sum - x;
    return (x - (sum - added)) + (y - added);
  }

  static long bits(double x) {
    return Double.doubleToRawLongBits(x);
  }

  /** Bits that order magnitudes as integers, with infinity and NaN above every finite one. */
  static long magnitudeBits(double x) {
    return Double.doubleToRawLongBits(x) & Long.MAX_VALUE;
  }
}
