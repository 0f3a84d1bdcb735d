package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Products have the bits of the plain loop, in every form, on every pool. */
@Tag("simd")
class ProductTest {
  private static final int[][] SHAPES = {
    {0, 3, 4},
    {3, 0, 4},
    {3, 4, 0},
    {0, 0, 0},
    {1, 1, 1},
    {2, 3, 5},
    {1, 97, 31},
    {31, 97, 1},
    {1, 700, 40},
    {40, 700, 1},
    {23, 24, 25},
    {63, 64, 65},
    {64, 64, 64},
    {65, 63, 127},
    {129, 257, 131},
    {3, 1000, 700},
    {700, 1000, 3},
    {1100, 20, 30},
    {20, 30, 2100}
  };

  @EachPool
  void everyShapeHasTheBitsOfThePlainLoop(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : p < 8 ? SHAPES : new int[][] {{129, 257, 131}, {1100, 20, 30}}) {
        DoubleMatrix a = Matrices.random(shape[0], shape[1], 1);
        DoubleMatrix b = Matrices.random(shape[1], shape[2], 2);
        DoubleMatrix product = pool.call(() -> Par.multiply(a, b));
        Matrices.assertSame(Matrices.plainProduct(a, b), product, Arrays.toString(shape));
      }
    }
  }

  /** With a long k and few elements it is cut by its shape, and still the same for every pool. */
  @EachPool
  void longInnerDimensionsAreCutByTheirShapeOnly(int p) {
    try (WorkStealingPool single = WorkStealingPool.create(1);
        WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : new int[][] {{3, 100_000, 3}, {1, 60_001, 1}, {17, 5_003, 9}}) {
        DoubleMatrix a = Matrices.random(shape[0], shape[1], 3);
        DoubleMatrix b = Matrices.random(shape[1], shape[2], 4);
        DoubleMatrix product = pool.call(() -> Par.multiply(a, b));
        Matrices.assertSame(single.call(() -> Par.multiply(a, b)), product, "P = " + p);
        DoubleMatrix reference = Matrices.compensatedProduct(a, b);
        assertTrue(reference.equals(product, shape[1] * 0x1p-53), Arrays.toString(shape));
      }
    }
  }

  @Test
  void isCloseToTheCompensatedProduct() {
    DoubleMatrix a = Matrices.random(150, 300, 5);
    DoubleMatrix b = Matrices.random(300, 140, 6);
    assertTrue(Matrices.compensatedProduct(a, b).equals(Par.multiply(a, b), 300 * 0x1p-53));
  }

  /** Operands and result row by row, amid other numbers, or column by column. */
  @Test
  void everyLayoutGivesTheSame() {
    for (int[] shape : new int[][] {{5, 6, 7}, {67, 130, 41}, {5, 3000, 6}}) {
      DoubleMatrix a = Matrices.random(shape[0], shape[1], 7);
      DoubleMatrix b = Matrices.random(shape[1], shape[2], 8);
      DoubleMatrix c = Matrices.random(shape[0], shape[2], 9);
      DoubleMatrix product = Par.multiply(a, b);
      DoubleMatrix sum = c.copy();
      Par.multiplyAdd(a, b, sum);
      for (UnaryOperator<DoubleMatrix> left : layouts()) {
        for (UnaryOperator<DoubleMatrix> right : layouts()) {
          for (UnaryOperator<DoubleMatrix> result : layouts()) {
            DoubleMatrix into = result.apply(c);
            Par.multiply(left.apply(a), right.apply(b), into);
            Matrices.assertSame(product, into, Arrays.toString(shape));
            DoubleMatrix to = result.apply(c);
            Par.multiplyAdd(left.apply(a), right.apply(b), to);
            Matrices.assertSame(sum, to, Arrays.toString(shape));
            assertOthersUntouched(to);
          }
        }
      }
    }
  }

  private static UnaryOperator<DoubleMatrix>[] layouts() {
    @SuppressWarnings({"unchecked", "rawtypes"})
    UnaryOperator<DoubleMatrix>[] layouts =
        new UnaryOperator[] {
          (UnaryOperator<DoubleMatrix>) DoubleMatrix::copy,
          (UnaryOperator<DoubleMatrix>) Matrices::inside,
          (UnaryOperator<DoubleMatrix>) Matrices::byColumns
        };
    return layouts;
  }

  private static void assertOthersUntouched(DoubleMatrix m) {
    long others = Arrays.stream(m.data()).filter(x -> x == 1e300).count();
    assertEquals(m.data().length - (long) m.rows() * m.cols(), others);
  }

  @Test
  void multiplyAddAddsInTheOrderOfThePlainLoop() {
    for (int n : new int[] {4, 70}) {
      DoubleMatrix a = Matrices.random(n, n + 1, 10);
      DoubleMatrix b = Matrices.random(n + 1, n + 2, 11);
      DoubleMatrix c = Matrices.random(n, n + 2, 12);
      DoubleMatrix expected = Matrices.plainSum(a, b, c);
      Par.multiplyAdd(a, b, c);
      Matrices.assertSame(expected, c, "n = " + n);
    }
  }

  @Test
  void specialValuesAreThoseOfThePlainLoop() {
    double[] special = {
      Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, 0.0, -0.0, 1e308, -1e308
    };
    for (int n : new int[] {3, 66}) {
      SplittableRandom random = new SplittableRandom(n);
      DoubleMatrix a = Matrices.random(n, n, 13);
      DoubleMatrix b = Matrices.random(n, n, 14);
      for (int i = 0; i < 3 * n; i++) {
        DoubleMatrix m = i % 2 == 0 ? a : b;
        m.set(random.nextInt(n), random.nextInt(n), special[random.nextInt(special.length)]);
      }
      Matrices.assertSame(Matrices.plainProduct(a, b), Par.multiply(a, b), "n = " + n);
    }
    DoubleMatrix zeros = DoubleMatrix.zeros(70, 70);
    DoubleMatrix infinite = Par.map(zeros, x -> Double.POSITIVE_INFINITY);
    assertTrue(Double.isNaN(Par.multiply(zeros, infinite).get(69, 69)));
  }

  @EachPool
  void theProductWithAVectorIsThatWithAColumn(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : new int[][] {{0, 3}, {3, 0}, {1, 1}, {7, 5}, {8, 9}, {301, 203}}) {
        DoubleMatrix a = Matrices.random(shape[0], shape[1], 15);
        double[] x = new SplittableRandom(16).doubles(shape[1], -1, 1).toArray();
        DoubleMatrix column = DoubleMatrix.wrap(x, x.length, 1);
        double[] expected = Matrices.plainProduct(a, column).copy().data();
        assertArrayEquals(expected, pool.call(() -> Par.multiply(a, x)));
        assertArrayEquals(expected, pool.call(() -> Par.multiply(Matrices.byColumns(a), x)));
      }
      DoubleMatrix wide = Matrices.random(2, 20_000, 17);
      double[] ones = new double[20_000];
      Arrays.fill(ones, 1.0);
      assertEquals(
          Par.sum(wide.block(1, 2, 0, 20_000).copy().data()),
          pool.call(() -> Par.multiply(wide, ones))[1],
          1e-9);
    }
  }

  @Test
  void arraysOfRowsAreMatricesToo() {
    double[][] a = {{1, 2}, {3, 4}, {5, 6}};
    double[][] b = {{1, 0, 2}, {0, 1, 3}};
    double[][] product = {{1, 2, 8}, {3, 4, 18}, {5, 6, 28}};
    assertArrayEquals(product, Par.multiply(a, b));
    assertArrayEquals(new double[0][0], Par.multiply(new double[0][0], new double[0][0]));
    assertArrayEquals(new double[0][0], Par.multiply(new double[0][5], new double[5][3]));
    assertArrayEquals(new double[3][0], Par.multiply(new double[3][0], new double[0][4]));
  }

  @Test
  void emptyMatricesOfAnyLengthTakeNoTime() {
    DoubleMatrix none = DoubleMatrix.zeros(Integer.MAX_VALUE, 0);
    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> {
          Par.multiply(none, DoubleMatrix.zeros(0, 0), none);
          Par.multiply(DoubleMatrix.zeros(0, 0), none.transposed());
        });
    assertEquals(0.0, Par.multiply(none.transposed(), none).data().length);
  }

  @Test
  void shapesThatDoNotFitAreNamed() {
    DoubleMatrix a = DoubleMatrix.zeros(2, 3);
    DoubleMatrix b = DoubleMatrix.zeros(4, 5);
    DoubleMatrix c = Matrices.random(2, 4, 18);
    DoubleMatrix before = c.copy();
    assertMessage("2 x 3 times 4 x 5: inner dimensions differ", () -> Par.multiply(a, b));
    assertMessage("2 x 3 times 4 x 5: inner dimensions differ", () -> Par.multiply(a, b, c));
    assertMessage(
        "2 x 3 times 3 x 2 is 2 x 2, c is 2 x 4", () -> Par.multiply(a, a.transposed(), c));
    assertMessage(
        "2 x 3 times 3 x 2 is 2 x 2, c is 2 x 4", () -> Par.multiplyAdd(a, a.transposed(), c));
    assertMessage(
        "2 x 3 times 2 x 1: inner dimensions differ", () -> Par.multiply(a, new double[2]));
    assertMessage("b", () -> Par.multiply(a, (DoubleMatrix) null));
    assertMessage("c", () -> Par.multiplyAdd(a, a, null));
    assertMessage("x", () -> Par.multiply(a, (double[]) null));
    assertMessage("b", () -> Par.multiply(new double[1][1], null));
    Matrices.assertSame(before, c, "nothing is written");
  }

  @Test
  void aResultThatSharesAnElementIsRejected() {
    DoubleMatrix m = Matrices.random(100, 100, 19);
    DoubleMatrix before = m.copy();
    DoubleMatrix upper = m.block(0, 50, 0, 50);
    DoubleMatrix other = Matrices.random(50, 50, 20);
    assertMessage("c shares elements with a", () -> Par.multiply(m, m, m));
    assertMessage("c shares elements with b", () -> Par.multiply(other, upper, upper.transposed()));
    assertMessage(
        "c shares elements with a", () -> Par.multiply(upper, other, m.block(49, 99, 49, 99)));
    Matrices.assertSame(before, m, "nothing is written");
    DoubleMatrix lower = m.block(50, 100, 50, 100);
    DoubleMatrix right = m.block(0, 50, 50, 100);
    DoubleMatrix expected = Matrices.plainProduct(upper, lower);
    Par.multiply(upper, lower, right);
    Matrices.assertSame(expected, right, "blocks side by side do not share");
    DoubleMatrix shifted = DoubleMatrix.wrap(m.data(), 3, 4, 4, 4);
    Par.multiply(shifted.block(0, 4, 0, 2), other.block(0, 2, 0, 2), shifted.block(0, 4, 2, 4));
    Par.scale(m.block(0, 1, 0, 9), 2, DoubleMatrix.wrap(m.data(), 1, 9));
  }

  private static void assertMessage(String message, Runnable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call::run).getMessage());
  }
}
