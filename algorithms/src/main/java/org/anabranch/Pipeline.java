package org.anabranch;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BiFunction;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Function;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import java.util.function.Predicate;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.anabranch.function.IndexedFunction;
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
 * A lazy pipeline of objects: like {@link java.util.stream.Stream}, but a value that may be used
 * again as far as its source may, in parallel wherever that pays, and with the same result on any
 * number of workers. Nothing runs before a method that returns something else than a pipeline is
 * called. A null argument is a {@link NullPointerException} naming the parameter.
 *
 * @param <T> the objects
 */
public final class Pipeline<T extends @Nullable Object> extends ObjectTerminals<T> {
  Pipeline(Flow flow) {
    super(flow);
  }

  @SuppressWarnings("unchecked") // a block of the objects of this pipeline or of one like it
  private T at(Object block, int i) {
    return ((T[]) block)[i];
  }

  private static @Nullable Flow flowOf(@Nullable Pipeline<?> pipeline) {
    return pipeline == null ? null : pipeline.flow();
  }

  /**
   * Makes an object of each.
   *
   * @param function the function
   * @param <R> the results
   * @return the longer pipeline
   */
  public <R extends @Nullable Object> Pipeline<R> map(Function<? super T, ? extends R> function) {
    return new Pipeline<>(flow().map("map", Carrier.OBJECT, function));
  }

  /**
   * Makes an int of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public IntPipeline mapToInt(ToIntFunction<? super T> function) {
    return new IntPipeline(flow().map("mapToInt", Carrier.INT, function));
  }

  /**
   * Makes a long of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public LongPipeline mapToLong(ToLongFunction<? super T> function) {
    return new LongPipeline(flow().map("mapToLong", Carrier.LONG, function));
  }

  /**
   * Makes a double of each.
   *
   * @param function the function
   * @return the longer pipeline
   */
  public DoublePipeline mapToDouble(ToDoubleFunction<? super T> function) {
    return new DoublePipeline(flow().map("mapToDouble", Carrier.DOUBLE, function));
  }

  /**
   * Keeps the objects that match, in order.
   *
   * @param predicate what to match
   * @return the longer pipeline
   */
  public Pipeline<T> filter(Predicate<? super T> predicate) {
    return new Pipeline<>(flow().filter(predicate));
  }

  /**
   * Shows each object to an action, from several threads and in no order.
   *
   * @param action what to do
   * @return the longer pipeline
   */
  public Pipeline<T> peek(Consumer<? super T> action) {
    return new Pipeline<>(flow().peek(action));
  }

  /**
   * Makes any number of objects of each: those of a pipeline.
   *
   * @param function makes the pipeline; null stands for an empty one
   * @param <R> the results
   * @return the longer pipeline
   */
  public <R extends @Nullable Object> Pipeline<R> flatMap(
      Function<? super T, ? extends @Nullable Pipeline<? extends R>> function) {
    Many.Inner inner = (block, i) -> flowOf(function.apply(at(block, i)));
    return new Pipeline<>(flow().with(Many.flat(Carrier.OBJECT, function, inner)));
  }

  /**
   * Makes any number of ints of each object: those of a pipeline.
   *
   * @param function makes the pipeline
   * @return the longer pipeline
   */
  public IntPipeline flatMapToInt(Function<? super T, IntPipeline> function) {
    Many.Inner inner = (block, i) -> IntPipeline.flowOf(function.apply(at(block, i)));
    return new IntPipeline(flow().with(Many.flat(Carrier.INT, function, inner)));
  }

  /**
   * Makes any number of longs of each object: those of a pipeline.
   *
   * @param function makes the pipeline
   * @return the longer pipeline
   */
  public LongPipeline flatMapToLong(Function<? super T, LongPipeline> function) {
    Many.Inner inner = (block, i) -> LongPipeline.flowOf(function.apply(at(block, i)));
    return new LongPipeline(flow().with(Many.flat(Carrier.LONG, function, inner)));
  }

