package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.anabranch.Par;
import org.eclipse.collections.api.list.primitive.IntList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Filters of random ints. New arrays are part of the task, so the heap is touched beforehand: else
 * the page faults of first use would be all there is to see.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(jvmArgsAppend = "-XX:+AlwaysPreTouch")
public class PackBenchmark {
  /** How many numbers. */
  @Param({"1000", "100000", "1000000", "10000000"})
  public int n;

  /** How many of a hundred match. */
  @Param({"50", "1", "99"})
  public int percent;

  private int[] numbers;
  private int limit;

  /** Fills the array. */
  @Setup
  public void fill() {
    numbers = new SplittableRandom(20240607).ints(n, 0, 1 << 20).toArray();
    limit = (int) ((1L << 20) * percent / 100);
  }

  /** The plain loop: stores each number and steps on where it matches, which never branches. */
  @Benchmark
  public int[] loop() {
    int[] kept = new int[numbers.length];
    int count = 0;
    for (int x : numbers) {
      kept[count] = x;
      count += x < limit ? 1 : 0;
    }
    return Arrays.copyOf(kept, count);
  }

  /** The stream. */
  @Benchmark
  public int[] stream() {
    int bound = limit;
    return Arrays.stream(numbers).filter(x -> x < bound).toArray();
  }

  /** The parallel stream. */
  @Benchmark
  public int[] parallelStream() {
    int bound = limit;
    return Arrays.stream(numbers).parallel().filter(x -> x < bound).toArray();
  }

  /** Eclipse Collections. */
  @Benchmark
  public IntList eclipse() {
    int bound = limit;
    return IntArrayList.newListWith(numbers).select(x -> x < bound);
  }

  /** Ours. */
  @Benchmark
  public int[] par() {
    int bound = limit;
    return Par.filter(numbers, x -> x < bound);
  }
}
