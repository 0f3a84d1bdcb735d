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

/** Reductions beside sums: extremes, means, dot products, searches, user operators. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class ReductionBenchmark {
  /** What is computed. */
  @Param({
    "min",
    "minIndex",
    "maxOfDoubles",
    "maxOfObjects",
    "mean",
    "variance",
    "dot",
    "dotFast",
    "count",
    "indexOf",
    "isSorted",
    "reduce",
    "reduceObjects",
    "mapReduce"
  })
  public String operation;

  /** How many elements. */
  @Param({"1000", "30000", "100000", "1000000", "10000000"})
  public int n;

  private ReductionCase elements;

  /** Makes the elements. */
  @Setup
  public void fill() {
    elements = ReductionCase.of(operation, n);
  }

  /** The plain loop; what we round correctly it does naively. */
  @Benchmark
  public double loop() {
    return elements.loop();
  }

  /** The stream. */
  @Benchmark
  public double stream() {
    return elements.stream(false);
  }

  /** The parallel stream. */
  @Benchmark
  public double parallelStream() {
    return elements.stream(true);
  }

  /** Ours. */
  @Benchmark
  public double par() {
    return elements.par();
  }
}
