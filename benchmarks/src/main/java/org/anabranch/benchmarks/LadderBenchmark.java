package org.anabranch.benchmarks;

import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.anabranch.Par;
import org.jspecify.annotations.Nullable;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * Any number of elements of any cost, and nothing tuned: sums of a function whose calls take from
 * four nanoseconds to ten milliseconds, in calls of a microsecond to a second. Only the peer from
 * the JDK's pool knows its rung of the ladder; its cut-off is chosen for it.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class LadderBenchmark {
  /** From here on the elements' costs are not kept in an array. */
  private static final int MOST_VARIED = 10_000_000;

  private static final double STEPS_PER_NANO = Work.MICRO / 1000.0;

  /** Work that the peer shares, and the least it makes a leaf of. */
  private static final double WORTH_SHARING_NANOS = 60_000;

  private static final double LEAF_NANOS = 25_000;

  /** How many elements of how many nanoseconds each. */
  @Param({
    "250x4",
    "2500x4",
    "7500x4",
    "25000x4",
    "75000x4",
    "250000x4",
    "2500000x4",
    "25000000x4",
    "10x100",
    "100x100",
    "300x100",
    "1000x100",
    "3000x100",
    "10000x100",
    "100000x100",
    "1000000x100",
    "1x10000",
    "3x10000",
    "10x10000",
    "30x10000",
    "100x10000",
    "1000x10000",
    "10000x10000",
    "1x1000000",
    "3x1000000",
    "10x1000000",
    "100x1000000",
    "3x10000000",
    "10x10000000",
    "100x10000000"
  })
  public String rung;

  /** How the costs vary. */
  @Param public LadderShape shape;

  private int n;
  private int mean;
  private int cutOff;
  private int @Nullable [] steps;

  /** Reads the parameters. */
  @Setup
  public void prepare() {
    String[] parts = rung.split("x", 2);
    n = Integer.parseInt(parts[0]);
    double nanos = Double.parseDouble(parts[1]);
    mean = Math.max(1, (int) (nanos * STEPS_PER_NANO));
    double total = n * nanos;
    int leaves = total < WORTH_SHARING_NANOS ? 1 : (int) Math.min(32, total / LEAF_NANOS);
    cutOff = Math.max(1, n / leaves);
    if (shape != LadderShape.UNIFORM) {
      if (n > MOST_VARIED) {
        throw new IllegalArgumentException("no array of the costs of " + n + " elements");
      }
      steps = shape.allSteps(n, mean);
    }
  }

  private double sum(int from, int to) {
    long sum = 0;
    if (steps == null) {
      int each = mean;
      for (int i = from; i < to; i++) {
        sum += Work.steps(each, i);
      }
    } else {
      int[] of = steps;
      for (int i = from; i < to; i++) {
        sum += Work.steps(of[i], i);
      }
    }
    return sum;
  }

  /** One after the other. */
  @Benchmark
  public double loop() {
    return sum(0, n);
  }

  /** The parallel stream. */
  @Benchmark
  public long parallelStream() {
    IntStream indices = IntStream.range(0, n).parallel();
    int[] of = steps;
    int each = mean;
    return of == null
        ? indices.mapToLong(i -> Work.steps(each, i)).sum()
        : indices.mapToLong(i -> Work.steps(of[i], i)).sum();
  }

  /** A task of the JDK's pool with a cut-off chosen by hand. */
  @Benchmark
  public double forkJoin() {
    if (cutOff == n) {
      return sum(0, n);
    }
    ForkJoinRange all = new ForkJoinRange(0, n, cutOff, this::sum);
    ForkJoinPool.commonPool().invoke(all);
    return all.sum();
  }

  /** Ours. */
  @Benchmark
  public long par() {
    int[] of = steps;
    int each = mean;
    return of == null
        ? Par.sumOfLong(0, n, i -> Work.steps(each, i))
        : Par.sumOfLong(0, n, i -> Work.steps(of[i], i));
  }

  /** Ours, in two loops, one in the other. */
  @Benchmark
  public long parNested() {
    int rows = (int) Math.ceil(Math.sqrt(n));
    int cols = (n + rows - 1) / rows;
    int[] of = steps;
    int each = mean;
    return Par.sumOfLong(
        0,
        rows,
        row -> {
          int from = Math.min(n, row * cols);
          int to = Math.min(n, from + cols);
          return of == null
              ? Par.sumOfLong(from, to, i -> Work.steps(each, i))
              : Par.sumOfLong(from, to, i -> Work.steps(of[i], i));
        });
  }
}
