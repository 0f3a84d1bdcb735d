package org.anabranch.pipeline;

/**
 * How many elements a piece counts as when kernels are chosen for it. Pieces take a fixed time, so
 * they are short where an element costs much; but in a pipeline that may be many cheap stages, each
 * slow because its kernel is shared. And a block may be short because a filter left little of it.
 */
final class Pieces {
  /** Elements below which calling a function costs nothing beside what it does. */
  private static final int SHORT = 1 << 7;

  private Pieces() {}

  static long countedAs(long elements) {
    return elements < SHORT ? elements : Math.max(Link.BLOCK, elements);
  }
}
