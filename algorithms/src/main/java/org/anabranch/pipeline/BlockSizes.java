package org.anabranch.pipeline;

/**
 * How blocks and waves grow where the end may be near: the work done past the end stays in
 * proportion to the work that was needed.
 */
final class BlockSizes {
  /** Elements in the first block. */
  static final int FIRST = 1 << 4;

  /** Elements in the first wave. */
  static final int FIRST_WAVE = 1 << 8;

  /** Elements in a wave of what may end early, at most. */
  static final int MOST_EARLY = 1 << 17;

  /** Elements in any other wave, at most: what an ordered stage holds at once. */
  static final int MOST = 1 << 20;

  private BlockSizes() {}

  /** The size of the block after one of a size. */
  static int after(int size) {
    return Math.min(Link.BLOCK, 2 * size);
  }
}
