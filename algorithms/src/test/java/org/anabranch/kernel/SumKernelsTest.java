package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.stream.Stream;
import org.anabranch.kernel.DoubleCases.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Every sum kernel against a plain loop, over sizes, ranges and the extremes of its type. */
class SumKernelsTest {
  private static final long SEED = 20_240_604;
  private static final int[] SIZES = {
    0, 1, 2, 3, 7, 8, 9, 1009, 1023, 1024, 1025, 2048, 2049, 4099, 32_768, 32_769, 100_003
  };

  private static final int[] SMALL_SIZES = {0, 1, 2, 3, 7, 1009, 1023, 1024, 1025, 2049, 10_007};

  /** A range of some size inside a larger array. */
  record Range(int from, int to, int length) {}

  static Stream<Range> ranges() {
    return Arrays.stream(SIZES)
        .boxed()
        .flatMap(
            n ->
                Stream.of(
                    new Range(0, n, n), new Range(3, 3 + n, n + 3), new Range(5, 5 + n, n + 12)));
  }

  @ParameterizedTest
  @MethodSource("ranges")
  void bytesAreSummedExactly(Range range) {
    SplittableRandom random = new SplittableRandom(SEED);
    byte[] a = new byte[range.length];
    random.nextBytes(a);
    assertEquals(plainSum(a, range), SumKernels.sum(a, range.from, range.to));
    for (byte extreme : new byte[] {Byte.MIN_VALUE, Byte.MAX_VALUE, -1}) {
      Arrays.fill(a, extreme);
      long expected = (long) extreme * (range.to - range.from);
      assertEquals(expected, SumKernels.sum(a, range.from, range.to));
    }
  }

