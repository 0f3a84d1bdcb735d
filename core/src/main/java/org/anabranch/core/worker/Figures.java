package org.anabranch.core.worker;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** What the workers of one pool did that have gone: threads by their seats, all others together. */
final class Figures {
  private final Counters[] threads;
  private final Counters others = new Counters();

  Figures(int parallelism) {
    threads = new Counters[parallelism];
    Arrays.setAll(threads, seat -> new Counters());
  }

  /** The thread in a seat goes, and leaves the seat. */
  synchronized void retire(Worker worker, Seats seats) {
    int seat = worker.seat();
    (seat < threads.length ? threads[seat] : others).add(worker.counters);
    seats.leave(seat);
  }

  /** A guest's call has ended. */
  synchronized void add(Counters guest) {
    others.add(guest);
  }

  /** Copies of all: the pool's own seats in order, then callers and spares together. */
  synchronized List<Counters> copy(Seats seats) {
    List<Counters> all = new ArrayList<>();
    for (int seat = 0; seat < threads.length; seat++) {
      Counters copy = new Counters();
      copy.add(threads[seat]);
      Worker worker = seats.get(seat);
      if (worker != null) {
        copy.add(worker.counters);
      }
      all.add(copy);
    }
    Counters copy = new Counters();
    copy.add(others);
    all.add(copy);
    return all;
  }
}
