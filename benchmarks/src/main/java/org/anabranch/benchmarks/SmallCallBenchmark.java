package org.anabranch.benchmarks;

import java.util.concurrent.TimeUnit;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/**
 * What a call adds that stays on its caller, and what it allocates ({@code -prof gc}). Sums of
 * doubles and floats also do more than the loop; the kernel's row tells that from the call.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
public class SmallCallBenchmark {
  /** How many elements. */
  @Param({"1", "10", "100", "1000", "2000"})
  public int n;

  private SumCase ints;
  private SumCase doubles;
  private SumCase floats;
  private int[] source;
  private int[] target;

  /** Fills the arrays. */
  @Setup
  public void fill() {
    ints = SumCase.of("int", n);
    doubles = SumCase.of("double", n);
    floats = SumCase.of("float", n);
    source = new int[n];
    target = new int[n];
    for (int i = 0; i < n; i++) {
      source[i] = i;
    }
  }

  /** Ints in a plain loop. */
  @Benchmark
  public double intsLoop() {
    return ints.loop(0, n);
  }

  /** Our kernel for ints. */
  @Benchmark
  public double intsKernel() {
    return ints.kernel();
  }

  /** Our call for ints. */
  @Benchmark
  public double intsPar() {
    return ints.par();
  }

  /** Doubles in a plain, naive loop. */
  @Benchmark
  public double doublesLoop() {
    return doubles.loop(0, n);
  }

  /** Our kernel for doubles, correctly rounded. */
  @Benchmark
  public double doublesKernel() {
    return doubles.kernel();
  }

  /** Our call for doubles. */
  @Benchmark
  public double doublesPar() {
    return doubles.par();
  }

  /** Floats in a plain, naive loop. */
  @Benchmark
  public double floatsLoop() {
    return floats.loop(0, n);
  }

  /** Our kernel for floats, correctly rounded. */
  @Benchmark
  public double floatsKernel() {
    return floats.kernel();
  }

  /** Our call for floats. */
  @Benchmark
  public double floatsPar() {
    return floats.par();
  }

  /** Values of a function, in a plain loop. */
  @Benchmark
  public long valuesLoop() {
    int[] a = source;
    long sum = 0;
    for (int i = 0; i < n; i++) {
      sum += a[i] * 31L ^ i;
    }
    return sum;
  }

  /** Values of a user's function, summed by us. */
  @Benchmark
  public long valuesPar() {
    int[] a = source;
    return Par.sumOfLong(0, n, i -> a[i] * 31L ^ i);
  }

  /** Effects in a plain loop. */
  @Benchmark
  public int[] effectsLoop() {
    int[] a = source;
    int[] b = target;
    for (int i = 0; i < n; i++) {
      b[i] = a[i] + i;
    }
    return b;
  }

  /** Effects of a user's function, called by us. */
  @Benchmark
  public int[] effectsPar() {
    int[] a = source;
    int[] b = target;
    Par.forEach(0, n, i -> b[i] = a[i] + i);
    return b;
  }
}
