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

  Guests(Crew crew, Figures figures) {
    this.crew = crew;
    this.figures = figures;
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
