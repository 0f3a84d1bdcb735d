package org.anabranch.skeleton;

import java.util.ArrayList;
import java.util.List;
import org.anabranch.core.loop.Critical;

/**
 * Merges sorted runs of an array along a tree, level by level, to a buffer and back. The tree is
 * cut at the border nearest to the middle, so that long runs lie near its root and are moved
 * seldom.
 *
 * <p>Invariant: until all pairs of a level are merged the array holds all elements. So when a
 * comparison throws, or the call is cancelled, it holds a permutation of what it held. Work O(n log
 * r) for r runs, span O(log r (p + log n)) for the pieces of {@link MergeLevel}, of p elements
 * each.
 */
public final class MergeTree {
  private static final Cost COPY = Cost.ofPicos(300);

  private final int[] borders;
  private final Kernel kernel;

  /** The borders at which runs of each depth are cut, from the root on, in ascending order. */
  private final List<List<Pair>> levels = new ArrayList<>();

  private record Pair(int left, int middle, int right) {}

  private MergeTree(int[] borders, Kernel kernel) {
    this.borders = borders;
    this.kernel = kernel;
  }

  /** Typed merges from an array to a buffer. */
  public interface Kernel extends MergeLevel.Kernel {
    /**
     * Where the part of a left run begins that a merge moves.
     *
     * @param left where the left run begins
     * @param middle where the right run begins
     * @return that index, or {@code middle} when both runs are in order
     */
    default int start(int left, int middle) {
      return left;
    }

    /**
     * Where the part of a right run ends that a merge moves.
     *
     * @param middle where the right run begins
     * @param right where it ends
     * @return that index
     */
    default int end(int middle, int right) {
      return right;
    }

    /**
     * Makes room in the buffer, whose content is not needed any more.
     *
     * @param places how many elements it has to hold
     */
    void makeRoom(int places);

    /**
     * Copies elements of the buffer to the array.
     *
     * @param place where they begin in the buffer
     * @param index where they begin in the array
     * @param length how many
     */
    void copyBack(int place, int index, int length);
  }

  /**
   * Merges all runs into one.
   *
   * @param borders where each run begins, and the end
   * @param runs how many, none of them empty
   * @param cost what is known of a comparison
   * @param kernel the typed loops
   */
  public static void merge(int[] borders, int runs, Cost cost, Kernel kernel) {
    MergeTree tree = new MergeTree(borders, kernel);
    tree.plan(0, runs, 0);
    for (int depth = tree.levels.size() - 1; depth >= 0; depth--) {
      tree.run(tree.levels.get(depth), cost);
    }
  }

  /** Adds the pairs that make one run of several to the levels from a depth on. */
  private void plan(int first, int end, int depth) {
    if (end - first > 1) {
      int from = borders[first];
      int to = borders[end];
      int middle = nearest(first, end, from + (to - from) / 2);
      if (depth == levels.size()) {
        levels.add(new ArrayList<>());
      }
      levels.get(depth).add(new Pair(from, borders[middle], to));
      plan(first, middle, depth + 1);
      plan(middle, end, depth + 1);
    }
  }

  /** The border strictly between two others that is nearest to an index. */
  private int nearest(int first, int end, int index) {
    int lo = first + 1;
    int hi = end - 1;
    while (lo < hi) {
      int mid = (lo + hi) >>> 1;
      if (borders[mid] < index) {
        lo = mid + 1;
      } else {
        hi = mid;
      }
    }
    return lo > first + 1 && index - borders[lo - 1] < borders[lo] - index ? lo - 1 : lo;
  }

  private void run(List<Pair> pairs, Cost cost) {
    MergeLevel level = new MergeLevel(kernel);
    for (Pair pair : pairs) {
      int start = kernel.start(pair.left, pair.middle);
      if (start < pair.middle) {
        level.add(start, pair.middle, kernel.end(pair.middle, pair.right));
      }
    }
    kernel.makeRoom(level.places());
    level.run(cost);
    Critical.run(() -> level.forEachPiece(COPY, kernel::copyBack));
  }
}