  /**
   * Makes any number of doubles of each object: those of a pipeline.
   *
   * @param function makes the pipeline
   * @return the longer pipeline
   */
  public DoublePipeline flatMapToDouble(Function<? super T, DoublePipeline> function) {
    Many.Inner inner = (block, i) -> DoublePipeline.flowOf(function.apply(at(block, i)));
    return new DoublePipeline(flow().with(Many.flat(Carrier.DOUBLE, function, inner)));
  }

  /**
   * Makes any number of objects of each: those that a function hands over.
   *
   * @param function hands them over
   * @param <R> the results
   * @return the longer pipeline
   */
  public <R extends @Nullable Object> Pipeline<R> mapMulti(
      BiConsumer<? super T, ? super Consumer<R>> function) {
    Many.Giver<Consumer<R>> giver = (block, i, consumer) -> function.accept(at(block, i), consumer);
    return new Pipeline<>(flow().with(Many.multi(Carrier.OBJECT, function, giver)));
  }

  /**
   * Makes any number of ints of each: those that a function hands over.
   *
   * @param function hands them over
   * @return the longer pipeline
   */
  public IntPipeline mapMultiToInt(BiConsumer<? super T, ? super IntConsumer> function) {
    Many.Giver<IntConsumer> giver = (block, i, consumer) -> function.accept(at(block, i), consumer);
    return new IntPipeline(flow().with(Many.multi(Carrier.INT, function, giver)));
  }

  /**
   * Makes any number of longs of each: those that a function hands over.
   *
   * @param function hands them over
   * @return the longer pipeline
   */
  public LongPipeline mapMultiToLong(BiConsumer<? super T, ? super LongConsumer> function) {
    Many.Giver<LongConsumer> giver =
        (block, i, consumer) -> function.accept(at(block, i), consumer);
    return new LongPipeline(flow().with(Many.multi(Carrier.LONG, function, giver)));
  }

  /**
   * Makes any number of doubles of each: those that a function hands over.
   *
   * @param function hands them over
   * @return the longer pipeline
   */
  public DoublePipeline mapMultiToDouble(BiConsumer<? super T, ? super DoubleConsumer> function) {
    Many.Giver<DoubleConsumer> giver =
        (block, i, consumer) -> function.accept(at(block, i), consumer);
    return new DoublePipeline(flow().with(Many.multi(Carrier.DOUBLE, function, giver)));
  }

  /**
   * The first objects, so many at most. Nothing above them is touched, if no stage before drops or
   * adds any; from an iterator no more are taken.
   *
   * @param count how many
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public Pipeline<T> limit(long count) {
    return new Pipeline<>(flow().limit(count));
  }

  /**
   * All objects but the first.
   *
   * @param count how many to leave out
   * @return the shorter pipeline
   * @throws IllegalArgumentException when the count is negative
   */
  public Pipeline<T> skip(long count) {
    return new Pipeline<>(flow().skip(count));
  }

  /**
   * The objects up to the first that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public Pipeline<T> takeWhile(Predicate<? super T> predicate) {
    return new Pipeline<>(flow().with(While.take(Carrier.OBJECT, predicate)));
  }

  /**
   * The objects from the first on that does not match.
   *
   * @param predicate what to match
   * @return the shorter pipeline
   */
  public Pipeline<T> dropWhile(Predicate<? super T> predicate) {
    return new Pipeline<>(flow().with(While.drop(Carrier.OBJECT, predicate)));
  }

  /**
   * The first of equal objects.
   *
   * @return the shorter pipeline
   */
  public Pipeline<T> distinct() {
    return new Pipeline<>(flow().with(new Distinct(Carrier.OBJECT)));
  }

  /**
   * The objects in their natural order, stably.
   *
   * @return the sorted pipeline
   */
  public Pipeline<T> sorted() {
    return new Pipeline<>(flow().with(new Sorted(Carrier.OBJECT, null)));
  }

