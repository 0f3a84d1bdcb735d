package org.anabranch.benchmarks;

import java.util.Arrays;
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

/** Products of odd shapes: tall, wide, with a long inner dimension, next to a tile's border. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(jvmArgsAppend = "--add-modules=jdk.incubator.vector")
public class MatrixShapeBenchmark {
  /** Rows of a, columns of a, columns of b. */
  @Param({"4x1000000x4", "100000x4x4", "16x100000x16", "1000x1000x10", "257x257x257", "31x500x33"})
  public String shape;

  private MatrixProducts products;

  /** Fills the matrices. */
  @Setup
  public void fill() {
    int[] sizes = Arrays.stream(shape.split("x", -1)).mapToInt(Integer::parseInt).toArray();
    products = new MatrixProducts(sizes[0], sizes[1], sizes[2]);
  }

  /** The loops of a textbook. */
  @Benchmark
  public Object textbook() {
    return products.textbook();
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

  /** Ours. */
  @Benchmark
  public Object par() {
    return products.par();
  }
}
