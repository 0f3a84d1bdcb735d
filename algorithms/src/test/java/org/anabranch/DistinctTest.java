package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.stream.Collectors;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** First occurrences, in their order. */
class DistinctTest {
  private static final long SEED = System.nanoTime();
  private static final int[] SIZES = {0, 1, 2, 3, 8_191, 8_192, 16_384, 20_011};

  @EachPool
  void everyTypeAgreesWithALinkedSet(int p) {
    System.out.println("seed " + SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (SortPattern pattern : SortPattern.values()) {
        for (int n : SIZES) {
          long[] a = pattern.fill(p == 3 ? n : n / 9, SEED);
          pool.run(() -> assertFirsts(a));
        }
      }
    }
  }

  private static void assertFirsts(long[] a) {
    LinkedHashSet<Long> set =
        Arrays.stream(a).boxed().collect(Collectors.toCollection(LinkedHashSet::new));
    long[] expected = set.stream().mapToLong(Long::longValue).toArray();
    assertArrayEquals(expected, Par.distinct(a));
    int[] ints = Arrays.stream(a).mapToInt(x -> (int) (x >> 9)).toArray();
    assertArrayEquals(Arrays.stream(ints).distinct().toArray(), Par.distinct(ints));
    double[] doubles = Arrays.stream(a).mapToDouble(Double::longBitsToDouble).toArray();
    assertArrayEquals(Arrays.stream(doubles).distinct().toArray(), Par.distinct(doubles));
    String[] strings = Arrays.stream(a).mapToObj(x -> "s" + x % 1_000).toArray(String[]::new);
    String[] firsts = Par.distinct(strings);
    LinkedHashSet<String> different = new LinkedHashSet<>(Arrays.asList(strings));
    int at = 0;
    for (String s : different) {
      assertSame(s, firsts[at++]);
    }
    assertEquals(at, firsts.length);
  }

  /** An object whose hash says nothing. */
  private record Dull(int value) {
    @Override
    public int hashCode() {
      return 7;
    }
  }

  @Test
  void equalHashesAndNullAreTold() {
    Dull[] a = new Dull[2_000];
    Arrays.setAll(a, i -> i % 7 == 3 ? null : new Dull(i % 40));
    Dull[] expected = new LinkedHashSet<>(Arrays.asList(a)).toArray(new Dull[0]);
    assertArrayEquals(expected, Par.distinct(a));
  }

  @Test
  void nansAreOneAndZerosAreTwo() {
    double otherNan = Double.longBitsToDouble(0x7ff8_0000_0000_1234L);
    assertArrayEquals(
        new double[] {0.0, Double.NaN, -0.0},
        Par.distinct(new double[] {0.0, Double.NaN, -0.0, otherNan, 0.0}));
    assertThrows(NullPointerException.class, () -> Par.distinct((String[]) null));
  }
}
