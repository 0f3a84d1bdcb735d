package org.anabranch.benchmarks;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * The sum of an array. Floating-point peers do less: the loop is naive, streams compensate, only
 * {@code par} is correctly rounded.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SumBenchmark {
  /** The element type. */
  @Param({"int", "long", "byte", "double", "float"})
  public String type;

  /** How many numbers. */
  @Param({"1000", "30000", "100000", "1000000", "10000000"})
  public int n;

  private SumCase numbers;

  /** Fills the array. */
  @Setup
  public void fill() {
    numbers = SumCase.of(type, n);
  }

  /** The plain loop. */
  @Benchmark
  public double loop() {
    return numbers.loop(0, n);
  }

  /** The stream. */
  @Benchmark
  public double stream() {
    return numbers.stream();
  }

  /** The parallel stream. */
  @Benchmark
  public double parallelStream() {
    return numbers.parallelStream();
  }

  /** A task of the JDK's pool whose cut-off was chosen for two cores: eight leaves at most. */
  @Benchmark
  public double forkJoin() {
    ForkJoinRange task = new ForkJoinRange(0, n, Math.max(10_000, n / 8), numbers::loop);
    ForkJoinPool.commonPool().invoke(task);
    return task.sum();
  }

  /** Eclipse Collections; its sums of doubles are compensated. */
  @Benchmark
  public double eclipse() {
    return numbers.eclipse();
  }

  /** Ours. */
  @Benchmark
  public double par() {
    return numbers.par();
  }

  /** Ours where the Vector API is there, for which sums of doubles have a kernel. */
  @Benchmark
  @Fork(jvmArgsAppend = "--add-modules=jdk.incubator.vector")
  public double parVectors() {
    return numbers.par();
  }

  /** The limit: two threads read as many bytes. */
  @Benchmark
  public int limit(Reader reader) {
    return reader.read.read();
  }

  /** The second thread exists only where the limit is measured. */
  @State(Scope.Benchmark)
  public static class Reader {
    private TwoThreadRead read;

    /** Starts the second thread. */
    @Setup
    public void start(SumBenchmark sums) {
      read = new TwoThreadRead(SumCase.bytes(sums.type, sums.n));
    }

    /** Ends it. */
    @TearDown
    public void stop() {
      read.close();
    }
  }
}
