package org.anabranch.benchmarks;

import java.util.Map;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.anabranch.Par;
import org.eclipse.collections.api.bag.Bag;
import org.eclipse.collections.api.map.MutableMap;
import org.eclipse.collections.api.map.primitive.IntLongMap;
import org.eclipse.collections.api.multimap.Multimap;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.eclipse.collections.impl.list.fixed.ArrayAdapter;
import org.eclipse.collections.impl.parallel.ParallelIterate;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Counting and grouping by key. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class GroupBenchmark {
  private static final long SEED = 20240610;

  /** How many elements. */
  @Param({"1000", "100000", "1000000", "5000000"})
  public int n;

  /** How many keys. */
  @Param({"16", "1000", "10000", "100000", "5000000"})
  public int keys;

  private int[] numbers;
  private Integer[] boxes;

  /** Makes the elements. */
  @Setup
  public void fill() {
    numbers = new SplittableRandom(SEED).ints(n, 0, keys).toArray();
    boxes = IntStream.of(numbers).boxed().toArray(Integer[]::new);
  }

  /** The plain loop over an array of counters. */
  @Benchmark
  public int[] histogramLoop() {
    int[] counts = new int[keys];
    for (int x : numbers) {
      counts[x]++;
    }
    return counts;
  }

  /** Ours. */
  @Benchmark
  public long[] histogramPar() {
    return Par.histogram(numbers, keys);
  }

  /** The stream's counts. */
  @Benchmark
  public Map<Integer, Long> countStream() {
    return Stream.of(boxes).collect(Collectors.groupingBy(x -> x, Collectors.counting()));
  }

  /** The parallel stream's counts. */
  @Benchmark
  public Map<Integer, Long> countParallelStream() {
    return Stream.of(boxes)
        .parallel()
        .collect(Collectors.groupingBy(x -> x, Collectors.counting()));
  }

  /** The parallel stream's counts in one concurrent map. */
  @Benchmark
  public Map<Integer, Long> countConcurrent() {
    return Stream.of(boxes)
        .parallel()
        .collect(Collectors.groupingByConcurrent(x -> x, Collectors.counting()));
  }

  /** The counts of Eclipse Collections, by one thread. */
  @Benchmark
  public Bag<Integer> countEclipse() {
    return ArrayAdapter.adapt(boxes).countBy(x -> x);
  }

  /** The counts of Eclipse Collections, by the processors there are. */
  @Benchmark
  public MutableMap<Integer, Long> countParallelEclipse() {
    return ParallelIterate.aggregateBy(
        ArrayAdapter.adapt(boxes), x -> x, () -> 0L, (count, x) -> count + 1);
  }

  /** Ours, by the collector of streams. */
  @Benchmark
  public Map<Integer, Long> countCollectPar() {
    return Par.pipeline(boxes).collect(Collectors.groupingBy(x -> x, Collectors.counting()));
  }

  /** Ours, of ints. */
  @Benchmark
  public IntLongMap countIntPar() {
    return Par.countByInt(numbers);
  }

  /** Ours, of objects. */
  @Benchmark
  public long countPar() {
    return Par.countBy(boxes, x -> x).size();
  }

  /** The stream's groups. */
  @Benchmark
  public Map<Integer, ?> groupStream() {
    return Stream.of(boxes).collect(Collectors.groupingBy(x -> x));
  }

  /** The parallel stream's groups. */
  @Benchmark
  public Map<Integer, ?> groupParallelStream() {
    return Stream.of(boxes).parallel().collect(Collectors.groupingBy(x -> x));
  }

  /** The groups of Eclipse Collections, by one thread. */
  @Benchmark
  public Multimap<Integer, Integer> groupEclipse() {
    return ArrayAdapter.adapt(boxes).groupBy(x -> x);
  }

  /** The groups of Eclipse Collections, by the processors there are and in any order. */
  @Benchmark
  public Multimap<Integer, Integer> groupParallelEclipse() {
    return ParallelIterate.groupBy(ArrayAdapter.adapt(boxes), x -> x);
  }

  /** Ours. */
  @Benchmark
  public ListMultimap<Integer, Integer> groupPar() {
    return Par.groupBy(boxes, x -> x);
  }
}
