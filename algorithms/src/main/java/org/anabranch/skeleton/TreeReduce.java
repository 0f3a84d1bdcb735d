package org.anabranch.skeleton;

import java.util.Arrays;
import java.util.concurrent.atomic.AtomicInteger;
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
 *
 * <p>When leaves or combinations fail, the exception is the one that a single worker would have met
 * first: it runs the leaves in order, each followed by the nodes that end with it, from the lowest
 * up. What it would have combined before the failure and nobody has yet is therefore combined then.
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

  /** How much a slot stands for: 0 before its leaf has run, then h + 1 for a node of 2^h leaves. */
  private final byte[] height;

  /** The lowest leaf that failed, itself or a node that ends with it. */
  private final AtomicInteger lowestFailure;

  /** The leaves that this worker ran last without a gap: [start, end). */
  private int start;

  private int end;

  private TreeReduce(
      int from,
      int to,
      int leafSize,
      Leaf leaf,
      Combiner combiner,
      byte[] height,
      AtomicInteger lowestFailure) {
    this.from = from;
    this.to = to;
    this.leafSize = leafSize;
    this.leaf = leaf;
    this.combiner = combiner;
    this.height = height;
    this.lowestFailure = lowestFailure;
  }

  private static TreeReduce of(int from, int to, int leafSize, Leaf leaf, Combiner combiner) {
    byte[] height = new byte[leaves(from, to, leafSize)];
    return new TreeReduce(
        from, to, leafSize, leaf, combiner, height, new AtomicInteger(Integer.MAX_VALUE));
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
      TreeReduce tree = of(from, to, leafSize, leaf, combiner);
      try {
        element.times(leafSize).run(0, tree.height.length, tree);
        tree.combineRest(combination);
      } catch (Throwable t) {
        tree.combineBelowFailure();
        throw t;
      }
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
    TreeReduce tree = of(0, count, 1, (slot, lo, hi) -> {}, combiner);
    Arrays.fill(tree.height, (byte) 1);
    try {
      tree.combineRest(combination);
    } catch (Throwable t) {
      tree.combineBelowFailure();
      throw t;
    }
  }

  @Override
  protected void run(long from, long to) {
    if (from != end) {
      start = (int) from;
    }
    for (int slot = (int) from; slot < to; slot++) {
      long first = this.from + (long) slot * leafSize;
      try {
        leaf.reduce(slot, (int) first, (int) Math.min(first + leafSize, this.to));
        height[slot] = 1;
        climb(slot);
      } catch (Throwable t) {
        failed(slot);
        throw t;
      }
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
      combine(left, h);
    }
  }

  /** Combines the two nodes of 2^h leaves, the second maybe of fewer, that begin with a slot. */
  private void combine(int left, int h) {
    combiner.combine(left, left + (1 << h));
    height[left] = (byte) (h + 2);
  }

  private void combineRest(Cost combination) {
    int[] pending = new int[height.length / 2];
    for (int h = 0; 1L << h < height.length; h++) {
      int level = h;
      int half = 1 << h;
      int count = 0;
      for (int left = 0; left < height.length - half; left += 2 * half) {
        if (height[left] <= h + 1) {
          pending[count++] = left;
        }
      }
      IndexLoop.run(
          0,
          count,
          combination,
          (lo, hi) -> {
            for (int i = (int) lo; i < hi; i++) {
              combineLate(pending[i], level);
            }
          });
    }
  }

  private void combineLate(int left, int h) {
    try {
      combine(left, h);
    } catch (Throwable t) {
      failed((int) Math.min(left + (2L << h) - 1, height.length));
      throw t;
    }
  }

  private void failed(int leaf) {
    lowestFailure.accumulateAndGet(leaf, Math::min);
  }

  /**
   * After a failure: combines what one worker would have combined before it. A cancelled call may
   * have left out leaves below; what comes after the first of these does not count.
   */
  private void combineBelowFailure() {
    int failure = lowestFailure.get();
    for (int last = 0; failure <= height.length && last < failure && height[last] != 0; last++) {
      for (int h = 0; (last >>> h & 1) != 0; h++) {
        int left = last & (-2 << h);
        if (height[left] == h + 1) {
          combine(left, h);
        }
      }
    }
  }

  @Override
  protected TreeReduce split() {
    return new TreeReduce(from, to, leafSize, leaf, combiner, height, lowestFailure);
  }

  @Override
  protected void merge(TreeReduce part) {}
}
