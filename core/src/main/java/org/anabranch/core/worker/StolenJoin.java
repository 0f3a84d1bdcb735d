package org.anabranch.core.worker;

import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/**
 * How a worker waits for a fork of its own that a thief has taken: it helps the thief where that is
 * safe, else spins, yields and sleeps.
 *
 * <p><b>Rule.</b> It helps only if it had no fork left when the wait began, and takes only what it
 * read on the thief's deque <em>before</em> it saw that the thief still runs the child. A thief's
 * deque is empty when it steals, so all that lies there since was forked under the child. The
 * waiter therefore runs descendants of what it waits for and nothing else: no foreign code under
 * the caller's locks, and a stack bounded by the task tree. Source: Wagner and Calder,
 * "Leapfrogging: a portable technique for implementing efficient futures", PPoPP 1993; the argument
 * is in {@code DEQUE.md}.
 */
final class StolenJoin {
  private final Worker worker;

  StolenJoin(Worker worker) {
    this.worker = worker;
  }

  /** Returns when the child has ended, which its forker could not claim. */
  void await(Job child) {
    worker.offerBeforeWaiting();
    boolean mayHelp = worker.surplus() == 0;
    Track track = worker.track();
    TaskTrace waiting = track == null ? null : track.await(child.trace());
    while (!child.isEnded()) {
      boolean helped = mayHelp && help(child);
      if (!helped && !spin(child, mayHelp)) {
        sleep(child, mayHelp);
      }
    }
    if (track != null) {
      track.join(child.trace(), waiting);
    }
  }

  /** Takes one job from the deque of the thief that runs the child, if it still does. */
  boolean help(Job child) {
    int seat = child.thief();
    Worker thief = thiefIn(seat);
    if (thief == null || thief.offered() == 0) {
      return false;
    }
    StackProbe.ensureRoomToRun();
    Job job = thief.stealer().steal(read -> child.thief() == seat).element();
    if (job == null) {
      return false;
    }
    thief.demand().raise();
    if (!job.tryTake(worker.seat())) {
      return false;
    }
    worker.stole(job, thief);
    worker.engagement().runStolen(job);
    return true;
  }

  private @Nullable Worker thiefIn(int seat) {
    return seat < 0 ? null : worker.crew().seats().get(seat);
  }

  /**
   * Waits awake for a while; true when there may be something to do, false when the while is over.
   */
  private boolean spin(Job child, boolean mayHelp) {
    AwakeWait wait = new AwakeWait();
    while (wait.goesOn()) {
      if (child.isEnded() || (mayHelp && thiefHasWork(child))) {
        return true;
      }
      wait.pause();
    }
    return false;
  }

  private boolean thiefHasWork(Job child) {
    Worker thief = thiefIn(child.thief());
    return thief != null && thief.offered() > 0;
  }

  /** Sleeps until the child has ended or its thief has published work, or a report is due. */
  private void sleep(Job child, boolean mayHelp) {
    int thief = mayHelp ? child.thief() : Sleepers.NOBODY;
    StackProbe.ensureRoomToSleep();
    Sleepers sleepers = worker.crew().sleepers();
    int seat = worker.seat();
    sleepers.announce(seat, thief < 0 ? Sleepers.NOBODY : thief, false);
    if (!child.await(seat) || (mayHelp && thiefHasWork(child))) {
      sleepers.cancel(seat);
    } else {
      WatchedSleep.await(worker);
    }
  }
}
