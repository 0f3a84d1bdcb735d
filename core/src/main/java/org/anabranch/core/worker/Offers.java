package org.anabranch.core.worker;

import java.util.function.Predicate;

/**
 * How the work of one worker reaches others: it is put on the deque, the worker takes a seat where
 * thieves look, and one of them is called if nobody comes by himself. For the worker's own thread.
 */
final class Offers {
  private final Worker worker;
  private final ForkStack forks;
  private final OfferPolicy policy;
  private boolean blocked;

  Offers(Worker worker, ForkStack forks, OfferPolicy policy) {
    this.worker = worker;
    this.forks = forks;
    this.policy = policy;
  }

  /**
   * Puts the kept forks where thieves see them, if any thief may, and calls one if none has been.
   */
  void offerKept(boolean worthAWake) {
    if (isOpen()) {
      policy.demand().lower();
      boolean first = forks.look() == 0;
      forks.offerAll(worker.current(), worker.engagement().call());
      if (first) {
        callHelper(worthAWake);
      }
    }
  }

  /** Puts the kept forks where at least spares would see them: below what is offered next. */
  void clearTheWay() {
    if (forks.hasKept() && isOpenToSpares()) {
      forks.offerAll(worker.current(), worker.engagement().call());
    }
  }

  /**
   * Puts jobs that nobody joins where thieves see them, while nothing is kept, and calls one if
   * none has been.
   *
   * @param tickets where they stand
   * @param from the first
   * @param to one past the last
   * @return one past the last that was put there; {@code from} when no thief may come
   */
  int offer(Job[] tickets, int from, int to) {
    int next = from;
    if (isOpenToSpares()) {
      boolean first = forks.look() == 0;
      while (next < to) {
        forks.offer(tickets[next], worker.engagement().call());
        next++;
      }
      if (first) {
        callHelper(true);
      }
    }
    return next;
  }

  /** The worker is about to block: what it keeps is for others now. False if it was so before. */
  boolean offerToSpares() {
    if (blocked) {
      return false;
    }
    policy.openToSpares();
    worker.offerBeforeWaiting();
    blocked = true;
    return true;
  }

  /** The worker does not block any more. */
  void goOn() {
    blocked = false;
  }

  /** Takes the newest job from the deque if it is one of those, while nothing is kept. */
  boolean takeBack(Predicate<Job> wanted) {
    return forks.popIf(wanted);
  }

  /** Whether anybody may help: a guest takes a seat now, if it must not stay alone. */
  private boolean isOpen() {
    return !policy.offersNothing() && isOpenToSpares();
  }

  /** The same for spares, of whom a pool of one has some too. */
  boolean isOpenToSpares() {
    if (worker.seat() < 0 && !policy.isAlone()) {
      takeSeat();
    }
    return !policy.isAlone();
  }

  /**
   * Makes a guest's deque visible to thieves, unless it must not be or there are too many guests.
   * Then it offers nothing: nobody helps with the call.
   */
  private void takeSeat() {
    StackProbe.ensureRoomToRun();
    int seat = -1;
    CallContext context = CallContext.capture(worker.crew().settings().carriers());
    GuestCall guest = worker.engagement().guest();
    if (!Initialisers.encloseCall(
        guest == null ? null : guest.root(), worker.current().newestFork)) {
      seat = worker.crew().seats().takeForCaller(worker);
    }
    if (seat < 0) {
      policy.begin(true);
    } else {
      worker.sitForCall(seat, context);
    }
  }

  /**
   * Wakes one helper, unless the call is too short to be worth it. A pool without threads gets its
   * first one in any case: that is paid once.
   */
  void callHelper(boolean worthAWake) {
    if ((worthAWake && !worker.engagement().call().isQuiet()) || worker.crew().hasNoThread()) {
      lookForHelp();
    }
  }

  /**
   * Wakes one sleeper that could take from this deque, or starts a thread, unless somebody searches
   * already.
   */
  void lookForHelp() {
    int seat = worker.seat();
    if (seat >= 0 && worker.crew().offer(seat, worker.idleLimit())) {
      worker.counters.wakes++;
    }
  }
}
