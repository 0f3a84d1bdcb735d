package org.anabranch.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.anabranch.IntPipeline;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** From one stage to five, maps and filters in turn, and a sum of ints; small to very large. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PipelineStagesBenchmark {
  private static final int CALLS_BEFORE = 30;
  private static final int ELEMENTS_BEFORE = 100_000;

  /** How many stages. */
  @Param({"1", "2", "3", "4", "5"})
  public int stages;

  /** How many elements. */
  @Param({"10", "1000", "100000", "10000000", "100000000"})
  public int n;

  /** How many other lambda classes came before, for each stage. */
  @Param({"0", "3", "30"})
  public int lambdas;

  private PipelineSource functions;
  private int[] data;

  /** Makes the elements, and runs the other lambdas through all peers. */
  @Setup
  public void pollute() {
    data = IntStream.range(0, n).map(x -> x * 0x9E3779B9).toArray();
    int[] before = IntStream.range(0, ELEMENTS_BEFORE).toArray();
    for (int i = 0; i < lambdas; i++) {
      PipelineSource other = FunctionCopies.next(PipelineTemplate.class, PipelineSource.class);
      for (int call = 0; call < CALLS_BEFORE; call++) {
        sum(IntStream.of(before), other);
        sum(IntStream.of(before).parallel(), other);
        sum(Par.pipeline(before), other);
      }
    }
    functions = FunctionCopies.next(PipelineTemplate.class, PipelineSource.class);
  }

  /** The loop that a programmer would write, with a branch for each filter. */
  @Benchmark
  public long loop() {
    long sum = 0;
    for (int x : data) {
      int y = x * 31 + 7;
      if (stages > 1 && ((y >>> 7) & 1) != 0) {
        continue;
      }
      int z = stages > 2 ? y ^ (y >>> 3) : y;
      if (stages > 3 && ((z >>> 7) & 1) != 0) {
        continue;
      }
      sum += stages > 4 ? z * 31 + 7 : z;
    }
    return sum;
  }

  /** The stream. */
  @Benchmark
  public long stream() {
    return sum(IntStream.of(data), functions);
  }

  /** The parallel stream. */
  @Benchmark
  public long parallelStream() {
    return sum(IntStream.of(data).parallel(), functions);
  }

  /** Ours. */
  @Benchmark
  public long par() {
    return sum(Par.pipeline(data), functions);
  }

  private long sum(IntStream all, PipelineSource f) {
    IntUnaryOperator scale = f.scaleInt();
    IntPredicate keep = f.keepInt();
    IntStream s = all.map(scale);
    s = stages > 1 ? s.filter(keep) : s;
    s = stages > 2 ? s.map(f.mixInt()) : s;
    s = stages > 3 ? s.filter(keep) : s;
    return (stages > 4 ? s.map(scale) : s).asLongStream().sum();
  }

  private long sum(IntPipeline all, PipelineSource f) {
    IntUnaryOperator scale = f.scaleInt();
    IntPredicate keep = f.keepInt();
    IntPipeline p = all.map(scale);
    p = stages > 1 ? p.filter(keep) : p;
    p = stages > 2 ? p.map(f.mixInt()) : p;
    p = stages > 3 ? p.filter(keep) : p;
    return (stages > 4 ? p.map(scale) : p).sum();
  }
}
