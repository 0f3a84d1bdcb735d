package org.anabranch.core.worker;

import org.anabranch.core.shim.Shim;

/**
 * Adds up the work of calls that could have used a helper, but none was awake and none of them was
 * worth a wake by itself. Where they follow one another closely, a helper that is woken once stays
 * awake for all that come. For one caller at a time.
 */
final class WakeCredit {
  /** How much work pays for a wake. */
  private static final long WAKE_NANOS = 400_000;

  /** After a longer pause a helper would have fallen asleep again. */
  private static final long PAUSE_NANOS = 100_000;

  private long missed;
  private long ends;

  /**
   * A call begins that would be shared if somebody were awake.
   *
   * @param nanos how long it will take alone
   * @return whether to wake somebody after all
   */
  boolean add(long nanos) {
    long now = Shim.nanoTime();
    if (now - ends > PAUSE_NANOS) {
      missed = 0;
    }
    ends = now + nanos;
    missed += nanos;
    if (missed < WAKE_NANOS) {
      return false;
    }
    missed = 0;
    return true;
  }
}
