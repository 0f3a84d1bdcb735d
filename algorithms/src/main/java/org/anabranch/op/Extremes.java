package org.anabranch.op;

import java.util.Comparator;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.function.Function;
import org.anabranch.kernel.MaxKernels;
import org.anabranch.kernel.MinKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.DoubleGather;
import org.anabranch.skeleton.LongGather;
import org.anabranch.skeleton.TreeReduce;
import org.jspecify.annotations.Nullable;

/**
 * Smallest and largest elements, and where they stand first. Numbers may be gathered in any order;
 * a user's comparator is asked along a fixed tree.
 */
public final class Extremes {
  private static final Cost INT = Cost.ofPicos(110);
  private static final Cost WIDE = Cost.ofPicos(350);

  private Extremes() {}

  /** The smallest int. */
  public static int min(int[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(from, to, INT, a[from], (lo, hi) -> MinKernels.min(a, lo, hi), Math::min);
  }

  /** The smallest long. */
  public static long min(long[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return LongGather.run(
        from, to, WIDE, a[from], (lo, hi) -> MinKernels.min(a, lo, hi), Math::min);
  }

  /** The smallest float. */
  public static float min(float[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (float)
        DoubleGather.run(from, to, WIDE, a[from], (lo, hi) -> MinKernels.min(a, lo, hi), Math::min);
  }

  /** The smallest double. */
  public static double min(double[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return DoubleGather.run(
        from, to, WIDE, a[from], (lo, hi) -> MinKernels.min(a, lo, hi), Math::min);
  }

  /** The first of the smallest elements. */
  public static <T extends @Nullable Object> T min(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    return a[minIndex(a, from, to, comparator)];
  }

  /** The largest int. */
  public static int max(int[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(from, to, INT, a[from], (lo, hi) -> MaxKernels.max(a, lo, hi), Math::max);
  }

  /** The largest long. */
  public static long max(long[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return LongGather.run(
        from, to, WIDE, a[from], (lo, hi) -> MaxKernels.max(a, lo, hi), Math::max);
  }

  /** The largest float. */
  public static float max(float[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (float)
        DoubleGather.run(from, to, WIDE, a[from], (lo, hi) -> MaxKernels.max(a, lo, hi), Math::max);
  }

  /** The largest double. */
  public static double max(double[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return DoubleGather.run(
        from, to, WIDE, a[from], (lo, hi) -> MaxKernels.max(a, lo, hi), Math::max);
  }

  /** The first of the largest elements. */
  public static <T extends @Nullable Object> T max(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    return a[maxIndex(a, from, to, comparator)];
  }

  /** Where the smallest int stands first. */
  public static int minIndex(int[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            INT,
            from,
            (lo, hi) -> MinKernels.minIndex(a, lo, hi),
            (i, j) -> MinKernels.pick(a, (int) i, (int) j));
  }

  /** Where the smallest long stands first. */
  public static int minIndex(long[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            WIDE,
            from,
            (lo, hi) -> MinKernels.minIndex(a, lo, hi),
            (i, j) -> MinKernels.pick(a, (int) i, (int) j));
  }

  /** Where the smallest float stands first. */
  public static int minIndex(float[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            WIDE,
            from,
            (lo, hi) -> MinKernels.minIndex(a, lo, hi),
            (i, j) -> MinKernels.pick(a, (int) i, (int) j));
  }

  /** Where the smallest double stands first. */
  public static int minIndex(double[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            WIDE,
            from,
            (lo, hi) -> MinKernels.minIndex(a, lo, hi),
            (i, j) -> MinKernels.pick(a, (int) i, (int) j));
  }

  /** Where the first of the smallest elements stands. */
  public static <T extends @Nullable Object> int minIndex(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    Comparator<? super T> order = Arguments.orNatural(comparator);
    return winner(
        from,
        to,
        Cost.of(order),
        (lo, hi) -> MinKernels.minIndex(a, lo, hi, order),
        (i, j) -> order.compare(a[j], a[i]) < 0);
  }

  /** Where the largest int stands first. */
  public static int maxIndex(int[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            INT,
            from,
            (lo, hi) -> MaxKernels.maxIndex(a, lo, hi),
            (i, j) -> MaxKernels.pick(a, (int) i, (int) j));
  }

  /** Where the largest long stands first. */
  public static int maxIndex(long[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            WIDE,
            from,
            (lo, hi) -> MaxKernels.maxIndex(a, lo, hi),
            (i, j) -> MaxKernels.pick(a, (int) i, (int) j));
  }

  /** Where the largest float stands first. */
  public static int maxIndex(float[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            WIDE,
            from,
            (lo, hi) -> MaxKernels.maxIndex(a, lo, hi),
            (i, j) -> MaxKernels.pick(a, (int) i, (int) j));
  }

  /** Where the largest double stands first. */
  public static int maxIndex(double[] a, int from, int to) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    return (int)
        LongGather.run(
            from,
            to,
            WIDE,
            from,
            (lo, hi) -> MaxKernels.maxIndex(a, lo, hi),
            (i, j) -> MaxKernels.pick(a, (int) i, (int) j));
  }

  /** Where the first of the largest elements stands. */
  public static <T extends @Nullable Object> int maxIndex(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    check(Objects.requireNonNull(a, "a").length, from, to);
    Comparator<? super T> order = Arguments.orNatural(comparator);
    return winner(
        from,
        to,
        Cost.of(order),
        (lo, hi) -> MaxKernels.maxIndex(a, lo, hi, order),
        (i, j) -> order.compare(a[j], a[i]) > 0);
  }

  /** The first of the elements with the smallest key. */
  public static <T extends @Nullable Object, K extends Comparable<? super K>> T minBy(
      T[] a, Function<? super T, ? extends K> key) {
    return by(a, key, Comparator.reverseOrder());
  }

  /** The first of the elements with the largest key. */
  public static <T extends @Nullable Object, K extends Comparable<? super K>> T maxBy(
      T[] a, Function<? super T, ? extends K> key) {
    return by(a, key, Comparator.naturalOrder());
  }

  /** The first of the elements whose key is largest in an order; keys are computed once. */
  private static <T extends @Nullable Object, K> T by(
      T[] a, Function<? super T, ? extends K> key, Comparator<? super K> order) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(key, "key");
    check(a.length, 0, a.length);
    int leaf = TreeReduce.objectLeaf(0, a.length);
    KeyedExtreme<T, K> extreme =
        new KeyedExtreme<>(a, key, order, TreeReduce.leaves(0, a.length, leaf));
    Cost cost = Cost.of(key);
    TreeReduce.run(0, a.length, leaf, cost, cost, extreme::reduce, extreme::combine);
    return a[extreme.winner()];
  }

  /** Looks for the best index of a leaf. */
  @FunctionalInterface
  private interface Best {
    int of(int from, int to);
  }

  /** Whether the element at a higher index beats that at a lower one. */
  @FunctionalInterface
  private interface Beats {
    boolean test(int lower, int higher);
  }

  private static int winner(int from, int to, Cost cost, Best best, Beats beats) {
    int leaf = TreeReduce.objectLeaf(from, to);
    int[] winners = new int[TreeReduce.leaves(from, to, leaf)];
    TreeReduce.run(
        from,
        to,
        leaf,
        cost,
        cost,
        (slot, lo, hi) -> winners[slot] = best.of(lo, hi),
        (left, right) -> {
          if (beats.test(winners[left], winners[right])) {
            winners[left] = winners[right];
          }
        });
    return winners[0];
  }

  private static void check(int length, int from, int to) {
    Arguments.checkRange(length, from, to);
    if (from == to) {
      throw new NoSuchElementException("no elements");
    }
  }
}
