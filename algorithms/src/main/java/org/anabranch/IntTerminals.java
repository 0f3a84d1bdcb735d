package org.anabranch;

import java.util.IntSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.function.IntBinaryOperator;
import java.util.function.IntConsumer;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.anabranch.pipeline.Extremes;
import org.anabranch.pipeline.Finding;
import org.anabranch.pipeline.Flow;
import org.anabranch.pipeline.Folds;
import org.anabranch.pipeline.Gathers;
import org.anabranch.pipeline.Loops;
import org.anabranch.pipeline.Streams;
import org.anabranch.pipeline.Summaries;
import org.anabranch.pipeline.Totals;
import org.eclipse.collections.api.collection.primitive.MutableIntCollection;

/** What ends a pipeline of ints: here it runs. */
abstract class IntTerminals {
  private final Flow flow;

  IntTerminals(Flow flow) {
    this.flow = flow;
  }

  final Flow flow() {
    return flow;
  }

  /**
   * How many ints there are. Where that is known, nothing is run, as in streams.
   *
   * @return their number
   */
  public final long count() {
    return Totals.count(flow);
  }

  /**
   * The sum of the ints.
   *
   * @return their sum, which does not overflow
   */
  public final long sum() {
    return Totals.sum(flow);
  }

  /**
   * The smallest int.
   *
   * @return it, or nothing if there are no ints
   */
  public final OptionalInt min() {
    return Extremes.ofInts(flow, true);
  }

  /**
   * The largest int.
   *
   * @return it, or nothing if there are no ints
   */
  public final OptionalInt max() {
    return Extremes.ofInts(flow, false);
  }

  /**
   * The mean of the ints, rounded once.
   *
   * @return it, or nothing if there are no ints
   */
  public final OptionalDouble mean() {
    return Totals.mean(flow);
  }

  /**
   * Number, sum, smallest and largest.
   *
   * @return these
   */
  public final IntSummaryStatistics statistics() {
    return Summaries.ofInts(flow);
  }

  /**
   * Combines the ints in their order, the identity once and to the left of all.
   *
   * @param identity the start
   * @param op associative
   * @return the combination
   */
  public final int reduce(int identity, IntBinaryOperator op) {
    Integer value = Folds.ints(flow, op);
    return value == null ? identity : op.applyAsInt(identity, value);
  }

  /**
   * Combines the ints in their order.
   *
   * @param op associative
   * @return the combination, or nothing if there are no ints
   */
  public final OptionalInt reduce(IntBinaryOperator op) {
    Integer value = Folds.ints(flow, op);
    return value == null ? OptionalInt.empty() : OptionalInt.of(value);
  }

  /**
   * All ints in their order.
   *
   * @return a new array
   */
  public final int[] toArray() {
    return Gathers.ints(flow);
  }

  /**
   * Calls a body for each int, from several threads and in no order.
   *
   * @param body what to do
   */
  public final void forEach(IntConsumer body) {
    Loops.each(flow, body);
  }

  /**
   * Calls a body for each int in order, one after the other, on the calling thread.
   *
   * @param body what to do
   */
  public final void forEachOrdered(IntConsumer body) {
    Loops.eachInOrder(flow, body);
  }

  /**
   * Whether some int matches; ends early.
   *
   * @param predicate what to match
   * @return true when one does
   */
  public final boolean anyMatch(IntPredicate predicate) {
    return Finding.any(flow, predicate, true);
  }

  /**
   * Whether all ints match; ends early.
   *
   * @param predicate what to match
   * @return false when one does not
   */
  public final boolean allMatch(IntPredicate predicate) {
    return !Finding.any(flow, predicate, false);
  }

  /**
   * Whether no int matches; ends early.
   *
   * @param predicate what to match
   * @return false when one does
   */
  public final boolean noneMatch(IntPredicate predicate) {
    return !Finding.any(flow, predicate, true);
  }

  /**
   * The first int; ends early.
   *
   * @return it, or nothing if there are no ints
   */
  public final OptionalInt findFirst() {
    return Finding.firstInt(flow);
  }

  /**
   * Some int: the first.
   *
   * @return it, or nothing if there are no ints
   */
  public final OptionalInt findAny() {
    return Finding.firstInt(flow);
  }

  /**
   * Adds all ints to a collection of Eclipse Collections, in order, on the calling thread.
   *
   * @param target where to
   * @param <C> the collection
   * @return the collection
   */
  public final <C extends MutableIntCollection> C into(C target) {
    Objects.requireNonNull(target, "target");
    target.addAll(toArray());
    return target;
  }

  /**
   * A stream of the ints. This pipeline runs when the stream does, wave by wave, as far as the
   * stream asks.
   *
   * @return a sequential stream
   */
  public final IntStream stream() {
    return Streams.ints(flow);
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
