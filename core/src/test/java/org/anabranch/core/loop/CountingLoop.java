package org.anabranch.core.loop;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;

/** A loop that counts how often each index of a small range was run. */
public final class CountingLoop extends LeafLoop<CountingLoop> {
  private final long from;
  private final AtomicIntegerArray counts;
  private final AtomicInteger calls = new AtomicInteger();

  private CountingLoop(long from, int length) {
    this.from = from;
    counts = new AtomicIntegerArray(length);
  }

  /** Runs a loop over the range, and gives it back for questions. */
  public static CountingLoop over(long from, long to) {
    return RangeLoop.run(
        from, to, CountingLoop.class, new CountingLoop(from, (int) Math.max(0, to - from)));
  }

  /** How many indices were run. */
  public int calls() {
    return calls.get();
  }

  /** Whether each index was run once. */
  public boolean eachOnce() {
    for (int i = 0; i < counts.length(); i++) {
      if (counts.get(i) != 1) {
        return false;
      }
    }
    return true;
  }

  @Override
  protected void run(long lo, long hi) {
    for (long i = lo; i < hi; i++) {
      counts.incrementAndGet((int) (i - from));
      calls.incrementAndGet();
    }
  }

  @Override
  protected CountingLoop split() {
    return this;
  }

  @Override
  protected void merge(CountingLoop part) {}
}
