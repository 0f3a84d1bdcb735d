package org.anabranch;

import java.util.Locale;

/**
 * What can be said of numbers in one pass over them: how many, their mean, their spread, the
 * smallest and the largest.
 *
 * @param count how many there are, at least 1
 * @param mean their mean
 * @param squares the sum of their squared distances from the mean
 * @param min the smallest, NaN when one of them is
 * @param max the largest, NaN when one of them is
 */
public record DoubleStatistics(long count, double mean, double squares, double min, double max) {

  /**
   * The variance of the numbers as a whole population.
   *
   * @return the mean of their squared distances from the mean
   */
  public double variance() {
    return squares / count;
  }

  /**
   * An unbiased estimate of the variance of what the numbers are a sample of.
   *
   * @return the sum of the squared distances divided by one less than the count, NaN for one number
   */
  public double sampleVariance() {
    return squares / (count - 1);
  }

  /**
   * The standard deviation of the numbers as a whole population.
   *
   * @return the square root of the variance
   */
  public double standardDeviation() {
    return Math.sqrt(variance());
  }

  /** Says it all in one line. */
  @Override
  public String toString() {
    return String.format(
        Locale.ROOT,
        "%,d numbers from %s to %s, mean %s, standard deviation %s",
        count,
        min,
        max,
        mean,
        standardDeviation());
  }
}
