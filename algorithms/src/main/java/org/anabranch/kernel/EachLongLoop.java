package org.anabranch.kernel;

import java.util.function.LongConsumer;

/** The loop of {@link EachLong}. */
final class EachLongLoop extends EachLong {
  @Override
  void strip(long start, int count, LongConsumer body) {
    for (int i = 0; i < count; i++) {
      body.accept(start + i);
    }
  }
}
