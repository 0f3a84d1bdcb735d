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
 * Running sums of an array, in place and into a second one. In place the sums of one call are the
 * numbers of the next; those of doubles are zeros, which stay zeros and take as long to add.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ScanBenchmark {
  /** The element type. */
  @Param({"long", "int", "double"})
  public String type;

  /** How many numbers. */
  @Param({"1000", "100000", "1000000", "10000000"})
  public int n;

  private ScanCase numbers;

  /** Fills the arrays. */
  @Setup
  public void fill() {
    numbers = ScanCase.of(type, n);
  }

  /** The plain loop, in place. */
  @Benchmark
  public Object loop() {
    return numbers.loop();
  }

  /** The plain loop into a second array. */
  @Benchmark
  public Object loopInto() {
    return numbers.loopInto();
  }

  /** The JDK's, in place. */
  @Benchmark
  public Object parallelPrefix() {
    return numbers.parallelPrefix();
  }

  /** Ours, in place. */
  @Benchmark
  public Object par() {
    return numbers.par();
  }

  /** Ours, exclusive and in place. */
  @Benchmark
  public Object parExclusive() {
    return numbers.parExclusive();
  }

  /** Ours into a second array. */
  @Benchmark
  public Object parInto() {
    return numbers.parInto();
  }

  /** Ours by an operator of the user's, in place. */
  @Benchmark
  public Object parScan() {
    return numbers.parScan();
  }
}