  /**
   * The objects in ascending order, stably.
   *
   * @param order what is ascending
   * @return the sorted pipeline
   */
  public Pipeline<T> sorted(Comparator<? super T> order) {
    Objects.requireNonNull(order, "order");
    return new Pipeline<>(flow().with(new Sorted(Carrier.OBJECT, order)));
  }

  /**
   * Combines each object with the result before it: inclusive prefixes.
   *
   * @param op associative or not
   * @return a pipeline of as many objects
   */
  public Pipeline<T> scan(BinaryOperator<T> op) {
    return new Pipeline<>(flow().with(Running.scan(Carrier.OBJECT, op)));
  }

  /**
   * Combines each object but the first with the object before it.
   *
   * @param function takes the one before first
   * @param <R> the results
   * @return a pipeline of one object less
   */
  public <R extends @Nullable Object> Pipeline<R> pairwise(
      BiFunction<? super T, ? super T, ? extends R> function) {
    return new Pipeline<>(flow().with(Running.pairs(Carrier.OBJECT, function)));
  }

  /**
   * Every run of so many neighbours, which overlap; none if there are fewer objects.
   *
   * @param size how many
   * @return a pipeline of lists that cannot be changed
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<List<T>> windows(int size) {
    return new Pipeline<>(flow().with(Windows.sliding(Carrier.OBJECT, size)));
  }

  /**
   * The objects so many at a time; the last ones may be fewer.
   *
   * @param size how many
   * @return a pipeline of lists that cannot be changed
   * @throws IllegalArgumentException when the size is less than 1
   */
  public Pipeline<List<T>> chunked(int size) {
    return new Pipeline<>(flow().with(Windows.chunks(Carrier.OBJECT, size)));
  }

  /**
   * Combines the objects of two pipelines that have the same index, as far as both go.
   *
   * @param other the second pipeline
   * @param function combines two
   * @param <U> the objects of the second
   * @param <R> the results
   * @return the shorter length of both
   */
  @SuppressWarnings("unchecked") // blocks of two pipelines of these types
  public <U extends @Nullable Object, R extends @Nullable Object> Pipeline<R> zip(
      Pipeline<U> other, BiFunction<? super T, ? super U, ? extends R> function) {
    Objects.requireNonNull(other, "other");
    Zip.Zipper zipper =
        (a, b, i, out) -> ((Object[]) out)[i] = function.apply(((T[]) a)[i], ((U[]) b)[i]);
    return new Pipeline<>(
        new Flow(new Zip(Carrier.OBJECT, flow(), other.flow(), function, zipper)));
  }

  /**
   * Combines each object with its index.
   *
   * @param function takes the object and how many came before it
   * @param <R> the results
   * @return a pipeline of as many objects
   */
  @SuppressWarnings("unchecked") // blocks of objects of this type
  public <R extends @Nullable Object> Pipeline<R> zipWithIndex(
      IndexedFunction<? super T, ? extends R> function) {
    Zip.Zipper zipper =
        (a, indices, i, out) ->
            ((Object[]) out)[i] = function.apply(((T[]) a)[i], ((long[]) indices)[i]);
    return new Pipeline<>(new Flow(new Indexed(flow(), function, zipper)));
  }

  /**
   * These objects, then those of another pipeline.
   *
   * @param other the second pipeline
   * @return both
   */
  public Pipeline<T> concat(Pipeline<? extends T> other) {
    Objects.requireNonNull(other, "other");
    return new Pipeline<>(new Flow(new Concat(flow(), other.flow())));
  }

  /**
   * The same objects, whose order no longer matters to the caller. Nothing here makes use of that,
   * for order costs next to nothing.
   *
   * @return this pipeline
   */
  public Pipeline<T> unordered() {
    return this;
  }
}
