package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;

class DoubleMatrixTest {
  private static final double[] DATA = {9, 1, 2, 3, 9, 4, 5, 6};

  @Test
  void wrapsAnArrayWithoutCopyingIt() {
    double[] data = DATA.clone();
    DoubleMatrix m = DoubleMatrix.wrap(data, 1, 2, 3, 4);
    assertSame(data, m.data());
    assertArrayEquals(new double[][] {{1, 2, 3}, {4, 5, 6}}, m.toArrays());
    m.set(1, 2, 7);
    assertEquals(7, data[7]);
    assertEquals(1, m.offset());
    assertEquals(4, m.rowStride());
    assertEquals(1, m.colStride());
    assertEquals(6, DoubleMatrix.wrap(new double[] {1, 2, 3, 4, 5, 6}, 3, 2).get(2, 1));
  }

  @Test
  void viewsShareTheirElements() {
    DoubleMatrix m = DoubleMatrix.wrap(DATA.clone(), 1, 2, 3, 4);
    DoubleMatrix block = m.block(0, 2, 1, 3);
    assertArrayEquals(new double[][] {{2, 3}, {5, 6}}, block.toArrays());
    assertArrayEquals(new double[][] {{2, 5}, {3, 6}}, block.transposed().toArrays());
    block.transposed().set(0, 1, 8);
    assertEquals(8, m.get(1, 1));
    assertEquals(0, m.block(2, 2, 0, 3).rows());
    assertEquals(3, m.block(2, 2, 0, 3).cols());
    DoubleMatrix copy = m.copy();
    copy.set(0, 0, 10);
    assertEquals(1, m.get(0, 0));
  }

  @Test
  void copiesArraysOfRows() {
    double[][] rows = {{1, 2}, {3, 4}, {5, 6}};
    DoubleMatrix m = DoubleMatrix.of(rows);
    rows[0][0] = 7;
    assertEquals(1, m.get(0, 0));
    assertEquals(6, m.get(2, 1));
    assertEquals(0, DoubleMatrix.of(new double[0][]).cols());
    assertMessage(
        "row 0 has 2 elements, row 1 has 1", () -> DoubleMatrix.of(new double[][] {{1, 2}, {3}}));
  }

  @Test
  void equalityIsWithinATolerance() {
    DoubleMatrix m = DoubleMatrix.of(new double[][] {{1, Double.NaN}, {Double.MAX_VALUE, 0}});
    DoubleMatrix other = m.copy();
    assertTrue(m.equals(other, 0));
    other.set(0, 0, 1.25);
    assertTrue(m.equals(other, 0.25));
    assertFalse(m.equals(other, 0.2));
    other.set(0, 0, Double.NaN);
    assertFalse(m.equals(other, Double.POSITIVE_INFINITY));
    m.set(0, 0, Double.POSITIVE_INFINITY);
    assertFalse(m.equals(other, 1));
    other.set(0, 0, Double.POSITIVE_INFINITY);
    assertTrue(m.equals(other, 1));
    assertFalse(m.equals(m.block(0, 1, 0, 2), 1));
    assertMessage("tolerance -1.0", () -> m.equals(m, -1));
  }

  @Test
  void textIsShort() {
    assertEquals(
        "2 x 2\n1.00000  -2.50000\n1.00000e+20  NaN",
        DoubleMatrix.of(new double[][] {{1, -2.5}, {1e20, Double.NaN}}).toString());
    String text = DoubleMatrix.zeros(1000, 1000).toString();
    assertEquals(10, text.lines().count());
    assertTrue(text.startsWith("1000 x 1000\n0.00000  0.00000"));
    assertTrue(text.endsWith("0.00000  ...\n..."));
    assertEquals("0 x 5", DoubleMatrix.zeros(0, 5).toString());
  }

  @Test
  void argumentsAreChecked() {
    double[] data = new double[11];
    assertMessage("data", () -> DoubleMatrix.wrap(null, 0, 0));
    assertMessage("a matrix of -1 x 2", () -> DoubleMatrix.zeros(-1, 2));
    assertMessage(
        "a matrix of 65536 x 65536 does not fit an array",
        () -> DoubleMatrix.zeros(1 << 16, 1 << 16));
    assertMessage(
        "a matrix of 3 x 4 with offset 0, stride 4 ends at 12, the array at 11",
        () -> DoubleMatrix.wrap(data, 3, 4));
    assertMessage(
        "a matrix of 2 x 4 with offset 0, stride 3", () -> DoubleMatrix.wrap(data, 0, 2, 4, 3));
    assertMessage(
        "a matrix of 2 x 4 with offset -1, stride 4", () -> DoubleMatrix.wrap(data, -1, 2, 4, 4));
    DoubleMatrix m = DoubleMatrix.wrap(data, 0, 2, 4, 6);
    assertThrows(IndexOutOfBoundsException.class, () -> m.get(2, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> m.get(0, 4));
    assertThrows(IndexOutOfBoundsException.class, () -> m.set(-1, 0, 0));
    assertThrows(IndexOutOfBoundsException.class, () -> m.block(0, 3, 0, 4));
    assertThrows(IndexOutOfBoundsException.class, () -> m.block(0, 2, 3, 2));
  }

  private static void assertMessage(String message, Runnable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call::run).getMessage());
  }
}
