package org.anabranch;

import java.util.Objects;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.anabranch.function.IndexedIntOperator;
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
 * A lazy pipeline of ints: like {@link java.util.stream.IntStream}, but a value that may be used
 * again, in parallel wherever that pays, and with the same result on any number of workers. Nothing
 * runs before a method that returns something else than a pipeline is called. A null argument is a
 * {@link NullPointerException} naming the parameter.
 */
public final class IntPipeline extends IntTerminals {
  IntPipeline(Flow flow) {
    super(flow);
  }

  /**
   * Makes an int of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public IntPipeline map(IntUnaryOperator function) {
    return new IntPipeline(flow().map("map", Carrier.INT, function));
  }

  /**
   * Makes a long of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public LongPipeline mapToLong(IntToLongFunction function) {
    return new LongPipeline(flow().map("mapToLong", Carrier.LONG, function));
  }

  /**
   * Makes a double of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public DoublePipeline mapToDouble(IntToDoubleFunction function) {
    return new DoublePipeline(flow().map("mapToDouble", Carrier.DOUBLE, function));
  }

  /**
   * Makes an object of each.
   *
   * @param function the function
   * @param <R> the objects
   * @return the longer pipeline
   */
  public <R> Pipeline<R> mapToObj(IntFunction<? extends R> function) {
    return new Pipeline<>(flow().map("mapToObj", Carrier.OBJECT, function));
  }

  /**
   * Keeps the ints that match, in order.
   *
   * @param predicate what to match
   * @return the longer pipeline
   */
  public IntPipeline filter(IntPredicate predicate) {
    return new IntPipeline(flow().filter(predicate));
  }

  /**
   * Shows each int to an action, from several threads and in no order.
   *
   * @param action what to do
   * @return the longer pipeline
   */
  public IntPipeline peek(IntConsumer action) {
    return new IntPipeline(flow().peek(action));
  }

  /**
   * Converts each int.
   *
   * @return the same numbers
   */
  public LongPipeline asLong() {
    IntToLongFunction convert = x -> x;
    return new LongPipeline(flow().map("asLong", Carrier.LONG, convert));
  }

  /**
   * Converts each int.
   *
   * @return the same numbers
   */
  public DoublePipeline asDouble() {
    IntToDoubleFunction convert = x -> x;
    return new DoublePipeline(flow().map("asDouble", Carrier.DOUBLE, convert));
  }

  /**
   * Boxes each int.
   *
   * @return the same numbers as objects
   */
  public Pipeline<Integer> boxed() {
    IntFunction<Integer> box = Integer::valueOf;
    return new Pipeline<>(flow().map("boxed", Carrier.OBJECT, box));
  }

  /**
   * The first ints, so many at most. Nothing above them is touched, if no stage before drops or
   * adds any.
   *
   * @param count how many
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public IntPipeline limit(long count) {
    return new IntPipeline(flow().limit(count));
  }

  /**
   * All ints but the first.
   *
   * @param count how many to leave out
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public IntPipeline skip(long count) {
    return new IntPipeline(flow().skip(count));
  }

  /**
   * Makes any number of ints of each: those of a pipeline.
   *
   * @param function makes the pipeline; null stands for an empty one
   * @return the longer pipeline
   */
  public IntPipeline flatMap(IntFunction<@Nullable IntPipeline> function) {
    Many.Inner inner = (block, i) -> flowOf(function.apply(((int[]) block)[i]));
    return new IntPipeline(flow().with(Many.flat(Carrier.INT, function, inner)));
  }

  static @Nullable Flow flowOf(@Nullable IntPipeline pipeline) {
    return pipeline == null ? null : pipeline.flow();
  }

  /**
   * Makes any number of ints of each: those that a function hands over.
   *
   * @param function hands them over
   * @return the longer pipeline
   */
  public IntPipeline mapMulti(IntStream.IntMapMultiConsumer function) {
    Many.Giver<IntConsumer> giver =
        (block, i, consumer) -> function.accept(((int[]) block)[i], consumer);
    return new IntPipeline(flow().with(Many.multi(Carrier.INT, function, giver)));
  }

  /**
   * The ints up to the first that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public IntPipeline takeWhile(IntPredicate predicate) {
    return new IntPipeline(flow().with(While.take(Carrier.INT, predicate)));
  }

  /**
   * The ints from the first on that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public IntPipeline dropWhile(IntPredicate predicate) {
    return new IntPipeline(flow().with(While.drop(Carrier.INT, predicate)));
  }

  /**
   * The first of equal ints.
   *
   * @return the shorter pipeline
   */
  public IntPipeline distinct() {
    return new IntPipeline(flow().with(new Distinct(Carrier.INT)));
  }

  /**
   * The ints in ascending order.
   *
   * @return the sorted pipeline
   */
  public IntPipeline sorted() {
    return new IntPipeline(flow().with(new Sorted(Carrier.INT, null)));
  }

  /**
   * Combines each int with the result before it: inclusive prefixes.
   *
   * @param op associative or not
   * @return a pipeline of as many ints
   */
  public IntPipeline scan(IntBinaryOperator op) {
    return new IntPipeline(flow().with(Running.scan(Carrier.INT, op)));
  }

  /**
   * Combines each int but the first with the int before it.
   *
   * @param op takes the one before first
   * @return a pipeline of one int less
   */
  public IntPipeline pairwise(IntBinaryOperator op) {
    return new IntPipeline(flow().with(Running.pairs(Carrier.INT, op)));
  }

  /**
   * Every run of so many neighbours, which overlap; none if there are fewer ints.
   *
   * @param size how many
   * @return a pipeline of arrays
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<int[]> windows(int size) {
    return new Pipeline<>(flow().with(Windows.sliding(Carrier.INT, size)));
  }

  /**
   * The ints so many at a time; the last ones may be fewer.
   *
   * @param size how many
   * @return a pipeline of arrays
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<int[]> chunked(int size) {
    return new Pipeline<>(flow().with(Windows.chunks(Carrier.INT, size)));
  }

  /**
   * Combines the ints of two pipelines that have the same index, as far as both go.
   *
   * @param other the second pipeline
   * @param op combines two
   * @return the shorter length of both
   */
  public IntPipeline zip(IntPipeline other, IntBinaryOperator op) {
    Objects.requireNonNull(other, "other");
    Zip.Zipper zipper =
        (a, b, i, out) -> ((int[]) out)[i] = op.applyAsInt(((int[]) a)[i], ((int[]) b)[i]);
    return new IntPipeline(new Flow(new Zip(Carrier.INT, flow(), other.flow(), op, zipper)));
  }

  /**
   * These ints, then those of another pipeline.
   *
   * @param other the second pipeline
   * @return both
   */
  public IntPipeline concat(IntPipeline other) {
    Objects.requireNonNull(other, "other");
    return new IntPipeline(new Flow(new Concat(flow(), other.flow())));
  }

  /**
   * Combines each int with its index.
   *
   * @param op takes the int and how many came before it
   * @return a pipeline of as many ints
   */
  public IntPipeline zipWithIndex(IndexedIntOperator op) {
    Zip.Zipper zipper =
        (a, indices, i, out) ->
            ((int[]) out)[i] = op.applyAsInt(((int[]) a)[i], ((long[]) indices)[i]);
    return new IntPipeline(new Flow(new Indexed(flow(), op, zipper)));
  }

  /**
   * The same ints, whose order no longer matters to the caller. Nothing here makes use of that, for
   * order costs next to nothing.
   *
   * @return this pipeline
   */
  public IntPipeline unordered() {
    return this;
  }
}
