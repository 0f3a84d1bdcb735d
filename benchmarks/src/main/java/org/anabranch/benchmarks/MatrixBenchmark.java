package org.anabranch.benchmarks;

import java.util.concurrent.TimeUnit;
import java.util.function.LongToDoubleFunction;
import org.anabranch.Par;
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
 * Products of square matrices of doubles and of floats. {@code limit} is two threads that do as
 * many fused multiply-adds of doubles in registers: the roofline, which of floats is twice as high.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class MatrixBenchmark {
  /** Rows and columns. */
  @Param({"16", "64", "128", "256", "512", "1024", "2048"})
  public int n;

  private MatrixProducts products;
  private FloatProducts floats;
  private LongToDoubleFunction peak;

  /** Fills the matrices. */
  @Setup
  public void fill() throws ReflectiveOperationException {
    products = new MatrixProducts(n, n, n);
    floats = new FloatProducts(n);
    peak =
        Class.forName("org.anabranch.benchmarks.simd.FusedPeak")
            .asSubclass(LongToDoubleFunction.class)
            .getDeclaredConstructor()
            .newInstance();
  }

  /** As many multiply-adds in the registers of two threads. */
  @Benchmark
  public double limit() {
    long flop = 2L * n * n * n;
    return Par.joinDouble(
        () -> peak.applyAsDouble(flop / 2), () -> peak.applyAsDouble(flop / 2), Double::sum);
  }

  /** The loops of a good programmer. */
  @Benchmark
  public Object loop() {
    return products.loop();
  }

  /** EJML on one thread. */
  @Benchmark
  public Object ejml() {
    return products.ejml();
  }

  /** EJML on its own pool. */
  @Benchmark
  public Object ejmlThreads() {
    return products.ejmlThreads();
  }

  /** The library ojAlgo, on its own threads. */
  @Benchmark
  public Object ojAlgo() {
    return products.ojAlgo();
  }

  /** A BLAS on the Vector API, on one thread. */
  @Benchmark
  public Object netlib() {
    return products.netlib();
  }

  /** Ours. */
  @Benchmark
  public Object par() {
    return products.par();
  }

  /** Ours without the Vector API. */
  @Benchmark
  @Fork(jvmArgsAppend = {"-Danabranch.simd=off"})
  public Object parPlain() {
    return products.par();
  }

  /** The loops of a good programmer, of floats. */
  @Benchmark
  public Object floatLoop() {
    return floats.loop();
  }

  /** The BLAS on the Vector API, of floats. */
  @Benchmark
  public Object floatNetlib() {
    return floats.netlib();
  }

  /** Ours, of floats. */
  @Benchmark
  public Object floatPar() {
    return floats.par();
  }

  /** Ours, of floats, without the Vector API. */
  @Benchmark
  @Fork(jvmArgsAppend = {"-Danabranch.simd=off"})
  public Object floatParPlain() {
    return floats.par();
  }
}
