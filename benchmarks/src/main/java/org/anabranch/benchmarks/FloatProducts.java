package org.anabranch.benchmarks;

import dev.ludovic.netlib.blas.BLAS;
import dev.ludovic.netlib.blas.JavaBLAS;
import java.util.SplittableRandom;
import org.anabranch.FloatMatrix;
import org.anabranch.Par;

/** The same product of two square matrices of floats in every library. */
final class FloatProducts {
  private static final BLAS NETLIB = JavaBLAS.getInstance();

  private final int n;
  private final FloatMatrix left;
  private final FloatMatrix right;
  private final FloatMatrix result;

  FloatProducts(int n) {
    this.n = n;
    left = numbers(n, 1);
    right = numbers(n, 2);
    result = FloatMatrix.zeros(n, n);
  }

  private static FloatMatrix numbers(int n, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    FloatMatrix numbers = FloatMatrix.zeros(n, n);
    for (int i = 0; i < n * n; i++) {
      numbers.data()[i] = (float) random.nextDouble(-1, 1);
    }
    return numbers;
  }

  Object par() {
    Par.multiply(left, right, result);
    return result;
  }

  /** BLAS counts by columns, so it is told to multiply the transposes the other way round. */
  Object netlib() {
    float[] c = result.data();
    NETLIB.sgemm("N", "N", n, n, n, 1.0f, right.data(), n, left.data(), n, 0.0f, c, n);
    return c;
  }

  /** The order of loops that a good programmer writes. */
  Object loop() {
    float[][] c = new float[n][n];
    for (int i = 0; i < n; i++) {
      for (int p = 0; p < n; p++) {
        addMultiple(left.get(i, p), right.data(), p * n, c[i]);
      }
    }
    return c;
  }

  private static void addMultiple(float factor, float[] rows, int from, float[] sums) {
    for (int j = 0; j < sums.length; j++) {
      sums[j] += factor * rows[from + j];
    }
  }
}
