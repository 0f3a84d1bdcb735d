package org.anabranch;

import java.util.Objects;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoubleFunction;
import java.util.function.DoublePredicate;
import java.util.function.DoubleToIntFunction;
import java.util.function.DoubleToLongFunction;
import java.util.function.DoubleUnaryOperator;
import java.util.stream.DoubleStream;
import org.anabranch.function.IndexedDoubleOperator;
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
 * A lazy pipeline of doubles: like {@link java.util.stream.DoubleStream}, but a value that may be
 * used again, in parallel wherever that pays, and with the same result on any number of workers.
 * Nothing runs before a method that returns something else than a pipeline is called. A null
 * argument is a {@link NullPointerException} naming the parameter.
 */
public final class DoublePipeline extends DoubleTerminals {
  DoublePipeline(Flow flow) {
    super(flow);
  }

  /**
   * Makes a double of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public DoublePipeline map(DoubleUnaryOperator function) {
    return new DoublePipeline(flow().map("map", Carrier.DOUBLE, function));
  }

  /**
   * Makes a long of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public LongPipeline mapToLong(DoubleToLongFunction function) {
    return new LongPipeline(flow().map("mapToLong", Carrier.LONG, function));
  }

  /**
   * Makes an int of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public IntPipeline mapToInt(DoubleToIntFunction function) {
    return new IntPipeline(flow().map("mapToInt", Carrier.INT, function));
  }

  /**
   * Makes an object of each.
   *
   * @param function the function
   * @param <R> the objects
   * @return the longer pipeline
   */
  public <R> Pipeline<R> mapToObj(DoubleFunction<? extends R> function) {
    return new Pipeline<>(flow().map("mapToObj", Carrier.OBJECT, function));
  }

  /**
   * Keeps the doubles that match, in order.
   *
   * @param predicate what to match
   * @return the longer pipeline
   */
  public DoublePipeline filter(DoublePredicate predicate) {
    return new DoublePipeline(flow().filter(predicate));
  }

  /**
   * Shows each double to an action, from several threads and in no order.
   *
   * @param action what to do
   * @return the longer pipeline
   */
  public DoublePipeline peek(DoubleConsumer action) {
    return new DoublePipeline(flow().peek(action));
  }

  /**
   * Boxes each double.
   *
   * @return the same numbers as objects
   */
  public Pipeline<Double> boxed() {
    DoubleFunction<Double> box = Double::valueOf;
    return new Pipeline<>(flow().map("boxed", Carrier.OBJECT, box));
  }

  /**
   * The first doubles, so many at most. Nothing above them is touched, if no stage before drops or
   * adds any.
   *
   * @param count how many
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public DoublePipeline limit(long count) {
    return new DoublePipeline(flow().limit(count));
  }

  /**
   * All doubles but the first.
   *
   * @param count how many to leave out
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public DoublePipeline skip(long count) {
    return new DoublePipeline(flow().skip(count));
  }

  /**
   * Makes any number of doubles of each: those of a pipeline.
   *
   * @param function makes the pipeline; null stands for an empty one
   * @return the longer pipeline
   */
  public DoublePipeline flatMap(DoubleFunction<@Nullable DoublePipeline> function) {
    Many.Inner inner = (block, i) -> flowOf(function.apply(((double[]) block)[i]));
    return new DoublePipeline(flow().with(Many.flat(Carrier.DOUBLE, function, inner)));
  }

  static @Nullable Flow flowOf(@Nullable DoublePipeline pipeline) {
    return pipeline == null ? null : pipeline.flow();
  }

  /**
   * Makes any number of doubles of each: those that a function hands over.
   *
   * @param function hands them over
   * @return the longer pipeline
   */
  public DoublePipeline mapMulti(DoubleStream.DoubleMapMultiConsumer function) {
    Many.Giver<DoubleConsumer> giver =
        (block, i, consumer) -> function.accept(((double[]) block)[i], consumer);
    return new DoublePipeline(flow().with(Many.multi(Carrier.DOUBLE, function, giver)));
  }

