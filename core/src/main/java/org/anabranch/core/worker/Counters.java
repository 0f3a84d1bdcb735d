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
    parks += other.parks;
    wakes += other.wakes;
  }

  /** Back to zero. */
  void clear() {
    jobs = 0;
    steals = 0;
    parks = 0;
    wakes = 0;
  }

  boolean isZero() {
    return (jobs | steals | parks | wakes) == 0;
  }
}
