package org.anabranch;

import java.util.LongSummaryStatistics;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.function.LongBinaryOperator;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import java.util.stream.LongStream;
import org.anabranch.pipeline.Extremes;
import org.anabranch.pipeline.Finding;
import org.anabranch.pipeline.Flow;
import org.anabranch.pipeline.Folds;
import org.anabranch.pipeline.Gathers;
import org.anabranch.pipeline.Loops;
import org.anabranch.pipeline.Streams;
import org.anabranch.pipeline.Summaries;
import org.anabranch.pipeline.Totals;
import org.eclipse.collections.api.collection.primitive.MutableLongCollection;

/** What ends a pipeline of longs: here it runs. */
abstract class LongTerminals {
  private final Flow flow;

  LongTerminals(Flow flow) {
    this.flow = flow;
  }

  final Flow flow() {
    return flow;
  }

  /**
   * How many longs there are. Where that is known, nothing is run, as in streams.
   *
   * @return their number
   */
  public final long count() {
    return Totals.count(flow);
  }

  /**
   * The sum of the longs.
   *
   * @return their sum, which wraps around
   */
  public final long sum() {
    return Totals.sum(flow);
  }

  /**
   * The smallest long.
   *
   * @return it, or nothing if there are no longs
   */
  public final OptionalLong min() {
    return Extremes.ofLongs(flow, true);
  }

  /**
   * The largest long.
   *
   * @return it, or nothing if there are no longs
   */
  public final OptionalLong max() {
    return Extremes.ofLongs(flow, false);
  }

  /**
   * The mean of the longs, rounded once.
   *
   * @return it, or nothing if there are no longs
   */
  public final OptionalDouble mean() {
    return Totals.mean(flow);
  }

  /**
   * Number, sum, smallest and largest.
   *
   * @return these
   */
  public final LongSummaryStatistics statistics() {
    return Summaries.ofLongs(flow);
  }

  /**
   * Combines the longs in their order, the identity once and to the left of all.
   *
   * @param identity the start
   * @param op associative
   * @return the combination
   */
  public final long reduce(long identity, LongBinaryOperator op) {
    Long value = Folds.longs(flow, op);
    return value == null ? identity : op.applyAsLong(identity, value);
  }

  /**
   * Combines the longs in their order.
   *
   * @param op associative
   * @return the combination, or nothing if there are no longs
   */
  public final OptionalLong reduce(LongBinaryOperator op) {
    Long value = Folds.longs(flow, op);
    return value == null ? OptionalLong.empty() : OptionalLong.of(value);
  }

  /**
   * All longs in their order.
   *
   * @return a new array
   */
  public final long[] toArray() {
    return Gathers.longs(flow);
  }

  /**
   * Calls a body for each long, from several threads and in no order.
   *
   * @param body what to do
   */
  public final void forEach(LongConsumer body) {
    Loops.each(flow, body);
  }

  /**
   * Calls a body for each long in order, one after the other, on the calling thread.
   *
   * @param body what to do
   */
  public final void forEachOrdered(LongConsumer body) {
    Loops.eachInOrder(flow, body);
  }

  /**
   * Whether some long matches; ends early.
   *
   * @param predicate what to match
   * @return true when one does
   */
  public final boolean anyMatch(LongPredicate predicate) {
    return Finding.any(flow, predicate, true);
  }

  /**
   * Whether all longs match; ends early.
   *
   * @param predicate what to match
   * @return false when one does not
   */
  public final boolean allMatch(LongPredicate predicate) {
    return !Finding.any(flow, predicate, false);
  }

  /**
   * Whether no long matches; ends early.
   *
   * @param predicate what to match
   * @return false when one does
   */
  public final boolean noneMatch(LongPredicate predicate) {
    return !Finding.any(flow, predicate, true);
  }

  /**
   * The first long; ends early.
   *
   * @return it, or nothing if there are no longs
   */
  public final OptionalLong findFirst() {
    return Finding.firstLong(flow);
  }

  /**
   * Some long: the first.
   *
   * @return it, or nothing if there are no longs
   */
  public final OptionalLong findAny() {
    return Finding.firstLong(flow);
  }

  /**
   * Adds all longs to a collection of Eclipse Collections, in order, on the calling thread.
   *
   * @param target where to
   * @param <C> the collection
   * @return the collection
   */
  public final <C extends MutableLongCollection> C into(C target) {
    Objects.requireNonNull(target, "target");
    target.addAll(toArray());
    return target;
  }

  /**
   * A stream of the longs. This pipeline runs when the stream does, wave by wave, as far as the
   * stream asks.
   *
   * @return a sequential stream
   */
  public final LongStream stream() {
    return Streams.longs(flow);
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
