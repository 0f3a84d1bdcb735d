package org.anabranch;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleSupplier;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.anabranch.function.RangeConsumer;
import org.anabranch.function.TileConsumer;
import org.anabranch.op.Forks;
import org.anabranch.op.Loops;
import org.anabranch.op.Sort;
import org.anabranch.op.Sum;
import org.jspecify.annotations.Nullable;

/**
 * Parallel algorithms as plain calls.
 *
 * <p>Ranges are {@code from} inclusive, {@code to} exclusive. Every method runs in the current pool
 * (see the package), on the calling thread and whoever helps; small work stays on the caller. A
 * null array or function is a {@link NullPointerException} naming the parameter, before anything is
 * touched. An array range is checked as by {@link java.util.Arrays}: {@link
 * IllegalArgumentException} when {@code from > to}, {@link ArrayIndexOutOfBoundsException} outside
 * the array; an empty index range is no work.
 *
 * <p><b>When a body throws</b>, the call throws the same exception object, once nothing of the call
 * runs any more. Loops throw what the sequential loop would have thrown: that of the lowest failing
 * index; what lies above it is given up, what lies below is finished. {@code invoke} and {@code
 * join} go by argument order. Further failures are attached as suppressed, eight at most.
 *
 * <p><b>Cost.</b> Loops, sums: work O(n), span O(log n) and one chunk of 10 to 50 microseconds, no
 * memory per element. Nothing here depends on how many workers there are or who did what, except
 * the order in which bodies take effect.
 */
public final class Par {
  private Par() {}

  // ---- loops ----

  /**
   * Calls the body once for each index of a range.
   *
   * @param from the first index
   * @param to one past the last
   * @param body what to do; called from several threads
   */
  public static void forEach(int from, int to, IntConsumer body) {
    Loops.forEach(from, to, body);
  }

  /**
   * Calls the body once for each index of a range that may be longer than an int counts.
   *
   * @param from the first index
   * @param to one past the last
   * @param body what to do; called from several threads
   */
  public static void forEachLong(long from, long to, LongConsumer body) {
    Loops.forEachLong(from, to, body);
  }

  /**
   * Calls the body once for each element of an array.
   *
   * @param a the elements
   * @param body what to do; called from several threads
   * @param <T> the elements
   */
  public static <T> void forEach(T[] a, Consumer<? super T> body) {
    Loops.forEach(a, body);
  }

  /**
   * Calls the body once for each element, after the caller has taken all of them out.
   *
   * @param elements where to take them from
   * @param body what to do; called from several threads
   * @param <T> the elements
   */
  public static <T> void forEach(Iterable<T> elements, Consumer<? super T> body) {
    Loops.forEach(elements, body);
  }

  /**
   * Calls the body once for each chunk of a range: the batched form, for bodies with a loop of
   * their own. Where the chunks begin and end depends on timing.
   *
   * @param from the first index
   * @param to one past the last
   * @param body handles a chunk; called from several threads
   */
  public static void forRange(int from, int to, RangeConsumer body) {
    Loops.forRange(from, to, body);
  }

  /**
   * Calls the body once for each tile of a table. Tiles have 64 rows and 64 columns, except at the
   * lower and right edges; a table without rows or columns has none.
   *
   * @param rows how many rows
   * @param cols how many columns
   * @param body handles a tile; called from several threads
   */
  public static void forTiles(int rows, int cols, TileConsumer body) {
    Loops.forTiles(rows, cols, body);
  }

  // ---- forks ----

  /**
   * Runs bodies side by side and returns when all have ended.
   *
   * @param bodies what to run; the caller runs the first
   */
  public static void invoke(Runnable... bodies) {
    Forks.invoke(bodies);
  }

  /**
   * Runs two suppliers side by side and combines their results.
   *
   * @param first run by the caller
   * @param second forked
   * @param combiner makes one result of two
   * @param <A> what the first returns
   * @param <B> what the second returns
   * @param <R> the result
   * @return what the combiner returned
   */
  public static <A extends @Nullable Object, B extends @Nullable Object, R extends @Nullable Object>
      R join(
          Supplier<? extends A> first,
          Supplier<? extends B> second,
          BiFunction<? super A, ? super B, ? extends R> combiner) {
    return Forks.<A, B, R>join(first, second, combiner);
  }

  /**
   * {@link #join} for ints.
   *
   * @param first run by the caller
   * @param second forked
   * @param combiner makes one result of two
   * @return what the combiner returned
   */
  public static int joinInt(IntSupplier first, IntSupplier second, IntBinaryOperator combiner) {
    return Forks.joinInt(first, second, combiner);
  }

  /**
   * {@link #join} for longs.
   *
   * @param first run by the caller
   * @param second forked
   * @param combiner makes one result of two
   * @return what the combiner returned
   */
  public static long joinLong(
      LongSupplier first, LongSupplier second, LongBinaryOperator combiner) {
    return Forks.joinLong(first, second, combiner);
  }

  /**
   * {@link #join} for doubles.
   *
   * @param first run by the caller
   * @param second forked
   * @param combiner makes one result of two
   * @return what the combiner returned
   */
  public static double joinDouble(
      DoubleSupplier first, DoubleSupplier second, DoubleBinaryOperator combiner) {
    return Forks.joinDouble(first, second, combiner);
  }

  // ---- sums ----

