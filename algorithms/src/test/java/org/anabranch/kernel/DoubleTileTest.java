package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Both tiles compute the bits of the plain loop and touch nothing outside their own. */
@Tag("simd")
class DoubleTileTest {
  private static final long SEED = 7;

  static DoubleTile[] tiles() {
    return new DoubleTile[] {new DoubleRowTile(), DoubleTile.BEST};
  }

  @ParameterizedTest
  @MethodSource("tiles")
  void addsTheProductOfItsSlivers(DoubleTile tile) {
    int[] widths = {1, 3, tile.cols() - 1, tile.cols()};
    for (int k : new int[] {0, 1, 7, 8, 9, 100}) {
      for (int rows = 1; rows <= tile.rows(); rows++) {
        for (int cols : widths) {
          addsTheProduct(tile, k, rows, cols);
        }
      }
    }
  }

  private static void addsTheProduct(DoubleTile tile, int k, int rows, int cols) {
    SplittableRandom random = new SplittableRandom(SEED);
    int width = tile.width(cols);
    int stride = cols + 3;
    double[] a = numbers(random, 2 + k * tile.rows());
    double[] b = numbers(random, 5 + k * width);
    double[] c = numbers(random, 4 + rows * stride);
    double[] expected = c.clone();
    for (int i = 0; i < rows; i++) {
      for (int j = 0; j < cols; j++) {
        for (int p = 0; p < k; p++) {
          expected[4 + i * stride + j] =
              Math.fma(
                  a[2 + p * tile.rows() + i], b[5 + p * width + j], expected[4 + i * stride + j]);
        }
      }
    }
    tile.multiplyAdd(k, a, 2, b, 5, c, 4, stride, rows, cols);
    assertArrayEquals(expected, c, () -> k + ", " + rows + " x " + cols + ", seed " + SEED);
  }

  private static double[] numbers(SplittableRandom random, int n) {
    return random.doubles(n, -1, 1).toArray();
  }
}
