package org.anabranch.skeleton;

import org.anabranch.core.loop.LeafLoop;

/**
 * Reduces a range by a fixed tree: the borders of its leaves, and who is combined with whom, depend
 * on the number of elements only, so an operator need only be associative and the result has the
 * same bits on any number of workers.
 *
 * <p>Every leaf owns a slot, kept by the caller. The node over the leaves [i, i + 2<sup>h</sup>),
 * as far as there are any, leaves its value in slot i:
 *
 * <pre>
 * slot[i] = combine(slot[i], slot[i + 2^(h-1)])      i a multiple of 2^h
 * </pre>
 *
 * <p>A worker that runs neighbouring leaves combines on the way whatever lies wholly within them;
 * what is left over, a few nodes for each steal, is combined level by level afterwards.
 */
public final class TreeReduce extends LeafLoop<TreeReduce> {
  /** Computes leaves. */
  @FunctionalInterface
  public interface Leaf {
    /**
     * Leaves the value of a leaf in its slot.
     *
     * @param slot the number of the leaf
     * @param from its first index
     * @param to one past its last
     */
    void reduce(int slot, int from, int to);
  }

  /** Combines slots. */
  @FunctionalInterface
  public interface Combiner {
    /**
     * Combines two slots.
     *
     * @param left where the result goes
     * @param right a higher slot
     */
    void combine(int left, int right);
  }

  private final int from;
  private final int to;
  private final int leafSize;
  private final Leaf leaf;
  private final Combiner combiner;

  /** The levels already climbed from a slot: its node has 2^height leaves. */
  private final byte[] height;

  /** The leaves that this worker ran last without a gap: [start, end). */
  private int start;

  private int end;

  private TreeReduce(int from, int to, int leafSize, Leaf leaf, Combiner combiner, byte[] height) {
    this.from = from;
    this.to = to;
    this.leafSize = leafSize;
    this.leaf = leaf;
    this.combiner = combiner;
    this.height = height;
  }

  /**
   * How many leaves a range has.
   *
   * @param from the first index
   * @param to one past the last
   * @param leafSize elements in each leaf but the last
   * @return their number
   */
  public static int leaves(int from, int to, int leafSize) {
    return (int) (((long) to - from + leafSize - 1) / leafSize);
  }

  /**
   * The size of leaves whose values are objects: few enough to combine, many enough that even
   * costly elements are shared out.
   *
   * @param from the first index
   * @param to one past the last
   * @return elements in each leaf but the last
   */
  public static int objectLeaf(int from, int to) {
    return (int) Math.max(1, Math.min(1024, ((long) to - from) / 256));
  }

  /**
   * Computes all leaves and combines them into slot 0; nothing happens for an empty range. Work
   * O(n), span O(log n) combinations and one leaf; one byte for each leaf.
   *
   * @param from the first index
   * @param to one past the last
   * @param leafSize elements in each leaf but the last
   * @param element what is known of an element in a leaf
   * @param combination what is known of a combination
   * @param leaf computes a leaf
   * @param combiner combines two
   */
  public static void run(
      int from,
      int to,
      int leafSize,
      Cost element,
      Cost combination,
      Leaf leaf,
      Combiner combiner) {
    if (from < to) {
      int count = leaves(from, to, leafSize);
      TreeReduce tree = new TreeReduce(from, to, leafSize, leaf, combiner, new byte[count]);
      element.times(leafSize).run(0, count, tree);
      tree.combineRest(combination);
    }
  }

  /**
   * Combines slots that hold values already, by the same tree.
   *
   * @param count how many slots
   * @param combination what is known of a combination
   * @param combiner combines two
   */
  public static void combine(int count, Cost combination, Combiner combiner) {
    new TreeReduce(0, count, 1, (slot, lo, hi) -> {}, combiner, new byte[count])
        .combineRest(combination);
  }

  @Override
  protected void run(long from, long to) {
    if (from != end) {
      start = (int) from;
    }
    for (int slot = (int) from; slot < to; slot++) {
      int first = this.from + slot * leafSize;
      leaf.reduce(slot, first, this.to - first > leafSize ? first + leafSize : this.to);
      climb(slot);
    }
    end = (int) to;
  }

  /** Combines every node that ends with a leaf and began no earlier than this worker's leaves. */
  private void climb(int last) {
    for (int h = 0; (last >>> h & 1) != 0; h++) {
      int left = last & (-2 << h);
      if (left < start) {
        return;
      }
      combiner.combine(left, left + (1 << h));
      height[left] = (byte) (h + 1);
    }
  }

  private void combineRest(Cost combination) {
    int[] pending = new int[height.length / 2];
    for (int h = 0; 1L << h < height.length; h++) {
      int half = 1 << h;
      int count = 0;
      for (int left = 0; left < height.length - half; left += 2 * half) {
        if (height[left] <= h) {
          pending[count++] = left;
          height[left] = (byte) (h + 1);
        }
      }
      IndexLoop.run(
          0,
          count,
          combination,
          (lo, hi) -> {
            for (int i = (int) lo; i < hi; i++) {
              combiner.combine(pending[i], pending[i] + half);
            }
          });
    }
  }

  @Override
  protected TreeReduce split() {
    return new TreeReduce(from, to, leafSize, leaf, combiner, height);
  }

  @Override
  protected void merge(TreeReduce part) {}
}
