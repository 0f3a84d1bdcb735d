package org.anabranch.kernel;

import java.util.function.IntConsumer;

/** The loop of {@link EachIndex}. */
final class EachIndexLoop extends EachIndex {
  @Override
  public void run(int from, int to, IntConsumer body) {
    for (int i = from; i < to; i++) {
      body.accept(i);
    }
  }
}
