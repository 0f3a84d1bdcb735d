package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Products of few rows or columns have the bits of the plain loop, whatever lies together. */
@Tag("simd")
class ThinProductTest {
  private static final int[][] SHAPES = {
    {1, 1031, 31},
    {1, 2000, 7},
    {1, 2000, 8},
    {1, 333, 527},
    {1, 9, 4099},
    {1, 1, 20_000},
    {2, 1031, 9},
    {2, 7, 1025},
    {2, 8, 1024},
    {2, 13, 1023},
    {2, 2, 8200},
    {3, 3, 3000},
    {3, 258, 257},
    {3, 1999, 5},
    {4, 4, 2003},
    {4, 130, 511},
    {4, 1500, 4},
    {5, 5, 1500},
    {5, 130, 513}
  };

  @EachPool
  void everyLayoutHasTheBitsOfThePlainLoop(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : SHAPES) {
        DoubleMatrix a = Matrices.random(shape[0], shape[1], 1);
        DoubleMatrix b = Matrices.random(shape[1], shape[2], 2);
        DoubleMatrix c = Matrices.random(shape[0], shape[2], 3);
        DoubleMatrix sum = Matrices.plainSum(a, b, c);
        for (UnaryOperator<DoubleMatrix> left : layouts()) {
          for (UnaryOperator<DoubleMatrix> right : layouts()) {
            for (UnaryOperator<DoubleMatrix> result : layouts()) {
              assertSum(pool, left.apply(a), right.apply(b), result.apply(c), sum);
            }
          }
        }
      }
    }
  }

  private static List<UnaryOperator<DoubleMatrix>> layouts() {
    return List.of(DoubleMatrix::copy, Matrices::inside, Matrices::byColumns);
  }

  /** Adds a product to c, and that of the transposes to a copy of c. */
  private static void assertSum(
      WorkStealingPool pool, DoubleMatrix a, DoubleMatrix b, DoubleMatrix c, DoubleMatrix sum) {
    String what = a.rows() + " x " + a.cols() + " x " + b.cols();
    DoubleMatrix columns = c.transposed().copy();
    pool.run(() -> Par.multiplyAdd(b.transposed(), a.transposed(), columns));
    Matrices.assertSame(sum.transposed(), columns, what);
    long others = others(c);
    pool.run(() -> Par.multiplyAdd(a, b, c));
    Matrices.assertSame(sum, c, what);
    assertEquals(others, others(c), what);
  }

  private static long others(DoubleMatrix m) {
    return Arrays.stream(m.data()).filter(x -> x == 1e300).count();
  }

  @EachPool
  void floatsToo(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : SHAPES) {
        FloatMatrix a = Matrices.randomFloats(shape[0], shape[1], 4);
        FloatMatrix b = Matrices.randomFloats(shape[1], shape[2], 5);
        FloatMatrix expected = plainProduct(a, b);
        for (FloatMatrix left : List.of(a, byColumns(a))) {
          for (FloatMatrix right : List.of(b, byColumns(b))) {
            FloatMatrix product = pool.call(() -> Par.multiply(left, right));
            assertArrayEquals(expected.data(), product.data(), Arrays.toString(shape));
            FloatMatrix columns = FloatMatrix.zeros(shape[2], shape[0]);
            pool.run(() -> Par.multiply(right.transposed(), left.transposed(), columns));
            assertArrayEquals(expected.data(), columns.transposed().copy().data());
          }
        }
      }
    }
  }

  private static FloatMatrix byColumns(FloatMatrix m) {
    return m.transposed().copy().transposed();
  }

  private static FloatMatrix plainProduct(FloatMatrix a, FloatMatrix b) {
    FloatMatrix product = FloatMatrix.zeros(a.rows(), b.cols());
    for (int i = 0; i < a.rows(); i++) {
      for (int p = 0; p < a.cols(); p++) {
        for (int j = 0; j < b.cols(); j++) {
          product.set(i, j, Math.fma(a.get(i, p), b.get(p, j), product.get(i, j)));
        }
      }
    }
    return product;
  }

  @Test
  void specialValuesAreThoseOfThePlainLoop() {
    double[] special = {
      Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.0, -0.0, 1e308, -1e308
    };
    SplittableRandom random = new SplittableRandom(6);
    for (int[] shape : SHAPES) {
      DoubleMatrix a = Matrices.random(shape[0], shape[1], 7);
      DoubleMatrix b = Matrices.random(shape[1], shape[2], 8);
      for (int i = 0; i < 20; i++) {
        DoubleMatrix m = i % 10 == 0 ? a : b;
        m.set(
            random.nextInt(m.rows()),
            random.nextInt(m.cols()),
            special[random.nextInt(special.length)]);
      }
      DoubleMatrix expected = Matrices.plainProduct(a, b);
      Matrices.assertSame(expected, Par.multiply(a, b), Arrays.toString(shape));
      Matrices.assertSame(expected, Par.multiply(a, Matrices.byColumns(b)), Arrays.toString(shape));
    }
  }

  /** Rows and columns of one array, side by side. */
  @Test
  void operandsAndResultMayLieInOneArray() {
    DoubleMatrix m = Matrices.random(200, 203, 9);
    List<DoubleMatrix> blocks = new ArrayList<>();
    blocks.add(m.block(0, 2, 0, 150));
    blocks.add(m.block(2, 152, 0, 150));
    DoubleMatrix expected = Matrices.plainProduct(blocks.get(0), blocks.get(1));
    DoubleMatrix rows = m.block(198, 200, 7, 157);
    Par.multiply(blocks.get(0), blocks.get(1), rows);
    Matrices.assertSame(expected, rows, "rows");
    DoubleMatrix columns = m.block(20, 170, 201, 203);
    Par.multiply(blocks.get(1).transposed(), blocks.get(0).transposed(), columns);
    Matrices.assertSame(expected.transposed(), columns, "columns");
  }
}