  /**
   * The sum of bytes.
   *
   * @param a the numbers
   * @return their sum, 0 when there are none
   */
  public static long sum(byte[] a) {
    return Sum.of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sum(byte[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return their sum, 0 when there are none
   */
  public static long sum(byte[] a, int from, int to) {
    return Sum.of(a, from, to);
  }

  /**
   * The sum of ints, as a long: no overflow.
   *
   * @param a the numbers
   * @return their sum, 0 when there are none
   */
  public static long sum(int[] a) {
    return Sum.of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sum(int[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return their sum, 0 when there are none
   */
  public static long sum(int[] a, int from, int to) {
    return Sum.of(a, from, to);
  }

  /**
   * The sum of longs; it wraps like {@code +}.
   *
   * @param a the numbers
   * @return their sum, 0 when there are none
   */
  public static long sum(long[] a) {
    return Sum.of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sum(long[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return their sum, 0 when there are none
   */
  public static long sum(long[] a, int from, int to) {
    return Sum.of(a, from, to);
  }

  /**
   * The sum of longs, in 128 bits on the way.
   *
   * @param a the numbers
   * @return their sum, 0 when there are none
   * @throws ArithmeticException if a long does not hold the whole sum
   */
  public static long sumExact(long[] a) {
    return Sum.exactly(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sumExact(long[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return their sum, 0 when there are none
   * @throws ArithmeticException if a long does not hold the whole sum
   */
  public static long sumExact(long[] a, int from, int to) {
    return Sum.exactly(a, from, to);
  }

  /**
   * The sum of floats, correctly rounded to a double: the real sum of the numbers, rounded once.
   *
   * @param a the numbers
   * @return their sum; NaN, infinities and zeros as for doubles
   */
  public static double sum(float[] a) {
    return Sum.of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sum(float[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return their sum; NaN, infinities and zeros as for doubles
   */
  public static double sum(float[] a, int from, int to) {
    return Sum.of(a, from, to);
  }

  /**
   * The sum of doubles, correctly rounded: the real sum of the numbers, rounded once, whatever
   * their order. Source: a certified compensated pass, then a superaccumulator where it proves
   * nothing.
   *
   * @param a the numbers
   * @return their sum; 0.0 when there are none or all are zeros, NaN with a NaN or with both
   *     infinities
   */
  public static double sum(double[] a) {
    return Sum.of(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sum(double[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return their sum; 0.0 when there are none or all are zeros, NaN with a NaN or with both
   *     infinities
   */
  public static double sum(double[] a, int from, int to) {
    return Sum.of(a, from, to);
  }

  /**
   * The sum of doubles by plain additions over a tree that depends on their number only: the same
   * bits for every number of workers. The error is at most (log2(n) + 256) u times the sum of the
   * magnitudes, u = 2<sup>-53</sup>. Eight bytes of memory for 1,024 elements.
   *
   * @param a the numbers
   * @return their sum, 0.0 when there are none
   */
  public static double sumFast(double[] a) {
    return Sum.fast(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sumFast(double[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return their sum, 0.0 when there are none
   */
  public static double sumFast(double[] a, int from, int to) {
    return Sum.fast(a, from, to);
  }

  /**
   * The sum of a function's values over a range of indices; it wraps like {@code +}.
   *
   * @param from the first index
   * @param to one past the last
   * @param function called once for each index, from several threads
   * @return the sum, 0 for an empty range
   */
  public static long sumOfLong(int from, int to, IntToLongFunction function) {
    return Sum.ofLong(from, to, function);
  }

  /**
   * The sum of a function's values over a range of indices, correctly rounded like {@link
   * #sum(double[])}.
   *
   * @param from the first index
   * @param to one past the last
   * @param function called once for each index, from several threads
   * @return the sum, 0.0 for an empty range
   */
  public static double sumOfDouble(int from, int to, IntToDoubleFunction function) {
    return Sum.ofDouble(from, to, function);
  }

  // ---- order ----

  /**
   * Sorts bytes by counting.
   *
   * @param a the numbers, which end up in ascending order
   */
  public static void sort(byte[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sort(byte[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   */
  public static void sort(byte[] a, int from, int to) {
    Sort.sort(a, from, to);
  }

  /**
   * Sorts shorts by counting.
   *
   * @param a the numbers, which end up in ascending order
   */
  public static void sort(short[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sort(short[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   */
  public static void sort(short[] a, int from, int to) {
    Sort.sort(a, from, to);
  }

  /**
   * Sorts chars by counting.
   *
   * @param a the numbers, which end up in ascending order
   */
  public static void sort(char[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sort(char[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   */
  public static void sort(char[] a, int from, int to) {
    Sort.sort(a, from, to);
  }

  /**
   * Sorts ints.
   *
   * @param a the numbers, which end up in ascending order
   */
  public static void sort(int[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sort(int[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   */
  public static void sort(int[] a, int from, int to) {
    Sort.sort(a, from, to);
  }

  /**
   * Sorts longs.
   *
   * @param a the numbers, which end up in ascending order
   */
  public static void sort(long[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sort(long[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   */
  public static void sort(long[] a, int from, int to) {
    Sort.sort(a, from, to);
  }

  /**
   * Sorts floats in the order of {@link Float#compare}; the bits of NaNs and zeros are kept.
   *
   * @param a the numbers, which end up in ascending order
   */
  public static void sort(float[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sort(float[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   */
  public static void sort(float[] a, int from, int to) {
    Sort.sort(a, from, to);
  }

  /**
   * Sorts doubles in the order of {@link Double#compare}; the bits of NaNs and zeros are kept.
   *
   * @param a the numbers, which end up in ascending order
   */
  public static void sort(double[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #sort(double[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   */
  public static void sort(double[] a, int from, int to) {
    Sort.sort(a, from, to);
  }
}
