package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** What breaks the order is taken out, and nothing is lost on the way. */
class StragglersTest {
  private static final long SEED = 5;

  private static int[] swapped(int n, int swaps, SplittableRandom random) {
    int[] a = IntStream.range(0, n).map(i -> i / 3).toArray();
    for (int k = 0; k < swaps; k++) {
      int i = random.nextInt(n);
      int j = random.nextInt(n);
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
    return a;
  }

  @Test
  void aFewSwapsInEveryType() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 200; round++) {
      int n = 2 + random.nextInt(3_000);
      int[] ints = swapped(n, random.nextInt(1 + n / 50), random);
      long[] longs = Arrays.stream(ints).asLongStream().toArray();
      double[] doubles = Arrays.stream(ints).asDoubleStream().toArray();
      float[] floats = new float[n];
      for (int i = 0; i < n; i++) {
        floats[i] = ints[i];
      }
      int[] expected = ints.clone();
      Arrays.sort(expected);
      int[] ofInts = Stragglers.take(ints, 0, n);
      assertNotNull(ofInts);
      Arrays.sort(ofInts);
      Stragglers.merge(ints, 0, n, ofInts);
      long[] ofLongs = Stragglers.take(longs, 0, n);
      Arrays.sort(ofLongs);
      Stragglers.merge(longs, 0, n, ofLongs);
      double[] ofDoubles = Stragglers.take(doubles, 0, n);
      Arrays.sort(ofDoubles);
      Stragglers.merge(doubles, 0, n, ofDoubles);
      float[] ofFloats = Stragglers.take(floats, 0, n);
      Arrays.sort(ofFloats);
      Stragglers.merge(floats, 0, n, ofFloats);
      assertArrayEquals(expected, ints);
      for (int i = 0; i < n; i++) {
        assertEquals(expected[i], longs[i]);
        assertEquals(expected[i], doubles[i]);
        assertEquals(expected[i], floats[i]);
      }
    }
  }

  @Test
  void ofASwappedPairTheGreaterAndTheSmallerAreTaken() {
    int[] a = {9, 0, 1, 8, 3, 4, 5, 6, 7, 2, 8, 9};
    assertArrayEquals(new int[] {8, 2}, Stragglers.take(a, 1, 12));
    assertArrayEquals(new int[] {9, 0, 1, 3, 4, 5, 6, 7, 8, 9}, Arrays.copyOf(a, 10));
  }

  @Test
  void elementsThatBlockARowAreTakenInstead() {
    int[] a = {1, 2, 90, 91, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12};
    assertArrayEquals(new int[] {91, 90}, Stragglers.take(a, 0, a.length));
    assertArrayEquals(IntStream.rangeClosed(1, 12).toArray(), Arrays.copyOf(a, 12));
  }

  @Test
  void disorderIsGivenUpWithAPermutation() {
    int[] a = new SplittableRandom(SEED).ints(1_000).toArray();
    int[] expected = a.clone();
    assertNull(Stragglers.take(a, 0, a.length));
    Arrays.sort(a);
    Arrays.sort(expected);
    assertArrayEquals(expected, a);
  }

  @Test
  void whatWasTakenComesBackEvenUnsorted() {
    int[] a = swapped(1_000, 12, new SplittableRandom(SEED));
    int[] expected = a.clone();
    Stragglers.merge(a, 0, a.length, Stragglers.take(a, 0, a.length));
    Arrays.sort(a);
    Arrays.sort(expected);
    assertArrayEquals(expected, a);
  }

  @Test
  void nansAreNotTaken() {
    double negative = Double.longBitsToDouble(0xfff8_0000_0000_0000L);
    assertNull(Stragglers.take(new double[] {1, 2, negative, 3}, 0, 4));
    assertNull(Stragglers.take(new double[] {1, 2, Double.NaN, 3}, 0, 4));
    assertNull(Stragglers.take(new float[] {1, 2, Float.NaN, 3}, 0, 4));
    assertEquals(0, Stragglers.take(new double[] {negative, 1, Double.NaN}, 0, 3).length);
  }
}
