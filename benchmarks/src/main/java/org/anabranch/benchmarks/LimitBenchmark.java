package org.anabranch.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.LongToDoubleFunction;
import org.anabranch.Par;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;

/**
 * What the machine can do, on one thread and on two: read memory, copy memory, multiply and add in
 * registers. A copy counts the bytes it reads; it writes as many.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class LimitBenchmark {
  /** The bytes that are read or copied, many times what a cache holds. */
  public static final long BYTES = 160_000_000;

  /** The floating-point operations in registers. */
  public static final long FLOP = 400_000_000;

  private TwoThreadRead read;
  private int[] from = {};
  private int[] to = {};
  private LongToDoubleFunction peak;

  /** Fills the arrays. */
  @Setup
  public void fill() throws ReflectiveOperationException {
    read = new TwoThreadRead(BYTES);
    from = new int[(int) (BYTES / Integer.BYTES)];
    to = new int[from.length];
    for (int i = 0; i < from.length; i++) {
      from[i] = i;
    }
    peak =
        Class.forName("org.anabranch.benchmarks.simd.FusedPeak")
            .asSubclass(LongToDoubleFunction.class)
            .getDeclaredConstructor()
            .newInstance();
  }

  /** Ends the second reader. */
  @TearDown
  public void close() {
    read.close();
  }

  /** One thread reads. */
  @Benchmark
  public int readOne() {
    return read.readAlone();
  }

  /** Two threads read. */
  @Benchmark
  public int readTwo() {
    return read.read();
  }

  /** One thread copies. */
  @Benchmark
  public Object copyOne() {
    System.arraycopy(from, 0, to, 0, from.length);
    return to;
  }

  /** Two threads copy. */
  @Benchmark
  public Object copyTwo() {
    Par.invoke(() -> copy(0, from.length / 2), () -> copy(from.length / 2, from.length));
    return to;
  }

  private void copy(int lo, int hi) {
    System.arraycopy(from, lo, to, lo, hi - lo);
  }

  /** One thread multiplies and adds. */
  @Benchmark
  public double fusedOne() {
    return peak.applyAsDouble(FLOP);
  }

  /** Two threads multiply and add. */
  @Benchmark
  public double fusedTwo() {
    return Par.joinDouble(
        () -> peak.applyAsDouble(FLOP / 2), () -> peak.applyAsDouble(FLOP / 2), Double::sum);
  }
}
