package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.SplittableRandom;

/** Matrices to try operations on, and what a plain loop makes of them. */
final class Matrices {
  private Matrices() {}

  static DoubleMatrix random(int rows, int cols, long seed) {
    double[] elements = new SplittableRandom(seed).doubles((long) rows * cols, -1, 1).toArray();
    return DoubleMatrix.wrap(elements, rows, cols);
  }

  static FloatMatrix randomFloats(int rows, int cols, long seed) {
    FloatMatrix m = FloatMatrix.zeros(rows, cols);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < m.data().length; i++) {
      m.data()[i] = (float) random.nextDouble(-1, 1);
    }
    return m;
  }

  /** The same elements amid an array of other numbers. */
  static DoubleMatrix inside(DoubleMatrix m) {
    int stride = m.cols() + 5;
    double[] data = new double[7 + (m.rows() + 1) * stride];
    Arrays.fill(data, 1e300);
    DoubleMatrix view = DoubleMatrix.wrap(data, 7, m.rows(), m.cols(), stride);
    for (int i = 0; i < m.rows(); i++) {
      for (int j = 0; j < m.cols(); j++) {
        view.set(i, j, m.get(i, j));
      }
    }
    return view;
  }

  /** The same elements, column by column in memory. */
  static DoubleMatrix byColumns(DoubleMatrix m) {
    return inside(m.transposed()).transposed();
  }

  /** c + a b as three loops have it, with fused multiply-adds. */
  static DoubleMatrix plainSum(DoubleMatrix a, DoubleMatrix b, DoubleMatrix c) {
    DoubleMatrix sum = c.copy();
    for (int i = 0; i < a.rows(); i++) {
      for (int p = 0; p < a.cols(); p++) {
        for (int j = 0; j < b.cols(); j++) {
          sum.set(i, j, Math.fma(a.get(i, p), b.get(p, j), sum.get(i, j)));
        }
      }
    }
    return sum;
  }

  static DoubleMatrix plainProduct(DoubleMatrix a, DoubleMatrix b) {
    return plainSum(a, b, DoubleMatrix.zeros(a.rows(), b.cols()));
  }

  /**
   * The product with every element compensated. T. Ogita, S. M. Rump and S. Oishi, <i>Accurate sum
   * and dot product</i>, 2005.
   */
  static DoubleMatrix compensatedProduct(DoubleMatrix a, DoubleMatrix b) {
    DoubleMatrix product = DoubleMatrix.zeros(a.rows(), b.cols());
    for (int i = 0; i < a.rows(); i++) {
      for (int j = 0; j < b.cols(); j++) {
        double sum = 0.0;
        double rest = 0.0;
        for (int p = 0; p < a.cols(); p++) {
          double term = a.get(i, p) * b.get(p, j);
          double next = sum + term;
          double back = next - sum;
          rest += (sum - (next - back)) + (term - back);
          rest += Math.fma(a.get(i, p), b.get(p, j), -term);
          sum = next;
        }
        product.set(i, j, sum + rest);
      }
    }
    return product;
  }

  /** Bit for bit, but for NaNs. */
  static void assertSame(DoubleMatrix expected, DoubleMatrix actual, String what) {
    assertEquals(expected.rows() + " x " + expected.cols(), actual.rows() + " x " + actual.cols());
    for (int i = 0; i < expected.rows(); i++) {
      for (int j = 0; j < expected.cols(); j++) {
        if (Double.compare(expected.get(i, j), actual.get(i, j)) != 0) {
          assertEquals(expected.get(i, j), actual.get(i, j), what + ": " + i + ", " + j);
        }
      }
    }
  }
}
