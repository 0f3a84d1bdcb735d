package org.anabranch.pipeline;

import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;
import java.util.function.LongConsumer;
import org.anabranch.core.loop.Checkpoint;
import org.jspecify.annotations.Nullable;

/**
 * Behind a stage that makes many elements of one: collects them to blocks. The first blocks are
 * small, for the next link may be done soon.
 */
@SuppressWarnings("overloads") // nobody chooses among the inherited andThen by a bare lambda
final class Outlet extends Step
    implements Consumer<@Nullable Object>, IntConsumer, LongConsumer, DoubleConsumer {
  private final Object out;
  private int size = BlockSizes.FIRST;
  private int filled;

  Outlet(Carrier carrier, Link next) {
    super(next);
    out = carrier.array(BLOCK);
  }

  @Override
  public void accept(int value) {
    ((int[]) out)[filled] = value;
    added(1);
  }

  @Override
  public void accept(long value) {
    ((long[]) out)[filled] = value;
    added(1);
  }

  @Override
  public void accept(double value) {
    ((double[]) out)[filled] = value;
    added(1);
  }

  @Override
  public void accept(@Nullable Object value) {
    ((@Nullable Object[]) out)[filled] = value;
    added(1);
  }

  @Override
  @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
  void accept(Object block, int from, int to) {
    for (int at = from; at < to && !isDone(); ) {
      int length = Math.min(to - at, size - filled);
      System.arraycopy(block, at, out, filled, length);
      at += length;
      added(length);
    }
  }

  private void added(int count) {
    filled += count;
    if (filled == size) {
      if (filled == BLOCK) {
        Checkpoint.pass();
      }
      size = BlockSizes.after(size);
      handOn();
    }
  }

  @Override
  void flush() {
    handOn();
    next.flush();
  }

  private void handOn() {
    if (filled > 0) {
      int count = filled;
      filled = 0;
      if (!next.isDone()) {
        next.accept(out, 0, count);
      }
    }
  }

  @Override
  void end() {
    handOn();
    next.end();
  }
}
