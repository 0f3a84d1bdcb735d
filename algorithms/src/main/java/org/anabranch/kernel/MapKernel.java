package org.anabranch.kernel;

/**
 * Writes a user's function's values, one for each index of a range, in order. Where input and
 * output are of one type they may be one array.
 *
 * <p>All such loops have this one shape, so that one method can run them; their types are inside.
 * Casts of the function stand in the loop, from which the compiler takes them: with more than three
 * local variables a loop has its own class written into a stack map frame, and could not be loaded
 * once more.
 */
public abstract class MapKernel {
  MapKernel() {}

  /**
   * Runs a range.
   *
   * @param in the array whose elements are mapped; of no meaning where indices are
   * @param from the first index
   * @param to one past the last
   * @param function the user's function
   * @param out the array for the values, which may be {@code in}
   */
  public abstract void run(Object in, int from, int to, Object function, Object out);
}
