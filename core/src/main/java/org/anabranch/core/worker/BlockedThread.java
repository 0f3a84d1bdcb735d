package org.anabranch.core.worker;

/** A worker's thread says that it is about to block, and that it goes on. */
public final class BlockedThread {
  private BlockedThread() {}

  /**
   * The running body is about to block.
   *
   * @param worker the calling thread's
   * @return false when the thread was counted as blocked before
   */
  public static boolean begin(Worker worker) {
    if (!worker.offers().offerToSpares()) {
      return false;
    }
    boolean counted = false;
    try {
      worker.crew().block();
      counted = true;
    } finally {
      if (!counted) {
        end(worker);
      }
    }
    return true;
  }

  /**
   * The body that blocked goes on.
   *
   * @param worker the calling thread's
   */
  public static void end(Worker worker) {
    worker.offers().goOn();
    worker.crew().unblock();
  }
}
