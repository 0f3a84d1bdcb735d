package org.anabranch.skeleton;

import org.anabranch.core.loop.LeafLoop;
import org.anabranch.core.loop.RangeLoop;
import org.jspecify.annotations.Nullable;

/**
 * What is known of the cost of an index: a figure for our own kernels, the class of the user's
 * function for others, whose cost is measured and remembered.
 *
 * @param picos the rough cost in picoseconds, or 0 when {@code function} decides
 * @param function the class of the user's function, or null
 */
public record Cost(long picos, @Nullable Class<?> function) {

  /**
   * The cost of a kernel of our own.
   *
   * @param picos picoseconds for each index, roughly
   * @return that cost
   */
  public static Cost ofPicos(long picos) {
    return new Cost(picos, null);
  }

  /**
   * The cost of a user's function.
   *
   * @param function the function
   * @return its cost, to be measured
   */
  public static Cost of(Object function) {
    return new Cost(0, function.getClass());
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
        : RangeLoop.run(from, to, function, loop);
  }
}
