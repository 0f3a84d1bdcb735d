package org.anabranch.specialize;

import java.util.concurrent.atomic.AtomicLong;

/**
 * A token bucket: so many copies in one go, and then one more whenever a fixed time has passed. It
 * bounds what the compiler has to do for a program whose functions are all hot at once.
 *
 * <p><b>Invariant.</b> {@code paidUntil} is the time at which the bucket will be full again; a
 * token moves it one period further, but never further than {@code burst} periods from now.
 */
final class CopyRate {
  private final long burst;
  private final long period;
  private final AtomicLong paidUntil;

  CopyRate(Limits limits, long now) {
    burst = limits.burst();
    period = limits.nanosPerCopy();
    paidUntil = new AtomicLong(now);
  }

  /** Takes a token if there is one. Any thread. */
  boolean take(long now) {
    long paid = paidUntil.get();
    long next = (paid - now < 0 ? now : paid) + period;
    return next - now <= burst * period && paidUntil.compareAndSet(paid, next);
  }
}
