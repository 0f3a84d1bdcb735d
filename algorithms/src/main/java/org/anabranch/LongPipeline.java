package org.anabranch;

import java.util.Objects;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.function.LongToDoubleFunction;
import java.util.function.LongToIntFunction;
import java.util.function.LongUnaryOperator;
import java.util.stream.LongStream;
import org.anabranch.pipeline.Carrier;
import org.anabranch.pipeline.Concat;
import org.anabranch.pipeline.Distinct;
import org.anabranch.pipeline.Flow;
import org.anabranch.pipeline.Indexed;
import org.anabranch.pipeline.Many;
import org.anabranch.pipeline.Running;
import org.anabranch.pipeline.Sorted;
import org.anabranch.pipeline.While;
import org.anabranch.pipeline.Windows;
import org.anabranch.pipeline.Zip;
import org.jspecify.annotations.Nullable;

/**
 * A lazy pipeline of longs: like {@link java.util.stream.LongStream}, but a value that may be used
 * again, in parallel wherever that pays, and with the same result on any number of workers. Nothing
 * runs before a method that returns something else than a pipeline is called. A null argument is a
 * {@link NullPointerException} naming the parameter.
 */
public final class LongPipeline extends LongTerminals {
  LongPipeline(Flow flow) {
    super(flow);
  }

  /**
   * Makes a long of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public LongPipeline map(LongUnaryOperator function) {
    return new LongPipeline(flow().map("map", Carrier.LONG, function));
  }

  /**
   * Makes an int of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public IntPipeline mapToInt(LongToIntFunction function) {
    return new IntPipeline(flow().map("mapToInt", Carrier.INT, function));
  }

  /**
   * Makes a double of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public DoublePipeline mapToDouble(LongToDoubleFunction function) {
    return new DoublePipeline(flow().map("mapToDouble", Carrier.DOUBLE, function));
  }

  /**
   * Makes an object of each.
   *
   * @param function the function
   * @param <R> the objects
   * @return the longer pipeline
   */
  public <R> Pipeline<R> mapToObj(LongFunction<? extends R> function) {
    return new Pipeline<>(flow().map("mapToObj", Carrier.OBJECT, function));
  }

  /**
   * Keeps the longs that match, in order.
   *
   * @param predicate what to match
   * @return the longer pipeline
   */
  public LongPipeline filter(LongPredicate predicate) {
    return new LongPipeline(flow().filter(predicate));
  }

  /**
   * Shows each long to an action, from several threads and in no order.
   *
   * @param action what to do
   * @return the longer pipeline
   */
  public LongPipeline peek(LongConsumer action) {
    return new LongPipeline(flow().peek(action));
  }

  /**
   * Converts each long.
   *
   * @return the same numbers
   */
  public DoublePipeline asDouble() {
    LongToDoubleFunction convert = x -> x;
    return new DoublePipeline(flow().map("asDouble", Carrier.DOUBLE, convert));
  }

  /**
   * Boxes each long.
   *
   * @return the same numbers as objects
   */
  public Pipeline<Long> boxed() {
    LongFunction<Long> box = Long::valueOf;
    return new Pipeline<>(flow().map("boxed", Carrier.OBJECT, box));
  }

  /**
   * The first longs, so many at most. Nothing above them is touched, if no stage before drops or
   * adds any.
   *
   * @param count how many
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public LongPipeline limit(long count) {
    return new LongPipeline(flow().limit(count));
  }

  /**
   * All longs but the first.
   *
   * @param count how many to leave out
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public LongPipeline skip(long count) {
    return new LongPipeline(flow().skip(count));
  }

  /**
   * Makes any number of longs of each: those of a pipeline.
   *
   * @param function makes the pipeline; null stands for an empty one
   * @return the longer pipeline
   */
  public LongPipeline flatMap(LongFunction<@Nullable LongPipeline> function) {
    Many.Inner inner = (block, i) -> flowOf(function.apply(((long[]) block)[i]));
    return new LongPipeline(flow().with(Many.flat(Carrier.LONG, function, inner)));
  }

