package org.anabranch.skeleton;

/**
 * Reduces a range by fixed leaves: their borders, and the tree that combines them, depend on the
 * number of elements only. Who computes which leaf is left to the scheduler; the result has the
 * same bits on any number of workers.
 */
public final class LeafReduce {
  /** A kernel: the value of one leaf. */
  @FunctionalInterface
  public interface Kernel {
    /**
     * Reduces a leaf.
     *
     * @param from the first index
     * @param to one past the last
     * @return its value
     */
    double reduce(int from, int to);
  }

  private LeafReduce() {}

  /**
   * The values of all leaves, in order. Work O(n), span O(log n) and one chunk; eight bytes for
   * each leaf.
   *
   * @param from the first index
   * @param to one past the last
   * @param leaf elements in each leaf but the last
   * @param picosPerElement the rough cost of an element in picoseconds
   * @param kernel reduces one leaf
   * @return an array with one value for each leaf
   */
  public static double[] leaves(int from, int to, int leaf, long picosPerElement, Kernel kernel) {
    int count = (int) (((long) to - from + leaf - 1) / leaf);
    double[] values = new double[count];
    IndexLoop.run(
        0,
        count,
        Cost.ofPicos(picosPerElement * leaf),
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            int start = from + i * leaf;
            values[i] = kernel.reduce(start, to - start > leaf ? start + leaf : to);
          }
        });
    return values;
  }
}
