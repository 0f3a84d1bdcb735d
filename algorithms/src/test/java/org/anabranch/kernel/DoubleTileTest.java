package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both kernels compute the bits of the plain loop and touch nothing outside their block. */
@Tag("simd")
class DoubleTileTest {
  private static final long SEED = 7;

  static DoubleTile[] kernels() {
    return new DoubleTile[] {new DoubleRowTile(), Tiles.DOUBLES};
  }

  @ParameterizedTest
  @MethodSource("kernels")
  void addsTheProductOfPanels(DoubleTile kernel) {
    int rows = kernel.rows();
    int cols = kernel.cols();
    for (int k : new int[] {0, 1, 3, 4, 5, 50}) {
      for (int m : new int[] {1, rows - 1, rows, rows + 1, 3 * rows}) {
        for (int n : new int[] {1, cols - 1, cols, cols + 1, 2 * cols}) {
          addsTheProduct(kernel, m, n, k, false);
        }
      }
      addsTheProduct(kernel, rows + 2, cols + 2, k, true);
    }
  }

  private static void addsTheProduct(DoubleTile kernel, int m, int n, int k, boolean transposed) {
    SplittableRandom random = new SplittableRandom(SEED);
    Shape aShape = transposed ? new Shape(2, m, k, 1, m) : new Shape(2, m, k, k + 1, 1);
    Shape bShape = transposed ? new Shape(5, k, n, 1, k) : new Shape(5, k, n, n, 1);
    Shape cShape = new Shape(4, m, n, n + 3, 1);
    double[] a = numbers(random, 2 + m * (k + 1));
    double[] b = numbers(random, 5 + k * n);
    double[] c = numbers(random, 4 + m * (n + 3));
    double[] expected = c.clone();
    for (int i = 0; i < m; i++) {
      for (int j = 0; j < n; j++) {
        for (int p = 0; p < k; p++) {
          expected[cShape.at(i, j)] =
              Math.fma(a[aShape.at(i, p)], b[bShape.at(p, j)], expected[cShape.at(i, j)]);
        }
      }
    }
    multiplyAdd(kernel, a, aShape, b, bShape, c, cShape);
    assertArrayEquals(expected, c, () -> m + " x " + k + " x " + n + ", seed " + SEED);
  }

  private static void multiplyAdd(
      DoubleTile kernel,
      double[] a,
      Shape aShape,
      double[] b,
      Shape bShape,
      double[] c,
      Shape cShape) {
    int k = aShape.cols();
    int aSlivers = (cShape.rows() - 1) / kernel.rows() + 1;
    int bSlivers = (cShape.cols() - 1) / kernel.cols() + 1;
    double[] aPanel = new double[aSlivers * kernel.rows() * k];
    Arrays.fill(aPanel, Double.NaN);
    double[][] bPanel = kernel.panel(bSlivers, k);
    for (double[] row : bPanel) {
      Arrays.fill(row, Double.NaN);
    }
    for (int s = 0; s < aSlivers; s++) {
      int from = s * kernel.rows();
      int to = Math.min(from + kernel.rows(), cShape.rows());
      kernel.packA(a, aShape.block(from, to, 0, k), aPanel, s);
    }
    for (int s = 0; s < bSlivers; s++) {
      int from = s * kernel.cols();
      int to = Math.min(from + kernel.cols(), cShape.cols());
      kernel.packB(b, bShape.block(0, k, from, to), bPanel, s);
    }
    kernel.multiplyAdd(k, aPanel, 0, bPanel, 0, c, cShape, kernel.scratch());
  }

  private static double[] numbers(SplittableRandom random, int n) {
    return random.doubles(n, -1, 1).toArray();
  }
}
