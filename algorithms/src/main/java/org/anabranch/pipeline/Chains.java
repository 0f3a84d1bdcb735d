package org.anabranch.pipeline;

/** How a chain is run from its beginning to its end. */
final class Chains {
  private Chains() {}

  /**
   * Pushes elements into a chain, then ends it. A failure does not count when what came before it
   * is all that is needed.
   */
  static void run(Link head, Runnable push) {
    try {
      push.run();
    } catch (Throwable thrown) {
      head.flush();
      if (head.isDone()) {
        return;
      }
      throw thrown;
    }
    head.end();
  }
}
