package org.anabranch.kernel;

/**
 * Floating-point numbers as signed integers in the same order, bit for bit and back.
 *
 * <p>The order is that of {@link Double#compare} except for NaNs with their sign bit set, which
 * come before all others; whoever sorts by keys moves those to the end afterwards.
 */
public final class SortKeys {
  private SortKeys() {}

  /** The key of a float. */
  public static int of(float value) {
    return flip(Float.floatToRawIntBits(value));
  }

  /** The key of a double. */
  public static long of(double value) {
    return flip(Double.doubleToRawLongBits(value));
  }

  /** The float of a key. */
  public static float toFloat(int key) {
    return Float.intBitsToFloat(flip(key));
  }

  /** The double of a key. */
  public static double toDouble(long key) {
    return Double.longBitsToDouble(flip(key));
  }

  /** Reverses the order of the negative numbers; its own inverse. */
  private static int flip(int bits) {
    return bits ^ ((bits >> 31) & Integer.MAX_VALUE);
  }

  private static long flip(long bits) {
    return bits ^ ((bits >> 63) & Long.MAX_VALUE);
  }
}
