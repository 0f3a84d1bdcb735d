package org.anabranch.core.loop;

import java.util.function.LongConsumer;
import org.anabranch.core.FreshClasses;

/** A loop of a user's function, as the algorithms build it. */
public final class ElementLoop extends LeafLoop<ElementLoop> {
  private final LongConsumer body;

  private ElementLoop(LongConsumer body) {
    this.body = body;
  }

  /** Calls the body for each index, in the current pool. */
  public static void run(long from, long to, LongConsumer body) {
    RangeLoop.run(from, to, body.getClass(), new ElementLoop(body));
  }

  /** The same as a function that was never seen before, whose indices may be a second of work. */
  public static void runUnknown(long from, long to, LongConsumer body) {
    RangeLoop.run(from, to, FreshClasses.like(Unknown.class), new ElementLoop(body));
  }

  /** Loaded anew, it stands for a function that nobody knows. */
  private static final class Unknown {}

  @Override
  protected void run(long from, long to) {
    for (long i = from; i < to; i++) {
      body.accept(i);
    }
  }

  @Override
  protected ElementLoop split() {
    return this;
  }

  @Override
  protected void merge(ElementLoop part) {}
}
