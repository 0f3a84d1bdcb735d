package org.anabranch.benchmarks;

import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Map, filter, map and sum, after the program has run the same stages with a number of other lambda
 * classes. The hand-written loop runs on one core, the parallel ones on all.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class PipelineBenchmark {
  private static final int CALLS_BEFORE = 30;
  private static final int ELEMENTS_BEFORE = 100_000;

  /** What the elements are. */
  @Param public PipelineCase elements;

  /** How many. */
  @Param({"10", "100", "10000", "1000000", "10000000"})
  public int n;

  /** How many other lambda classes came before, for each stage. */
  @Param({"0", "3", "30"})
  public int lambdas;

  private PipelineSource functions;
  private PipelineData data;

  /** Makes the elements, and runs the other lambdas through all peers. */
  @Setup
  public void pollute() {
    data = new PipelineData(n);
    PipelineData before = new PipelineData(ELEMENTS_BEFORE);
    for (int i = 0; i < lambdas; i++) {
      PipelineSource other = FunctionCopies.next(PipelineTemplate.class, PipelineSource.class);
      for (int call = 0; call < CALLS_BEFORE; call++) {
        elements.stream(other, before, false);
        elements.stream(other, before, true);
        elements.lazy(other, before);
        elements.par(other, before);
      }
    }
    functions = FunctionCopies.next(PipelineTemplate.class, PipelineSource.class);
  }

  /** The loop that a programmer would write. */
  @Benchmark
  public double loop() {
    return elements.loop(data);
  }

  /** The stream. */
  @Benchmark
  public double stream() {
    return elements.stream(functions, data, false);
  }

  /** The parallel stream. */
  @Benchmark
  public double parallelStream() {
    return elements.stream(functions, data, true);
  }

  /** Eclipse Collections, on one core. */
  @Benchmark
  public double lazy() {
    return elements.lazy(functions, data);
  }

  /** Ours. */
  @Benchmark
  public double par() {
    return elements.par(functions, data);
  }
}
