package org.anabranch.benchmarks;

import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.anabranch.DoubleMatrix;
import org.anabranch.Par;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;

/** Operations whose limit is the memory: transposes and products with a vector, beside a copy. */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
public class MatrixElementBenchmark {
  /** Rows and columns. */
  @Param({"100", "1024", "3000"})
  public int n;

  private DoubleMatrix a;
  private DoubleMatrix c;
  private double[] x;
  private DMatrixRMaj ejmlA;
  private DMatrixRMaj ejmlC;
  private DMatrixRMaj ejmlX;
  private DMatrixRMaj ejmlY;

  /** Fills the matrix. */
  @Setup
  public void fill() {
    a = DoubleMatrix.zeros(n, n);
    Par.setAll(a.data(), i -> i * 0.5);
    c = a.copy();
    x = new SplittableRandom(1).doubles(n).toArray();
    ejmlA = DMatrixRMaj.wrap(n, n, a.data());
    ejmlC = new DMatrixRMaj(n, n);
    ejmlX = DMatrixRMaj.wrap(n, 1, x);
    ejmlY = new DMatrixRMaj(n, 1);
  }

  /** Two threads copy the elements: the limit of a transpose. */
  @Benchmark
  public Object copy() {
    Par.forRange(
        0, a.data().length, (lo, hi) -> System.arraycopy(a.data(), lo, c.data(), lo, hi - lo));
    return c;
  }

  /** EJML's transpose. */
  @Benchmark
  public Object ejmlTranspose() {
    return CommonOps_DDRM.transpose(ejmlA, ejmlC);
  }

  /** Our transpose. */
  @Benchmark
  public Object transpose() {
    Par.transpose(a, c);
    return c;
  }

  /** Our transpose of a matrix into itself. */
  @Benchmark
  public Object transposeInPlace() {
    Par.transpose(c, c);
    return c;
  }

  /** EJML's product with a vector. */
  @Benchmark
  public Object ejmlVector() {
    CommonOps_DDRM.mult(ejmlA, ejmlX, ejmlY);
    return ejmlY;
  }

  /** Our product with a vector. */
  @Benchmark
  public Object vector() {
    return Par.multiply(a, x);
  }
}
