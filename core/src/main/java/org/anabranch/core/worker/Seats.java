package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * Who can be stolen from: a numbered seat for each thread of the pool, then some for callers.
 *
 * <p>A caller takes a seat when it first has work to publish and leaves it when its call ends. The
 * number of callers' seats is bounded; a caller that finds none free does its work alone, which
 * costs nothing where so many callers are at work already.
 */
final class Seats {
  private static final int CALLER_SEATS = 64;

  /** Seats of threads, then of callers, then of spares. */
  private final AtomicReferenceArray<@Nullable Worker> workers;

  private final int poolSeats;

  /** One more than the highest seat that was ever taken. */
  private final AtomicInteger end = new AtomicInteger();

  Seats(int poolSeats, int spares) {
    this.poolSeats = poolSeats;
    workers = new AtomicReferenceArray<>(poolSeats + CALLER_SEATS + spares);
  }

  int count() {
    return workers.length();
  }

  int end() {
    return end.get();
  }

  @Nullable Worker get(int seat) {
    return workers.get(seat);
  }

  /** Takes the first free seat of the pool's own below {@code limit}; -1 when there is none. */
  int takeForThread(Worker worker, int limit) {
    return take(worker, 0, limit);
  }

  /** Takes a free seat for a caller; -1 when there is none. */
  int takeForCaller(Worker worker) {
    return take(worker, poolSeats, poolSeats + CALLER_SEATS);
  }

  /** Takes a free seat for a spare; -1 when there is none. */
  int takeForSpare(Worker worker) {
    return take(worker, poolSeats + CALLER_SEATS, workers.length());
  }

  private int take(Worker worker, int from, int to) {
    for (int seat = from; seat < to; seat++) {
      if (workers.get(seat) == null && workers.compareAndSet(seat, null, worker)) { // S9
        endAfter(seat);
        return seat;
      }
    }
    return -1;
  }

  /** Allocates nothing, not even a function: the seat is taken, and nobody would leave it. */
  private void endAfter(int seat) {
    for (int known = end.get(); known <= seat; known = end.get()) {
      end.compareAndSet(known, seat + 1); // S9
    }
  }

  void leave(int seat) {
    workers.set(seat, null);
  }

  /**
   * Whether a pool thread could still be started for work that workers below {@code limit} take.
   */
  boolean vacantBelow(int limit) {
    for (int seat = 0; seat < limit; seat++) {
      if (workers.get(seat) == null) {
        return true;
      }
    }
    return false;
  }

  /** Whether a thread, or one that is about to start, has a seat below {@code limit}. */
  boolean anyTakenBelow(int limit) {
    for (int seat = 0; seat < limit; seat++) {
      if (workers.get(seat) != null) {
        return true;
      }
    }
    return false;
  }
}
