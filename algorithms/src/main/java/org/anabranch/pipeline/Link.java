package org.anabranch.pipeline;

import org.anabranch.core.loop.Checkpoint;

/**
 * One stage of a pipeline, or its end, on one thread: takes blocks in order and hands on what comes
 * of them.
 *
 * <p>The protocol is {@code begin (accept* end)}; {@code accept} is not called once the link is
 * done, except for a block that was on its way. Blocks have at most {@link #BLOCK} elements, belong
 * to whoever hands them over, and are only read.
 */
public abstract class Link {
  /** Elements in a block, at most: blocks of several stages fit a first-level cache. */
  static final int BLOCK = 1 << 10;

  /** A link. */
  protected Link() {}

  /** A piece of so many elements of the origin begins. */
  abstract void begin(long elements);

  /** Takes the elements [from, to) of an array of the carrier. */
  abstract void accept(Object block, int from, int to);

  /** Whether nothing more is needed. */
  abstract boolean isDone();

  /** How many more elements are needed, at most. */
  long wanted() {
    return Long.MAX_VALUE;
  }

  /** Something failed: hands on what was held back and is complete, for it came before. */
  void flush() {}

  /** The piece is over: hands on what was held back. */
  abstract void end();

  /** Takes the elements of a long array block by block, until the link is done. */
  final void acceptAll(Object array, int from, int to) {
    for (int at = from; at < to && !isDone(); at += Math.min(BLOCK, to - at)) {
      Checkpoint.pass();
      accept(array, at, at + Math.min(BLOCK, to - at));
    }
  }
}
