package org.anabranch.kernel;

/**
 * Marks what a predicate matches, 64 results in a word. The predicate is called once for each
 * element, in order; nothing branches on what it returned.
 *
 * <p>All such loops have this one shape, as those of {@link MapKernel} have theirs.
 */
public abstract class MarkKernel {
  MarkKernel() {}

  /**
   * Marks the matches of a range.
   *
   * @param a the array of elements; of no meaning where indices are tested
   * @param from the first index
   * @param to one past the last, at most at the end of the first one's word
   * @param predicate the user's predicate
   * @return bit i for the element whose index is i modulo 64
   */
  abstract long matches(Object a, int from, int to, Object predicate);

  /** Marks the matches of any range. */
  public final void mark(Object a, int from, int to, Object predicate, Marks marks) {
    for (int at = from; at < to; ) {
      int end = Marks.wordEnd(at, to);
      marks.mark(at, end, matches(a, at, end, predicate));
      at = end;
    }
  }
}
