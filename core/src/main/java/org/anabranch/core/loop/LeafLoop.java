package org.anabranch.core.loop;

/**
 * What a parallel loop does with a piece of its range, one index after the other, on one thread.
 *
 * <p>A loop that gathers something keeps it in its own fields: each worker that takes part runs its
 * pieces through an object of its own, made by {@link #split}, and {@link #merge} brings the parts
 * together. The order of merging depends on who stole what; so a result gathered this way must not.
 *
 * @param <L> the class itself
 */
public abstract class LeafLoop<L extends LeafLoop<L>> {
  /** A loop that has gathered nothing. */
  protected LeafLoop() {}

  /**
   * Runs the indices of one piece in order.
   *
   * @param from the first index
   * @param to one past the last
   */
  protected abstract void run(long from, long to);

  /**
   * An object for another worker, which has gathered nothing yet.
   *
   * @return a new loop, or this one when there is nothing to gather
   */
  protected abstract L split();

  /**
   * Adds what another worker gathered.
   *
   * @param part a loop that came from {@link #split} and is finished
   */
  protected abstract void merge(L part);

  /**
   * Whether the loop need not go on from an index, because it has found what it looked for below.
   * Called by every worker, between chunks; what once was true stays true, for higher indices too.
   * A failure from there on does not count: the sequential loop would not have come so far.
   *
   * @param index the next index to run
   * @return true to leave out this index and those above
   */
  protected boolean isOverFrom(long index) {
    return false;
  }
}
