package org.anabranch.core.idle;

import org.anabranch.core.shim.Shim;

/**
 * How long one worker goes on searching before it sleeps: longer where searching paid, not at all
 * where it did not.
 *
 * <p>A spin that found work, and a sleep so short that a spin would have found it, double the
 * budget up to {@value #MOST_NANOS} ns, where the time that the wake took is not counted; a spin in
 * vain halves it, and below {@value #LEAST_NANOS} ns it is nothing. Used by its worker only.
 */
public final class SpinBudget {
  private static final long MOST_NANOS = 100_000;
  private static final long LEAST_NANOS = 5_000;

  /** What a wake may take on a virtual machine: as much longer may a short sleep last. */
  private static final long WAKE_NANOS = 150_000;

  private final boolean allowed;
  private long budget;
  private long started;

  /**
   * A budget to start with.
   *
   * @param allowed false where spinning would keep another worker from its processor
   */
  public SpinBudget(boolean allowed) {
    this.allowed = allowed;
    budget = allowed ? MOST_NANOS : 0;
  }

  /** The worker begins to search, or to sleep. */
  public void start() {
    started = Shim.nanoTime();
  }

  /**
   * Whether to search once more.
   *
   * @return false when the budget is spent
   */
  public boolean remains() {
    return budget > 0 && spent() < budget;
  }

  /**
   * How long the wait has lasted.
   *
   * @return nanoseconds since {@link #start}
   */
  public long spent() {
    return Shim.nanoTime() - started;
  }

  /** Work came: the wait since {@link #start} is over. */
  public void rewarded() {
    if (allowed && spent() <= MOST_NANOS + WAKE_NANOS) {
      budget = Math.min(MOST_NANOS, Math.max(LEAST_NANOS, budget * 2));
    }
  }

  /** The search since {@link #start} was in vain. */
  public void wasted() {
    budget = budget / 2 < LEAST_NANOS ? 0 : budget / 2;
  }
}
