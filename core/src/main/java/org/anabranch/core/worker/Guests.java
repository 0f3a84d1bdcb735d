package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The workers that callers borrow for one call each, and what they did. A few wait for the next
 * caller; when none does, a new one is made, and when enough do, it is let go.
 */
final class Guests {
  private static final int KEPT = 16;

  private final Crew crew;
  private final AtomicReferenceArray<@Nullable Worker> idle = new AtomicReferenceArray<>(KEPT);
  private final Counters total = new Counters();

  Guests(Crew crew) {
    this.crew = crew;
  }

  Worker borrow() {
    for (int i = 0; i < KEPT; i++) {
      if (idle.getPlain(i) != null) { // S8
        Worker guest = idle.getAndSet(i, null); // S8
        if (guest != null) {
          return guest;
        }
      }
    }
    return new Worker(crew);
  }

  void giveBack(Worker guest) {
    if (!guest.counters.isZero()) {
      synchronized (total) {
        total.add(guest.counters);
      }
      guest.counters.clear();
    }
    for (int i = 0; i < KEPT; i++) {
      if (idle.getPlain(i) == null && idle.compareAndSet(i, null, guest)) { // S8
        return;
      }
    }
  }

  /** What the guests of calls that have ended did. */
  Counters counters() {
    Counters copy = new Counters();
    synchronized (total) {
      copy.add(total);
    }
    return copy;
  }
}
