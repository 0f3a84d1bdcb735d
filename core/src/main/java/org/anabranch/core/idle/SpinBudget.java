package org.anabranch.core.idle;

import org.anabranch.core.shim.Shim;

/**
 * How long one worker goes on searching before it sleeps: longer where searching paid, not at all
 * where it did not.
 *
 * <p>A spin that found work doubles the budget up to {@value #MOST_NANOS} ns, and a sleep shorter
 * than {@value #SHORT_SLEEP_NANOS} ns sets it to that; a spin in vain halves it, and below {@value
 * #LEAST_NANOS} ns it is nothing. Used by its worker only.
 */
public final class SpinBudget {
  private static final long MOST_NANOS = 100_000;
  private static final long LEAST_NANOS = 5_000;

  /**
   * A sleep that ends sooner was ended by calls that follow one another closely: they do without
   * help for 400 microseconds before they wake somebody, which takes up to 150 on a virtual
   * machine.
   */
  private static final long SHORT_SLEEP_NANOS = 650_000;

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

  /** The search found work. */
  public void rewarded() {
    if (allowed) {
      budget = Math.min(MOST_NANOS, Math.max(LEAST_NANOS, budget * 2));
    }
  }

  /** The sleep since {@link #start} is over; even if its cause is, too, the next may be close. */
  public void woken() {
    if (allowed && spent() <= SHORT_SLEEP_NANOS) {
      budget = MOST_NANOS;
    }
  }

  /** The search since {@link #start} was in vain. */
  public void wasted() {
    budget = budget / 2 < LEAST_NANOS ? 0 : budget / 2;
  }
}
