package org.anabranch.core.shim;

/** Who decides, at every point of choice, which thread moves next. */
interface Choices {
  /** In place of the current thread, when it cannot go on. */
  int NOBODY = -1;

  /** Begins a schedule; false when there is no further one to try. */
  boolean next();

  /**
   * Chooses a thread.
   *
   * @param current the thread that moved last, if it can go on; else {@link #NOBODY}
   * @param enabled the threads that can move, one bit each, at least one
   * @return the number of one of them
   */
  int choose(int current, int enabled);

  /** What to call this in a message. */
  @Override
  String toString();
}
