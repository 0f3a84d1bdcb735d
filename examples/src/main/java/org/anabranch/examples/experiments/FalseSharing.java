package org.anabranch.examples.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Counters that nobody shares, in memory that everybody shares: each thread adds to its own element
 * of one array, and the elements are so many longs apart.
 */
final class FalseSharing {
  /** Longs in two cache lines of 64 bytes: processors fetch lines in pairs. */
  static final int PADDED = 16;

  private FalseSharing() {}

  /**
   * What came of a run.
   *
   * @param nanos how long it took
   * @param counts what each thread's counter says in the end
   */
  record Outcome(long nanos, List<Long> counts) {}

  /** Counts on so many threads at once. */
  static Outcome count(int threads, int increments, int longsApart) {
    AtomicLongArray counters = new AtomicLongArray(PADDED + threads * longsApart + PADDED);
    List<Thread> counting = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      int place = PADDED + thread * longsApart;
      counting.add(
          new Thread(
              () -> {
                for (int i = 0; i < increments; i++) {
                  counters.incrementAndGet(place);
                }
              }));
    }
    long start = System.nanoTime();
    counting.forEach(Thread::start);
    Threads.join(counting);
    long nanos = System.nanoTime() - start;
    List<Long> counts = new ArrayList<>();
    for (int thread = 0; thread < threads; thread++) {
      counts.add(counters.get(PADDED + thread * longsApart));
    }
    return new Outcome(nanos, counts);
  }
}
