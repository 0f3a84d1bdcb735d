package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Reductions of what stands in arrays: which tree, which values, where the identity goes. */
@Tag("functions")
class ReduceTest {
  private static final int[] SIZES = {
    0, 1, 2, 3, 255, 256, 257, 511, 512, 513, 1023, 1024, 1025, 2047, 2049, 4099, 70_001
  };

  /** A product that does not commute; the numbers wrap. */
  private record Matrix(int a, int b, int c, int d) {
    static final Matrix ONE = new Matrix(1, 0, 0, 1);

    Matrix times(Matrix m) {
      return new Matrix(a * m.a + b * m.c, a * m.b + b * m.d, c * m.a + d * m.c, c * m.b + d * m.d);
    }
  }

  /** Case S6: a start that is no identity enters once. */
  @EachPool
  void theIdentityEntersOnceToTheLeft(int p) {
    int[] six = {1, 2, 3, 4, 5, 6};
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () -> {
            assertEquals(31, Par.reduce(six, 10, Integer::sum));
            assertEquals(21, Par.reduce(six, 0, Integer::sum));
            assertEquals(22, Par.reduce(six, 2, 5, 10, Integer::sum));
            assertEquals(31L, Par.reduce(new long[] {1, 2, 3, 4, 5, 6}, 10, Long::sum));
            assertEquals(31.0, Par.reduce(new double[] {1, 2, 3, 4, 5, 6}, 10, Double::sum));
            assertEquals(31, Par.<Integer>reduce(boxed(six), 10, Integer::sum));
            assertEquals(31, Par.mapReduceInt(1, 7, i -> i, 10, Integer::sum));
            assertEquals("x123", Par.mapReduce(1, 4, Integer::toString, "x", String::concat));
            for (int n : SIZES) {
              int[] ones = new int[n];
              Arrays.fill(ones, 1);
              assertEquals(n + 10, Par.reduce(ones, 10, Integer::sum));
              assertEquals(n + 10, Par.<Integer>reduce(boxed(ones), 10, Integer::sum));
              assertEquals(n + 10, Par.mapReduceInt(0, n, i -> 1, 10, Integer::sum));
              assertEquals(n + 10, Par.mapReduce(0, n, i -> 1, 10, Integer::sum));
            }
          });
    }
  }

  private static Integer[] boxed(int[] a) {
    return Arrays.stream(a).boxed().toArray(Integer[]::new);
  }

  @EachPool
  void concatenationKeepsTheOrder(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        if (n < 5_000) {
          String[] words = IntStream.range(0, n).mapToObj(i -> i + ";").toArray(String[]::new);
          String all = String.join("", words);
          pool.run(
              () -> {
                assertEquals(all, Par.reduce(words, "", String::concat));
                assertEquals(all, Par.reduce(words, String::concat).orElse(""));
                assertEquals(all, Par.mapReduce(0, n, i -> i + ";", "", String::concat));
                assertEquals(all, Par.mapReduce(words, w -> w, "", String::concat));
                String part = Arrays.stream(words, n / 7, n - n / 5).collect(Collectors.joining());
                assertEquals("<" + part, Par.reduce(words, n / 7, n - n / 5, "<", String::concat));
                assertEquals(part, Par.reduce(words, n / 7, n - n / 5, String::concat).orElse(""));
              });
        }
      }
    }
  }

  @EachPool
  void matrixProductsKeepTheOrder(int p) {
    SplittableRandom random = new SplittableRandom(5);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        Matrix[] matrices = new Matrix[n];
        Arrays.setAll(
            matrices,
            i ->
                new Matrix(random.nextInt(), random.nextInt(), random.nextInt(), random.nextInt()));
        Matrix product = Matrix.ONE;
        for (Matrix matrix : matrices) {
          product = product.times(matrix);
        }
        Matrix expected = product;
        pool.run(
            () -> {
              assertEquals(expected, Par.reduce(matrices, Matrix.ONE, Matrix::times));
              assertEquals(expected, Par.mapReduce(matrices, m -> m, Matrix.ONE, Matrix::times));
            });
      }
    }
  }

  /** The tree of the documentation, told apart from any other by an operator that is no group's. */
  @EachPool
  void theTreeDependsOnTheNumberOfElementsOnly(int p) {
    DoubleBinaryOperator op = (x, y) -> x * 0.75 + y;
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {1, 1024, 1025, 3 * 1024 + 5, 70_001, 300_007}) {
        double[] a = new SplittableRandom(n).doubles(n, -1, 1).toArray();
        Double[] boxes = Arrays.stream(a).boxed().toArray(Double[]::new);
        double expected = tree(a, 1024, 0.5, op);
        double ofObjects = tree(a, Math.max(1, Math.min(1024, n / 256)), 0.5, op);
        for (int round = 0; round < 3; round++) {
          pool.run(
              () -> {
                assertEquals(expected, Par.reduce(a, 0.5, op));
                assertEquals(expected, Par.mapReduceDouble(0, n, i -> a[i], 0.5, op));
                assertEquals(expected, Par.mapReduceDouble(boxes, x -> x, 0.5, op));
                assertEquals(ofObjects, Par.<Double>reduce(boxes, 0.5, op::applyAsDouble));
                assertEquals(
                    ofObjects, Par.mapReduce(boxes, x -> x, 0.5, (x, y) -> op.applyAsDouble(x, y)));
              });
        }
      }
    }
  }

  private static double tree(double[] a, int leaf, double identity, DoubleBinaryOperator op) {
    int count = (a.length + leaf - 1) / leaf;
    double[] slots = new double[count];
    for (int slot = 0; slot < count; slot++) {
      int from = slot * leaf;
      slots[slot] = slot == 0 ? op.applyAsDouble(identity, a[0]) : a[from];
      for (int i = from + 1; i < Math.min(from + leaf, a.length); i++) {
        slots[slot] = op.applyAsDouble(slots[slot], a[i]);
      }
    }
    for (int half = 1; half < count; half *= 2) {
      for (int left = 0; left + half < count; left += 2 * half) {
        slots[left] = op.applyAsDouble(slots[left], slots[left + half]);
      }
    }
    return slots[0];
  }

  /** Only what comes from the input may be combined: nothing else is even an Integer. */
  @EachPool
  void theOperatorSeesNoForeignValue(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        long[] odd = IntStream.range(0, n).mapToLong(i -> 2L * i + 1).toArray();
        pool.run(
            () -> {
              long greatest = Par.reduce(odd, -1, ReduceTest::greaterOfOdds);
              assertEquals(n == 0 ? -1 : 2L * n - 1, greatest);
              assertEquals(
                  greatest, Par.mapReduceLong(0, n, i -> odd[i], -1, ReduceTest::greaterOfOdds));
            });
      }
    }
  }

  private static long greaterOfOdds(long x, long y) {
    if ((x & y & 1) == 0) {
      throw new AssertionError("a value from elsewhere: " + x + ", " + y);
    }
    return Math.max(x, y);
  }

  @EachPool
  void rangesLookAtNothingElse(int p) {
    int[] a = new int[50_000];
    Arrays.fill(a, 10_000, 40_000, 1);
    a[9_999] = a[40_000] = Integer.MIN_VALUE;
    long[] longs = Arrays.stream(a).asLongStream().toArray();
    double[] doubles = Arrays.stream(a).asDoubleStream().toArray();
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      pool.run(
          () -> {
            assertEquals(30_000, Par.reduce(a, 10_000, 40_000, 0, Integer::sum));
            assertEquals(30_000, Par.reduce(longs, 10_000, 40_000, 0, Long::sum));
            assertEquals(30_000, Par.reduce(doubles, 10_000, 40_000, 0, Double::sum));
            assertEquals(30_000, Par.<Integer>reduce(boxed(a), 10_000, 40_000, 0, Integer::sum));
            int max = Integer.MAX_VALUE;
            assertEquals(5_000, Par.mapReduceInt(max - 5_000, max, i -> 1, 0, Integer::sum));
            assertEquals(5_000, Par.mapReduceLong(-max - 1, -max + 4_999, i -> 1, 0, Long::sum));
          });
    }
  }

  @Test
  void nothingIsTheIdentity() {
    Object identity = new Object();
    BinaryOperator<Object> never =
        (x, y) -> {
          throw new AssertionError();
        };
    assertSame(identity, Par.reduce(new Object[0], identity, never));
    assertSame(identity, Par.mapReduce(5, -5, i -> i, identity, never));
    assertSame(identity, Par.mapReduce(new Object[0], x -> x, identity, never));
    assertEquals(Optional.empty(), Par.reduce(new Object[0], never));
    assertEquals(7, Par.reduce(new int[3], 2, 2, 7, Integer::sum));
    assertEquals(
        7, Par.mapReduceInt(Integer.MAX_VALUE, Integer.MIN_VALUE, i -> i, 7, Integer::sum));
    assertEquals(7.5, Par.mapReduceDouble(new String[0], String::length, 7.5, Double::sum));
  }

  @Test
  void nullElementsAndResultsAreValues() {
    BinaryOperator<String> second = (x, y) -> y;
    assertNull(Par.reduce(new String[] {"a", null}, "x", second));
    assertNull(Par.mapReduce(0, 3, i -> (String) null, "x", second));
    assertThrows(NullPointerException.class, () -> Par.reduce(new String[] {"a", null}, second));
  }

  @Test
  void argumentsAreChecked() {
    assertMessage("a", () -> Par.reduce((int[]) null, 0, Integer::sum));
    assertMessage("a", () -> Par.reduce((String[]) null, String::concat));
    assertMessage("op", () -> Par.reduce(new long[0], 0, null));
    assertMessage("op", () -> Par.reduce(new String[0], "", null));
    assertMessage("map", () -> Par.mapReduce(0, 0, null, "", String::concat));
    assertMessage("op", () -> Par.mapReduceDouble(0, 0, i -> i, 0, null));
    assertMessage("a", () -> Par.mapReduceInt((String[]) null, String::length, 0, Integer::sum));
    assertMessage("map", () -> Par.mapReduceLong(new String[0], null, 0, Long::sum));
    assertMessage("fromIndex(2) > toIndex(1)", () -> Par.reduce(new int[3], 2, 1, 0, Integer::sum));
    assertMessage(
        "Array index out of range: 4", () -> Par.reduce(new String[3], 0, 4, String::concat));
    assertMessage("function", () -> Par.sumOfLong(new String[0], null));
    assertMessage("elements", () -> Par.sumOfDouble((List<String>) null, String::length));
  }

  private static void assertMessage(String message, Runnable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call::run).getMessage());
  }

  @EachPool
  void sumsOverElementsAgreeWithTheLoop(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        Integer[] a = IntStream.range(0, n).boxed().toArray(Integer[]::new);
        long sum = n * (n - 1L) / 2;
        pool.run(
            () -> {
              assertEquals(sum, Par.sumOfLong(a, i -> i));
              assertEquals(sum, Par.sumOfLong(Arrays.asList(a), i -> i));
              assertEquals(sum, Par.sumOfLong(() -> List.of(a).iterator(), i -> i));
              assertEquals(n * 0.5, Par.sumOfDouble(a, i -> 0.5));
              assertEquals(Par.sum(tenths(n)), Par.sumOfDouble(List.of(a), i -> i * 0.1));
            });
      }
    }
  }

  private static double[] tenths(int n) {
    return IntStream.range(0, n).mapToDouble(i -> i * 0.1).toArray();
  }

  /** Two elements of one block meet, so they run side by side. */
  @Test
  void costlyElementsOfOneBlockRunSideBySide() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch both = new CountDownLatch(2);
      assertEquals(2, pool.call(() -> Par.mapReduceInt(0, 2, i -> meet(both), 0, Integer::sum)));
    }
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch both = new CountDownLatch(2);
      assertEquals(2, pool.call(() -> Par.mapReduce(0, 2, i -> meet(both), 0, Integer::sum)));
    }
  }

  /** Two combinations meet. */
  @Test
  void costlyOperatorsRunSideBySide() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch both = new CountDownLatch(2);
      Integer[] four = {1, 2, 3, 4};
      BinaryOperator<Integer> op = (x, y) -> x + y + (x == 1 || x == 3 ? meet(both) : 0);
      assertEquals(12, pool.call(() -> Par.reduce(four, op)).orElseThrow());
    }
  }

  private static int meet(CountDownLatch both) {
    both.countDown();
    CallerKind.await(both);
    return 1;
  }

  private record Span(long from, long to) {}

  @Test
  void rangesWithMoreIndicesThanAnIntCountsHaveLeavesAsOthers() {
    RuntimeException stop = new RuntimeException();
    int from = Integer.MIN_VALUE;
    RuntimeException thrown =
        assertThrows(
            RuntimeException.class,
            () ->
                Par.mapReduce(
                    from,
                    Integer.MAX_VALUE,
                    i -> {
                      if (i == from + 3_000) {
                        throw stop;
                      }
                      return new Span(i, i + 1L);
                    },
                    new Span(from, from),
                    (x, y) -> {
                      assertEquals(x.to, y.from);
                      assertTrue(y.to - y.from > 1 || x.to - x.from < 1024, "folded beyond a leaf");
                      return new Span(x.from, y.to);
                    }));
    assertSame(stop, thrown);
  }
}
