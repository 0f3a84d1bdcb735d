package org.anabranch.core.loop;

/**
 * Where work that is no loop over a range looks whether its call has been cancelled: it may be
 * long, or have no end of its own.
 */
public final class Checkpoint {
  private Checkpoint() {}

  /**
   * Goes on unless the call around the caller is cancelled. Costs some nanoseconds: once for each
   * block of elements, not for each element.
   *
   * @throws java.util.concurrent.CancellationException when it is
   */
  public static void pass() {
    if (Critical.isCancelled()) {
      throw Critical.cancellation();
    }
  }
}