  /**
   * The doubles up to the first that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public DoublePipeline takeWhile(DoublePredicate predicate) {
    return new DoublePipeline(flow().with(While.take(Carrier.DOUBLE, predicate)));
  }

  /**
   * The doubles from the first on that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public DoublePipeline dropWhile(DoublePredicate predicate) {
    return new DoublePipeline(flow().with(While.drop(Carrier.DOUBLE, predicate)));
  }

  /**
   * The first of doubles that are equal as by {@link Double#equals}.
   *
   * @return the shorter pipeline
   */
  public DoublePipeline distinct() {
    return new DoublePipeline(flow().with(new Distinct(Carrier.DOUBLE)));
  }

  /**
   * The doubles in the order of {@link Double#compare}.
   *
   * @return the sorted pipeline
   */
  public DoublePipeline sorted() {
    return new DoublePipeline(flow().with(new Sorted(Carrier.DOUBLE, null)));
  }

  /**
   * Combines each double with the result before it: inclusive prefixes.
   *
   * @param op associative or not
   * @return a pipeline of as many doubles
   */
  public DoublePipeline scan(DoubleBinaryOperator op) {
    return new DoublePipeline(flow().with(Running.scan(Carrier.DOUBLE, op)));
  }

  /**
   * Combines each double but the first with the double before it.
   *
   * @param op takes the one before first
   * @return a pipeline of one double less
   */
  public DoublePipeline pairwise(DoubleBinaryOperator op) {
    return new DoublePipeline(flow().with(Running.pairs(Carrier.DOUBLE, op)));
  }

  /**
   * Every run of so many neighbours, which overlap; none if there are fewer doubles.
   *
   * @param size how many
   * @return a pipeline of arrays
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<double[]> windows(int size) {
    return new Pipeline<>(flow().with(Windows.sliding(Carrier.DOUBLE, size)));
  }

  /**
   * The doubles so many at a time; the last ones may be fewer.
   *
   * @param size how many
   * @return a pipeline of arrays
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<double[]> chunked(int size) {
    return new Pipeline<>(flow().with(Windows.chunks(Carrier.DOUBLE, size)));
  }

  /**
   * Combines the doubles of two pipelines that have the same index, as far as both go.
   *
   * @param other the second pipeline
   * @param op combines two
   * @return the shorter length of both
   */
  public DoublePipeline zip(DoublePipeline other, DoubleBinaryOperator op) {
    Objects.requireNonNull(other, "other");
    Zip.Zipper zipper =
        (a, b, i, out) ->
            ((double[]) out)[i] = op.applyAsDouble(((double[]) a)[i], ((double[]) b)[i]);
    return new DoublePipeline(new Flow(new Zip(Carrier.DOUBLE, flow(), other.flow(), op, zipper)));
  }

  /**
   * These doubles, then those of another pipeline.
   *
   * @param other the second pipeline
   * @return both
   */
  public DoublePipeline concat(DoublePipeline other) {
    Objects.requireNonNull(other, "other");
    return new DoublePipeline(new Flow(new Concat(flow(), other.flow())));
  }

  /**
   * Combines each double with its index.
   *
   * @param op takes the double and how many came before it
   * @return a pipeline of as many doubles
   */
  public DoublePipeline zipWithIndex(IndexedDoubleOperator op) {
    Zip.Zipper zipper =
        (a, indices, i, out) ->
            ((double[]) out)[i] = op.applyAsDouble(((double[]) a)[i], ((long[]) indices)[i]);
    return new DoublePipeline(new Flow(new Indexed(flow(), op, zipper)));
  }

  /**
   * The same doubles, whose order no longer matters to the caller. Nothing here makes use of that,
   * for order costs next to nothing.
   *
   * @return this pipeline
   */
  public DoublePipeline unordered() {
    return this;
  }
}
