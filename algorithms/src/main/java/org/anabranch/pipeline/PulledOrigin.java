package org.anabranch.pipeline;

import java.util.Spliterator;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Elements of unknown number, from something that can be gone through once. */
public final class PulledOrigin extends UnopenedOrigin {
  private final String kind;
  private final Runnable close;
  private final AtomicReference<@Nullable Supplier<? extends Spliterator<?>>> source;

  /**
   * Elements to pull.
   *
   * @param kind what they come from, for a person
   * @param source begins, when a terminal runs
   * @param close called when no more will be pulled
   */
  public PulledOrigin(String kind, Supplier<? extends Spliterator<?>> source, Runnable close) {
    super(Carrier.OBJECT);
    this.kind = kind;
    this.close = close;
    this.source = new AtomicReference<>(source);
  }

  @Override
  Origin open() {
    Supplier<? extends Spliterator<?>> begin = source.getAndSet(null);
    if (begin == null) {
      throw new IllegalStateException(
          "the " + kind + " of this pipeline has been used up: make a pipeline of a new one");
    }
    return new Pull(begin.get(), close);
  }

  @Override
  String explain() {
    return "the elements of a "
        + kind
        + ", pulled by the caller in waves of 256 elements, doubling to 131072, each run in"
        + " parallel; usable once";
  }
}
