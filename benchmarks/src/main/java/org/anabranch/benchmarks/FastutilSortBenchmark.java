package org.anabranch.benchmarks;

import it.unimi.dsi.fastutil.doubles.DoubleArrays;
import it.unimi.dsi.fastutil.ints.IntArrays;
import it.unimi.dsi.fastutil.longs.LongArrays;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The parallel sorts of fastutil beside ours, for the types that its core has. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class FastutilSortBenchmark {
  /** The element type. */
  @Param({"int", "long", "double"})
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
  @Param({"10", "100", "1000", "10000", "100000", "1000000", "10000000"})
  public int n;

  private SortCase numbers;

  /** Fills the array. */
  @Setup
  public void fill() {
    numbers = SortCase.of(type, SortInput.valueOf(input).fill(n));
  }

  /** Fastutil's radix sort. */
  @Benchmark
  public Object radixSort() {
    Object a = numbers.restore();
    if (a instanceof int[] ints) {
      IntArrays.parallelRadixSort(ints);
    } else if (a instanceof long[] longs) {
      LongArrays.parallelRadixSort(longs);
    } else {
      DoubleArrays.parallelRadixSort((double[]) a);
    }
    return a;
  }

  /** Fastutil's quicksort. */
  @Benchmark
  public Object quickSort() {
    Object a = numbers.restore();
    if (a instanceof int[] ints) {
      IntArrays.parallelQuickSort(ints);
    } else if (a instanceof long[] longs) {
      LongArrays.parallelQuickSort(longs);
    } else {
      DoubleArrays.parallelQuickSort((double[]) a);
    }
    return a;
  }

  /** Ours. */
  @Benchmark
  public Object par() {
    return numbers.par();
  }
}
