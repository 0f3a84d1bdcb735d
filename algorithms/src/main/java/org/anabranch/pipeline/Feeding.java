package org.anabranch.pipeline;

/** The waves of one run, handed over as they are asked for, on one thread. */
@FunctionalInterface
interface Feeding {
  /**
   * Hands over some more elements, perhaps none.
   *
   * @return false when that was the last time
   */
  boolean step();

  /** Hands over all there are. */
  default void run() {
    boolean more = true;
    while (more) {
      more = step();
    }
  }

  /** Hands over everything in one step. */
  static Feeding once(Runnable all) {
    return () -> {
      all.run();
      return false;
    };
  }
}
