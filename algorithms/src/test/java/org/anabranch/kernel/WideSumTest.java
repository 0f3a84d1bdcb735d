package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.Arrays;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

class WideSumTest {
  private static final long SEED = 20_240_603;
  private static final long MAX = Long.MAX_VALUE;
  private static final long MIN = Long.MIN_VALUE;

  private static WideSum sumOf(long... a) {
    WideSum sum = new WideSum();
    sum.add(a, 0, a.length);
    return sum;
  }

  private static BigInteger bigSum(long[] a, int from, int to) {
    BigInteger sum = BigInteger.ZERO;
    for (int i = from; i < to; i++) {
      sum = sum.add(BigInteger.valueOf(a[i]));
    }
    return sum;
  }

  private static long[] extremes(SplittableRandom random, int length) {
    long[] a = new long[length];
    for (int i = 0; i < length; i++) {
      long x = random.nextLong() >> random.nextInt(64);
      a[i] =
          switch (random.nextInt(4)) {
            case 0 -> MAX - (x & 3);
            case 1 -> MIN + (x & 3);
            default -> x;
          };
    }
    return a;
  }

  @Test
  void throwsOnlyWhenTheWholeSumDoesNotFit() {
    assertEquals(MAX, sumOf(MAX, 1, -1).toLongExact());
    assertEquals(MIN, sumOf(MIN, -1, 1).toLongExact());
    assertEquals(0, sumOf().toLongExact());
    assertThrows(ArithmeticException.class, () -> sumOf(MAX, 1).toLongExact());
    assertThrows(ArithmeticException.class, () -> sumOf(MIN, -1).toLongExact());
    assertThrows(ArithmeticException.class, () -> sumOf(MIN, MIN).toLongExact());
  }

  @Test
  void theMessageNamesTheSum() {
    Exception e = assertThrows(ArithmeticException.class, () -> sumOf(MAX, MAX).toLongExact());
    assertEquals("long overflow: the sum is 18446744073709551614", e.getMessage());
  }

  @Test
  void isExactInAnyRangeAndAnySplit() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int length : new int[] {0, 1, 2, 3, 64, 1023, 1024, 1025, 100_003}) {
      long[] a = extremes(random, length);
      for (int round = 0; round < 20; round++) {
        int from = random.nextInt(length + 1);
        int cut = from + random.nextInt(length - from + 1);
        WideSum left = new WideSum();
        left.add(a, from, cut);
        WideSum right = new WideSum();
        right.add(a, cut, length);
        left.merge(right);
        assertEquals(bigSum(a, from, length), left.toBigInteger(), "seed " + SEED);
      }
    }
  }

  @Test
  void singleValuesCountAsRangesDo() {
    WideSum sum = new WideSum();
    for (long x : new long[] {MAX, MAX, -1, MIN, MIN, MIN, 5}) {
      sum.add(x);
    }
    assertEquals(sumOf(MAX, MAX, -1, MIN, MIN, MIN, 5).toBigInteger(), sum.toBigInteger());
  }

  @Test
  void meanOfExtremesDoesNotOverflow() {
    assertEquals(0x1p63, sumOf(MAX, MAX).mean(2));
    assertEquals(-0x1p63, sumOf(MIN, MIN, MIN).mean(3));
    assertEquals(0.0, sumOf(MAX, -MAX).mean(2));
    assertEquals(-0.5, sumOf(-1, 0).mean(2));
  }

  @Test
  void meanIsRoundedOnce() {
    SplittableRandom random = new SplittableRandom(SEED);
    for (int round = 0; round < 1_000; round++) {
      long[] a = extremes(random, 1 + random.nextInt(4));
      long count = 1 + (random.nextLong() >>> (1 + random.nextInt(63)));
      BigDecimal quotient =
          new BigDecimal(bigSum(a, 0, a.length))
              .divide(new BigDecimal(count), new MathContext(120));
      assertEquals(
          quotient.doubleValue(), sumOf(a).mean(count), () -> Arrays.toString(a) + " / " + count);
    }
  }

  @Test
  void meanBreaksATieByWhatFollows() {
    long tie = (1L << 53) + 1; // halfway between two doubles
    assertEquals(0x1p53, sumOf(tie).mean(1));
    assertEquals(0x1p53 + 2, sumOf(tie, tie, tie, tie, 1).mean(4));
    assertEquals(0x1p53, sumOf(tie, tie, tie, tie, -1).mean(4));
  }
}
