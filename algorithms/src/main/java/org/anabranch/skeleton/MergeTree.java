package org.anabranch.skeleton;

import java.util.Arrays;

/**
 * Merges sorted runs of an array, two neighbours at a time, level by level, between the array and a
 * buffer. Each level is cut into pieces of equal length by ranks, whatever the runs are.
 *
 * <p>Invariant: before and after each level all elements lie in the level's source. So when a
 * comparison throws, they are brought back to the array, which then holds a permutation of what it
 * held. Work O(n log r) for r runs, span O(log r (p + log n)) for pieces of p elements.
 */
public final class MergeTree {
  /** Elements of a piece. */
  public static final int PIECE = 1 << 12;

  private static final long COPY_PICOS = 300;

  private MergeTree() {}

  /** Typed merges between an array and its buffer; indices are those of the array. */
  public interface Kernel {
    /**
     * How many of the first k elements of a merge come from the left.
     *
     * @param buffered whether the source is the buffer
     * @param left where the left run begins
     * @param middle where the right run begins
     * @param right where it ends
     * @param k how many elements, from 0 to {@code right - left}
     * @return how many of them are from the left run, of equal elements the left ones first
     */
    int rank(boolean buffered, int left, int middle, int right, int k);

    /**
     * Merges two ranges of the source into the target.
     *
     * @param buffered whether the source is the buffer and the target the array, or the reverse
     * @param leftFrom where the left range begins
     * @param leftTo where it ends
     * @param rightFrom where the right range begins
     * @param rightTo where it ends
     * @param at the first index in the target
     */
    void merge(boolean buffered, int leftFrom, int leftTo, int rightFrom, int rightTo, int at);

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
   * @param borders where each run begins, and the end; overwritten
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
    int from = borders[0];
    int to = borders[count];
    boolean merged = false;
    try {
      IndexLoop.run(
          0,
          (to - from + PIECE - 1L) / PIECE,
          cost,
          (lo, hi) -> {
            for (long piece = lo; piece < hi; piece++) {
              int start = (int) (from + piece * PIECE);
              int end = (int) Math.min(to, (long) start + PIECE);
              mergePiece(borders, count, kernel, buffered, start, end);
            }
          });
      merged = true;
    } finally {
      if (buffered && !merged) {
        copyBack(from, to, kernel);
      }
    }
  }

  /** Fills the indices of a piece, which may belong to several pairs. */
  private static void mergePiece(
      int[] borders, int count, Kernel kernel, boolean buffered, int start, int end) {
    int at = start;
    while (at < end) {
      int pair = pairOf(borders, count, at);
      int left = borders[pair];
      int middle = borders[Math.min(count, pair + 1)];
      int right = borders[Math.min(count, pair + 2)];
      int stop = Math.min(end, right);
      int first = kernel.rank(buffered, left, middle, right, at - left);
      int last = kernel.rank(buffered, left, middle, right, stop - left);
      kernel.merge(
          buffered,
          left + first,
          left + last,
          middle + (at - left - first),
          middle + (stop - left - last),
          at);
      at = stop;
    }
  }

  /** The even run that begins the pair an index belongs to; none of them is empty. */
  private static int pairOf(int[] borders, int count, int index) {
    int found = Arrays.binarySearch(borders, 0, count, index);
    int run = found >= 0 ? found : -found - 2;
    return run & ~1;
  }

  private static void copyBack(int from, int to, Kernel kernel) {
    IndexLoop.run(
        from, to, Cost.ofPicos(COPY_PICOS), (lo, hi) -> kernel.copyBack((int) lo, (int) hi));
  }
}
