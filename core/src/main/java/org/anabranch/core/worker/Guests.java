package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The workers that callers borrow for one call each. A few wait for the next caller; when none
 * does, a new one is made, and when enough do, it is let go.
 */
final class Guests {
  private static final int KEPT = 16;

  private final Crew crew;
  private final AtomicReferenceArray<@Nullable Worker> idle = new AtomicReferenceArray<>(KEPT);
  private final Figures figures;

  private final Observers observers;

  Guests(Crew crew, Figures figures, Observers observers) {
    this.crew = crew;
    this.figures = figures;
    this.observers = observers;
  }

  /** Runs a job as the root of a call of the calling thread. */
  void runCall(Job job, boolean alone, @Nullable Cancel cancel) {
    Thread caller = Thread.currentThread();
    Worker enclosing = Current.worker();
    if (enclosing == null) {
      ShortCall.nests();
    }
    Worker guest = borrow();
    try {
      arrive(guest);
      guest.engagement().runCall(job, alone, cancel, enclosing);
    } finally {
      if (caller instanceof WorkerThread thread) {
        thread.worker = enclosing;
      } else {
        guest.caller = null; // fields, because calls may find the stack full here
        if (enclosing != null) {
          enclosing.caller = caller;
        }
      }
      leave(guest, enclosing);
    }
  }

  /** Runs a submitted job that nobody has begun on the thread that waits for it. */
  void runSubmitted(SubmittedJob job, Worker enclosing) {
    Worker guest = borrow();
    try {
      arrive(guest);
      CallContext.around(job.context(), () -> guest.engagement().runSubmittedHere(job, enclosing));
    } finally {
      leave(guest, enclosing);
    }
    job.complete(job.failure());
  }

  private void arrive(Worker guest) {
    Current.set(guest);
    observers.opened(guest);
  }

  private void leave(Worker guest, @Nullable Worker enclosing) {
    Current.set(enclosing);
    observers.closed(guest);
    guest.leaveSeat();
    giveBack(guest);
  }

  private Worker borrow() {
    for (int i = 0; i < KEPT; i++) {
      if (idle.getPlain(i) != null) { // S8
        Worker guest = idle.getAndSet(i, null); // S8
        if (guest != null) {
          return guest;
        }
      }
    }
    return new Worker(crew, true);
  }

  private void giveBack(Worker guest) {
    if (!guest.counters.isZero()) {
      figures.add(guest.counters);
      guest.counters.clear();
    }
    for (int i = 0; i < KEPT; i++) {
      if (idle.getPlain(i) == null && idle.compareAndSet(i, null, guest)) { // S8
        return;
      }
    }
  }
}
