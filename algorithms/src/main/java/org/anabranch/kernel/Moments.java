package org.anabranch.kernel;

/**
 * Count, mean, sum of squared distances from the mean, smallest and largest value of blocks, and of
 * blocks put together.
 *
 * <p>A block is read twice while it lies in the cache: first for its mean m, then for the distances
 * d = x - m. With D = &Sigma; d, which would be 0 without rounding,
 *
 * <pre>
 * mean = m + D / n            squares = &Sigma; d&sup2; - D&sup2; / n
 * </pre>
 *
 * <p>Two parts a and b, &delta; apart, make
 *
 * <pre>
 * mean = mean_a + &delta; n_b / n     squares = squares_a + squares_b + &delta;&sup2; n_a n_b / n
 * </pre>
 *
 * <p>No large numbers are subtracted from each other, as they are in &Sigma;x&sup2; -
 * (&Sigma;x)&sup2; / n. Tony F. Chan, Gene H. Golub, Randall J. LeVeque, <i>Algorithms for
 * computing the sample variance</i>, 1983.
 */
public final class Moments {
  private final long[] counts;
  private final double[] means;
  private final double[] squares;
  private final double[] mins;
  private final double[] maxes;

  /** Room for so many blocks. */
  public Moments(int slots) {
    counts = new long[slots];
    means = new double[slots];
    squares = new double[slots];
    mins = new double[slots];
    maxes = new double[slots];
  }

  /** Computes a block that is not empty. */
  public void reduce(int slot, double[] a, int from, int to) {
    int n = to - from;
    double mean = roughMean(a, from, to);
    double d0 = 0.0;
    double d1 = 0.0;
    double q0 = 0.0;
    double q1 = 0.0;
    int i = from;
    for (; i < to - 1; i += 2) {
      double x0 = a[i] - mean;
      double x1 = a[i + 1] - mean;
      d0 += x0;
      d1 += x1;
      q0 += x0 * x0;
      q1 += x1 * x1;
    }
    if (i < to) {
      double x = a[i] - mean;
      d0 += x;
      q0 += x * x;
    }
    double distance = d0 + d1;
    counts[slot] = n;
    means[slot] = Double.isInfinite(mean) ? mean : mean + distance / n;
    double all = q0 + q1;
    squares[slot] = Double.isFinite(all) ? Math.max(0.0, all - distance * distance / n) : all;
    mins[slot] = MinKernels.min(a, from, to);
    maxes[slot] = MaxKernels.max(a, from, to);
  }

  /** A mean up to rounding; scaled down where the sum would overflow and the mean does not. */
  private static double roughMean(double[] a, int from, int to) {
    int n = to - from;
    double sum = SumKernels.sumFast(a, from, to);
    if (Double.isFinite(sum)) {
      return sum / n;
    }
    double scaled = 0.0;
    for (int i = from; i < to; i++) {
      scaled += a[i] / n;
    }
    return scaled;
  }

  /** Puts the right slot to the left one. */
  public void combine(int left, int right) {
    double n = counts[left] + counts[right];
    double share = counts[right] / n;
    double delta = means[right] == means[left] ? 0.0 : means[right] - means[left];
    means[left] =
        Double.isInfinite(delta)
            ? means[left] * (1 - share) + means[right] * share
            : means[left] + delta * share;
    squares[left] += squares[right] + delta * delta * share * counts[left];
    counts[left] += counts[right];
    mins[left] = Math.min(mins[left], mins[right]);
    maxes[left] = Math.max(maxes[left], maxes[right]);
  }

  /** How many values slot 0 stands for. */
  public long count() {
    return counts[0];
  }

  /** The mean of slot 0; the canonical NaN if it is one. */
  public double mean() {
    return Double.isNaN(means[0]) ? Double.NaN : means[0];
  }

  /** The sum of squared distances from the mean in slot 0; the canonical NaN if it is one. */
  public double squares() {
    return Double.isNaN(squares[0]) ? Double.NaN : squares[0];
  }

  /** The smallest value of slot 0. */
  public double min() {
    return mins[0];
  }

  /** The largest value of slot 0. */
  public double max() {
    return maxes[0];
  }
}
