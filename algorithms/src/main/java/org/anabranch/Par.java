package org.anabranch;

import java.nio.file.Path;
import java.util.BitSet;
import java.util.Collection;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.Spliterator;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleSupplier;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntSupplier;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongSupplier;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.anabranch.core.Body;
import org.anabranch.core.Cancellation;
import org.anabranch.core.Scope;
import org.anabranch.core.WorkStealingPool;
import org.anabranch.function.RangeConsumer;
import org.anabranch.function.TileConsumer;
import org.anabranch.op.Bulk;
import org.anabranch.op.Comparisons;
import org.anabranch.op.Distinct;
import org.anabranch.op.Dot;
import org.anabranch.op.DoubleElements;
import org.anabranch.op.DoubleGrid;
import org.anabranch.op.DoubleProduct;
import org.anabranch.op.Extremes;
import org.anabranch.op.Flatten;
import org.anabranch.op.FloatElements;
import org.anabranch.op.FloatGrid;
import org.anabranch.op.FloatProduct;
import org.anabranch.op.Forks;
import org.anabranch.op.FunctionSums;
import org.anabranch.op.Group;
import org.anabranch.op.Histogram;
import org.anabranch.op.KeySort;
import org.anabranch.op.ListSort;
import org.anabranch.op.Loops;
import org.anabranch.op.MapReduce;
import org.anabranch.op.Matches;
import org.anabranch.op.Mean;
import org.anabranch.op.Merge;
import org.anabranch.op.Observation;
import org.anabranch.op.Pack;
import org.anabranch.op.PrefixSum;
import org.anabranch.op.RealPrefixSum;
import org.anabranch.op.Reduce;
import org.anabranch.op.Scan;
import org.anabranch.op.Select;
import org.anabranch.op.Shuffle;
import org.anabranch.op.Sort;
import org.anabranch.op.SortedSets;
import org.anabranch.op.Statistics;
import org.anabranch.op.Sum;
import org.anabranch.op.TopK;
import org.anabranch.op.Transform;
import org.anabranch.pipeline.Pipelines;
import org.eclipse.collections.api.ByteIterable;
import org.eclipse.collections.api.DoubleIterable;
import org.eclipse.collections.api.FloatIterable;
import org.eclipse.collections.api.IntIterable;
import org.eclipse.collections.api.LongIterable;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.list.primitive.DoubleList;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.api.list.primitive.LongList;
import org.eclipse.collections.api.list.primitive.MutableByteList;
import org.eclipse.collections.api.list.primitive.MutableCharList;
import org.eclipse.collections.api.list.primitive.MutableDoubleList;
import org.eclipse.collections.api.list.primitive.MutableFloatList;
import org.eclipse.collections.api.list.primitive.MutableIntList;
import org.eclipse.collections.api.list.primitive.MutableLongList;
import org.eclipse.collections.api.list.primitive.MutableShortList;
import org.eclipse.collections.api.map.primitive.IntLongMap;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.eclipse.collections.api.map.primitive.ObjectLongMap;
import org.eclipse.collections.api.multimap.list.ListMultimap;
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
 * index; what lies above it is given up, what lies below is finished. The operator of a reduction
 * fails as it would on one worker. {@code invoke} and {@code join} go by argument order. Further
 * failures are attached as suppressed, eight at most.
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

  /**
   * Calls the body once for each tile of a grid, after the tiles above it and to its left: for
   * tables whose cells need the cells above and to the left, as in dynamic programming.
   *
   * @param rows how many rows the grid has
   * @param cols how many columns
   * @param tile rows and columns of a tile, except at the border
   * @param body what to do; called from several threads
   * @throws IllegalArgumentException if tile is less than 1
   */
  public static void forWavefront(int rows, int cols, int tile, TileConsumer body) {
    Loops.forWavefront(rows, cols, tile, body);
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

  // ---- calls ----

  /**
   * Runs a body that may fork any number of children, and waits for them all.
   *
   * @param body what to run
   */
  public static void scope(Consumer<? super Scope> body) {
    WorkStealingPool.current().scope(body);
  }

  /**
   * Runs code whose loops, forks and calls may be ended early. A cancelled call returns nothing;
   * arrays that it was writing in place are partly written, but sorts, {@code nthElement} and
   * {@code shuffle} leave a permutation.
   *
   * @param cancellation what ends it
   * @param body what to run
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public static void with(Cancellation cancellation, Runnable body) {
    WorkStealingPool.current().run(cancellation, body);
  }

  /**
   * As {@link #with(Cancellation, Runnable)}, with a result.
   *
   * @param cancellation what ends it
   * @param body what to run
   * @param <V> the result
   * @param <X> the checked exception it may throw
   * @return what it returned
   * @throws X as the body does
   * @throws java.util.concurrent.CancellationException if it was cancelled
   */
  public static <V extends @Nullable Object, X extends Exception> V with(
      Cancellation cancellation, Body<V, X> body) throws X {
    return WorkStealingPool.current().call(cancellation, body);
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
   * The sum of bytes, which cannot overflow.
   *
   * @param numbers what to add, taken out by the caller first
   * @return their sum
   */
  public static long sum(ByteIterable numbers) {
    return sum(Objects.requireNonNull(numbers, "numbers").toArray());
  }

  /**
   * The sum of ints, which cannot overflow.
   *
   * @param numbers what to add, taken out by the caller first
   * @return their sum
   */
  public static long sum(IntIterable numbers) {
    return sum(Objects.requireNonNull(numbers, "numbers").toArray());
  }

  /**
   * The sum of longs, which wraps like {@code +}.
   *
   * @param numbers what to add, taken out by the caller first
   * @return their sum
   */
  public static long sum(LongIterable numbers) {
    return sum(Objects.requireNonNull(numbers, "numbers").toArray());
  }

  /**
   * The sum of floats, correctly rounded as that of an array.
   *
   * @param numbers what to add, taken out by the caller first
   * @return their sum
   */
  public static double sum(FloatIterable numbers) {
    return sum(Objects.requireNonNull(numbers, "numbers").toArray());
  }

  /**
   * The sum of doubles, correctly rounded as that of an array.
   *
   * @param numbers what to add, taken out by the caller first
   * @return their sum
   */
  public static double sum(DoubleIterable numbers) {
    return sum(Objects.requireNonNull(numbers, "numbers").toArray());
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
    return FunctionSums.ofLong(from, to, function);
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
    return FunctionSums.ofDouble(from, to, function);
  }

  // ---- smallest and largest ----

  /**
   * The smallest of ints.
   *
   * @param a the numbers
   * @return the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static int min(int[] a) {
    return Extremes.min(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #min(int[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static int min(int[] a, int from, int to) {
    return Extremes.min(a, from, to);
  }

  /**
   * The smallest of longs.
   *
   * @param a the numbers
   * @return the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static long min(long[] a) {
    return Extremes.min(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #min(long[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static long min(long[] a, int from, int to) {
    return Extremes.min(a, from, to);
  }

  /**
   * The smallest of floats, as by {@link Math#min(float, float)}.
   *
   * @param a the numbers
   * @return the smallest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static float min(float[] a) {
    return Extremes.min(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #min(float[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the smallest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static float min(float[] a, int from, int to) {
    return Extremes.min(a, from, to);
  }

  /**
   * The smallest of doubles, as by {@link Math#min(double, double)}.
   *
   * @param a the numbers
   * @return the smallest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static double min(double[] a) {
    return Extremes.min(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #min(double[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the smallest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static double min(double[] a, int from, int to) {
    return Extremes.min(a, from, to);
  }

  /**
   * The smallest of elements, the first one of equals.
   *
   * @param a the elements
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the smallest element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> T min(
      T[] a, @Nullable Comparator<? super T> comparator) {
    return Extremes.min(a, 0, Objects.requireNonNull(a, "a").length, comparator);
  }

  /**
   * {@link #min(Object[], Comparator)} of a range.
   *
   * @param a the elements
   * @param from the first index
   * @param to one past the last
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the smallest element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> T min(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    return Extremes.min(a, from, to, comparator);
  }

  /**
   * The largest of ints.
   *
   * @param a the numbers
   * @return the largest value
   * @throws NoSuchElementException if there are none
   */
  public static int max(int[] a) {
    return Extremes.max(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #max(int[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the largest value
   * @throws NoSuchElementException if there are none
   */
  public static int max(int[] a, int from, int to) {
    return Extremes.max(a, from, to);
  }

  /**
   * The largest of longs.
   *
   * @param a the numbers
   * @return the largest value
   * @throws NoSuchElementException if there are none
   */
  public static long max(long[] a) {
    return Extremes.max(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #max(long[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the largest value
   * @throws NoSuchElementException if there are none
   */
  public static long max(long[] a, int from, int to) {
    return Extremes.max(a, from, to);
  }

  /**
   * The largest of floats, as by {@link Math#max(float, float)}.
   *
   * @param a the numbers
   * @return the largest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static float max(float[] a) {
    return Extremes.max(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #max(float[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the largest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static float max(float[] a, int from, int to) {
    return Extremes.max(a, from, to);
  }

  /**
   * The largest of doubles, as by {@link Math#max(double, double)}.
   *
   * @param a the numbers
   * @return the largest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static double max(double[] a) {
    return Extremes.max(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * {@link #max(double[])} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the largest value; NaN when one of them is
   * @throws NoSuchElementException if there are none
   */
  public static double max(double[] a, int from, int to) {
    return Extremes.max(a, from, to);
  }

  /**
   * The largest of elements, the first one of equals.
   *
   * @param a the elements
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the largest element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> T max(
      T[] a, @Nullable Comparator<? super T> comparator) {
    return Extremes.max(a, 0, Objects.requireNonNull(a, "a").length, comparator);
  }

  /**
   * {@link #max(Object[], Comparator)} of a range.
   *
   * @param a the elements
   * @param from the first index
   * @param to one past the last
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the largest element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> T max(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    return Extremes.max(a, from, to, comparator);
  }

  /**
   * Where {@link #min(int[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(int[] a) {
    return Extremes.minIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #min(int[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the smallest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(int[] a, int from, int to) {
    return Extremes.minIndex(a, from, to);
  }

  /**
   * Where {@link #min(long[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(long[] a) {
    return Extremes.minIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #min(long[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the smallest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(long[] a, int from, int to) {
    return Extremes.minIndex(a, from, to);
  }

  /**
   * Where {@link #min(float[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(float[] a) {
    return Extremes.minIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #min(float[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the smallest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(float[] a, int from, int to) {
    return Extremes.minIndex(a, from, to);
  }

  /**
   * Where {@link #min(double[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the smallest value
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(double[] a) {
    return Extremes.minIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #min(double[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the smallest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int minIndex(double[] a, int from, int to) {
    return Extremes.minIndex(a, from, to);
  }

  /**
   * Where {@link #min(Object[], Comparator)} stands.
   *
   * @param a the elements
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the lowest index of a smallest element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> int minIndex(
      T[] a, @Nullable Comparator<? super T> comparator) {
    return Extremes.minIndex(a, 0, Objects.requireNonNull(a, "a").length, comparator);
  }

  /**
   * Where {@link #min(Object[], int, int, Comparator)} stands.
   *
   * @param a the elements
   * @param from the first index
   * @param to one past the last
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the lowest index of a smallest element, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> int minIndex(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    return Extremes.minIndex(a, from, to, comparator);
  }

  /**
   * Where {@link #max(int[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the largest value
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(int[] a) {
    return Extremes.maxIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #max(int[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the largest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(int[] a, int from, int to) {
    return Extremes.maxIndex(a, from, to);
  }

  /**
   * Where {@link #max(long[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the largest value
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(long[] a) {
    return Extremes.maxIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #max(long[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the largest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(long[] a, int from, int to) {
    return Extremes.maxIndex(a, from, to);
  }

  /**
   * Where {@link #max(float[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the largest value
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(float[] a) {
    return Extremes.maxIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #max(float[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the largest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(float[] a, int from, int to) {
    return Extremes.maxIndex(a, from, to);
  }

  /**
   * Where {@link #max(double[])} stands first.
   *
   * @param a the numbers
   * @return the lowest index of the largest value
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(double[] a) {
    return Extremes.maxIndex(a, 0, Objects.requireNonNull(a, "a").length);
  }

  /**
   * Where {@link #max(double[], int, int)} stands first.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @return the lowest index of the largest value, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static int maxIndex(double[] a, int from, int to) {
    return Extremes.maxIndex(a, from, to);
  }

  /**
   * Where {@link #max(Object[], Comparator)} stands.
   *
   * @param a the elements
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the lowest index of a largest element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> int maxIndex(
      T[] a, @Nullable Comparator<? super T> comparator) {
    return Extremes.maxIndex(a, 0, Objects.requireNonNull(a, "a").length, comparator);
  }

  /**
   * Where {@link #max(Object[], int, int, Comparator)} stands.
   *
   * @param a the elements
   * @param from the first index
   * @param to one past the last
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return the lowest index of a largest element, counted from the start of the array
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object> int maxIndex(
      T[] a, int from, int to, @Nullable Comparator<? super T> comparator) {
    return Extremes.maxIndex(a, from, to, comparator);
  }

  /**
   * The element with the smallest key, the first one of equals.
   *
   * @param a the elements
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object, K extends Comparable<? super K>> T minBy(
      T[] a, Function<? super T, ? extends K> key) {
    return Extremes.minBy(a, key);
  }

  /**
   * The element with the largest key, the first one of equals.
   *
   * @param a the elements
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the element
   * @throws NoSuchElementException if there are none
   */
  public static <T extends @Nullable Object, K extends Comparable<? super K>> T maxBy(
      T[] a, Function<? super T, ? extends K> key) {
    return Extremes.maxBy(a, key);
  }

  // ---- means ----

  /**
   * The mean of ints: their real sum divided by their number, rounded once.
   *
   * @param a the numbers
   * @return their mean
   * @throws NoSuchElementException if there are none
   */
  public static double mean(int[] a) {
    return Mean.of(a);
  }

  /**
   * The mean of longs: their real sum divided by their number, rounded once.
   *
   * @param a the numbers
   * @return their mean
   * @throws NoSuchElementException if there are none
   */
  public static double mean(long[] a) {
    return Mean.of(a);
  }

  /**
   * The mean of doubles: their real sum divided by their number, rounded once.
   *
   * @param a the numbers
   * @return their mean; NaN with a NaN or with both infinities
   * @throws NoSuchElementException if there are none
   */
  public static double mean(double[] a) {
    return Mean.of(a);
  }

  // ---- searches ----

  /**
   * Counts the ints that match.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return how many match
   */
  public static long count(int[] a, IntPredicate predicate) {
    return Matches.count(a, predicate);
  }

  /**
   * Counts the longs that match.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return how many match
   */
  public static long count(long[] a, LongPredicate predicate) {
    return Matches.count(a, predicate);
  }

  /**
   * Counts the doubles that match.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return how many match
   */
  public static long count(double[] a, DoublePredicate predicate) {
    return Matches.count(a, predicate);
  }

  /**
   * Counts the elements that match.
   *
   * @param a the elements
   * @param predicate called from several threads
   * @param <T> the elements
   * @return how many match
   */
  public static <T extends @Nullable Object> long count(T[] a, Predicate<? super T> predicate) {
    return Matches.count(a, predicate);
  }

  /**
   * Counts the indices that match.
   *
   * @param from the first index
   * @param to one past the last
   * @param predicate called from several threads
   * @return how many match
   */
  public static long count(int from, int to, IntPredicate predicate) {
    return Matches.count(from, to, predicate);
  }

  /**
   * Whether a number matches. The first that does, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when one matches, false when there are none
   */
  public static boolean anyMatch(int[] a, IntPredicate predicate) {
    return Matches.indexOf(a, predicate, true) >= 0;
  }

  /**
   * Whether a number matches. The first that does, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when one matches, false when there are none
   */
  public static boolean anyMatch(long[] a, LongPredicate predicate) {
    return Matches.indexOf(a, predicate, true) >= 0;
  }

  /**
   * Whether a number matches. The first that does, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when one matches, false when there are none
   */
  public static boolean anyMatch(double[] a, DoublePredicate predicate) {
    return Matches.indexOf(a, predicate, true) >= 0;
  }

  /**
   * Whether an element matches. The first that does, or throws, decides.
   *
   * @param a the elements
   * @param predicate called from several threads
   * @param <T> the elements
   * @return true when one matches, false when there are none
   */
  public static <T extends @Nullable Object> boolean anyMatch(
      T[] a, Predicate<? super T> predicate) {
    return Matches.indexOf(a, predicate, true) >= 0;
  }

  /**
   * Whether an index matches. The first that does, or throws, decides.
   *
   * @param from the first index
   * @param to one past the last
   * @param predicate called from several threads
   * @return true when one matches, false when there are none
   */
  public static boolean anyMatch(int from, int to, IntPredicate predicate) {
    return Matches.any(from, to, predicate, true);
  }

  /**
   * Whether all ints match. The first that does not, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when all match or there are none
   */
  public static boolean allMatch(int[] a, IntPredicate predicate) {
    return Matches.indexOf(a, predicate, false) < 0;
  }

  /**
   * Whether all longs match. The first that does not, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when all match or there are none
   */
  public static boolean allMatch(long[] a, LongPredicate predicate) {
    return Matches.indexOf(a, predicate, false) < 0;
  }

  /**
   * Whether all doubles match. The first that does not, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when all match or there are none
   */
  public static boolean allMatch(double[] a, DoublePredicate predicate) {
    return Matches.indexOf(a, predicate, false) < 0;
  }

  /**
   * Whether all elements match. The first that does not, or throws, decides.
   *
   * @param a the elements
   * @param predicate called from several threads
   * @param <T> the elements
   * @return true when all match or there are none
   */
  public static <T extends @Nullable Object> boolean allMatch(
      T[] a, Predicate<? super T> predicate) {
    return Matches.indexOf(a, predicate, false) < 0;
  }

  /**
   * Whether all indices match. The first that does not, or throws, decides.
   *
   * @param from the first index
   * @param to one past the last
   * @param predicate called from several threads
   * @return true when all match or there are none
   */
  public static boolean allMatch(int from, int to, IntPredicate predicate) {
    return !Matches.any(from, to, predicate, false);
  }

  /**
   * Whether none of the ints matches. The first that does, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when none matches or there are none
   */
  public static boolean noneMatch(int[] a, IntPredicate predicate) {
    return Matches.indexOf(a, predicate, true) < 0;
  }

  /**
   * Whether none of the longs matches. The first that does, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when none matches or there are none
   */
  public static boolean noneMatch(long[] a, LongPredicate predicate) {
    return Matches.indexOf(a, predicate, true) < 0;
  }

  /**
   * Whether none of the doubles matches. The first that does, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return true when none matches or there are none
   */
  public static boolean noneMatch(double[] a, DoublePredicate predicate) {
    return Matches.indexOf(a, predicate, true) < 0;
  }

  /**
   * Whether none of the elements matches. The first that does, or throws, decides.
   *
   * @param a the elements
   * @param predicate called from several threads
   * @param <T> the elements
   * @return true when none matches or there are none
   */
  public static <T extends @Nullable Object> boolean noneMatch(
      T[] a, Predicate<? super T> predicate) {
    return Matches.indexOf(a, predicate, true) < 0;
  }

  /**
   * Whether none of the indices matches. The first that does, or throws, decides.
   *
   * @param from the first index
   * @param to one past the last
   * @param predicate called from several threads
   * @return true when none matches or there are none
   */
  public static boolean noneMatch(int from, int to, IntPredicate predicate) {
    return !Matches.any(from, to, predicate, true);
  }

  /**
   * Where the first of the ints that matches stands. The first that matches, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return the lowest index, or -1 when none matches
   */
  public static int indexOf(int[] a, IntPredicate predicate) {
    return Matches.indexOf(a, predicate, true);
  }

  /**
   * Where the first of the longs that matches stands. The first that matches, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return the lowest index, or -1 when none matches
   */
  public static int indexOf(long[] a, LongPredicate predicate) {
    return Matches.indexOf(a, predicate, true);
  }

  /**
   * Where the first of the doubles that matches stands. The first that matches, or throws, decides.
   *
   * @param a the numbers
   * @param predicate called from several threads
   * @return the lowest index, or -1 when none matches
   */
  public static int indexOf(double[] a, DoublePredicate predicate) {
    return Matches.indexOf(a, predicate, true);
  }

  /**
   * Where the first of the elements that matches stands. The first that matches, or throws,
   * decides.
   *
   * @param a the elements
   * @param predicate called from several threads
   * @param <T> the elements
   * @return the lowest index, or -1 when none matches
   */
  public static <T extends @Nullable Object> int indexOf(T[] a, Predicate<? super T> predicate) {
    return Matches.indexOf(a, predicate, true);
  }

  /**
   * The first index at which two arrays differ; for an array and its beginning, the shorter length.
   *
   * @param a an array
   * @param b another one
   * @return the index, or -1 when the arrays are equal
   */
  public static int mismatch(int[] a, int[] b) {
    return Comparisons.mismatch(a, b);
  }

  /**
   * The first index at which two arrays differ; for an array and its beginning, the shorter length.
   *
   * @param a an array
   * @param b another one
   * @return the index, or -1 when the arrays are equal
   */
  public static int mismatch(long[] a, long[] b) {
    return Comparisons.mismatch(a, b);
  }

  /**
   * The first index at which two arrays differ, compared by {@link Double#compare}; for an array
   * and its beginning, the shorter length.
   *
   * @param a an array
   * @param b another one
   * @return the index, or -1 when the arrays are equal
   */
  public static int mismatch(double[] a, double[] b) {
    return Comparisons.mismatch(a, b);
  }

  /**
   * The first index at which two arrays differ, compared by equals; for an array and its beginning,
   * the shorter length.
   *
   * @param a an array
   * @param b another one
   * @return the index, or -1 when the arrays are equal
   */
  public static int mismatch(@Nullable Object[] a, @Nullable Object[] b) {
    return Comparisons.mismatch(a, b);
  }

  /**
   * Whether two arrays have the same length and elements.
   *
   * @param a an array
   * @param b another one
   * @return true when they are equal
   */
  public static boolean equals(int[] a, int[] b) {
    return Comparisons.mismatch(a, b) < 0;
  }

  /**
   * Whether two arrays have the same length and elements.
   *
   * @param a an array
   * @param b another one
   * @return true when they are equal
   */
  public static boolean equals(long[] a, long[] b) {
    return Comparisons.mismatch(a, b) < 0;
  }

  /**
   * Whether two arrays have the same length and elements, compared by {@link Double#compare}.
   *
   * @param a an array
   * @param b another one
   * @return true when they are equal
   */
  public static boolean equals(double[] a, double[] b) {
    return Comparisons.mismatch(a, b) < 0;
  }

  /**
   * Whether two arrays have the same length and elements, compared by equals.
   *
   * @param a an array
   * @param b another one
   * @return true when they are equal
   */
  public static boolean equals(@Nullable Object[] a, @Nullable Object[] b) {
    return Comparisons.mismatch(a, b) < 0;
  }

  /**
   * Whether ints ascend.
   *
   * @param a the numbers
   * @return true when none is smaller than the one before it
   */
  public static boolean isSorted(int[] a) {
    return Comparisons.isSorted(a);
  }

  /**
   * Whether longs ascend.
   *
   * @param a the numbers
   * @return true when none is smaller than the one before it
   */
  public static boolean isSorted(long[] a) {
    return Comparisons.isSorted(a);
  }

  /**
   * Whether doubles ascend, in the order of {@link Double#compare}.
   *
   * @param a the numbers
   * @return true when none is smaller than the one before it
   */
  public static boolean isSorted(double[] a) {
    return Comparisons.isSorted(a);
  }

  /**
   * Whether elements ascend.
   *
   * @param a the elements
   * @param comparator orders them, called from several threads; null for their natural order
   * @param <T> the elements
   * @return true when none is smaller than the one before it
   */
  public static <T extends @Nullable Object> boolean isSorted(
      T[] a, @Nullable Comparator<? super T> comparator) {
    return Comparisons.isSorted(a, comparator);
  }

  // ---- reductions ----

  /**
   * Reduces ints by an operator. Blocks of 1,024 are folded from left to right and combined by a
   * tree that depends on their number only.
   *
   * @param a the numbers
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static int reduce(int[] a, int identity, IntBinaryOperator op) {
    return Reduce.of(a, 0, Objects.requireNonNull(a, "a").length, identity, op);
  }

  /**
   * {@link #reduce(int[], int, IntBinaryOperator)} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static int reduce(int[] a, int from, int to, int identity, IntBinaryOperator op) {
    return Reduce.of(a, from, to, identity, op);
  }

  /**
   * {@link #reduce(int[], int, IntBinaryOperator)} for longs.
   *
   * @param a the numbers
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static long reduce(long[] a, long identity, LongBinaryOperator op) {
    return Reduce.of(a, 0, Objects.requireNonNull(a, "a").length, identity, op);
  }

  /**
   * {@link #reduce(long[], long, LongBinaryOperator)} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static long reduce(long[] a, int from, int to, long identity, LongBinaryOperator op) {
    return Reduce.of(a, from, to, identity, op);
  }

  /**
   * {@link #reduce(int[], int, IntBinaryOperator)} for doubles.
   *
   * @param a the numbers
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static double reduce(double[] a, double identity, DoubleBinaryOperator op) {
    return Reduce.of(a, 0, Objects.requireNonNull(a, "a").length, identity, op);
  }

  /**
   * {@link #reduce(double[], double, DoubleBinaryOperator)} of a range.
   *
   * @param a the numbers
   * @param from the first index
   * @param to one past the last
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static double reduce(
      double[] a, int from, int to, double identity, DoubleBinaryOperator op) {
    return Reduce.of(a, from, to, identity, op);
  }

  /**
   * Reduces elements by an operator. Leaves of one element, from 512 on of a 256th of all, at most
   * 1,024, are folded from left to right and combined by a tree that depends on their number only.
   *
   * @param a the elements
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @return what the operator made of them
   */
  public static <T extends @Nullable Object> T reduce(T[] a, T identity, BinaryOperator<T> op) {
    return Reduce.of(a, 0, Objects.requireNonNull(a, "a").length, identity, op);
  }

  /**
   * {@link #reduce(Object[], Object, BinaryOperator)} of a range.
   *
   * @param a the elements
   * @param from the first index
   * @param to one past the last
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @return what the operator made of them
   */
  public static <T extends @Nullable Object> T reduce(
      T[] a, int from, int to, T identity, BinaryOperator<T> op) {
    return Reduce.of(a, from, to, identity, op);
  }

  /**
   * {@link #reduce(Object[], Object, BinaryOperator)} without an identity.
   *
   * @param a the elements
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @return what the operator made of them, or nothing when there are none
   * @throws NullPointerException if the result is null
   */
  public static <T> Optional<T> reduce(T[] a, BinaryOperator<T> op) {
    return Reduce.of(a, 0, Objects.requireNonNull(a, "a").length, op);
  }

  /**
   * {@link #reduce(Object[], BinaryOperator)} of a range.
   *
   * @param a the elements
   * @param from the first index
   * @param to one past the last
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @return what the operator made of them, or nothing when there are none
   * @throws NullPointerException if the result is null
   */
  public static <T> Optional<T> reduce(T[] a, int from, int to, BinaryOperator<T> op) {
    return Reduce.of(a, from, to, op);
  }

  /**
   * Reduces what a function makes of indices, by the tree of {@link #reduce(Object[], Object,
   * BinaryOperator)}.
   *
   * @param from the first index
   * @param to one past the last
   * @param map called once for each index, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @param <R> the results
   * @return what the operator made of them
   */
  public static <R extends @Nullable Object> R mapReduce(
      int from, int to, IntFunction<? extends R> map, R identity, BinaryOperator<R> op) {
    return MapReduce.of(from, to, map, identity, op);
  }

  /**
   * Reduces ints that a function makes of indices, by the tree of {@link #reduce(int[], int,
   * IntBinaryOperator)}. Costly calls of the function are shared out one by one.
   *
   * @param from the first index
   * @param to one past the last
   * @param map called once for each index, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static int mapReduceInt(
      int from, int to, IntUnaryOperator map, int identity, IntBinaryOperator op) {
    return MapReduce.ofInt(from, to, map, identity, op);
  }

  /**
   * Reduces longs that a function makes of indices, by the tree of {@link #reduce(long[], long,
   * LongBinaryOperator)}. Costly calls of the function are shared out one by one.
   *
   * @param from the first index
   * @param to one past the last
   * @param map called once for each index, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static long mapReduceLong(
      int from, int to, IntToLongFunction map, long identity, LongBinaryOperator op) {
    return MapReduce.ofLong(from, to, map, identity, op);
  }

  /**
   * Reduces doubles that a function makes of indices, by the tree of {@link #reduce(double[],
   * double, DoubleBinaryOperator)}. Costly calls of the function are shared out one by one.
   *
   * @param from the first index
   * @param to one past the last
   * @param map called once for each index, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @return what the operator made of them
   */
  public static double mapReduceDouble(
      int from, int to, IntToDoubleFunction map, double identity, DoubleBinaryOperator op) {
    return MapReduce.ofDouble(from, to, map, identity, op);
  }

  /**
   * Reduces what a function makes of elements, by the tree of {@link #reduce(Object[], Object,
   * BinaryOperator)}.
   *
   * @param a the elements
   * @param map called once for each element, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @param <R> the results
   * @return what the operator made of them
   */
  public static <T extends @Nullable Object, R extends @Nullable Object> R mapReduce(
      T[] a, Function<? super T, ? extends R> map, R identity, BinaryOperator<R> op) {
    return MapReduce.of(a, map, identity, op);
  }

  /**
   * {@link #mapReduceInt(int, int, IntUnaryOperator, int, IntBinaryOperator)} of elements.
   *
   * @param a the elements
   * @param map called once for each element, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @return what the operator made of them
   */
  public static <T extends @Nullable Object> int mapReduceInt(
      T[] a, ToIntFunction<? super T> map, int identity, IntBinaryOperator op) {
    return MapReduce.ofInt(a, map, identity, op);
  }

  /**
   * {@link #mapReduceLong(int, int, IntToLongFunction, long, LongBinaryOperator)} of elements.
   *
   * @param a the elements
   * @param map called once for each element, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @return what the operator made of them
   */
  public static <T extends @Nullable Object> long mapReduceLong(
      T[] a, ToLongFunction<? super T> map, long identity, LongBinaryOperator op) {
    return MapReduce.ofLong(a, map, identity, op);
  }

  /**
   * {@link #mapReduceDouble(int, int, IntToDoubleFunction, double, DoubleBinaryOperator)} of
   * elements.
   *
   * @param a the elements
   * @param map called once for each element, from several threads
   * @param identity enters once, to the left of everything; the result when there is nothing
   * @param op an associative operator, called from several threads
   * @param <T> the elements
   * @return what the operator made of them
   */
  public static <T extends @Nullable Object> double mapReduceDouble(
      T[] a, ToDoubleFunction<? super T> map, double identity, DoubleBinaryOperator op) {
    return MapReduce.ofDouble(a, map, identity, op);
  }

  /**
   * The sum of a function's values; it wraps like {@code +}.
   *
   * @param a the elements
   * @param function called once for each element, from several threads
   * @param <T> the elements
   * @return the sum, 0 when there are none
   */
  public static <T extends @Nullable Object> long sumOfLong(
      T[] a, ToLongFunction<? super T> function) {
    return FunctionSums.ofLong(a, function);
  }

  /**
   * The sum of a function's values; it wraps like {@code +}.
   *
   * @param elements where the caller takes them from first
   * @param function called once for each element, from several threads
   * @param <T> the elements
   * @return the sum, 0 when there are none
   */
  public static <T extends @Nullable Object> long sumOfLong(
      Iterable<T> elements, ToLongFunction<? super T> function) {
    return FunctionSums.ofLong(elements, function);
  }

  /**
   * The sum of a function's values; correctly rounded like {@link #sum(double[])}.
   *
   * @param a the elements
   * @param function called once for each element, from several threads
   * @param <T> the elements
   * @return the sum, 0.0 when there are none
   */
  public static <T extends @Nullable Object> double sumOfDouble(
      T[] a, ToDoubleFunction<? super T> function) {
    return FunctionSums.ofDouble(a, function);
  }

  /**
   * The sum of a function's values; correctly rounded like {@link #sum(double[])}.
   *
   * @param elements where the caller takes them from first
   * @param function called once for each element, from several threads
   * @param <T> the elements
   * @return the sum, 0.0 when there are none
   */
  public static <T extends @Nullable Object> double sumOfDouble(
      Iterable<T> elements, ToDoubleFunction<? super T> function) {
    return FunctionSums.ofDouble(elements, function);
  }

  // ---- statistics ----

  /**
   * How many numbers there are, their mean, their spread, the smallest and the largest, in one pass
   * without cancellation.
   *
   * @param a the numbers
   * @return these figures, with the same bits on any number of workers
   * @throws NoSuchElementException if there are none
   */
  public static DoubleStatistics statistics(double[] a) {
    return Statistics.of(a, DoubleStatistics::new);
  }

  /**
   * The variance of numbers as a whole population: the mean of their squared distances from their
   * mean.
   *
   * @param a the numbers
   * @return the variance, NaN with a NaN or an infinity
   * @throws NoSuchElementException if there are none
   */
  public static double variance(double[] a) {
    return statistics(a).variance();
  }

  /**
   * The variance of what numbers are a sample of: the sum of their squared distances from their
   * mean, divided by one less than their number.
   *
   * @param a the numbers
   * @return the variance, NaN for a single number
   * @throws NoSuchElementException if there are none
   */
  public static double sampleVariance(double[] a) {
    return statistics(a).sampleVariance();
  }

  /**
   * The dot product of two vectors, correctly rounded as long as no product overflows or
   * underflows: the real sum of the products, rounded once.
   *
   * @param a a vector
   * @param b another one
   * @return the sum of the products; NaN, infinities and zeros as for the sum of the products
   * @throws IllegalArgumentException if the lengths differ
   */
  public static double dot(double[] a, double[] b) {
    return Dot.of(a, b);
  }

  /**
   * The dot product of two vectors by plain multiplications and additions over the tree of {@link
   * #sumFast(double[])}.
   *
   * @param a a vector
   * @param b another one
   * @return the sum of the products, with the same bits on any number of workers
   * @throws IllegalArgumentException if the lengths differ
   */
  public static double dotFast(double[] a, double[] b) {
    return Dot.fast(a, b);
  }

  // ---- matrices ----

  /**
   * A matrix product, in a new matrix. For a transposed operand hand over its view: {@code
   * multiply(a.transposed(), b)} moves no element of a.
   *
   * @param a the left matrix
   * @param b the right matrix
   * @return the product
   * @throws IllegalArgumentException if a has not as many columns as b has rows
   */
  public static FloatMatrix multiply(FloatMatrix a, FloatMatrix b) {
    return new FloatMatrix(FloatProduct.of(grid(a, "a"), grid(b, "b")));
  }

  /**
   * Sets a matrix to a product.
   *
   * @param a the left matrix
   * @param b the right matrix
   * @param c where the product goes; it shares no element with a or b
   * @throws IllegalArgumentException if the shapes do not fit, and if c shares an element
   */
  public static void multiply(FloatMatrix a, FloatMatrix b, FloatMatrix c) {
    FloatProduct.into(grid(a, "a"), grid(b, "b"), grid(c, "c"));
  }

  /**
   * Adds a product to a matrix.
   *
   * @param a the left matrix
   * @param b the right matrix
   * @param c what the product is added to; it shares no element with a or b
   * @throws IllegalArgumentException if the shapes do not fit, and if c shares an element
   */
  public static void multiplyAdd(FloatMatrix a, FloatMatrix b, FloatMatrix c) {
    FloatProduct.addTo(grid(a, "a"), grid(b, "b"), grid(c, "c"));
  }

  /**
   * The product of a matrix with a vector.
   *
   * @param a the matrix
   * @param x the vector, with an element for each column
   * @return a new vector with an element for each row
   * @throws IllegalArgumentException if x has not as many elements as a has columns
   */
  public static float[] multiply(FloatMatrix a, float[] x) {
    return FloatProduct.of(grid(a, "a"), x);
  }

  /**
   * The transpose in a new matrix; {@code a.transposed()} is a view of it.
   *
   * @param a the matrix
   * @return a new matrix with rows that lie one after the other
   */
  public static FloatMatrix transpose(FloatMatrix a) {
    return new FloatMatrix(FloatElements.transpose(grid(a, "a")));
  }

  /**
   * Sets a matrix to the transpose of another, or of itself.
   *
   * @param a the matrix
   * @param c where the transpose goes: a itself if that is square, else without a shared element
   * @throws IllegalArgumentException if the shapes do not fit, and if c shares an element
   */
  public static void transpose(FloatMatrix a, FloatMatrix c) {
    FloatElements.transpose(grid(a, "a"), grid(c, "c"));
  }

  /**
   * The sum of two matrices, in a new one.
   *
   * @param a a matrix
   * @param b another of the same shape
   * @return the sum
   * @throws IllegalArgumentException if the shapes differ
   */
  public static FloatMatrix add(FloatMatrix a, FloatMatrix b) {
    return new FloatMatrix(FloatElements.add(grid(a, "a"), grid(b, "b")));
  }

  /**
   * Sets a matrix to the sum of two.
   *
   * @param a a matrix
   * @param b another of the same shape
   * @param c where the sum goes: a or b itself, or a matrix that shares no element with them
   * @throws IllegalArgumentException if the shapes differ, and if c shares an element
   */
  public static void add(FloatMatrix a, FloatMatrix b, FloatMatrix c) {
    FloatElements.add(grid(a, "a"), grid(b, "b"), grid(c, "c"));
  }

  /**
   * A multiple of a matrix, in a new one.
   *
   * @param a the matrix
   * @param factor what each element is multiplied by
   * @return the multiple
   */
  public static FloatMatrix scale(FloatMatrix a, float factor) {
    return new FloatMatrix(FloatElements.scale(grid(a, "a"), factor));
  }

  /**
   * Sets a matrix to a multiple of another.
   *
   * @param a the matrix
   * @param factor what each element is multiplied by
   * @param c where the multiple goes: a itself, or a matrix that shares no element with it
   * @throws IllegalArgumentException if the shapes differ, and if c shares an element
   */
  public static void scale(FloatMatrix a, float factor, FloatMatrix c) {
    FloatElements.scale(grid(a, "a"), factor, grid(c, "c"));
  }

  /**
   * A function's values of all elements, rounded to floats, in a new matrix.
   *
   * @param a the matrix
   * @param f the function; called from several threads
   * @return the values
   */
  public static FloatMatrix map(FloatMatrix a, DoubleUnaryOperator f) {
    return new FloatMatrix(FloatElements.map(grid(a, "a"), f));
  }

  /**
   * Sets a matrix to a function's values of all elements of another.
   *
   * @param a the matrix
   * @param f the function; called from several threads
   * @param c where the values go: a itself, or a matrix that shares no element with it
   * @throws IllegalArgumentException if the shapes differ, and if c shares an element
   */
  public static void map(FloatMatrix a, DoubleUnaryOperator f, FloatMatrix c) {
    FloatElements.map(grid(a, "a"), f, grid(c, "c"));
  }

  /**
   * The Frobenius norm: the square root of the sum of the squares, within an ulp; it overflows only
   * when the norm itself does.
   *
   * @param a the matrix
   * @return the norm, 0.0 for an empty matrix, NaN with a NaN
   */
  public static double frobeniusNorm(FloatMatrix a) {
    return FloatElements.norm(grid(a, "a"));
  }

  /**
   * The trace of a square matrix: the real sum of the elements on its diagonal, rounded once.
   *
   * @param a the matrix
   * @return the trace
   * @throws IllegalArgumentException if the matrix is not square
   */
  public static double trace(FloatMatrix a) {
    return FloatElements.trace(grid(a, "a"));
  }

  private static FloatGrid grid(FloatMatrix matrix, String name) {
    return Objects.requireNonNull(matrix, name).grid();
  }

  /**
   * A matrix product, in a new matrix. For a transposed operand hand over its view: {@code
   * multiply(a.transposed(), b)} moves no element of a.
   *
   * @param a the left matrix
   * @param b the right matrix
   * @return the product
   * @throws IllegalArgumentException if a has not as many columns as b has rows
   */
  public static DoubleMatrix multiply(DoubleMatrix a, DoubleMatrix b) {
    return new DoubleMatrix(DoubleProduct.of(grid(a, "a"), grid(b, "b")));
  }

  /**
   * Sets a matrix to a product.
   *
   * @param a the left matrix
   * @param b the right matrix
   * @param c where the product goes; it shares no element with a or b
   * @throws IllegalArgumentException if the shapes do not fit, and if c shares an element
   */
  public static void multiply(DoubleMatrix a, DoubleMatrix b, DoubleMatrix c) {
    DoubleProduct.into(grid(a, "a"), grid(b, "b"), grid(c, "c"));
  }

  /**
   * Adds a product to a matrix.
   *
   * @param a the left matrix
   * @param b the right matrix
   * @param c what the product is added to; it shares no element with a or b
   * @throws IllegalArgumentException if the shapes do not fit, and if c shares an element
   */
  public static void multiplyAdd(DoubleMatrix a, DoubleMatrix b, DoubleMatrix c) {
    DoubleProduct.addTo(grid(a, "a"), grid(b, "b"), grid(c, "c"));
  }

  /**
   * The product of a matrix with a vector.
   *
   * @param a the matrix
   * @param x the vector, with an element for each column
   * @return a new vector with an element for each row
   * @throws IllegalArgumentException if x has not as many elements as a has columns
   */
  public static double[] multiply(DoubleMatrix a, double[] x) {
    return DoubleProduct.of(grid(a, "a"), x);
  }

  /**
   * The product of two matrices given as arrays of rows, which are copied.
   *
   * @param a the rows of the left matrix; none fit every b
   * @param b the rows of the right matrix
   * @return the rows of the product, new arrays
   * @throws IllegalArgumentException if rows of one matrix differ in length, and if a has not as
   *     many columns as b has rows
   */
  public static double[][] multiply(double[][] a, double[][] b) {
    return new DoubleMatrix(DoubleProduct.of(a, b)).toArrays();
  }

  /**
   * The transpose in a new matrix; {@code a.transposed()} is a view of it.
   *
   * @param a the matrix
   * @return a new matrix with rows that lie one after the other
   */
  public static DoubleMatrix transpose(DoubleMatrix a) {
    return new DoubleMatrix(DoubleElements.transpose(grid(a, "a")));
  }

  /**
   * Sets a matrix to the transpose of another, or of itself.
   *
   * @param a the matrix
   * @param c where the transpose goes: a itself if that is square, else without a shared element
   * @throws IllegalArgumentException if the shapes do not fit, and if c shares an element
   */
  public static void transpose(DoubleMatrix a, DoubleMatrix c) {
    DoubleElements.transpose(grid(a, "a"), grid(c, "c"));
  }

  /**
   * The sum of two matrices, in a new one.
   *
   * @param a a matrix
   * @param b another of the same shape
   * @return the sum
   * @throws IllegalArgumentException if the shapes differ
   */
  public static DoubleMatrix add(DoubleMatrix a, DoubleMatrix b) {
    return new DoubleMatrix(DoubleElements.add(grid(a, "a"), grid(b, "b")));
  }

  /**
   * Sets a matrix to the sum of two.
   *
   * @param a a matrix
   * @param b another of the same shape
   * @param c where the sum goes: a or b itself, or a matrix that shares no element with them
   * @throws IllegalArgumentException if the shapes differ, and if c shares an element
   */
  public static void add(DoubleMatrix a, DoubleMatrix b, DoubleMatrix c) {
    DoubleElements.add(grid(a, "a"), grid(b, "b"), grid(c, "c"));
  }

  /**
   * A multiple of a matrix, in a new one.
   *
   * @param a the matrix
   * @param factor what each element is multiplied by
   * @return the multiple
   */
  public static DoubleMatrix scale(DoubleMatrix a, double factor) {
    return new DoubleMatrix(DoubleElements.scale(grid(a, "a"), factor));
  }

  /**
   * Sets a matrix to a multiple of another.
   *
   * @param a the matrix
   * @param factor what each element is multiplied by
   * @param c where the multiple goes: a itself, or a matrix that shares no element with it
   * @throws IllegalArgumentException if the shapes differ, and if c shares an element
   */
  public static void scale(DoubleMatrix a, double factor, DoubleMatrix c) {
    DoubleElements.scale(grid(a, "a"), factor, grid(c, "c"));
  }

  /**
   * A function's values of all elements, in a new matrix.
   *
   * @param a the matrix
   * @param f the function; called from several threads
   * @return the values
   */
  public static DoubleMatrix map(DoubleMatrix a, DoubleUnaryOperator f) {
    return new DoubleMatrix(DoubleElements.map(grid(a, "a"), f));
  }

  /**
   * Sets a matrix to a function's values of all elements of another.
   *
   * @param a the matrix
   * @param f the function; called from several threads
   * @param c where the values go: a itself, or a matrix that shares no element with it
   * @throws IllegalArgumentException if the shapes differ, and if c shares an element
   */
  public static void map(DoubleMatrix a, DoubleUnaryOperator f, DoubleMatrix c) {
    DoubleElements.map(grid(a, "a"), f, grid(c, "c"));
  }

  /**
   * The Frobenius norm: the square root of the sum of the squares, within an ulp; it overflows only
   * when the norm itself does.
   *
   * @param a the matrix
   * @return the norm, 0.0 for an empty matrix, NaN with a NaN
   */
  public static double frobeniusNorm(DoubleMatrix a) {
    return DoubleElements.norm(grid(a, "a"));
  }

  /**
   * The trace of a square matrix: the real sum of the elements on its diagonal, rounded once.
   *
   * @param a the matrix
   * @return the trace
   * @throws IllegalArgumentException if the matrix is not square
   */
  public static double trace(DoubleMatrix a) {
    return DoubleElements.trace(grid(a, "a"));
  }

  private static DoubleGrid grid(DoubleMatrix matrix, String name) {
    return Objects.requireNonNull(matrix, name).grid();
  }

  // ---- grouping ----

  /**
   * How often each of the first non-negative ints occurs.
   *
   * @param a the numbers
   * @param buckets one more than the largest that may occur
   * @return the count of each
   * @throws IndexOutOfBoundsException if a number is negative or has no bucket
   * @throws IllegalArgumentException if the number of buckets is negative
   */
  public static long[] histogram(int[] a, int buckets) {
    return Histogram.of(a, buckets);
  }

  /**
   * How often each int occurs.
   *
   * @param a the numbers
   * @return the counts
   */
  public static IntLongMap countByInt(int[] a) {
    return Group.countByInt(a);
  }

  /**
   * How many elements have each key.
   *
   * @param a the elements
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the counts
   */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> countBy(
      T[] a, Function<? super T, ? extends K> key) {
    return Group.countBy(a, key);
  }

  /**
   * How many elements have each key.
   *
   * @param elements where the caller takes them from first
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the counts
   */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> countBy(
      Iterable<T> elements, Function<? super T, ? extends K> key) {
    return Group.countBy(elements, key);
  }

  /**
   * The sum of a value over the elements with each key; it wraps like {@code +}.
   *
   * @param a the elements
   * @param key called once for each element, from several threads
   * @param value called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the sums
   */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> sumBy(
      T[] a, Function<? super T, ? extends K> key, ToLongFunction<? super T> value) {
    return Group.sumBy(a, key, value);
  }

  /**
   * The sum of a value over the elements with each key; it wraps like {@code +}.
   *
   * @param elements where the caller takes them from first
   * @param key called once for each element, from several threads
   * @param value called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the sums
   */
  public static <T extends @Nullable Object, K> ObjectLongMap<K> sumBy(
      Iterable<T> elements, Function<? super T, ? extends K> key, ToLongFunction<? super T> value) {
    return Group.sumBy(elements, key, value);
  }

  /**
   * The elements with each key, in their order.
   *
   * @param a the elements
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the groups
   */
  public static <T extends @Nullable Object, K> ListMultimap<K, T> groupBy(
      T[] a, Function<? super T, ? extends K> key) {
    return Group.groupBy(a, key);
  }

  /**
   * The elements with each key, in their order.
   *
   * @param elements where the caller takes them from first
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @param <K> the keys
   * @return the groups
   */
  public static <T extends @Nullable Object, K> ListMultimap<K, T> groupBy(
      Iterable<T> elements, Function<? super T, ? extends K> key) {
    return Group.groupBy(elements, key);
  }

  /**
   * The elements with each int as their key, in their order.
   *
   * @param a the elements
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @return the groups
   */
  public static <T extends @Nullable Object> IntObjectMap<MutableList<T>> groupByInt(
      T[] a, ToIntFunction<? super T> key) {
    return Group.groupByInt(a, key);
  }

  /**
   * The elements with each int as their key, in their order.
   *
   * @param elements where the caller takes them from first
   * @param key called once for each element, from several threads
   * @param <T> the elements
   * @return the groups
   */
  public static <T extends @Nullable Object> IntObjectMap<MutableList<T>> groupByInt(
      Iterable<T> elements, ToIntFunction<? super T> key) {
    return Group.groupByInt(elements, key);
  }

  // ---- scans ----

  /**
   * Replaces each number by the sum of all up to it; sums wrap like {@code +}.
   *
   * @param a the numbers, then their running sums
   */
  public static void prefixSum(int[] a) {
    PrefixSum.inclusive(a, 0, Objects.requireNonNull(a, "a").length, a, 0);
  }

  /**
   * {@link #prefixSum(int[])} of a range; the rest stays as it is.
   *
   * @param a the numbers, then their running sums
   * @param from the first index
   * @param to one past the last
   */
  public static void prefixSum(int[] a, int from, int to) {
    PrefixSum.inclusive(Objects.requireNonNull(a, "a"), from, to, a, from);
  }

  /**
   * {@link #prefixSum(int[])} into another array.
   *
   * @param in the numbers
   * @param out receives the running sums; may be {@code in}, and longer
   */
  public static void prefixSum(int[] in, int[] out) {
    PrefixSum.inclusive(
        Objects.requireNonNull(in, "in"), 0, in.length, Objects.requireNonNull(out, "out"), 0);
  }

  /**
   * {@link #prefixSum(int[])} of a range into a range.
   *
   * @param in the numbers
   * @param from the first index
   * @param to one past the last
   * @param out receives the running sums
   * @param outFrom where the first goes
   * @throws IllegalArgumentException if the ranges overlap in one array without being the same
   */
  public static void prefixSum(int[] in, int from, int to, int[] out, int outFrom) {
    PrefixSum.inclusive(
        Objects.requireNonNull(in, "in"), from, to, Objects.requireNonNull(out, "out"), outFrom);
  }

  /**
   * Replaces each number by the sum of all up to it; sums wrap like {@code +}.
   *
   * @param a the numbers, then their running sums
   */
  public static void prefixSum(long[] a) {
    PrefixSum.inclusive(a, 0, Objects.requireNonNull(a, "a").length, a, 0);
  }

  /**
   * {@link #prefixSum(long[])} of a range; the rest stays as it is.
   *
   * @param a the numbers, then their running sums
   * @param from the first index
   * @param to one past the last
   */
  public static void prefixSum(long[] a, int from, int to) {
    PrefixSum.inclusive(Objects.requireNonNull(a, "a"), from, to, a, from);
  }

  /**
   * {@link #prefixSum(long[])} into another array.
   *
   * @param in the numbers
   * @param out receives the running sums; may be {@code in}, and longer
   */
  public static void prefixSum(long[] in, long[] out) {
    PrefixSum.inclusive(
        Objects.requireNonNull(in, "in"), 0, in.length, Objects.requireNonNull(out, "out"), 0);
  }

  /**
   * {@link #prefixSum(long[])} of a range into a range.
   *
   * @param in the numbers
   * @param from the first index
   * @param to one past the last
   * @param out receives the running sums
   * @param outFrom where the first goes
   * @throws IllegalArgumentException if the ranges overlap in one array without being the same
   */
  public static void prefixSum(long[] in, int from, int to, long[] out, int outFrom) {
    PrefixSum.inclusive(
        Objects.requireNonNull(in, "in"), from, to, Objects.requireNonNull(out, "out"), outFrom);
  }

  /**
   * Replaces each number by the sum of all up to it. Blocks of 4,096 start from the real sum of
   * what lies before, rounded once, and go on by plain additions: an error never exceeds that of
   * 4,096 additions. Running sums of non-negative numbers never decrease. NaN and infinities are as
   * in the loop; an overflow lasts to the end of its block.
   *
   * @param a the numbers, then their running sums
   */
  public static void prefixSum(double[] a) {
    RealPrefixSum.inclusive(a, 0, Objects.requireNonNull(a, "a").length, a, 0);
  }

  /**
   * {@link #prefixSum(double[])} of a range; the rest stays as it is.
   *
   * @param a the numbers, then their running sums
   * @param from the first index
   * @param to one past the last
   */
  public static void prefixSum(double[] a, int from, int to) {
    RealPrefixSum.inclusive(Objects.requireNonNull(a, "a"), from, to, a, from);
  }

  /**
   * {@link #prefixSum(double[])} into another array.
   *
   * @param in the numbers
   * @param out receives the running sums; may be {@code in}, and longer
   */
  public static void prefixSum(double[] in, double[] out) {
    RealPrefixSum.inclusive(
        Objects.requireNonNull(in, "in"), 0, in.length, Objects.requireNonNull(out, "out"), 0);
  }

  /**
   * {@link #prefixSum(double[])} of a range into a range.
   *
   * @param in the numbers
   * @param from the first index
   * @param to one past the last
   * @param out receives the running sums
   * @param outFrom where the first goes
   * @throws IllegalArgumentException if the ranges overlap in one array without being the same
   */
  public static void prefixSum(double[] in, int from, int to, double[] out, int outFrom) {
    RealPrefixSum.inclusive(
        Objects.requireNonNull(in, "in"), from, to, Objects.requireNonNull(out, "out"), outFrom);
  }

  /**
   * Replaces each number by the sum of all before it, which wraps like {@code +}.
   *
   * @param a the numbers, then the sums
   * @return the exact sum of all
   */
  public static long exclusivePrefixSum(int[] a) {
    return PrefixSum.exclusive(a, 0, Objects.requireNonNull(a, "a").length, a, 0);
  }

  /**
   * {@link #exclusivePrefixSum(int[])} into another array.
   *
   * @param in the numbers
   * @param out receives the sums; may be {@code in}, and longer
   * @return the exact sum of all
   */
  public static long exclusivePrefixSum(int[] in, int[] out) {
    return PrefixSum.exclusive(
        Objects.requireNonNull(in, "in"), 0, in.length, Objects.requireNonNull(out, "out"), 0);
  }

  /**
   * Replaces each number by the sum of all before it; sums wrap like {@code +}.
   *
   * @param a the numbers, then the sums
   * @return the sum of all
   */
  public static long exclusivePrefixSum(long[] a) {
    return PrefixSum.exclusive(a, 0, Objects.requireNonNull(a, "a").length, a, 0);
  }

  /**
   * {@link #exclusivePrefixSum(long[])} into another array.
   *
   * @param in the numbers
   * @param out receives the sums; may be {@code in}, and longer
   * @return the sum of all
   */
  public static long exclusivePrefixSum(long[] in, long[] out) {
    return PrefixSum.exclusive(
        Objects.requireNonNull(in, "in"), 0, in.length, Objects.requireNonNull(out, "out"), 0);
  }

  /**
   * Replaces each number by the sum of all before it, in the way of {@link #prefixSum(double[])}.
   *
   * @param a the numbers, then the sums
   * @return the sum of all, correctly rounded
   */
  public static double exclusivePrefixSum(double[] a) {
    return RealPrefixSum.exclusive(a, 0, Objects.requireNonNull(a, "a").length, a, 0);
  }

  /**
   * {@link #exclusivePrefixSum(double[])} into another array.
   *
   * @param in the numbers
   * @param out receives the sums; may be {@code in}, and longer
   * @return the sum of all, correctly rounded
   */
  public static double exclusivePrefixSum(double[] in, double[] out) {
    return RealPrefixSum.exclusive(
        Objects.requireNonNull(in, "in"), 0, in.length, Objects.requireNonNull(out, "out"), 0);
  }

  /**
   * Running sums that start anew at each head; index 0 is always one.
   *
   * @param a the numbers, then the running sums of their segments
   * @param heads where segments begin; not to be changed meanwhile
   */
  public static void segmentedPrefixSum(int[] a, BitSet heads) {
    PrefixSum.segmented(Objects.requireNonNull(a, "a"), a, Objects.requireNonNull(heads, "heads"));
  }

  /**
   * {@link #segmentedPrefixSum(int[], BitSet)} into another array.
   *
   * @param in the numbers
   * @param out receives the running sums; may be {@code in}, and longer
   * @param heads where segments begin; not to be changed meanwhile
   */
  public static void segmentedPrefixSum(int[] in, int[] out, BitSet heads) {
    PrefixSum.segmented(
        Objects.requireNonNull(in, "in"),
        Objects.requireNonNull(out, "out"),
        Objects.requireNonNull(heads, "heads"));
  }

  /**
   * Running sums that start anew at each head; index 0 is always one.
   *
   * @param a the numbers, then the running sums of their segments
   * @param heads where segments begin; not to be changed meanwhile
   */
  public static void segmentedPrefixSum(long[] a, BitSet heads) {
    PrefixSum.segmented(Objects.requireNonNull(a, "a"), a, Objects.requireNonNull(heads, "heads"));
  }

  /**
   * {@link #segmentedPrefixSum(long[], BitSet)} into another array.
   *
   * @param in the numbers
   * @param out receives the running sums; may be {@code in}, and longer
   * @param heads where segments begin; not to be changed meanwhile
   */
  public static void segmentedPrefixSum(long[] in, long[] out, BitSet heads) {
    PrefixSum.segmented(
        Objects.requireNonNull(in, "in"),
        Objects.requireNonNull(out, "out"),
        Objects.requireNonNull(heads, "heads"));
  }

  /**
   * Running sums that start anew at each head; index 0 is always one.
   *
   * @param a the numbers, then the running sums of their segments
   * @param heads where segments begin; not to be changed meanwhile
   */
  public static void segmentedPrefixSum(double[] a, BitSet heads) {
    RealPrefixSum.segmented(
        Objects.requireNonNull(a, "a"), a, Objects.requireNonNull(heads, "heads"));
  }

  /**
   * {@link #segmentedPrefixSum(double[], BitSet)} into another array.
   *
   * @param in the numbers
   * @param out receives the running sums; may be {@code in}, and longer
   * @param heads where segments begin; not to be changed meanwhile
   */
  public static void segmentedPrefixSum(double[] in, double[] out, BitSet heads) {
    RealPrefixSum.segmented(
        Objects.requireNonNull(in, "in"),
        Objects.requireNonNull(out, "out"),
        Objects.requireNonNull(heads, "heads"));
  }

  /**
   * Replaces each element by the combination of all up to it, from left to right; the first stays
   * as it is. What is combined with what depends on the number of elements only.
   *
   * @param a the elements, then their combinations
   * @param op associative; called from several threads, with elements and its own results
   */
  public static void scan(int[] a, IntBinaryOperator op) {
    Scan.inclusive(Objects.requireNonNull(a, "a"), a, op);
  }

  /**
   * {@link #scan(int[], IntBinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param op associative; called from several threads, with elements and its own results
   */
  public static void scan(int[] in, int[] out, IntBinaryOperator op) {
    Scan.inclusive(Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), op);
  }

  /**
   * Replaces each element by the combination of all up to it, from left to right; the first stays
   * as it is. What is combined with what depends on the number of elements only.
   *
   * @param a the elements, then their combinations
   * @param op associative; called from several threads, with elements and its own results
   */
  public static void scan(long[] a, LongBinaryOperator op) {
    Scan.inclusive(Objects.requireNonNull(a, "a"), a, op);
  }

  /**
   * {@link #scan(long[], LongBinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param op associative; called from several threads, with elements and its own results
   */
  public static void scan(long[] in, long[] out, LongBinaryOperator op) {
    Scan.inclusive(Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), op);
  }

  /**
   * Replaces each element by the combination of all up to it, from left to right; the first stays
   * as it is. What is combined with what depends on the number of elements only.
   *
   * @param a the elements, then their combinations
   * @param op associative; called from several threads, with elements and its own results
   */
  public static void scan(double[] a, DoubleBinaryOperator op) {
    Scan.inclusive(Objects.requireNonNull(a, "a"), a, op);
  }

  /**
   * {@link #scan(double[], DoubleBinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param op associative; called from several threads, with elements and its own results
   */
  public static void scan(double[] in, double[] out, DoubleBinaryOperator op) {
    Scan.inclusive(Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), op);
  }

  /**
   * Replaces each element by the combination of all up to it, from left to right; the first stays
   * as it is. What is combined with what depends on the number of elements only.
   *
   * @param a the elements, then their combinations
   * @param op associative; called from several threads, with elements and its own results
   * @param <T> the elements
   */
  public static <T> void scan(T[] a, BinaryOperator<T> op) {
    Scan.inclusive(Objects.requireNonNull(a, "a"), a, op);
  }

  /**
   * {@link #scan(Object[], BinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param op associative; called from several threads, with elements and its own results
   * @param <T> the elements
   */
  public static <T> void scan(T[] in, T[] out, BinaryOperator<T> op) {
    Scan.inclusive(Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), op);
  }

  /**
   * Replaces each element by the combination of the identity and all before it, from left to right.
   * The identity enters once, leftmost, and need not be neutral.
   *
   * @param a the elements, then their combinations
   * @param identity the first result
   * @param op associative; called from several threads
   * @return the combination of the identity and all
   */
  public static int exclusiveScan(int[] a, int identity, IntBinaryOperator op) {
    return Scan.exclusive(Objects.requireNonNull(a, "a"), a, identity, op);
  }

  /**
   * {@link #exclusiveScan(int[], int, IntBinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param identity the first result
   * @param op associative; called from several threads
   * @return the combination of the identity and all
   */
  public static int exclusiveScan(int[] in, int[] out, int identity, IntBinaryOperator op) {
    return Scan.exclusive(
        Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), identity, op);
  }

  /**
   * Replaces each element by the combination of the identity and all before it, from left to right.
   * The identity enters once, leftmost, and need not be neutral.
   *
   * @param a the elements, then their combinations
   * @param identity the first result
   * @param op associative; called from several threads
   * @return the combination of the identity and all
   */
  public static long exclusiveScan(long[] a, long identity, LongBinaryOperator op) {
    return Scan.exclusive(Objects.requireNonNull(a, "a"), a, identity, op);
  }

  /**
   * {@link #exclusiveScan(long[], long, LongBinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param identity the first result
   * @param op associative; called from several threads
   * @return the combination of the identity and all
   */
  public static long exclusiveScan(long[] in, long[] out, long identity, LongBinaryOperator op) {
    return Scan.exclusive(
        Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), identity, op);
  }

  /**
   * Replaces each element by the combination of the identity and all before it, from left to right.
   * The identity enters once, leftmost, and need not be neutral.
   *
   * @param a the elements, then their combinations
   * @param identity the first result
   * @param op associative; called from several threads
   * @return the combination of the identity and all
   */
  public static double exclusiveScan(double[] a, double identity, DoubleBinaryOperator op) {
    return Scan.exclusive(Objects.requireNonNull(a, "a"), a, identity, op);
  }

  /**
   * {@link #exclusiveScan(double[], double, DoubleBinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param identity the first result
   * @param op associative; called from several threads
   * @return the combination of the identity and all
   */
  public static double exclusiveScan(
      double[] in, double[] out, double identity, DoubleBinaryOperator op) {
    return Scan.exclusive(
        Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), identity, op);
  }

  /**
   * Replaces each element by the combination of the identity and all before it, from left to right.
   * The identity enters once, leftmost, and need not be neutral.
   *
   * @param a the elements, then their combinations
   * @param identity the first result
   * @param op associative; called from several threads
   * @param <T> the elements
   * @return the combination of the identity and all
   */
  public static <T> T exclusiveScan(T[] a, T identity, BinaryOperator<T> op) {
    return Scan.exclusive(Objects.requireNonNull(a, "a"), a, identity, op);
  }

  /**
   * {@link #exclusiveScan(Object[], Object, BinaryOperator)} into another array.
   *
   * @param in the elements
   * @param out receives the combinations; may be {@code in}, and longer
   * @param identity the first result
   * @param op associative; called from several threads
   * @param <T> the elements
   * @return the combination of the identity and all
   */
  public static <T> T exclusiveScan(T[] in, T[] out, T identity, BinaryOperator<T> op) {
    return Scan.exclusive(
        Objects.requireNonNull(in, "in"), Objects.requireNonNull(out, "out"), identity, op);
  }

  // ---- transforms ----

  /**
   * Sets each element to the value of its index.
   *
   * @param a where to
   * @param generator called once for each index, from several threads
   */
  public static void setAll(int[] a, IntUnaryOperator generator) {
    Transform.setAll(a, generator);
  }

  /**
   * Sets each element to the value of its index.
   *
   * @param a where to
   * @param generator called once for each index, from several threads
   */
  public static void setAll(long[] a, IntToLongFunction generator) {
    Transform.setAll(a, generator);
  }

  /**
   * Sets each element to the value of its index.
   *
   * @param a where to
   * @param generator called once for each index, from several threads
   */
  public static void setAll(double[] a, IntToDoubleFunction generator) {
    Transform.setAll(a, generator);
  }

  /**
   * Sets each element to the value of its index.
   *
   * @param a where to
   * @param generator called once for each index, from several threads
   * @param <T> the elements
   */
  public static <T> void setAll(T[] a, IntFunction<? extends T> generator) {
    Transform.setAll(a, generator);
  }

  /**
   * Replaces each element by its value.
   *
   * @param a the elements, then their values
   * @param f called once for each element, from several threads
   */
  public static void transform(int[] a, IntUnaryOperator f) {
    Transform.inPlace(a, f);
  }

  /**
   * Replaces each element by its value.
   *
   * @param a the elements, then their values
   * @param f called once for each element, from several threads
   */
  public static void transform(long[] a, LongUnaryOperator f) {
    Transform.inPlace(a, f);
  }

  /**
   * Replaces each element by its value.
   *
   * @param a the elements, then their values
   * @param f called once for each element, from several threads
   */
  public static void transform(double[] a, DoubleUnaryOperator f) {
    Transform.inPlace(a, f);
  }

  /**
   * Replaces each element by its value.
   *
   * @param a the elements, then their values
   * @param f called once for each element, from several threads
   * @param <T> the elements
   */
  public static <T> void transform(T[] a, UnaryOperator<T> f) {
    Transform.inPlace(a, f);
  }

  /**
   * The values of all elements in a new array of the same kind.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static int[] map(int[] a, IntUnaryOperator f) {
    return Transform.toInts(a, f);
  }

  /**
   * The values of all elements in a new array of the same kind.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static long[] map(long[] a, LongUnaryOperator f) {
    return Transform.toLongs(a, f);
  }

  /**
   * The values of all elements in a new array of the same kind.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static double[] map(double[] a, DoubleUnaryOperator f) {
    return Transform.toDoubles(a, f);
  }

  /**
   * The values of all elements in a new array of the same kind.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param <T> the elements
   * @return their values, in order
   */
  public static <T> T[] map(T[] a, UnaryOperator<T> f) {
    return Transform.toSame(a, f);
  }

  /**
   * The values of all elements in a new array of another kind.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param generator makes the array, called once with the length of {@code a}
   * @param <T> the elements
   * @param <R> the values
   * @return their values, in order
   * @throws IllegalArgumentException if the generator's array is too short
   */
  public static <T, R> R[] map(
      T[] a, Function<? super T, ? extends R> f, IntFunction<R[]> generator) {
    return Transform.toObjects(a, f, generator);
  }

  /**
   * The values of all elements as ints.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static int[] mapToInt(long[] a, LongToIntFunction f) {
    return Transform.toInts(a, f);
  }

  /**
   * The values of all elements as ints.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static int[] mapToInt(double[] a, DoubleToIntFunction f) {
    return Transform.toInts(a, f);
  }

  /**
   * The values of all elements as ints.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param <T> the elements
   * @return their values, in order
   */
  public static <T> int[] mapToInt(T[] a, ToIntFunction<? super T> f) {
    return Transform.toInts(a, f);
  }

  /**
   * The values of all elements as longs.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static long[] mapToLong(int[] a, IntToLongFunction f) {
    return Transform.toLongs(a, f);
  }

  /**
   * The values of all elements as longs.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static long[] mapToLong(double[] a, DoubleToLongFunction f) {
    return Transform.toLongs(a, f);
  }

  /**
   * The values of all elements as longs.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param <T> the elements
   * @return their values, in order
   */
  public static <T> long[] mapToLong(T[] a, ToLongFunction<? super T> f) {
    return Transform.toLongs(a, f);
  }

  /**
   * The values of all elements as doubles.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static double[] mapToDouble(int[] a, IntToDoubleFunction f) {
    return Transform.toDoubles(a, f);
  }

  /**
   * The values of all elements as doubles.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @return their values, in order
   */
  public static double[] mapToDouble(long[] a, LongToDoubleFunction f) {
    return Transform.toDoubles(a, f);
  }

  /**
   * The values of all elements as doubles.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param <T> the elements
   * @return their values, in order
   */
  public static <T> double[] mapToDouble(T[] a, ToDoubleFunction<? super T> f) {
    return Transform.toDoubles(a, f);
  }

  /**
   * The values of all elements as objects.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param generator makes the array, called once with the length of {@code a}
   * @param <R> the values
   * @return their values, in order
   * @throws IllegalArgumentException if the generator's array is too short
   */
  public static <R> R[] mapToObj(int[] a, IntFunction<? extends R> f, IntFunction<R[]> generator) {
    return Transform.toObjects(a, f, generator);
  }

  /**
   * The values of all elements as objects.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param generator makes the array, called once with the length of {@code a}
   * @param <R> the values
   * @return their values, in order
   * @throws IllegalArgumentException if the generator's array is too short
   */
  public static <R> R[] mapToObj(
      long[] a, LongFunction<? extends R> f, IntFunction<R[]> generator) {
    return Transform.toObjects(a, f, generator);
  }

  /**
   * The values of all elements as objects.
   *
   * @param a the elements
   * @param f called once for each element, from several threads
   * @param generator makes the array, called once with the length of {@code a}
   * @param <R> the values
   * @return their values, in order
   * @throws IllegalArgumentException if the generator's array is too short
   */
  public static <R> R[] mapToObj(
      double[] a, DoubleFunction<? extends R> f, IntFunction<R[]> generator) {
    return Transform.toObjects(a, f, generator);
  }

  /**
   * Sets all elements to one value.
   *
   * @param a where to
   * @param value the value
   */
  public static void fill(int[] a, int value) {
    Bulk.fill(a, 0, Objects.requireNonNull(a, "a").length, value);
  }

  /**
   * {@link #fill(int[], int)} of a range.
   *
   * @param a where to
   * @param from the first index
   * @param to one past the last
   * @param value the value
   */
  public static void fill(int[] a, int from, int to, int value) {
    Bulk.fill(a, from, to, value);
  }

  /**
   * Sets all elements to one value.
   *
   * @param a where to
   * @param value the value
   */
  public static void fill(long[] a, long value) {
    Bulk.fill(a, 0, Objects.requireNonNull(a, "a").length, value);
  }

  /**
   * {@link #fill(long[], long)} of a range.
   *
   * @param a where to
   * @param from the first index
   * @param to one past the last
   * @param value the value
   */
  public static void fill(long[] a, int from, int to, long value) {
    Bulk.fill(a, from, to, value);
  }

  /**
   * Sets all elements to one value.
   *
   * @param a where to
   * @param value the value
   */
  public static void fill(double[] a, double value) {
    Bulk.fill(a, 0, Objects.requireNonNull(a, "a").length, value);
  }

  /**
   * {@link #fill(double[], double)} of a range.
   *
   * @param a where to
   * @param from the first index
   * @param to one past the last
   * @param value the value
   */
  public static void fill(double[] a, int from, int to, double value) {
    Bulk.fill(a, from, to, value);
  }

  /**
   * Sets all elements to one value.
   *
   * @param a where to
   * @param value the value
   * @param <T> the elements
   */
  public static <T> void fill(T[] a, T value) {
    Bulk.fill(a, 0, Objects.requireNonNull(a, "a").length, value);
  }

  /**
   * {@link #fill(Object[], Object)} of a range.
   *
   * @param a where to
   * @param from the first index
   * @param to one past the last
   * @param value the value
   * @param <T> the elements
   */
  public static <T> void fill(T[] a, int from, int to, T value) {
    Bulk.fill(a, from, to, value);
  }

  /**
   * Reverses the order of the elements.
   *
   * @param a the elements
   */
  public static void reverse(int[] a) {
    Bulk.reverse(a);
  }

  /**
   * Reverses the order of the elements.
   *
   * @param a the elements
   */
  public static void reverse(long[] a) {
    Bulk.reverse(a);
  }

  /**
   * Reverses the order of the elements.
   *
   * @param a the elements
   */
  public static void reverse(double[] a) {
    Bulk.reverse(a);
  }

  /**
   * Reverses the order of the elements.
   *
   * @param a the elements
   * @param <T> the elements
   */
  public static <T> void reverse(T[] a) {
    Bulk.reverse(a);
  }

  /**
   * Moves each element by a distance to the right, around the end, as {@link
   * java.util.Collections#rotate} does.
   *
   * @param a the elements
   * @param distance how far; to the left when negative
   */
  public static void rotate(int[] a, int distance) {
    Bulk.rotate(a, distance);
  }

  /**
   * Moves each element by a distance to the right, around the end, as {@link
   * java.util.Collections#rotate} does.
   *
   * @param a the elements
   * @param distance how far; to the left when negative
   */
  public static void rotate(long[] a, int distance) {
    Bulk.rotate(a, distance);
  }

  /**
   * Moves each element by a distance to the right, around the end, as {@link
   * java.util.Collections#rotate} does.
   *
   * @param a the elements
   * @param distance how far; to the left when negative
   */
  public static void rotate(double[] a, int distance) {
    Bulk.rotate(a, distance);
  }

  /**
   * Moves each element by a distance to the right, around the end, as {@link
   * java.util.Collections#rotate} does.
   *
   * @param a the elements
   * @param distance how far; to the left when negative
   * @param <T> the elements
   */
  public static <T> void rotate(T[] a, int distance) {
    Bulk.rotate(a, distance);
  }

  /**
   * A copy.
   *
   * @param a the elements
   * @return a new array with the same elements
   */
  public static int[] copyOf(int[] a) {
    return Bulk.copyOf(a, Objects.requireNonNull(a, "a").length);
  }

  /**
   * A copy of another length, shortened or with zeros at its end.
   *
   * @param a the elements
   * @param newLength the length of the copy
   * @return a new array
   * @throws NegativeArraySizeException if the length is negative
   */
  public static int[] copyOf(int[] a, int newLength) {
    return Bulk.copyOf(a, newLength);
  }

  /**
   * A copy.
   *
   * @param a the elements
   * @return a new array with the same elements
   */
  public static long[] copyOf(long[] a) {
    return Bulk.copyOf(a, Objects.requireNonNull(a, "a").length);
  }

  /**
   * A copy of another length, shortened or with zeros at its end.
   *
   * @param a the elements
   * @param newLength the length of the copy
   * @return a new array
   * @throws NegativeArraySizeException if the length is negative
   */
  public static long[] copyOf(long[] a, int newLength) {
    return Bulk.copyOf(a, newLength);
  }

  /**
   * A copy.
   *
   * @param a the elements
   * @return a new array with the same elements
   */
  public static double[] copyOf(double[] a) {
    return Bulk.copyOf(a, Objects.requireNonNull(a, "a").length);
  }

  /**
   * A copy of another length, shortened or with zeros at its end.
   *
   * @param a the elements
   * @param newLength the length of the copy
   * @return a new array
   * @throws NegativeArraySizeException if the length is negative
   */
  public static double[] copyOf(double[] a, int newLength) {
    return Bulk.copyOf(a, newLength);
  }

  /**
   * A copy.
   *
   * @param a the elements
   * @param <T> the elements
   * @return a new array with the same elements
   */
  public static <T> T[] copyOf(T[] a) {
    return Bulk.copyOf(a, Objects.requireNonNull(a, "a").length);
  }

  /**
   * A copy of another length, shortened or with nulls at its end.
   *
   * @param a the elements
   * @param newLength the length of the copy
   * @param <T> the elements
   * @return a new array
   * @throws NegativeArraySizeException if the length is negative
   */
  public static <T> T[] copyOf(T[] a, int newLength) {
    return Bulk.copyOf(a, newLength);
  }

  // ---- packs ----

  /**
   * The elements that match, in order.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @return a new array
   */
  public static int[] filter(int[] a, IntPredicate predicate) {
    return Pack.filter(a, predicate);
  }

  /**
   * The elements that match, in order.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @return a new array
   */
  public static long[] filter(long[] a, LongPredicate predicate) {
    return Pack.filter(a, predicate);
  }

  /**
   * The elements that match, in order.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @return a new array
   */
  public static double[] filter(double[] a, DoublePredicate predicate) {
    return Pack.filter(a, predicate);
  }

  /**
   * The elements that match, in order.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @param <T> the elements
   * @return a new array of the same class
   */
  public static <T> T[] filter(T[] a, Predicate<? super T> predicate) {
    return Pack.filter(a, predicate);
  }

  /**
   * The ints that match, in their order.
   *
   * @param numbers what to choose from, taken out by the caller first
   * @param predicate called once for each, from several threads
   * @return a new array of those that match
   */
  public static int[] filter(IntIterable numbers, IntPredicate predicate) {
    return Pack.filter(Objects.requireNonNull(numbers, "numbers").toArray(), predicate);
  }

  /**
   * The longs that match, in their order.
   *
   * @param numbers what to choose from, taken out by the caller first
   * @param predicate called once for each, from several threads
   * @return a new array of those that match
   */
  public static long[] filter(LongIterable numbers, LongPredicate predicate) {
    return Pack.filter(Objects.requireNonNull(numbers, "numbers").toArray(), predicate);
  }

  /**
   * The doubles that match, in their order.
   *
   * @param numbers what to choose from, taken out by the caller first
   * @param predicate called once for each, from several threads
   * @return a new array of those that match
   */
  public static double[] filter(DoubleIterable numbers, DoublePredicate predicate) {
    return Pack.filter(Objects.requireNonNull(numbers, "numbers").toArray(), predicate);
  }

  /**
   * The elements that match, in their order.
   *
   * @param elements what to choose from, taken out by the caller first
   * @param predicate called once for each, from several threads
   * @param <T> the elements
   * @return a new list of those that match
   */
  public static <T extends @Nullable Object> MutableList<T> filter(
      Iterable<T> elements, Predicate<? super T> predicate) {
    return Group.filter(elements, predicate);
  }

  /**
   * Moves the elements that match to the front, both kinds in order. A predicate that throws leaves
   * the array as it was. Takes the memory of a second array.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @return how many match
   */
  public static int partition(int[] a, IntPredicate predicate) {
    return Pack.partition(a, predicate);
  }

  /**
   * Moves the elements that match to the front, both kinds in order. A predicate that throws leaves
   * the array as it was. Takes the memory of a second array.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @return how many match
   */
  public static int partition(long[] a, LongPredicate predicate) {
    return Pack.partition(a, predicate);
  }

  /**
   * Moves the elements that match to the front, both kinds in order. A predicate that throws leaves
   * the array as it was. Takes the memory of a second array.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @return how many match
   */
  public static int partition(double[] a, DoublePredicate predicate) {
    return Pack.partition(a, predicate);
  }

  /**
   * Moves the elements that match to the front, both kinds in order. A predicate that throws leaves
   * the array as it was. Takes the memory of a second array.
   *
   * @param a the elements
   * @param predicate called once for each element, from several threads
   * @param <T> the elements
   * @return how many match
   */
  public static <T> int partition(T[] a, Predicate<? super T> predicate) {
    return Pack.partition(a, predicate);
  }

  /**
   * The indices that match, in order.
   *
   * @param n one past the last index; the first is 0
   * @param predicate called once for each index, from several threads
   * @return a new array
   */
  public static int[] packIndex(int n, IntPredicate predicate) {
    return Pack.indices(n, predicate);
  }

  /**
   * The elements of all rows, one row behind the other.
   *
   * @param a the rows
   * @return a new array
   * @throws IllegalArgumentException if an array cannot hold so many
   */
  public static int[] flatten(int[][] a) {
    return Flatten.rows(a);
  }

  /**
   * The elements of all rows, one row behind the other.
   *
   * @param a the rows
   * @return a new array
   * @throws IllegalArgumentException if an array cannot hold so many
   */
  public static long[] flatten(long[][] a) {
    return Flatten.rows(a);
  }

  /**
   * The elements of all rows, one row behind the other.
   *
   * @param a the rows
   * @return a new array
   * @throws IllegalArgumentException if an array cannot hold so many
   */
  public static double[] flatten(double[][] a) {
    return Flatten.rows(a);
  }

  /**
   * The elements of all rows, one row behind the other.
   *
   * @param a the rows
   * @param <T> the elements
   * @return a new array
   * @throws IllegalArgumentException if an array cannot hold so many
   */
  public static <T> T[] flatten(T[][] a) {
    return Flatten.rows(a);
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

  /**
   * Sorts objects in their natural order, stably. Boxed primitives and strings in disorder are
   * sorted by keys taken out once; runs that are there already are merged.
   *
   * @param a the objects, of which none may be null
   * @param <T> the objects
   * @throws ClassCastException if elements cannot be compared; like {@link NullPointerException}
   *     for a null among them, it leaves a permutation
   */
  public static <T extends @Nullable Object> void sort(T[] a) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length, null);
  }

  /**
   * Sorts objects, stably. When the comparator throws, so does the call, and the array holds a
   * permutation of what it held; a comparator that contradicts itself may leave any order.
   *
   * @param a the objects
   * @param order compares them, from several threads; null stands for the natural order
   * @param <T> the objects
   */
  public static <T extends @Nullable Object> void sort(
      T[] a, @Nullable Comparator<? super T> order) {
    Sort.sort(a, 0, Objects.requireNonNull(a, "a").length, order);
  }

  /**
   * {@link #sort(Object[], Comparator)} of a range.
   *
   * @param a the objects
   * @param from the first index
   * @param to one past the last
   * @param order compares them, from several threads; null stands for the natural order
   * @param <T> the objects
   */
  public static <T extends @Nullable Object> void sort(
      T[] a, int from, int to, @Nullable Comparator<? super T> order) {
    Sort.sort(a, from, to, order);
  }

  /**
   * {@link #sort(Object[])} of a range.
   *
   * @param a the objects, of which none in the range may be null
   * @param from the first index
   * @param to one past the last
   * @param <T> the objects
   */
  public static <T extends @Nullable Object> void sort(T[] a, int from, int to) {
    Sort.sort(a, from, to, null);
  }

  /**
   * {@link #sort(Object[], Comparator)} of a list, which the caller takes out and puts back. When
   * the comparator throws, the list is as it was.
   *
   * @param list the objects; it must allow to set elements
   * @param order compares them, from several threads; null stands for the natural order
   * @param <T> the objects
   */
  public static <T extends @Nullable Object> void sort(
      List<T> list, @Nullable Comparator<? super T> order) {
    ListSort.sort(list, order);
  }

  /**
   * {@link #sort(byte[])} of a list, which the caller takes out and puts back.
   *
   * @param list the numbers, which end up in ascending order
   */
  public static void sort(MutableByteList list) {
    ListSort.sort(list);
  }

  /**
   * {@link #sort(short[])} of a list, which the caller takes out and puts back.
   *
   * @param list the numbers, which end up in ascending order
   */
  public static void sort(MutableShortList list) {
    ListSort.sort(list);
  }

  /**
   * {@link #sort(char[])} of a list, which the caller takes out and puts back.
   *
   * @param list the numbers, which end up in ascending order
   */
  public static void sort(MutableCharList list) {
    ListSort.sort(list);
  }

  /**
   * {@link #sort(int[])} of a list, which the caller takes out and puts back.
   *
   * @param list the numbers, which end up in ascending order
   */
  public static void sort(MutableIntList list) {
    ListSort.sort(list);
  }

  /**
   * {@link #sort(long[])} of a list, which the caller takes out and puts back.
   *
   * @param list the numbers, which end up in ascending order
   */
  public static void sort(MutableLongList list) {
    ListSort.sort(list);
  }

  /**
   * {@link #sort(float[])} of a list, which the caller takes out and puts back.
   *
   * @param list the numbers, which end up in ascending order
   */
  public static void sort(MutableFloatList list) {
    ListSort.sort(list);
  }

  /**
   * {@link #sort(double[])} of a list, which the caller takes out and puts back.
   *
   * @param list the numbers, which end up in ascending order
   */
  public static void sort(MutableDoubleList list) {
    ListSort.sort(list);
  }

  /**
   * Sorts objects by int keys, stably. When the function throws, nothing has moved.
   *
   * @param a the objects
   * @param key called once for each, from several threads
   * @param <T> the objects
   */
  public static <T extends @Nullable Object> void sortByInt(T[] a, ToIntFunction<? super T> key) {
    KeySort.byInt(a, key);
  }

  /**
   * Sorts objects by long keys, stably. When the function throws, nothing has moved.
   *
   * @param a the objects
   * @param key called once for each, from several threads
   * @param <T> the objects
   */
  public static <T extends @Nullable Object> void sortByLong(T[] a, ToLongFunction<? super T> key) {
    KeySort.byLong(a, key);
  }

  /**
   * Sorts objects by double keys in the order of {@link Double#compare}, stably. When the function
   * throws, nothing has moved.
   *
   * @param a the objects
   * @param key called once for each, from several threads
   * @param <T> the objects
   */
  public static <T extends @Nullable Object> void sortByDouble(
      T[] a, ToDoubleFunction<? super T> key) {
    KeySort.byDouble(a, key);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static void sortByKey(int[] keys, int[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static void sortByKey(int[] keys, long[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @param <T> the values
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static <T extends @Nullable Object> void sortByKey(int[] keys, T[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static void sortByKey(long[] keys, int[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static void sortByKey(long[] keys, long[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @param <T> the values
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static <T extends @Nullable Object> void sortByKey(long[] keys, T[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static void sortByKey(double[] keys, int[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static void sortByKey(double[] keys, long[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * Sorts keys, stably, and takes the values along.
   *
   * @param keys what to sort by
   * @param values one for each key
   * @param <T> the values
   * @throws IllegalArgumentException if there are more of one than of the other
   */
  public static <T extends @Nullable Object> void sortByKey(double[] keys, T[] values) {
    KeySort.byKey(keys, values);
  }

  /**
   * The indices of the keys in ascending order of the keys; equal keys keep their order.
   *
   * @param keys what to compare; not changed
   * @return a new array
   */
  public static int[] argsort(int[] keys) {
    return KeySort.argsort(keys);
  }

  /**
   * The indices of the keys in ascending order of the keys; equal keys keep their order.
   *
   * @param keys what to compare; not changed
   * @return a new array
   */
  public static int[] argsort(long[] keys) {
    return KeySort.argsort(keys);
  }

  /**
   * The indices of the keys in ascending order of the keys; equal keys keep their order.
   *
   * @param keys what to compare; not changed
   * @return a new array
   */
  public static int[] argsort(double[] keys) {
    return KeySort.argsort(keys);
  }

  /**
   * The indices of objects in ascending order; equal objects keep their order.
   *
   * @param a the objects; not changed
   * @param order compares them, from several threads; null stands for the natural order
   * @param <T> the objects
   * @return a new array
   */
  public static <T extends @Nullable Object> int[] argsort(
      T[] a, @Nullable Comparator<? super T> order) {
    return KeySort.argsort(a, order);
  }

  /**
   * Merges two sorted arrays; of equal elements those of the first come first.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array
   */
  public static int[] merge(int[] a, int[] b) {
    return Merge.merge(a, b);
  }

  /**
   * Merges two sorted arrays; of equal elements those of the first come first.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array
   */
  public static long[] merge(long[] a, long[] b) {
    return Merge.merge(a, b);
  }

  /**
   * Merges two sorted arrays, in the order of {@link Double#compare}; of equal elements those of
   * the first come first.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array
   */
  public static double[] merge(double[] a, double[] b) {
    return Merge.merge(a, b);
  }

  /**
   * Merges two sorted arrays; of equal elements those of the first come first.
   *
   * @param a sorted
   * @param b sorted
   * @param order compares them, from several threads; null stands for the natural order
   * @param <T> the objects
   * @return a new array of the first one's type
   */
  public static <T extends @Nullable Object> T[] merge(
      T[] a, T[] b, @Nullable Comparator<? super T> order) {
    return Merge.merge(a, b, order);
  }

  /**
   * Brings the element that sorting would bring to index k there, with none greater before and none
   * smaller behind it.
   *
   * @param a the numbers, reordered
   * @param k which, from 0
   * @return {@code a[k]}
   * @throws IndexOutOfBoundsException if there is no index k
   */
  public static int nthElement(int[] a, int k) {
    return Select.nthElement(a, k);
  }

  /**
   * Brings the element that sorting would bring to index k there, with none greater before and none
   * smaller behind it.
   *
   * @param a the numbers, reordered
   * @param k which, from 0
   * @return {@code a[k]}
   * @throws IndexOutOfBoundsException if there is no index k
   */
  public static long nthElement(long[] a, int k) {
    return Select.nthElement(a, k);
  }

  /**
   * Brings the element that sorting would bring to index k there, in the order of {@link
   * Double#compare}, with none greater before and none smaller behind it.
   *
   * @param a the numbers, reordered
   * @param k which, from 0
   * @return {@code a[k]}
   * @throws IndexOutOfBoundsException if there is no index k
   */
  public static double nthElement(double[] a, int k) {
    return Select.nthElement(a, k);
  }

  /**
   * Brings the element that sorting would bring to index k there, or one equal to it, with none
   * greater before and none smaller behind it.
   *
   * @param a the objects, reordered; a permutation also when the comparator throws
   * @param k which, from 0
   * @param order compares them, from several threads; null stands for the natural order
   * @param <T> the objects
   * @return {@code a[k]}
   * @throws IndexOutOfBoundsException if there is no index k
   */
  public static <T extends @Nullable Object> T nthElement(
      T[] a, int k, @Nullable Comparator<? super T> order) {
    return Select.nthElement(a, k, order);
  }

  /**
   * The k greatest numbers, the greatest first.
   *
   * @param a the numbers; not changed
   * @param k how many
   * @return a new array of length k, or of all numbers when there are fewer
   * @throws IllegalArgumentException if k is negative
   */
  public static int[] topK(int[] a, int k) {
    return TopK.topK(a, k);
  }

  /**
   * The k greatest numbers, the greatest first.
   *
   * @param a the numbers; not changed
   * @param k how many
   * @return a new array of length k, or of all numbers when there are fewer
   * @throws IllegalArgumentException if k is negative
   */
  public static long[] topK(long[] a, int k) {
    return TopK.topK(a, k);
  }

  /**
   * The k greatest numbers in the order of {@link Double#compare}, the greatest first.
   *
   * @param a the numbers; not changed
   * @param k how many
   * @return a new array of length k, or of all numbers when there are fewer
   * @throws IllegalArgumentException if k is negative
   */
  public static double[] topK(double[] a, int k) {
    return TopK.topK(a, k);
  }

  /**
   * The k greatest objects, the greatest first, of equal ones that with the lower index.
   *
   * @param a the objects; not changed
   * @param k how many
   * @param order compares them, from several threads; null stands for the natural order
   * @param <T> the objects
   * @return a new array of length k, or of all objects when there are fewer
   * @throws IllegalArgumentException if k is negative
   */
  public static <T extends @Nullable Object> T[] topK(
      T[] a, int k, @Nullable Comparator<? super T> order) {
    return TopK.topK(a, k, order);
  }

  /**
   * The different ints, each where it occurs first.
   *
   * @param a the elements; not changed
   * @return a new array
   */
  public static int[] distinct(int[] a) {
    return Distinct.distinct(a);
  }

  /**
   * The different longs, each where it occurs first.
   *
   * @param a the elements; not changed
   * @return a new array
   */
  public static long[] distinct(long[] a) {
    return Distinct.distinct(a);
  }

  /**
   * The different doubles, each where it occurs first. As for {@link Double#equals}, zeros differ
   * by their sign and NaNs do not differ.
   *
   * @param a the elements; not changed
   * @return a new array
   */
  public static double[] distinct(double[] a) {
    return Distinct.distinct(a);
  }

  /**
   * The different objects, by {@code equals} and {@code hashCode}, each where it occurs first.
   *
   * @param a the elements, null among them or not; not changed
   * @param <T> the objects
   * @return a new array
   */
  public static <T extends @Nullable Object> T[] distinct(T[] a) {
    return Distinct.distinct(a);
  }

  /**
   * What is in either of two sorted arrays, every value once.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array, sorted
   */
  public static int[] union(int[] a, int[] b) {
    return SortedSets.union(a, b);
  }

  /**
   * What is in both of two sorted arrays, every value once.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array, sorted
   */
  public static int[] intersection(int[] a, int[] b) {
    return SortedSets.intersection(a, b);
  }

  /**
   * What is in the first of two sorted arrays and not in the second, every value once.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array, sorted
   */
  public static int[] difference(int[] a, int[] b) {
    return SortedSets.difference(a, b);
  }

  /**
   * What is in either of two sorted arrays, every value once.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array, sorted
   */
  public static long[] union(long[] a, long[] b) {
    return SortedSets.union(a, b);
  }

  /**
   * What is in both of two sorted arrays, every value once.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array, sorted
   */
  public static long[] intersection(long[] a, long[] b) {
    return SortedSets.intersection(a, b);
  }

  /**
   * What is in the first of two sorted arrays and not in the second, every value once.
   *
   * @param a sorted
   * @param b sorted
   * @return a new array, sorted
   */
  public static long[] difference(long[] a, long[] b) {
    return SortedSets.difference(a, b);
  }

  /**
   * What is in either of two sorted arrays, every value once.
   *
   * @param a sorted in the order of {@link Double#compare}
   * @param b sorted in the order of {@link Double#compare}
   * @return a new array, sorted
   */
  public static double[] union(double[] a, double[] b) {
    return SortedSets.union(a, b);
  }

  /**
   * What is in both of two sorted arrays, every value once.
   *
   * @param a sorted in the order of {@link Double#compare}
   * @param b sorted in the order of {@link Double#compare}
   * @return a new array, sorted
   */
  public static double[] intersection(double[] a, double[] b) {
    return SortedSets.intersection(a, b);
  }

  /**
   * What is in the first of two sorted arrays and not in the second, every value once.
   *
   * @param a sorted in the order of {@link Double#compare}
   * @param b sorted in the order of {@link Double#compare}
   * @return a new array, sorted
   */
  public static double[] difference(double[] a, double[] b) {
    return SortedSets.difference(a, b);
  }

  /**
   * Brings elements into random order, each order with the same probability. The seed and the
   * number of elements decide, whatever the pool.
   *
   * @param a the elements
   * @param seed the same seed gives the same order
   */
  public static void shuffle(int[] a, long seed) {
    Shuffle.shuffle(a, seed);
  }

  /**
   * Brings elements into random order, each order with the same probability. The seed and the
   * number of elements decide, whatever the pool.
   *
   * @param a the elements
   * @param seed the same seed gives the same order
   */
  public static void shuffle(long[] a, long seed) {
    Shuffle.shuffle(a, seed);
  }

  /**
   * Brings elements into random order, each order with the same probability. The seed and the
   * number of elements decide, whatever the pool.
   *
   * @param a the elements
   * @param seed the same seed gives the same order
   */
  public static void shuffle(double[] a, long seed) {
    Shuffle.shuffle(a, seed);
  }

  /**
   * Brings elements into random order, each order with the same probability. The seed and the
   * number of elements decide, whatever the pool.
   *
   * @param a the elements
   * @param seed the same seed gives the same order
   * @param <T> the elements
   */
  public static <T extends @Nullable Object> void shuffle(T[] a, long seed) {
    Shuffle.shuffle(a, seed);
  }

  /**
   * The numbers from 0 to n - 1 in random order, as by {@link #shuffle(int[], long)}.
   *
   * @param n how many
   * @param seed the same seed gives the same order
   * @return a new array
   * @throws IllegalArgumentException if n is negative
   */
  public static int[] randomPermutation(int n, long seed) {
    return Shuffle.randomPermutation(n, seed);
  }

  // ---- pipelines ----

  /**
   * A pipeline of the ints of a range; empty unless {@code from} is less than {@code to}.
   *
   * @param from the first
   * @param to one past the last
   * @return a pipeline, which may be used any number of times
   */
  public static IntPipeline range(int from, int to) {
    return new IntPipeline(Pipelines.range(from, to));
  }

  /**
   * A pipeline of the elements of an array, which it reads whenever it runs.
   *
   * @param a the array
   * @return a pipeline, which may be used any number of times
   */
  public static IntPipeline pipeline(int[] a) {
    return new IntPipeline(Pipelines.of(a));
  }

  /**
   * {@link #pipeline(int[])} of a range.
   *
   * @param a the array
   * @param from the first index
   * @param to one past the last
   * @return a pipeline, which may be used any number of times
   */
  public static IntPipeline pipeline(int[] a, int from, int to) {
    return new IntPipeline(Pipelines.of(a, from, to));
  }

  /**
   * A pipeline of the elements of an array, which it reads whenever it runs.
   *
   * @param a the array
   * @return a pipeline, which may be used any number of times
   */
  public static LongPipeline pipeline(long[] a) {
    return new LongPipeline(Pipelines.of(a));
  }

  /**
   * {@link #pipeline(long[])} of a range.
   *
   * @param a the array
   * @param from the first index
   * @param to one past the last
   * @return a pipeline, which may be used any number of times
   */
  public static LongPipeline pipeline(long[] a, int from, int to) {
    return new LongPipeline(Pipelines.of(a, from, to));
  }

  /**
   * A pipeline of the elements of an array, which it reads whenever it runs.
   *
   * @param a the array
   * @return a pipeline, which may be used any number of times
   */
  public static DoublePipeline pipeline(double[] a) {
    return new DoublePipeline(Pipelines.of(a));
  }

  /**
   * {@link #pipeline(double[])} of a range.
   *
   * @param a the array
   * @param from the first index
   * @param to one past the last
   * @return a pipeline, which may be used any number of times
   */
  public static DoublePipeline pipeline(double[] a, int from, int to) {
    return new DoublePipeline(Pipelines.of(a, from, to));
  }

  /**
   * A pipeline of the elements of an array, which it reads whenever it runs.
   *
   * @param a the array
   * @param <T> the elements
   * @return a pipeline, which may be used any number of times
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(T[] a) {
    return new Pipeline<>(Pipelines.of(a));
  }

  /**
   * {@link #pipeline(Object[])} of a range.
   *
   * @param a the array
   * @param from the first index
   * @param to one past the last
   * @param <T> the elements
   * @return a pipeline, which may be used any number of times
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(T[] a, int from, int to) {
    return new Pipeline<>(Pipelines.of(a, from, to));
  }

  /**
   * A pipeline of the elements that a collection has whenever it runs.
   *
   * @param elements the collection
   * @param <T> the elements
   * @return a pipeline, which may be used any number of times
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(Collection<T> elements) {
    return new Pipeline<>(Pipelines.of(elements));
  }

  /**
   * A pipeline of the ints that a list of Eclipse Collections has when it runs.
   *
   * @param elements the list
   * @return a pipeline, which may be used any number of times
   */
  public static IntPipeline pipeline(IntList elements) {
    return new IntPipeline(Pipelines.of(elements));
  }

  /**
   * A pipeline of the longs that a list of Eclipse Collections has when it runs.
   *
   * @param elements the list
   * @return a pipeline, which may be used any number of times
   */
  public static LongPipeline pipeline(LongList elements) {
    return new LongPipeline(Pipelines.of(elements));
  }

  /**
   * A pipeline of the doubles that a list of Eclipse Collections has when it runs.
   *
   * @param elements the list
   * @return a pipeline, which may be used any number of times
   */
  public static DoublePipeline pipeline(DoubleList elements) {
    return new DoublePipeline(Pipelines.of(elements));
  }

  /**
   * A pipeline of the elements that a list of Eclipse Collections has when it runs.
   *
   * @param elements the list
   * @param <T> the elements
   * @return a pipeline, which may be used any number of times
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(ListIterable<T> elements) {
    return new Pipeline<>(Pipelines.of(elements));
  }

  /**
   * The same for a list that is one of Eclipse Collections and a {@link Collection} too.
   *
   * @param elements the list
   * @param <T> the elements
   * @return a pipeline, which may be used any number of times
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(MutableList<T> elements) {
    return new Pipeline<>(Pipelines.of((Collection<T>) elements));
  }

  /**
   * A pipeline of what a spliterator has, which the caller pulls, wave by wave.
   *
   * @param elements the spliterator
   * @param <T> the elements
   * @return a pipeline, which may run once
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(Spliterator<T> elements) {
    return new Pipeline<>(Pipelines.of(elements));
  }

  /**
   * A pipeline of what a stream has, which the caller pulls, wave by wave.
   *
   * @param elements the stream, which is not closed
   * @param <T> the elements
   * @return a pipeline, which may run once
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(Stream<T> elements) {
    return new Pipeline<>(Pipelines.of(elements));
  }

  /**
   * A pipeline of what an iterator has, which the caller pulls, wave by wave.
   *
   * @param elements the iterator
   * @param <T> the elements
   * @return a pipeline, which may run once
   */
  public static <T extends @Nullable Object> Pipeline<T> pipeline(Iterator<T> elements) {
    return new Pipeline<>(Pipelines.of(elements));
  }

  /**
   * A pipeline of the lines of a file in UTF-8, which is read block by block whenever it runs.
   * Lines end as those of {@link java.io.BufferedReader}; what is no UTF-8 becomes U+FFFD. When
   * reading fails, the terminal throws {@link java.io.UncheckedIOException}.
   *
   * @param file the file
   * @return a pipeline, which may be used any number of times
   */
  public static Pipeline<String> lines(Path file) {
    return new Pipeline<>(Pipelines.lines(file));
  }

  // ---- insight ----

  /**
   * Runs code and tells for each loop that its calls run on the calling thread whether it went
   * parallel, and why. Counting costs the loops of the body some microseconds each, and other code
   * nothing.
   *
   * @param body what to run
   * @return what to print
   */
  public static Explanation explain(Runnable body) {
    return Explanation.of(Observation.of(body));
  }
}
