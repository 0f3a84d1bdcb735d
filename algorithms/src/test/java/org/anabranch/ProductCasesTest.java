package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What went wrong in other libraries. */
@Tag("simd")
class ProductCasesTest {
  private static final int THREADS = 4;

  /** M1: a transposed product looped over the wrong bound. */
  @Test
  void tallTransposedProductsOfOnes() {
    for (int[] shape :
        new int[][] {{1_000_000, 4}, {1, 50}, {50, 1}, {0, 5}, {3, 1000}, {1000, 3}}) {
      DoubleMatrix ones = ones(shape[0], shape[1]);
      DoubleMatrix product = Par.multiply(ones.transposed(), ones(shape[0], shape[1]));
      assertEquals(shape[1], product.rows());
      assertEquals(shape[1], product.cols());
      assertTrue(Arrays.stream(product.data()).allMatch(x -> x == shape[0]));
    }
  }

  /** M2: a reused workspace leaked old values. */
  @Test
  void nothingOfAnEarlierProductIsLeft() {
    for (int n : new int[] {30, 131, 300}) {
      DoubleMatrix nan = Par.map(DoubleMatrix.zeros(n + 40, n + 40), x -> Double.NaN);
      Par.multiply(nan, nan);
      double k = n - 1;
      DoubleMatrix product = Par.multiply(ones(n, n - 1), ones(n - 1, n + 3));
      assertTrue(Arrays.stream(product.data()).allMatch(x -> x == k));
    }
  }

  @Test
  void fourThreadsMultiplyAlternatingShapesAtOnce() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(THREADS);
    try (WorkStealingPool pool = WorkStealingPool.create(3)) {
      List<Callable<Boolean>> programs = new ArrayList<>();
      for (int t = 0; t < THREADS; t++) {
        long seed = t;
        programs.add(() -> pool.call(() -> multipliesRight(seed, 250)));
      }
      for (Future<Boolean> ok : threads.invokeAll(programs)) {
        assertTrue(ok.get());
      }
    } finally {
      threads.shutdown();
    }
  }

  private static boolean multipliesRight(long seed, int rounds) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < rounds; i++) {
      int m = 1 + random.nextInt(90);
      int k = 1 + random.nextInt(90);
      int n = 1 + random.nextInt(90);
      boolean poison = random.nextInt(4) == 0;
      double x = poison ? Double.NaN : random.nextInt(100);
      DoubleMatrix a = Par.map(DoubleMatrix.zeros(m, k), zero -> x);
      DoubleMatrix product = Par.multiply(a, ones(k, n));
      double expected = x * k;
      if (!Arrays.stream(product.data()).allMatch(e -> Double.compare(e, expected) == 0)) {
        return false;
      }
    }
    return true;
  }

  private static DoubleMatrix ones(int rows, int cols) {
    DoubleMatrix ones = DoubleMatrix.zeros(rows, cols);
    Arrays.fill(ones.data(), 1.0);
    return ones;
  }
}
