package org.anabranch.benchmarks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** The first sum in a fresh JVM: nothing of the library is loaded, nothing compiled. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class FirstCallBenchmark {
  private static final int N = 1_000_000;

  private final int[] numbers = new int[N];

  /** Fills the array, without streams. */
  @Setup
  public void fill() {
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < N; i++) {
      numbers[i] = random.nextInt();
    }
  }

  /** The plain loop. */
  @Benchmark
  public long loop() {
    long sum = 0;
    for (int x : numbers) {
      sum += x;
    }
    return sum;
  }

  /** The parallel stream. */
  @Benchmark
  public long parallelStream() {
    return IntStream.of(numbers).parallel().asLongStream().sum();
  }

  /** Ours. */
  @Benchmark
  public long par() {
    return Par.sum(numbers);
  }
}
