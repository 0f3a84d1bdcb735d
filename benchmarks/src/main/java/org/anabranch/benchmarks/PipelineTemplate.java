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

/** Loaded anew for each {@link PipelineSource}, and with it the classes of its lambdas. */
public final class PipelineTemplate implements PipelineSource {
  /** A template. */
  public PipelineTemplate() {}

  @Override
  public IntUnaryOperator scaleInt() {
    return x -> x * 31 + 7;
  }

  @Override
  public IntPredicate keepInt() {
    return x -> ((x >>> 7) & 1) == 0;
  }

  @Override
  public IntUnaryOperator mixInt() {
    return x -> x ^ (x >>> 3);
  }

  @Override
  public LongUnaryOperator scaleLong() {
    return x -> x * 31 + 7;
  }

  @Override
  public LongPredicate keepLong() {
    return x -> ((x >>> 7) & 1) == 0;
  }

  @Override
  public LongUnaryOperator mixLong() {
    return x -> x ^ (x >>> 3);
  }

  @Override
  public DoubleUnaryOperator scaleDouble() {
    return x -> x * 0.75 + 1;
  }

  @Override
  public DoublePredicate keepDouble() {
    return x -> x > 1.375;
  }

  @Override
  public DoubleUnaryOperator mixDouble() {
    return x -> x * x;
  }

  @Override
  public Function<String, String> rename() {
    return s -> s.length() > 4 ? s.substring(1) : s;
  }

  @Override
  public Predicate<String> keepString() {
    return s -> (s.charAt(0) & 1) == 0;
  }

  @Override
  public ToLongFunction<String> weigh() {
    return s -> s.length() + s.charAt(0);
  }
}
