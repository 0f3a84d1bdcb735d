package org.anabranch.benchmarks;

import dev.ludovic.netlib.blas.BLAS;
import dev.ludovic.netlib.blas.JavaBLAS;
import java.util.SplittableRandom;
import org.anabranch.DoubleMatrix;
import org.anabranch.Par;
import org.ejml.data.DMatrixRMaj;
import org.ejml.dense.row.CommonOps_DDRM;
import org.ejml.dense.row.CommonOps_MT_DDRM;
import org.ojalgo.matrix.store.R064Store;

/** The same product in every library: m x k by k x n, each in its own storage. */
final class MatrixProducts {
  private static final BLAS NETLIB = JavaBLAS.getInstance();

  private final int m;
  private final int k;
  private final int n;
  private final double[][] a;
  private final double[][] b;
  private final DoubleMatrix left;
  private final DoubleMatrix right;
  private final DoubleMatrix result;
  private final DMatrixRMaj ejmlLeft;
  private final DMatrixRMaj ejmlRight;
  private final DMatrixRMaj ejmlResult;
  private final R064Store ojLeft;
  private final R064Store ojRight;
  private final R064Store ojResult;

  MatrixProducts(int m, int k, int n) {
    this.m = m;
    this.k = k;
    this.n = n;
    a = numbers(m, k, 1);
    b = numbers(k, n, 2);
    left = DoubleMatrix.of(a);
    right = DoubleMatrix.of(b);
    result = DoubleMatrix.zeros(m, n);
    ejmlLeft = new DMatrixRMaj(a);
    ejmlRight = new DMatrixRMaj(b);
    ejmlResult = new DMatrixRMaj(m, n);
    ojLeft = ojAlgoStore(a, m, k);
    ojRight = ojAlgoStore(b, k, n);
    ojResult = R064Store.FACTORY.make(m, n);
  }

  private static double[][] numbers(int rows, int cols, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    double[][] numbers = new double[rows][];
    for (int i = 0; i < rows; i++) {
      numbers[i] = random.doubles(cols, -1, 1).toArray();
    }
    return numbers;
  }

  private static R064Store ojAlgoStore(double[][] rows, int height, int width) {
    R064Store store = R064Store.FACTORY.make(height, width);
    for (int i = 0; i < height; i++) {
      for (int j = 0; j < width; j++) {
        store.set(i, j, rows[i][j]);
      }
    }
    return store;
  }

  Object par() {
    Par.multiply(left, right, result);
    return result;
  }

  Object ejml() {
    CommonOps_DDRM.mult(ejmlLeft, ejmlRight, ejmlResult);
    return ejmlResult;
  }

  Object ejmlThreads() {
    CommonOps_MT_DDRM.mult(ejmlLeft, ejmlRight, ejmlResult);
    return ejmlResult;
  }

  Object ojAlgo() {
    ojLeft.multiply(ojRight, ojResult);
    return ojResult;
  }

  /** BLAS counts by columns, so it is told to multiply the transposes the other way round. */
  Object netlib() {
    double[] c = result.data();
    NETLIB.dgemm("N", "N", n, m, k, 1.0, right.data(), n, left.data(), k, 0.0, c, n);
    return c;
  }

  /** The textbook's loops, which read b column by column. */
  Object textbook() {
    double[][] c = new double[m][n];
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < n; j++) {
        double sum = 0.0;
        for (int p = 0; p < k; p++) {
          sum += a[i][p] * b[p][j];
        }
        c[i][j] = sum;
      }
    }
    return c;
  }

  /** The order of loops that a good programmer writes. */
  Object loop() {
    double[][] c = new double[m][n];
    for (int i = 0; i < m; i++) {
      for (int p = 0; p < k; p++) {
        addMultiple(a[i][p], b[p], c[i]);
      }
    }
    return c;
  }

  private static void addMultiple(double factor, double[] row, double[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] += factor * row[j];
    }
  }
}