  static @Nullable Flow flowOf(@Nullable LongPipeline pipeline) {
    return pipeline == null ? null : pipeline.flow();
  }

  /**
   * Makes any number of longs of each: those that a function hands over.
   *
   * @param function hands them over
   * @return the longer pipeline
   */
  public LongPipeline mapMulti(LongStream.LongMapMultiConsumer function) {
    Many.Giver<LongConsumer> giver =
        (block, i, consumer) -> function.accept(((long[]) block)[i], consumer);
    return new LongPipeline(flow().with(Many.multi(Carrier.LONG, function, giver)));
  }

  /**
   * The longs up to the first that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public LongPipeline takeWhile(LongPredicate predicate) {
    return new LongPipeline(flow().with(While.take(Carrier.LONG, predicate)));
  }

  /**
   * The longs from the first on that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public LongPipeline dropWhile(LongPredicate predicate) {
    return new LongPipeline(flow().with(While.drop(Carrier.LONG, predicate)));
  }

  /**
   * The first of equal longs.
   *
   * @return the shorter pipeline
   */
  public LongPipeline distinct() {
    return new LongPipeline(flow().with(new Distinct(Carrier.LONG)));
  }

  /**
   * The longs in ascending order.
   *
   * @return the sorted pipeline
   */
  public LongPipeline sorted() {
    return new LongPipeline(flow().with(new Sorted(Carrier.LONG, null)));
  }

  /**
   * Combines each long with the result before it: inclusive prefixes.
   *
   * @param op associative or not
   * @return a pipeline of as many longs
   */
  public LongPipeline scan(LongBinaryOperator op) {
    return new LongPipeline(flow().with(Running.scan(Carrier.LONG, op)));
  }

  /**
   * Combines each long but the first with the long before it.
   *
   * @param op takes the one before first
   * @return a pipeline of one long less
   */
  public LongPipeline pairwise(LongBinaryOperator op) {
    return new LongPipeline(flow().with(Running.pairs(Carrier.LONG, op)));
  }

  /**
   * Every run of so many neighbours, which overlap; none if there are fewer longs.
   *
   * @param size how many
   * @return a pipeline of arrays
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<long[]> windows(int size) {
    return new Pipeline<>(flow().with(Windows.sliding(Carrier.LONG, size)));
  }

  /**
   * The longs so many at a time; the last ones may be fewer.
   *
   * @param size how many
   * @return a pipeline of arrays
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<long[]> chunked(int size) {
    return new Pipeline<>(flow().with(Windows.chunks(Carrier.LONG, size)));
  }

  /**
   * Combines the longs of two pipelines that have the same index, as far as both go.
   *
   * @param other the second pipeline
   * @param op combines two
   * @return the shorter length of both
   */
  public LongPipeline zip(LongPipeline other, LongBinaryOperator op) {
    Objects.requireNonNull(other, "other");
    Zip.Zipper zipper =
        (a, b, i, out) -> ((long[]) out)[i] = op.applyAsLong(((long[]) a)[i], ((long[]) b)[i]);
    return new LongPipeline(new Flow(new Zip(Carrier.LONG, flow(), other.flow(), op, zipper)));
  }

  /**
   * These longs, then those of another pipeline.
   *
   * @param other the second pipeline
   * @return both
   */
  public LongPipeline concat(LongPipeline other) {
    Objects.requireNonNull(other, "other");
    return new LongPipeline(new Flow(new Concat(flow(), other.flow())));
  }

  /**
   * Combines each long with its index.
   *
   * @param op takes the long and how many came before it
   * @return a pipeline of as many longs
   */
  public LongPipeline zipWithIndex(LongBinaryOperator op) {
    Zip.Zipper zipper =
        (a, indices, i, out) ->
            ((long[]) out)[i] = op.applyAsLong(((long[]) a)[i], ((long[]) indices)[i]);
    return new LongPipeline(new Flow(new Indexed(flow(), op, zipper)));
  }

  /**
   * The same longs, whose order no longer matters to the caller. Nothing here makes use of that,
   * for order costs next to nothing.
   *
   * @return this pipeline
   */
  public LongPipeline unordered() {
    return this;
  }
}
