package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.MathContext;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.UnaryOperator;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Transposes, sums, multiples, maps, norms and traces, whatever the layout. */
class MatrixElementsTest {
  private static final int[][] SHAPES = {{0, 4}, {1, 1}, {3, 70}, {63, 65}, {1, 3000}, {129, 200}};

  private static final List<UnaryOperator<DoubleMatrix>> LAYOUTS =
      List.of(DoubleMatrix::copy, Matrices::inside, Matrices::byColumns);

  private interface Check {
    void accept(DoubleMatrix a, DoubleMatrix b, DoubleMatrix into);
  }

  /** Calls the check for every shape and every combination of layouts, in a pool. */
  private static void forAll(int p, Check check) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int[] shape : SHAPES) {
        DoubleMatrix a = Matrices.random(shape[0], shape[1], 1);
        DoubleMatrix b = Matrices.random(shape[0], shape[1], 2);
        for (UnaryOperator<DoubleMatrix> left : LAYOUTS) {
          for (UnaryOperator<DoubleMatrix> right : LAYOUTS) {
            pool.run(() -> check.accept(left.apply(a), right.apply(b), right.apply(b)));
          }
        }
      }
    }
  }

  @EachPool
  void transposes(int p) {
    forAll(
        p,
        (a, b, into) -> {
          Matrices.assertSame(a.transposed(), Par.transpose(a), "new");
          DoubleMatrix target = into.transposed();
          Par.transpose(a, target);
          Matrices.assertSame(a.transposed(), target, "into");
        });
  }

  @EachPool
  void transposesInPlace(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {0, 1, 2, 63, 64, 65, 150}) {
        DoubleMatrix m = Matrices.random(n, n, 3);
        DoubleMatrix expected = m.transposed().copy();
        pool.run(() -> Par.transpose(m, m));
        Matrices.assertSame(expected, m, "n = " + n);
      }
    }
  }

  @EachPool
  void adds(int p) {
    forAll(
        p,
        (a, b, into) -> {
          DoubleMatrix sum = DoubleMatrix.zeros(a.rows(), a.cols());
          for (int i = 0; i < a.rows(); i++) {
            for (int j = 0; j < a.cols(); j++) {
              sum.set(i, j, a.get(i, j) + b.get(i, j));
            }
          }
          Matrices.assertSame(sum, Par.add(a, b), "new");
          Par.add(a, b, into);
          Matrices.assertSame(sum, into, "into");
          Par.add(a, b, a);
          Matrices.assertSame(sum, a, "in place");
        });
  }

  @Tag("functions")
  @Tag("no-copies")
  @EachPool
  void scalesAndMaps(int p) {
    forAll(
        p,
        (a, b, into) -> {
          DoubleMatrix multiple = DoubleMatrix.zeros(a.rows(), a.cols());
          for (int i = 0; i < a.rows(); i++) {
            for (int j = 0; j < a.cols(); j++) {
              multiple.set(i, j, a.get(i, j) * 1.5);
            }
          }
          Matrices.assertSame(multiple, Par.scale(a, 1.5), "scaled");
          Matrices.assertSame(multiple, Par.map(a, x -> x * 1.5), "mapped");
          Par.scale(a, 1.5, into);
          Matrices.assertSame(multiple, into, "scaled into");
          Par.map(a, x -> x * 1.5, into);
          Matrices.assertSame(multiple, into, "mapped into");
          Par.map(a, x -> x * 1.5, a);
          Matrices.assertSame(multiple, a, "in place");
        });
  }

  @Tag("functions")
  @Test
  void aFunctionThatFailsThrowsWhatTheLoopWouldHaveThrown() {
    DoubleMatrix m = Matrices.random(40, 50, 4);
    RuntimeException thrown = new RuntimeException();
    m.set(7, 8, 2);
    assertSame(
        thrown,
        assertThrows(
            RuntimeException.class,
            () ->
                Par.map(
                    m,
                    x -> {
                      if (x == 2) {
                        throw thrown;
                      }
                      return x;
                    })));
  }

  @EachPool
  void theNormIsWithinAnUlp(int p) {
    long seed = System.nanoTime();
    System.out.println("seed " + seed);
    SplittableRandom random = new SplittableRandom(seed);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int scale : new int[] {0, 500, 1000, -500, -1040, -1060}) {
        DoubleMatrix m = Matrices.random(12, 43, random.nextLong());
        Par.map(m, x -> Math.scalb(x, scale), m);
        double norm = pool.call(() -> Par.frobeniusNorm(m.block(1, 12, 0, 40)));
        assertEquals(norm, Par.frobeniusNorm(m.block(1, 12, 0, 40).transposed()));
        double real = realNorm(m.block(1, 12, 0, 40));
        assertEquals(real, norm, Math.ulp(real), () -> "2^" + scale);
      }
    }
  }

  private static double realNorm(DoubleMatrix m) {
    BigDecimal sum = BigDecimal.ZERO;
    for (int i = 0; i < m.rows(); i++) {
      for (int j = 0; j < m.cols(); j++) {
        sum = sum.add(new BigDecimal(m.get(i, j)).pow(2));
      }
    }
    return sum.sqrt(new MathContext(40)).doubleValue();
  }

  @Test
  void specialNorms() {
    DoubleMatrix m = DoubleMatrix.zeros(2, 3);
    assertEquals(0.0, Par.frobeniusNorm(m));
    assertEquals(0.0, Par.frobeniusNorm(DoubleMatrix.zeros(0, 3)));
    m.set(0, 1, Double.NEGATIVE_INFINITY);
    assertEquals(Double.POSITIVE_INFINITY, Par.frobeniusNorm(m));
    m.set(1, 1, Double.NaN);
    assertEquals(Double.NaN, Par.frobeniusNorm(m));
    DoubleMatrix large = DoubleMatrix.of(new double[][] {{Double.MAX_VALUE, Double.MAX_VALUE}});
    assertEquals(Double.POSITIVE_INFINITY, Par.frobeniusNorm(large));
    assertEquals(5e300, Par.frobeniusNorm(DoubleMatrix.of(new double[][] {{3e300}, {4e300}})));
  }

  @Test
  void theTraceIsTheRealSum() {
    DoubleMatrix m = Matrices.random(4, 4, 5);
    double[] diagonal = {1, 1e100, 1, -1e100};
    for (int i = 0; i < diagonal.length; i++) {
      m.set(i, i, diagonal[i]);
    }
    assertEquals(2.0, Par.trace(m));
    assertEquals(2.0, Par.trace(Matrices.byColumns(m)));
    assertEquals(0.0, Par.trace(DoubleMatrix.zeros(0, 0)));
  }

  @Test
  void shapesThatDoNotFitAreNamed() {
    DoubleMatrix a = DoubleMatrix.zeros(2, 3);
    DoubleMatrix b = DoubleMatrix.zeros(3, 2);
    assertMessage("a is 2 x 3, b is 3 x 2", () -> Par.add(a, b));
    assertMessage("a is 2 x 3, b is 3 x 2", () -> Par.add(a, b, a));
    assertMessage("a is 2 x 3, c is 3 x 2", () -> Par.scale(a, 2, b));
    assertMessage("a is 2 x 3, c is 3 x 2", () -> Par.map(a, x -> x, b));
    assertMessage(
        "the transpose of 2 x 3 does not fit c, which is 2 x 3", () -> Par.transpose(a, a));
    assertMessage("the trace of 2 x 3, which is not square", () -> Par.trace(a));
    assertMessage("f", () -> Par.map(a, null));
    assertMessage("a", () -> Par.frobeniusNorm((DoubleMatrix) null));
  }

  @Test
  void aTargetThatSharesOnlyAPartIsRejected() {
    DoubleMatrix m = DoubleMatrix.zeros(5, 5);
    DoubleMatrix a = m.block(0, 4, 0, 4);
    DoubleMatrix c = m.block(1, 5, 1, 5);
    assertMessage("c shares elements with a part of a", () -> Par.map(a, x -> x, c));
    assertMessage("c shares elements with a part of b", () -> Par.add(Par.add(a, a), a, c));
    assertMessage("c shares elements with a", () -> Par.transpose(a, c));
    assertMessage("c shares elements with a part of a", () -> Par.scale(m, 2, m.transposed()));
    Par.scale(m.block(0, 2, 0, 5), 2, m.block(2, 4, 0, 5));
    assertEquals(0, Arrays.stream(m.data()).sum());
  }

  private static void assertMessage(String message, Runnable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call::run).getMessage());
  }
}
