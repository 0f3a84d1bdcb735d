package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Random orders: permutations, the same for every pool, each with the same probability. */
class ShuffleTest {
  private static final int[] SIZES = {0, 1, 2, 3, 32_767, 32_768, 32_769, 100_003};

  @EachPool
  void theSeedDecidesWhateverThePoolAndTheType(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        int[] expected = Par.randomPermutation(n, 42);
        int[] sorted = expected.clone();
        Arrays.sort(sorted);
        assertArrayEquals(IntStream.range(0, n).toArray(), sorted);
        pool.run(() -> assertArrayEquals(expected, Par.randomPermutation(n, 42)));
        long[] longs = IntStream.range(0, n).asLongStream().toArray();
        double[] doubles = IntStream.range(0, n).asDoubleStream().toArray();
        Integer[] objects = IntStream.range(0, n).boxed().toArray(Integer[]::new);
        pool.run(() -> Par.shuffle(longs, 42));
        pool.run(() -> Par.shuffle(doubles, 42));
        pool.run(() -> Par.shuffle(objects, 42));
        for (int i = 0; i < n; i++) {
          assertEquals(expected[i], longs[i]);
          assertEquals(expected[i], doubles[i]);
          assertEquals(expected[i], objects[i]);
        }
        assertEquals(n < 4, Arrays.equals(expected, Par.randomPermutation(n, 43)) || n < 4);
      }
    }
  }

  /**
   * Chi-squared over all orders of four elements; 23 degrees of freedom, one in a million is 77.
   */
  @Test
  void everyOrderOfAFewIsEquallyLikely() {
    int[] counts = new int[256];
    int rounds = 120_000;
    for (int seed = 0; seed < rounds; seed++) {
      int[] a = Par.randomPermutation(4, seed);
      counts[a[0] | (a[1] << 2) | (a[2] << 4) | (a[3] << 6)]++;
    }
    int[] seen = Arrays.stream(counts).filter(c -> c > 0).toArray();
    assertEquals(24, seen.length);
    assertTrue(chiSquared(seen, rounds / 24.0) < 77);
  }

  /**
   * Where elements of 16 origins land among 16 places; 225 degrees of freedom: 340 at one in 1e6.
   */
  @Test
  void everyPlaceOfALargeArrayIsEquallyLikely() {
    int n = 1 << 17;
    int[] counts = new int[256];
    for (int seed = 0; seed < 4; seed++) {
      int[] a = Par.randomPermutation(n, seed);
      for (int i = 0; i < n; i++) {
        counts[(a[i] >>> 13) << 4 | (i >>> 13)]++;
      }
    }
    assertTrue(chiSquared(counts, 4 * n / 256.0) < 340);
  }

  /** How often neighbours stay neighbours in order: once in a permutation, on average. */
  @Test
  void neighboursPartAsOftenAsByChance() {
    int kept = 0;
    int rounds = 20;
    for (int seed = 0; seed < rounds; seed++) {
      int[] a = Par.randomPermutation(70_000, seed);
      for (int i = 1; i < a.length; i++) {
        kept += a[i] == a[i - 1] + 1 ? 1 : 0;
      }
    }
    assertTrue(kept > 3 && kept < 45, "kept " + kept);
  }

  private static double chiSquared(int[] counts, double expected) {
    return Arrays.stream(counts).mapToDouble(c -> (c - expected) * (c - expected) / expected).sum();
  }

  @Test
  void argumentsAreCheckedFirst() {
    assertThrows(IllegalArgumentException.class, () -> Par.randomPermutation(-1, 0));
    assertThrows(NullPointerException.class, () -> Par.shuffle((int[]) null, 0));
    assertFalse(Arrays.equals(Par.randomPermutation(10, 1), Par.randomPermutation(10, 2)));
  }
}
