package org.anabranch.skeleton;

import java.util.List;
import org.anabranch.core.loop.LeafLoop;
import org.anabranch.core.loop.RangeLoop;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the cost of an index: a figure for our own kernels, the class of the user's
 * function for others, whose cost is measured and remembered.
 *
 * @param picos the rough cost in picoseconds, or 0 when {@code function} decides
 * @param function the class of the user's function, or null
 * @param others the classes of other functions that are called with the first
 * @param callsPerIndex how many calls of the function an index stands for
 */
public record Cost(
    long picos, @Nullable Class<?> function, List<Class<?>> others, int callsPerIndex) {

  /**
   * The cost of a kernel of our own.
   *
   * @param picos picoseconds for each index, roughly
   * @return that cost
   */
  public static Cost ofPicos(long picos) {
    return new Cost(picos, null, List.of(), 1);
  }

  /**
   * The cost of a user's function.
   *
   * @param function the function
   * @return its cost, to be measured
   */
  public static Cost of(Object function) {
    return ofClass(function.getClass());
  }

  /**
   * The cost of the user's code that elements bring with them.
   *
   * @param type their class
   * @return its cost, to be measured
   */
  public static Cost ofClass(Class<?> type) {
    return new Cost(0, type, List.of(), 1);
  }

  /**
   * The cost of a user's function that is called together with another one.
   *
   * @param function the function
   * @param companion the other
   * @return the cost of both, to be measured
   */
  public static Cost of(Object function, Object companion) {
    return new Cost(0, function.getClass(), List.of(companion.getClass()), 1);
  }

  /**
   * The cost of a leaf.
   *
   * @param elements how many elements of this cost it has
   * @return the cost of them all
   */
  public Cost times(int elements) {
    return new Cost(picos * elements, function, others, callsPerIndex * elements);
  }

  /**
   * Whether so many indices are better run by the caller as they stand.
   *
   * @param elements how many
   * @return true when a skeleton would do nothing else
   */
  public boolean isSmall(long elements) {
    return function == null && RangeLoop.isSmall(elements, picos);
  }

  <L extends LeafLoop<L>> L run(long from, long to, L loop) {
    return function == null
        ? RangeLoop.run(from, to, picos, loop)
        : RangeLoop.run(from, to, function, others, callsPerIndex, loop);
  }
}
