package org.anabranch.core.worker;

import org.anabranch.core.flight.Flight;
import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.shim.Shim;
import org.anabranch.core.trace.Track;

/** How a worker sleeps that has announced it: counted, and told afterwards to who watches. */
final class WatchedSleep {
  private WatchedSleep() {}

  /**
   * Sleeps while the worker's call waits for others. It may last only until the next report of how
   * far the call is, which is told then.
   */
  static void await(Worker worker) {
    Engagement engagement = worker.engagement();
    if (!sleep(worker, engagement.longestSleep(), engagement.onInterrupt())) {
      engagement.report();
    }
  }

  /** As {@link Sleepers#sleep(int, long, Runnable)}, for the worker's own thread. */
  static boolean sleep(Worker worker, long nanos, Runnable whenInterrupted) {
    worker.counters.parks++;
    Sleepers sleepers = worker.crew().sleepers();
    Track track = worker.track();
    boolean isWatched = track != null || Flight.isOn();
    long since = isWatched ? Shim.nanoTime() : 0;
    boolean woken = sleepers.sleep(worker.seat(), nanos, whenInterrupted);
    if (isWatched) {
      if (track != null) {
        track.slept(since);
      }
      if (StackProbe.hasRoomToRun()) {
        Flight.slept(worker.crew().name(), Shim.nanoTime() - since);
      }
    }
    return woken;
  }
}
