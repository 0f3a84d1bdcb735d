package org.anabranch.skeleton;

/**
 * Packs the chosen indices of a range together, in order: one pass over the range chooses, block
 * counts tell where each block's choice begins, and a second pass places them.
 */
public final class TwoPassPack {
  /** Indices in a block; a multiple of the 64 that marks in one word. */
  private static final int BLOCK = 1 << 14;

  private static final Cost COUNT = Cost.ofPicos(20L * BLOCK);

  /** A kernel of the first pass, behind the choice. */
  @FunctionalInterface
  public interface Counter {
    /**
     * Counts what was chosen.
     *
     * @param from the first index, a multiple of 64
     * @param to one past the last
     * @return how many indices are chosen
     */
    int count(int from, int to);
  }

  /** A kernel of the second pass. */
  @FunctionalInterface
  public interface Placer {
    /**
     * Places what was chosen.
     *
     * @param from the first index, a multiple of 64
     * @param to one past the last
     * @param before how many indices are chosen before the first
     */
    void place(int from, int to, int before);
  }

  private final Blocks blocks;
  private final int[] before;

  private TwoPassPack(Blocks blocks, int[] before) {
    this.blocks = blocks;
    this.before = before;
  }

  /**
   * The first pass. When indices fail, the exception is that of the lowest. Work O(n), span O(log
   * n), one chunk, and the sum over the blocks.
   *
   * @param n how many indices, from 0 on
   * @param cost what is known of the choice
   * @param chooser chooses among the indices of a piece, each once
   * @param counter counts what was chosen
   * @return what the second pass needs
   */
  public static TwoPassPack choose(int n, Cost cost, IndexLoop.Kernel chooser, Counter counter) {
    IndexLoop.run(0, n, cost, chooser);
    Blocks blocks = new Blocks(0, n, BLOCK);
    int[] before = new int[blocks.count() + 1];
    blocks.forEach(COUNT, (b, lo, hi) -> before[b + 1] = counter.count(lo, hi));
    for (int b = 1; b < before.length; b++) {
      before[b] += before[b - 1];
    }
    return new TwoPassPack(blocks, before);
  }

  /**
   * How many indices are chosen.
   *
   * @return their number
   */
  public int total() {
    return before[before.length - 1];
  }

  /**
   * A second pass; there may be several. Work O(n), span O(log n) and one block.
   *
   * @param picosPerElement the rough cost of an index in picoseconds
   * @param placer places what was chosen
   */
  public void place(long picosPerElement, Placer placer) {
    blocks.forEach(
        Cost.ofPicos(picosPerElement * BLOCK), (b, lo, hi) -> placer.place(lo, hi, before[b]));
  }
}
