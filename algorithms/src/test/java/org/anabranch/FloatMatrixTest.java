package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What is promised of doubles holds for floats. */
@Tag("simd")
class FloatMatrixTest {
  private static FloatMatrix inside(FloatMatrix m) {
    float[] data = new float[3 + (m.rows() + 1) * (m.cols() + 2)];
    Arrays.fill(data, 1e30f);
    FloatMatrix view = FloatMatrix.wrap(data, 3, m.rows(), m.cols(), m.cols() + 2);
    Par.map(m, x -> x, view);
    return view;
  }

  private static FloatMatrix plainSum(FloatMatrix a, FloatMatrix b, FloatMatrix c) {
    FloatMatrix sum = c.copy();
    for (int i = 0; i < a.rows(); i++) {
      for (int p = 0; p < a.cols(); p++) {
        for (int j = 0; j < b.cols(); j++) {
          sum.set(i, j, Math.fma(a.get(i, p), b.get(p, j), sum.get(i, j)));
        }
      }
    }
    return sum;
  }

  private static void assertSame(FloatMatrix expected, FloatMatrix actual) {
    for (int i = 0; i < expected.rows(); i++) {
      for (int j = 0; j < expected.cols(); j++) {
        assertEquals(expected.get(i, j), actual.get(i, j));
      }
    }
  }

  @EachPool
  void productsHaveTheBitsOfThePlainLoop(int p) {
    int[][] shapes = {{0, 2, 3}, {3, 4, 5}, {1, 300, 70}, {65, 63, 130}, {70, 270, 60}};
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : shapes) {
        FloatMatrix a = Matrices.randomFloats(shape[0], shape[1], 1);
        FloatMatrix b = Matrices.randomFloats(shape[1], shape[2], 2);
        FloatMatrix c = Matrices.randomFloats(shape[0], shape[2], 3);
        FloatMatrix zeros = FloatMatrix.zeros(shape[0], shape[2]);
        FloatMatrix product = plainSum(a, b, zeros);
        assertSame(product, pool.call(() -> Par.multiply(a, b)));
        FloatMatrix into = inside(c.transposed()).transposed();
        pool.run(() -> Par.multiply(inside(a), inside(b.transposed()).transposed(), into));
        assertSame(product, into);
        FloatMatrix sum = plainSum(a, b, c);
        pool.run(() -> Par.multiplyAdd(inside(a.transposed()).transposed(), b, c));
        assertSame(sum, c);
      }
    }
  }

  @EachPool
  void longInnerDimensionsAreCutByTheirShapeOnly(int p) {
    FloatMatrix a = Matrices.randomFloats(3, 50_000, 4);
    FloatMatrix b = Matrices.randomFloats(50_000, 2, 5);
    try (WorkStealingPool single = WorkStealingPool.create(1);
        WorkStealingPool pool = WorkStealingPool.create(p)) {
      FloatMatrix product = pool.call(() -> Par.multiply(a, b));
      assertSame(single.call(() -> Par.multiply(a, b)), product);
      assertTrue(plainSum(a, b, FloatMatrix.zeros(3, 2)).equals(product, 0.05));
    }
  }

  @Test
  void vectors() {
    FloatMatrix a = Matrices.randomFloats(29, 31, 6);
    float[] x = Matrices.randomFloats(1, 31, 7).data();
    FloatMatrix column = FloatMatrix.wrap(x, 31, 1);
    float[] expected = plainSum(a, column, FloatMatrix.zeros(29, 1)).data();
    assertArrayEquals(expected, Par.multiply(a, x));
    assertArrayEquals(expected, Par.multiply(inside(a.transposed()).transposed(), x));
  }

  @Test
  void elements() {
    FloatMatrix a = Matrices.randomFloats(67, 70, 8);
    FloatMatrix b = inside(a);
    assertSame(a.transposed(), Par.transpose(b));
    assertSame(Par.scale(a, 2), Par.add(a, b));
    assertSame(Par.scale(a, 2), Par.map(b, x -> 2 * x));
    Par.add(a, b, b);
    Par.scale(b, 0.5f, b);
    assertSame(a, b);
    FloatMatrix square = Matrices.randomFloats(70, 70, 9);
    FloatMatrix transposed = square.transposed().copy();
    Par.transpose(square, square);
    assertSame(transposed, square);
  }

  @Test
  void normAndTrace() {
    FloatMatrix m = FloatMatrix.of(new float[][] {{3e38f, 0}, {0, -3e38f}});
    assertEquals(3e38f * Math.sqrt(2), Par.frobeniusNorm(m), Math.ulp(4e38));
    assertEquals(5.0, Par.frobeniusNorm(FloatMatrix.of(new float[][] {{3}, {4}}).transposed()));
    assertEquals(0.0, Par.trace(m));
    m.set(0, 1, Float.NaN);
    assertEquals(Double.NaN, Par.frobeniusNorm(m));
    assertEquals(Double.POSITIVE_INFINITY, Par.frobeniusNorm(Par.map(m, x -> 1e60)));
  }

  @Test
  void matricesAreViewsAndSayWhatTheyHold() {
    float[] data = {9, 1, 2, 3, 9, 4, 5, 6};
    FloatMatrix m = FloatMatrix.wrap(data, 1, 2, 3, 4);
    m.block(0, 2, 1, 3).transposed().set(0, 1, 8);
    assertEquals(8, data[6]);
    assertArrayEquals(new float[][] {{1, 2, 3}, {4, 8, 6}}, m.toArrays());
    assertEquals("1 x 2\n1.00000  2.00000", m.block(0, 1, 0, 2).toString());
    assertTrue(m.equals(m.copy(), 0));
    String fits = "2 x 3 times 2 x 3: inner dimensions differ";
    assertEquals(
        fits, assertThrows(IllegalArgumentException.class, () -> Par.multiply(m, m)).getMessage());
    assertThrows(IllegalArgumentException.class, () -> FloatMatrix.wrap(data, 3, 3));
    assertThrows(IllegalArgumentException.class, () -> Par.multiply(m, m.transposed(), m));
  }
}
