package org.anabranch.core.worker;

import org.anabranch.core.layout.PaddingBefore;

/**
 * What one worker did. Written by its thread alone, in plain fields, because counting must not cost
 * more than a fork; others read figures that may be a moment old. The figures have cache lines of
 * their own: who counts disturbs nobody.
 */
public final class Counters extends CounterFields {
  long a00, a01, a02, a03, a04, a05, a06, a07, a08, a09, a10, a11, a12, a13, a14, a15;

  /** All zero. */
  public Counters() {}

  /**
   * Adds the figures of another.
   *
   * @param other what to add
   */
  public void add(Counters other) {
    jobs += other.jobs;
    steals += other.steals;
    failedSteals += other.failedSteals;
    spinNanos += other.spinNanos;
    parks += other.parks;
    wakes += other.wakes;
  }

  /** Back to zero. */
  void clear() {
    jobs = 0;
    steals = 0;
    failedSteals = 0;
    spinNanos = 0;
    parks = 0;
    wakes = 0;
  }

  boolean isZero() {
    return (jobs | steals | failedSteals | spinNanos | parks | wakes) == 0;
  }
}

/** The figures, between the two paddings. */
abstract class CounterFields extends PaddingBefore {
  /** Forks and submitted jobs that were run. */
  public long jobs;

  /** Jobs taken from another worker's deque. */
  public long steals;

  /** Looks at all other workers' deques that found nothing. */
  public long failedSteals;

  /** Nanoseconds the worker spent looking for work before it slept. */
  public long spinNanos;

  /** Times the worker went to sleep. */
  public long parks;

  /** Times the worker woke another or started a thread. */
  public long wakes;
}
