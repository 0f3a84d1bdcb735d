package org.anabranch.op;

import java.util.NoSuchElementException;
import java.util.Objects;
import org.anabranch.kernel.Moments;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.TreeReduce;

/** Statistics of numbers: moments of blocks, put together along a fixed tree. */
public final class Statistics {
  private static final int BLOCK = 1 << 10;
  private static final Cost ELEMENT = Cost.ofPicos(1_500);
  private static final Cost COMBINATION = Cost.ofPicos(10_000);

  /**
   * Makes the result.
   *
   * @param <R> the result
   */
  @FunctionalInterface
  public interface Factory<R> {
    /** The result for these figures. */
    R of(long count, double mean, double squares, double min, double max);
  }

  private Statistics() {}

  /** Count, mean, sum of squared distances from it, smallest and largest value. */
  public static <R> R of(double[] a, Factory<R> factory) {
    int n = Objects.requireNonNull(a, "a").length;
    if (n == 0) {
      throw new NoSuchElementException("no elements");
    }
    Moments moments = new Moments(TreeReduce.leaves(0, n, BLOCK));
    TreeReduce.run(
        0,
        n,
        BLOCK,
        ELEMENT,
        COMBINATION,
        (slot, lo, hi) -> moments.reduce(slot, a, lo, hi),
        moments::combine);
    return factory.of(
        moments.count(), moments.mean(), moments.squares(), moments.min(), moments.max());
  }
}
