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
 * Sorts of primitive arrays: types, inputs and sizes. Every operation first copies the unsorted
 * numbers back; {@code copy} measures that alone. The small sizes tell from where on our own sort
 * pays, the threshold of {@code RadixSort}.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SortBenchmark {
  /** The element type. */
  @Param({"int", "long", "float", "double", "byte", "short", "char"})
  public String type;

  /** What the numbers look like. */
  @Param({
    "RANDOM",
    "SORTED",
    "REVERSED",
    "FEW_UNIQUE",
    "ALL_EQUAL",
    "ORGAN_PIPE",
    "SAW_TOOTH",
    "NEARLY_SORTED",
    "ZIPF",
    "CLUSTERS"
  })
  public String input;

  /** How many numbers. */
  @Param({"10", "100", "1000", "4096", "10000", "100000", "1000000", "10000000"})
  public int n;

  private SortCase numbers;

  /** Fills the array. */
  @Setup
  public void fill() {
    numbers = SortCase.of(type, SortInput.valueOf(input).fill(n));
  }

  /** What every other figure contains. */
  @Benchmark
  public Object copy() {
    return numbers.restore();
  }

  /** The JDK's sequential sort. */
  @Benchmark
  public Object arraysSort() {
    return numbers.arraysSort();
  }

  /** The JDK's parallel sort. */
  @Benchmark
  public Object parallelSort() {
    return numbers.parallelSort();
  }

  /** Ours. */
  @Benchmark
  public Object par() {
    return numbers.par();
  }
}
