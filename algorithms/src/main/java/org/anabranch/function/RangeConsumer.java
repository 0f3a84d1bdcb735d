package org.anabranch.function;

/** Code that handles a range of indices. */
@FunctionalInterface
public interface RangeConsumer {
  /**
   * Handles a range.
   *
   * @param from the first index
   * @param to one past the last
   */
  void accept(int from, int to);
}
