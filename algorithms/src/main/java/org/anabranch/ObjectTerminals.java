package org.anabranch;

import java.util.Arrays;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import java.util.stream.Collector;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.anabranch.op.Group;
import org.anabranch.pipeline.Carrier;
import org.anabranch.pipeline.Collects;
import org.anabranch.pipeline.Extremes;
import org.anabranch.pipeline.Finding;
import org.anabranch.pipeline.Flow;
import org.anabranch.pipeline.Folds;
import org.anabranch.pipeline.Gathers;
import org.anabranch.pipeline.KeyCounts;
import org.anabranch.pipeline.Loops;
import org.anabranch.pipeline.Streams;
import org.anabranch.pipeline.Totals;
import org.eclipse.collections.api.map.primitive.ObjectLongMap;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.eclipse.collections.api.partition.list.PartitionList;
import org.jspecify.annotations.Nullable;

/** What ends a pipeline of objects: here it runs. */
abstract class ObjectTerminals<T extends @Nullable Object> {
  private final Flow flow;

  ObjectTerminals(Flow flow) {
    this.flow = flow;
  }

  final Flow flow() {
    return flow;
  }

  @SuppressWarnings("unchecked") // read only as elements of this type
  private T[] elements() {
    return (T[]) Gathers.objects(flow);
  }

  /**
   * How many objects there are. Where that is known, nothing is run, as in streams.
   *
   * @return their number
   */
  public final long count() {
    return Totals.count(flow);
  }

  /**
   * The smallest object, of equal ones the first.
   *
   * @param order what is smaller
   * @return it, or nothing if there are no objects
   * @throws NullPointerException when it is null
   */
  public final Optional<T> min(Comparator<? super T> order) {
    return Extremes.ofObjects(flow, Objects.requireNonNull(order, "order"), true);
  }

  /**
   * The largest object, of equal ones the first.
   *
   * @param order what is smaller
   * @return it, or nothing if there are no objects
   * @throws NullPointerException when it is null
   */
  public final Optional<T> max(Comparator<? super T> order) {
    return Extremes.ofObjects(flow, Objects.requireNonNull(order, "order"), false);
  }

  /**
   * Combines the objects in their order, the identity once and to the left of all.
   *
   * @param identity the start
   * @param op associative
   * @return the combination
   */
  public final T reduce(T identity, BinaryOperator<T> op) {
    return Folds.objects(flow, op, identity);
  }

  /**
   * Combines the objects in their order.
   *
   * @param op associative
   * @return the combination, or nothing if there are no objects
   * @throws NullPointerException when it is null
   */
  public final Optional<T> reduce(BinaryOperator<T> op) {
    return Folds.objects(flow, op);
  }

  /**
   * Collects the objects in their order. Containers are combined along a tree that depends on the
   * number of objects only.
   *
   * @param collector the collector
   * @param <A> its container
   * @param <R> its result
   * @return what the collector makes
   */
  public final <A, R extends @Nullable Object> R collect(Collector<? super T, A, R> collector) {
    return Collects.<T, A, R>collect(flow, collector);
  }

  /**
   * All objects in their order.
   *
   * @return a list that cannot be changed
   */
  public final List<T> toList() {
    return Collections.unmodifiableList(Arrays.asList(elements()));
  }

  /**
   * All objects in their order.
   *
   * @return a new array
   */
  public final @Nullable Object[] toArray() {
    return Gathers.objects(flow);
  }

  /**
   * All objects in their order.
   *
   * @param array makes an array of a length
   * @param <A> its type
   * @return the array
   * @throws ArrayStoreException when an object does not fit the array
   */
  @SuppressWarnings("SuspiciousSystemArraycopy") // checked by the copy itself, object by object
  public final <A extends @Nullable Object> A[] toArray(IntFunction<A[]> array) {
    Objects.requireNonNull(array, "array");
    Object[] all = Gathers.objects(flow);
    A[] out = array.apply(all.length);
    System.arraycopy(all, 0, out, 0, all.length);
    return out;
  }

  /**
   * Calls a body for each object, from several threads and in no order.
   *
   * @param body what to do
   */
  public final void forEach(Consumer<? super T> body) {
    Loops.each(flow, body);
  }

  /**
   * Calls a body for each object in order, one after the other, on the calling thread.
   *
   * @param body what to do
   */
  public final void forEachOrdered(Consumer<? super T> body) {
    Loops.eachInOrder(flow, body);
  }

  /**
   * Whether some object matches; ends early.
   *
   * @param predicate what to match
   * @return true when one does
   */
  public final boolean anyMatch(Predicate<? super T> predicate) {
    return Finding.any(flow, predicate, true);
  }

  /**
   * Whether all objects match; ends early.
   *
   * @param predicate what to match
   * @return false when one does not
   */
  public final boolean allMatch(Predicate<? super T> predicate) {
    return !Finding.any(flow, predicate, false);
  }

  /**
   * Whether no object matches; ends early.
   *
   * @param predicate what to match
   * @return false when one does
   */
  public final boolean noneMatch(Predicate<? super T> predicate) {
    return !Finding.any(flow, predicate, true);
  }

  /**
   * The first object; ends early.
   *
   * @return it, or nothing if there are no objects
   * @throws NullPointerException when it is null
   */
  public final Optional<T> findFirst() {
    return Finding.firstObject(flow);
  }

  /**
   * Some object: the first.
   *
   * @return it, or nothing if there are no objects
   * @throws NullPointerException when it is null
   */
  public final Optional<T> findAny() {
    return Finding.firstObject(flow);
  }

  /**
   * The objects with each key, in their order.
   *
   * @param key the key of an object
   * @param <K> the keys
   * @return a list for each key
   */
  public final <K> ListMultimap<K, T> groupBy(Function<? super T, ? extends K> key) {
    Objects.requireNonNull(key, "key");
    return Group.groupBy(elements(), key);
  }

  /**
   * How many objects have each key.
   *
   * @param key the key of an object
   * @param <K> the keys
   * @return a number for each key
   */
  public final <K> ObjectLongMap<K> countBy(Function<? super T, ? extends K> key) {
    return KeyCounts.of(flow, key);
  }

  /**
   * The objects that match and those that do not, in their order.
   *
   * @param predicate what to match
   * @return both
   */
  public final PartitionList<T> partitionBy(Predicate<? super T> predicate) {
    Objects.requireNonNull(predicate, "predicate");
    return Group.<T>partitionBy(elements(), predicate);
  }

  /**
   * The objects as one string, each as by {@link String#valueOf(Object)}.
   *
   * @param delimiter what stands between two
   * @return the string
   */
  public final String joining(CharSequence delimiter) {
    Objects.requireNonNull(delimiter, "delimiter");
    return Collects.collect(
        flow.map("joining", Carrier.OBJECT, (Function<Object, String>) String::valueOf),
        Collectors.joining(delimiter));
  }

  /**
   * Adds all objects to a collection, in order, on the calling thread.
   *
   * @param target where to
   * @param <C> the collection
   * @return the collection
   */
  public final <C extends Collection<? super T>> C into(C target) {
    Objects.requireNonNull(target, "target");
    target.addAll(Arrays.asList(elements()));
    return target;
  }

  /**
   * A stream of the objects. This pipeline runs when the stream does, wave by wave, as far as the
   * stream asks.
   *
   * @return a sequential stream
   */
  public final Stream<T> stream() {
    return Streams.objects(flow);
  }

  /**
   * Tells how the pipeline runs, without running it.
   *
   * @return a line for the source and one for each stage
   */
  public final String explain() {
    return flow.explain();
  }
}
