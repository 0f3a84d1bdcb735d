package org.anabranch.core.worker;

/**
 * What one worker did. Written by its thread alone, in plain fields, because counting must not cost
 * more than a fork; others read figures that may be a moment old.
 */
public final class Counters {
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
