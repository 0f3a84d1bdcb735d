package org.anabranch.benchmarks;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Many equal tasks and nothing tuned: a thousand short or long ones, or a million tiny ones. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ThousandTasksBenchmark {
  private static final int LEAVES = 16;

  /** How many tasks, and how long each takes. */
  @Param({"1000x4us", "1000x400us", "1000000x4ns"})
  public String tasks;

  private int n;
  private int steps;
  private long[] results;

  /** Reads the parameter. */
  @Setup
  public void prepare() {
    String[] parts = tasks.split("x", 2);
    n = Integer.parseInt(parts[0]);
    steps =
        switch (parts[1]) {
          case "4ns" -> Work.FOUR_NANOS;
          case "4us" -> 4 * Work.MICRO;
          case "400us" -> 400 * Work.MICRO;
          default -> throw new IllegalArgumentException(tasks);
        };
    results = new long[n];
  }

  private void task(int i) {
    results[i] = Work.steps(steps, i);
  }

  /** One after the other. */
  @Benchmark
  public long[] loop() {
    for (int i = 0; i < n; i++) {
      task(i);
    }
    return results;
  }

  /** The parallel stream. */
  @Benchmark
  public long[] parallelStream() {
    IntStream.range(0, n).parallel().forEach(this::task);
    return results;
  }

  /** A task of the JDK's pool with a cut-off chosen by hand. */
  @Benchmark
  public long[] forkJoin() {
    ForkJoinPool.commonPool().invoke(new ForkJoinRange(0, n, n / LEAVES, this::leaf));
    return results;
  }

  private double leaf(int from, int to) {
    for (int i = from; i < to; i++) {
      task(i);
    }
    return 0;
  }

  /** Ours. */
  @Benchmark
  public long[] par() {
    Par.forEach(0, n, this::task);
    return results;
  }
}
