package org.anabranch.core.worker;

import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/** How the owner of a scope waits for its children, when the body has ended. */
final class ScopeWait {
  private final ScopeRoot scope;
  private final Worker owner;
  private final Inbox inbox;
  private boolean over;
  private boolean helps = true;

  ScopeWait(ScopeRoot scope, Worker owner) {
    this.scope = scope;
    this.owner = owner;
    inbox = scope.inbox();
  }

  boolean isOver() {
    return over;
  }

  /** An overflow has cut a wait short: the next one runs nothing. */
  void helpNobody() {
    helps = false;
  }

  /**
   * Joins the forks of the body, then empties the inbox, until no child is left.
   *
   * @param drops whether children that nobody has begun are dropped
   */
  void await(boolean drops) {
    if (drops || !helps) {
      inbox.beginDropping();
      while (!inbox.isEmpty()) {
        takeOne(true, false);
      }
    }
    awaitForks(drops);
    owner.offerBeforeWaiting();
    boolean mayHelp = helps && owner.surplus() == 0;
    while (!inbox.close()) {
      if (!inbox.isEmpty()) {
        takeOne(drops || !helps, mayHelp);
      } else if (!(mayHelp && help())) {
        rest(mayHelp);
      }
    }
    over = true;
  }

  private void rest(boolean mayHelp) {
    Track track = owner.track();
    TaskTrace waiting = track == null ? null : track.await(null);
    if (!spin(mayHelp)) {
      sleep(mayHelp);
    }
    if (track != null) {
      track.join(null, waiting);
    }
  }

  private void awaitForks(boolean drops) {
    for (Job fork = scope.newestFork; fork != null; fork = scope.newestFork) {
      if (drops || !helps || owner.engagement().isStopped()) {
        UnjoinedForks.end(owner, fork, new StackOverflowError("the stack ended around this task"));
      } else {
        owner.join(fork);
      }
      if (fork instanceof ScopeChild child) {
        scope.note(child);
      } else {
        scope.noteFork(fork);
      }
    }
  }

  /** Runs or drops a child of the inbox, unless its forker or another thread was faster. */
  private void takeOne(boolean drops, boolean hasNoForks) {
    if (!drops) {
      StackProbe.ensureRoomToRun();
    }
    ScopeChild child = inbox.poll();
    if (child == null) {
      return;
    }
    if (drops) {
      if (child.tryClaim()) {
        child.drop();
        scope.ended(child);
      }
    } else if (child.tryTake(hasNoForks ? owner.seat() : Job.UNHELPFUL)) {
      owner.engagement().runFromInbox(child, false);
    }
  }

  /** Takes one job from the deque of a thread that runs a child of the inbox. */
  private boolean help() {
    Seats seats = owner.crew().seats();
    for (int seat = 0; seat < seats.end(); seat++) {
      ScopeChild child = childIn(seats.get(seat));
      if (child != null && owner.help(child)) {
        return true;
      }
    }
    return false;
  }

  private @Nullable ScopeChild childIn(@Nullable Worker worker) {
    return worker == null || worker == owner ? null : worker.scopes().runningFrom(scope);
  }

  /** Waits awake for a while; true when there may be something to do. */
  private boolean spin(boolean mayHelp) {
    AwakeWait wait = new AwakeWait();
    while (wait.goesOn()) {
      if (inbox.isOver() || !inbox.isEmpty() || (mayHelp && seatWithWork() >= 0)) {
        return true;
      }
      wait.pause();
    }
    return false;
  }

  private int seatWithWork() {
    Seats seats = owner.crew().seats();
    for (int seat = 0; seat < seats.end(); seat++) {
      Worker worker = seats.get(seat);
      if (worker != null && childIn(worker) != null && worker.offered() > 0) {
        return seat;
      }
    }
    return -1;
  }

  /** A seat whose forks the owner may be woken to help with. */
  private int source() {
    Seats seats = owner.crew().seats();
    for (int seat = 0; seat < seats.end(); seat++) {
      if (childIn(seats.get(seat)) != null) {
        return seat;
      }
    }
    return Sleepers.NOBODY;
  }

  /** Without a seat nobody else runs a child, so there is nothing to sleep for. */
  private void sleep(boolean mayHelp) {
    if (owner.seat() >= 0) {
      StackProbe.ensureRoomToSleep();
      inbox.sleep(owner, mayHelp ? source() : Sleepers.NOBODY);
    }
  }
}
