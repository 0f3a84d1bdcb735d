package org.anabranch.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;

/** Extremes of many floating-point numbers, whose lanes begin and end at borders. */
class ExtremeKernelsTest {
  private static final int[] LENGTHS = {255, 256, 257, 4095, 4096, 4097, 4351, 4352, 4353, 9_999};

  /** Of both NaNs only the canonical one may come out. */
  private static final double[] DOUBLES = {
    Double.longBitsToDouble(-1),
    Double.longBitsToDouble(0x7ff0_0000_0000_0001L),
    Double.NEGATIVE_INFINITY,
    Double.POSITIVE_INFINITY,
    0.0,
    -0.0,
    Double.MIN_VALUE,
    -Double.MIN_VALUE
  };

  private static final float[] FLOATS = {
    Float.intBitsToFloat(-1),
    Float.intBitsToFloat(0x7f80_0001),
    Float.NEGATIVE_INFINITY,
    Float.POSITIVE_INFINITY,
    0.0f,
    -0.0f,
    Float.MIN_VALUE,
    -Float.MIN_VALUE
  };

  @Test
  void anyDoubleCountsWhereverItStands() {
    SplittableRandom random = new SplittableRandom(5);
    for (int length : LENGTHS) {
      for (int round = 0; round < 100; round++) {
        int from = random.nextInt(4);
        double[] a = new double[length + from + 2];
        for (int i = 0; i < a.length; i++) {
          a[i] = round % 3 * (random.nextDouble() - 0.5);
        }
        a[round % 2 == 0 ? from : from + length - 1] = 0.0;
        a[from + random.nextInt(length)] = DOUBLES[round % DOUBLES.length];
        a[from + length] = Double.NaN;
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (int i = from; i < from + length; i++) {
          min = Math.min(min, a[i]);
          max = Math.max(max, a[i]);
        }
        assertSameBits(min, MinKernels.min(a, from, from + length));
        assertSameBits(max, MaxKernels.max(a, from, from + length));
      }
    }
  }

  @Test
  void anyFloatCountsWhereverItStands() {
    SplittableRandom random = new SplittableRandom(6);
    for (int length : LENGTHS) {
      for (int round = 0; round < 100; round++) {
        int from = random.nextInt(4);
        float[] a = new float[length + from + 2];
        for (int i = 0; i < a.length; i++) {
          a[i] = round % 3 * ((float) random.nextDouble() - 0.5f);
        }
        a[round % 2 == 0 ? from : from + length - 1] = 0.0f;
        a[from + random.nextInt(length)] = FLOATS[round % FLOATS.length];
        a[from + length] = Float.NaN;
        float min = Float.POSITIVE_INFINITY;
        float max = Float.NEGATIVE_INFINITY;
        for (int i = from; i < from + length; i++) {
          min = Math.min(min, a[i]);
          max = Math.max(max, a[i]);
        }
        assertSameBits(min, MinKernels.min(a, from, from + length));
        assertSameBits(max, MaxKernels.max(a, from, from + length));
      }
    }
  }

  /** With NaN canonical in what was expected, and as it is in what came. */
  private static void assertSameBits(double expected, double actual) {
    assertEquals(Double.doubleToLongBits(expected), Double.doubleToRawLongBits(actual));
  }

  private static void assertSameBits(float expected, float actual) {
    assertEquals(Float.floatToIntBits(expected), Float.floatToRawIntBits(actual));
  }
}
