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

/** Merges, selections, largest elements and sorted indices of random ints. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class OrderBenchmark {
  /** What is done. */
  @Param public OrderCase operation;

  /** How many numbers. */
  @Param({"1000", "100000", "1000000", "10000000"})
  public int n;

  private OrderData data;

  /** Makes the numbers. */
  @Setup
  public void fill() {
    data = new OrderData(n);
  }

  /** The sequential program of a good programmer. */
  @Benchmark
  public Object loop() {
    return operation.loop(data);
  }

  /** Fastutil, where it has the operation; else the loop once more. */
  @Benchmark
  public Object fastutil() {
    return operation.fastutil(data);
  }

  /** Ours. */
  @Benchmark
  public Object par() {
    return operation.par(data);
  }
}
