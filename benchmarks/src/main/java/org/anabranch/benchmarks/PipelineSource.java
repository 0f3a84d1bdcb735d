package org.anabranch.benchmarks;

import java.util.function.DoublePredicate;
import java.util.function.DoubleUnaryOperator;
import java.util.function.Function;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongPredicate;
import java.util.function.LongUnaryOperator;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/** Functions for pipelines, of classes that nobody else has. */
public interface PipelineSource {
  /** The first map. */
  IntUnaryOperator scaleInt();

  /** Keeps about half. */
  IntPredicate keepInt();

  /** The second map. */
  IntUnaryOperator mixInt();

  /** The first map. */
  LongUnaryOperator scaleLong();

  /** Keeps about half. */
  LongPredicate keepLong();

  /** The second map. */
  LongUnaryOperator mixLong();

  /** The first map. */
  DoubleUnaryOperator scaleDouble();

  /** Keeps about half. */
  DoublePredicate keepDouble();

  /** The second map. */
  DoubleUnaryOperator mixDouble();

  /** The first map. */
  Function<String, String> rename();

  /** Keeps about half. */
  Predicate<String> keepString();

  /** The second map. */
  ToLongFunction<String> weigh();
}
