package org.anabranch.benchmarks;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Level;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * Jobs of a few microseconds from a thread outside any pool, back to back or with a pause before
 * each in which helpers fall asleep. The pause is spent spinning, so that the caller stays awake;
 * it is not measured.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class ShortJobBenchmark {
  private static final int PIECES_PER_MICRO = 8;

  /** How long the job takes in a plain loop, roughly. */
  @Param({"2", "5", "10", "20", "50", "100", "300"})
  public int micros;

  /** The pause before each job. */
  @Param({"0", "1000"})
  public int pauseMicros;

  private ForkJoinPool jdkPool;
  private int n;
  private long[] results;

  /** Sizes the job. */
  @Setup
  public void prepare() {
    n = micros * PIECES_PER_MICRO;
    results = new long[n];
    jdkPool = new ForkJoinPool(2);
  }

  /** Closes the pool. */
  @TearDown
  public void close() {
    jdkPool.shutdown();
  }

  /** The pause. */
  @Setup(Level.Invocation)
  public void pause() {
    if (pauseMicros > 0) {
      long end = System.nanoTime() + TimeUnit.MICROSECONDS.toNanos(pauseMicros);
      while (System.nanoTime() < end) {
        Thread.onSpinWait();
      }
    }
  }

  private void piece(int i) {
    results[i] = Work.steps(Work.MICRO / PIECES_PER_MICRO, i);
  }

  private double pieces(int from, int to) {
    for (int i = from; i < to; i++) {
      piece(i);
    }
    return 0;
  }

  /** The plain loop. */
  @Benchmark
  public long[] loop() {
    pieces(0, n);
    return results;
  }

  /** The parallel stream. */
  @Benchmark
  public long[] parallelStream() {
    IntStream.range(0, n).parallel().forEach(this::piece);
    return results;
  }

  /** A pool of the JDK of two workers, called from outside, with two halves. */
  @Benchmark
  public long[] forkJoin() {
    jdkPool.invoke(new ForkJoinRange(0, n, (n + 1) / 2, this::pieces));
    return results;
  }

  /** Ours, index by index. */
  @Benchmark
  public long[] par() {
    Par.forEach(0, n, this::piece);
    return results;
  }

  /** Ours, in chunks. */
  @Benchmark
  public long[] parForRange() {
    Par.forRange(0, n, this::pieces);
    return results;
  }
}
