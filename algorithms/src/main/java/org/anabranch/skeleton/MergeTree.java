package org.anabranch.skeleton;

import java.util.Arrays;
import org.anabranch.core.loop.Critical;

/**
 * Merges sorted runs of an array, two neighbours at a time, level by level, between the array and a
 * buffer.
 *
 * <p>Invariant: before and after each level all elements lie in the level's source. So when a
 * comparison throws, or the call is cancelled, they are brought back to the array, which then holds
 * a permutation of what it held. Work O(n log r) for r runs, span O(log r (p + log n)) for the
 * pieces of {@link MergeLevel}, of p elements each.
 */
public final class MergeTree {
  private static final long COPY_PICOS = 300;

  private MergeTree() {}

  /** Typed merges between an array and its buffer; indices are those of the array. */
  public interface Kernel extends MergeLevel.Kernel {
    /**
     * Copies a range of the buffer to the array.
     *
     * @param from the first index
     * @param to one past the last
     */
    void copyBack(int from, int to);
  }

  /**
   * Merges all runs into one.
   *
   * @param borders where each run begins, and the end
   * @param runs how many
   * @param cost what is known of a piece
   * @param kernel the typed loops
   */
  public static void merge(int[] borders, int runs, Cost cost, Kernel kernel) {
    int[] level = Arrays.copyOf(borders, runs + 1);
    int from = level[0];
    int to = level[runs];
    boolean buffered = false;
    for (int count = runs; count > 1; count = (count + 1) / 2) {
      mergePairs(level, count, cost, kernel, buffered);
      for (int i = 0; 2 * i < count; i++) {
        level[i] = level[2 * i];
      }
      level[(count + 1) / 2] = to;
      buffered = !buffered;
    }
    if (buffered) {
      copyBack(from, to, kernel);
    }
  }

  private static void mergePairs(
      int[] borders, int count, Cost cost, Kernel kernel, boolean buffered) {
    boolean merged = false;
    try {
      new MergeLevel(borders, count, kernel, buffered).run(cost);
      merged = true;
    } finally {
      if (buffered && !merged) {
        copyBack(borders[0], borders[count], kernel);
      }
    }
  }

  private static void copyBack(int from, int to, Kernel kernel) {
    Cost cost = Cost.ofPicos(COPY_PICOS);
    Critical.run(
        () -> IndexLoop.run(from, to, cost, (lo, hi) -> kernel.copyBack((int) lo, (int) hi)));
  }
}
