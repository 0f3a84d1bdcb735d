package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class QuickSortTest {
  private static final long SEED = 20;

  static Stream<int[]> inputs() {
    int n = 50_021;
    return Stream.of(
        new int[0],
        new int[] {7},
        new int[] {2, 1},
        random(4096),
        random(4097),
        random(n),
        new int[n],
        IntStream.range(0, n).toArray(),
        IntStream.range(0, n).map(i -> n - i).toArray(),
        IntStream.range(0, n).map(i -> i % 3).toArray(),
        IntStream.range(0, n)
            .map(i -> i % 2 == 0 ? Integer.MIN_VALUE : Integer.MAX_VALUE)
            .toArray());
  }

  @ParameterizedTest
  @MethodSource("inputs")
  void sortsAsArraysSortDoes(int[] a) {
    assertSorts(a, WorkStealingPool.common());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void sortsInEveryPool(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      assertSorts(random(100_003), pool);
    }
  }

  @Test
  void mainPrintsWhatItSorted() {
    String output = StandardOutput.of(() -> QuickSort.main(new String[] {"20000"}));
    assertEquals("sorted 20000 numbers, in the order of Arrays.sort", output.strip());
  }

  private static void assertSorts(int[] a, WorkStealingPool pool) {
    int[] expected = a.clone();
    Arrays.sort(expected);
    QuickSort.sort(a, pool);
    assertArrayEquals(expected, a, "seed " + SEED);
  }

  private static int[] random(int n) {
    return new Random(SEED).ints(n).toArray();
  }
}
