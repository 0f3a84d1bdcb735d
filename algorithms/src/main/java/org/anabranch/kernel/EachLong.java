package org.anabranch.kernel;

import java.util.function.LongConsumer;

/**
 * Calls a body for each index of a long range, in order. The range is cut into strips with an int
 * index, which compilers treat much better.
 */
public abstract class EachLong {
  private static final int STRIP = 1 << 16;

  EachLong() {}

  /** Calls the body for each index; there may be more than a long counts. */
  public final void run(long from, long to, LongConsumer body) {
    long start = from;
    for (; Long.compareUnsigned(to - start, STRIP) > 0; start += STRIP) {
      strip(start, STRIP, body);
    }
    strip(start, (int) (to - start), body);
  }

  /** Calls the body for {@code count} indices from {@code start} on. */
  abstract void strip(long start, int count, LongConsumer body);
}
