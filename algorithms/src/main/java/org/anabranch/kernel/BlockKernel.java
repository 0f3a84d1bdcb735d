package org.anabranch.kernel;

/**
 * One stage of a pipeline over one block of elements: a loop that calls a user's function. All
 * stages have this one shape, so that one class of links can run them; the types are in the loops.
 *
 * <p>Blocks are arrays of int, long, double or of objects. A function that throws ends the loop,
 * which says how far it came: what lies before the failure goes on through the later stages first,
 * as it would in the loop over single elements.
 *
 * <p>Casts stand in the loops, from which the compiler takes them, because a loop with more than
 * three local variables has its own class written into a stack map frame.
 */
public abstract class BlockKernel {
  BlockKernel() {}

  /**
   * Runs the elements [from, to) of a block.
   *
   * @param in the block
   * @param from the first index
   * @param to one past the last
   * @param function the user's function
   * @param out where the results go, from index 0 on
   * @param reached when the function throws, its first element becomes the number of results
   * @return the number of results
   */
  public abstract int run(Object in, int from, int to, Object function, Object out, int[] reached);
}
