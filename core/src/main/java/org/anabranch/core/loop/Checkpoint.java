package org.anabranch.core.loop;

import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Worker;

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
    Worker worker = Current.worker();
    if (worker != null && worker.engagement().isRequested()) {
      throw worker.engagement().cancellation();
    }
  }
}
