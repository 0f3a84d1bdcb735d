package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicInteger;

/**
 * How many threads of a pool have said that they block, and how many spares stand in for them.
 *
 * <p><b>Invariant.</b> A spare is started only while fewer live than threads are blocked, and never
 * more than {@code most}. When a blocked thread goes on, one spare too many finishes what it runs
 * and leaves. A spare that finds nothing to do leaves at once; whoever publishes work while nobody
 * idle is there starts another. The modes are row S11 of the table in {@code SLEEP.md}.
 */
final class Spares {
  private final int most;
  private final AtomicInteger blocked = new AtomicInteger();
  private final AtomicInteger living = new AtomicInteger();

  Spares(int most) {
    this.most = most;
  }

  int most() {
    return most;
  }

  void blocked() {
    blocked.incrementAndGet();
  }

  void resumed() {
    blocked.decrementAndGet();
  }

  /** Whether one more could start now. */
  boolean areWanted() {
    return living.get() < Math.min(most, blocked.get());
  }

  /** Whether one more may start, which is counted then. */
  boolean mayJoin() {
    for (int now = living.get(); now < Math.min(most, blocked.get()); now = living.get()) {
      if (living.compareAndSet(now, now + 1)) { // S11
        return true;
      }
    }
    return false;
  }

  /** Whether there is one too many, which is not counted any more then. */
  boolean mustLeave() {
    for (int now = living.get(); now > blocked.get(); now = living.get()) {
      if (living.compareAndSet(now, now - 1)) { // S11
        return true;
      }
    }
    return false;
  }

  /** One has left because there was nothing to do, or could not start. */
  void left() {
    living.decrementAndGet();
  }
}