  @ParameterizedTest
  @MethodSource("ranges")
  void intsAreSummedExactly(Range range) {
    SplittableRandom random = new SplittableRandom(SEED);
    int[] a = random.ints(range.length).toArray();
    assertEquals(plainSum(a, range), SumKernels.sum(a, range.from, range.to));
    for (int extreme : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE, -1, 0xffff}) {
      Arrays.fill(a, extreme);
      long expected = (long) extreme * (range.to - range.from);
      assertEquals(expected, SumKernels.sum(a, range.from, range.to));
    }
  }

  @ParameterizedTest
  @MethodSource("ranges")
  void longsAreSummedModulo64Bits(Range range) {
    SplittableRandom random = new SplittableRandom(SEED);
    long[] a = random.longs(range.length).toArray();
    long expected = 0;
    for (int i = range.from; i < range.to; i++) {
      expected += a[i];
    }
    assertEquals(expected, SumKernels.sum(a, range.from, range.to));
  }

  @ParameterizedTest
  @EnumSource
  void doublesAreSummedWithOneRounding(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int n : SMALL_SIZES) {
      double[] a = cases.array(kind, n + 12);
      double expected = RealSum.of(a, 5, n + 5);
      assertEquals(expected, SumKernels.sum(a, 5, n + 5), "n " + n + " seed " + SEED);
    }
  }

  @ParameterizedTest
  @EnumSource
  void floatsAreSummedWithOneRounding(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int n : SMALL_SIZES) {
      double[] same = cases.array(kind, n + 12);
      float[] a = new float[same.length];
      for (int i = 0; i < a.length; i++) {
        float x = (float) same[i];
        a[i] = Float.isFinite(x) ? x : Float.MAX_VALUE;
        same[i] = a[i];
      }
      double expected = RealSum.of(same, 5, n + 5);
      assertEquals(expected, SumKernels.sum(a, 5, n + 5), "n " + n + " seed " + SEED);
    }
  }

  /** S1, S4 and the decision table. */
  @Test
  void sumsThatWentWrongElsewhere() {
    assertEquals(2668.19, sum(860.10, 1808.09));
    assertEquals(2668.19, sum(1808.09, 860.10));
    assertEquals(2.0, sum(1, 1e100, 1, -1e100));
    assertEquals(0.0, sum(1e308, 1e308, -1e308, -1e308));
    assertEquals(0x1p-60, sum(1, 0x1p-60, -1));
    double[] tenths = new double[1_000_000];
    Arrays.fill(tenths, 0.1);
    assertEquals(100_000.0, sum(tenths));
    assertEquals(Double.NaN, sum(Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY));
    assertEquals(Double.NaN, sum(1.0, Double.NaN));
    assertEquals(Double.POSITIVE_INFINITY, sum(Double.POSITIVE_INFINITY, 1));
    assertEquals(0.0, sum(-0.0));
    assertEquals(0.0, sum());
  }

  /** S3. */
  @Test
  void everyPermutationGivesTheSameBits() {
    DoubleCases cases = new DoubleCases(SEED);
    double[] a = cases.array(Kind.WIDE_EXPONENTS, 10_007);
    assertEquals(RealSum.of(a), sum(a), "seed " + SEED);
    for (int round = 0; round < 20; round++) {
      double[] shuffled = cases.shuffled(a);
      assertEquals(sum(a), sum(shuffled), "seed " + SEED);
    }
  }

  /** S5. */
  @Test
  void intSumsAreLong() {
    assertEquals(2147483648L, SumKernels.sum(new int[] {Integer.MAX_VALUE, 1}, 0, 2));
    int[] thousands = new int[3_000_000];
    Arrays.fill(thousands, 1000);
    assertEquals(3_000_000_000L, SumKernels.sum(thousands, 0, thousands.length));
  }

  @ParameterizedTest
  @EnumSource(names = {"WIDE_EXPONENTS", "NARROW_EXPONENTS", "SMALL_INTEGERS"})
  void sumFastStaysWithinItsBound(Kind kind) {
    DoubleCases cases = new DoubleCases(SEED);
    for (int n : SIZES) {
      double[] a = cases.array(kind, n);
      double[] magnitudes = Arrays.stream(a).map(Math::abs).toArray();
      int blocks = Math.max(1, (n + SumKernels.FAST_BLOCK - 1) / SumKernels.FAST_BLOCK);
      int depth = SumKernels.FAST_BLOCK / 4 + 3 + 32 - Integer.numberOfLeadingZeros(blocks - 1);
      double bound = RealSum.of(magnitudes) * depth * 0x1.0001p-53;
      double error = RealSum.of(SumKernels.sumFast(a, 0, n), -RealSum.of(a));
      assertTrue(Math.abs(error) <= bound + Math.ulp(RealSum.of(a)), kind + " " + n);
    }
  }

  @Test
  void sumFastAddsInOrderOfItsTree() {
    double[] a = new DoubleCases(SEED).array(Kind.NARROW_EXPONENTS, 3 * 1024 + 5);
    double first = fourChains(a, 0, 1024) + fourChains(a, 1024, 2048);
    double second = fourChains(a, 2048, 3072) + fourChains(a, 3072, a.length);
    assertEquals(first + second, SumKernels.sumFast(a, 0, a.length));
  }

  @Test
  void sumFastOfPartsCombinesToTheSameBits() {
    DoubleCases cases = new DoubleCases(SEED);
    for (int n : new int[] {0, 1, 1024, 1025, 5_000, 7 * 1024, 100_003}) {
      double[] a = cases.array(Kind.NARROW_EXPONENTS, n + 11);
      double whole = SumKernels.sumFast(a, 11, n + 11);
      for (int part = SumKernels.FAST_BLOCK; part <= 16 * SumKernels.FAST_BLOCK; part *= 2) {
        int count = (n + part - 1) / part;
        double[] parts = new double[count + 1];
        for (int i = 0; i < count; i++) {
          parts[i] = SumKernels.sumFast(a, 11 + i * part, 11 + Math.min(n, (i + 1) * part));
        }
        assertEquals(whole, SumKernels.combineFast(parts, count), "n " + n + " part " + part);
      }
    }
  }

  @Test
  void combineFastReadsOnlyTheCountedParts() {
    double[] parts = {1, 2, 4, 8, 16, 99};
    assertEquals(31.0, SumKernels.combineFast(parts, 5));
    assertArrayEquals(new double[] {99}, Arrays.copyOfRange(parts, 5, 6));
  }

  private static double sum(double... a) {
    return SumKernels.sum(a, 0, a.length);
  }

  private static double fourChains(double[] a, int from, int to) {
    double[] chain = new double[4];
    int i = from;
    for (; i + 4 <= to; i += 4) {
      for (int c = 0; c < 4; c++) {
        chain[c] += a[i + c];
      }
    }
    for (; i < to; i++) {
      chain[0] += a[i];
    }
    return (chain[0] + chain[1]) + (chain[2] + chain[3]);
  }

  private static long plainSum(byte[] a, Range range) {
    long sum = 0;
    for (int i = range.from; i < range.to; i++) {
      sum += a[i];
    }
    return sum;
  }

  private static long plainSum(int[] a, Range range) {
    long sum = 0;
    for (int i = range.from; i < range.to; i++) {
      sum += a[i];
    }
    return sum;
  }
}
