package org.anabranch;

import java.util.Objects;
import java.util.OptionalDouble;
import java.util.function.DoubleBinaryOperator;
import java.util.function.DoubleConsumer;
import java.util.function.DoublePredicate;
import java.util.stream.DoubleStream;
import org.anabranch.op.Statistics;
import org.anabranch.pipeline.Extremes;
import org.anabranch.pipeline.Finding;
import org.anabranch.pipeline.Flow;
import org.anabranch.pipeline.Folds;
import org.anabranch.pipeline.Gathers;
import org.anabranch.pipeline.Loops;
import org.anabranch.pipeline.Streams;
import org.anabranch.pipeline.Totals;
import org.eclipse.collections.api.collection.primitive.MutableDoubleCollection;

/** What ends a pipeline of doubles: here it runs. */
abstract class DoubleTerminals {
  private final Flow flow;

  DoubleTerminals(Flow flow) {
    this.flow = flow;
  }

  final Flow flow() {
    return flow;
  }

  /**
   * How many doubles there are. Where that is known, nothing is run, as in streams.
   *
   * @return their number
   */
  public final long count() {
    return Totals.count(flow);
  }

  /**
   * The sum of the doubles.
   *
   * @return the real sum, rounded once
   */
  public final double sum() {
    return Totals.sumOfDoubles(flow);
  }

  /**
   * The smallest double: NaN if there is one, -0.0 below 0.0.
   *
   * @return it, or nothing if there are no doubles
   */
  public final OptionalDouble min() {
    return Extremes.ofDoubles(flow, true);
  }

  /**
   * The largest double: NaN if there is one, -0.0 below 0.0.
   *
   * @return it, or nothing if there are no doubles
   */
  public final OptionalDouble max() {
    return Extremes.ofDoubles(flow, false);
  }

  /**
   * The mean of the doubles, rounded once.
   *
   * @return it, or nothing if there are no doubles
   */
  public final OptionalDouble mean() {
    return Totals.mean(flow);
  }

  /**
   * Number, mean, variance, smallest and largest, along a tree that depends on the number only.
   *
   * @return these
   * @throws java.util.NoSuchElementException when there are no doubles
   */
  public final DoubleStatistics statistics() {
    return Statistics.of(toArray(), DoubleStatistics::new);
  }

  /**
   * Combines the doubles in their order, the identity once and to the left of all.
   *
   * @param identity the start
   * @param op associative
   * @return the combination
   */
  public final double reduce(double identity, DoubleBinaryOperator op) {
    Double value = Folds.doubles(flow, op);
    return value == null ? identity : op.applyAsDouble(identity, value);
  }

  /**
   * Combines the doubles in their order.
   *
   * @param op associative
   * @return the combination, or nothing if there are no doubles
   */
  public final OptionalDouble reduce(DoubleBinaryOperator op) {
    Double value = Folds.doubles(flow, op);
    return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
  }

  /**
   * All doubles in their order.
   *
   * @return a new array
   */
  public final double[] toArray() {
    return Gathers.doubles(flow);
  }

  /**
   * Calls a body for each double, from several threads and in no order.
   *
   * @param body what to do
   */
  public final void forEach(DoubleConsumer body) {
    Loops.each(flow, body);
  }

  /**
   * Calls a body for each double in order, one after the other, on the calling thread.
   *
   * @param body what to do
   */
  public final void forEachOrdered(DoubleConsumer body) {
    Loops.eachInOrder(flow, body);
  }

  /**
   * Whether some double matches; ends early.
   *
   * @param predicate what to match
   * @return true when one does
   */
  public final boolean anyMatch(DoublePredicate predicate) {
    return Finding.any(flow, predicate, true);
  }

  /**
   * Whether all doubles match; ends early.
   *
   * @param predicate what to match
   * @return false when one does not
   */
  public final boolean allMatch(DoublePredicate predicate) {
    return !Finding.any(flow, predicate, false);
  }

  /**
   * Whether no double matches; ends early.
   *
   * @param predicate what to match
   * @return false when one does
   */
  public final boolean noneMatch(DoublePredicate predicate) {
    return !Finding.any(flow, predicate, true);
  }

  /**
   * The first double; ends early.
   *
   * @return it, or nothing if there are no doubles
   */
  public final OptionalDouble findFirst() {
    return Finding.firstDouble(flow);
  }

  /**
   * Some double: the first.
   *
   * @return it, or nothing if there are no doubles
   */
  public final OptionalDouble findAny() {
    return Finding.firstDouble(flow);
  }

  /**
   * Adds all doubles to a collection of Eclipse Collections, in order, on the calling thread.
   *
   * @param target where to
   * @param <C> the collection
   * @return the collection
   */
  public final <C extends MutableDoubleCollection> C into(C target) {
    Objects.requireNonNull(target, "target");
    target.addAll(toArray());
    return target;
  }

  /**
   * A stream of the doubles. This pipeline runs when the stream does, wave by wave, as far as the
   * stream asks.
   *
   * @return a sequential stream
   */
  public final DoubleStream stream() {
    return Streams.doubles(flow);
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
