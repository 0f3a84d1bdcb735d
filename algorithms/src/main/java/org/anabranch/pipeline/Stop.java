package org.anabranch.pipeline;

import java.util.concurrent.atomic.AtomicLong;

/**
 * Where a wave need not go on: above a unit that failed, and above the first one at which something
 * looked for was found. Both only fall. A worker inside a unit that never ends looks here.
 */
final class Stop {
  private final AtomicLong found = new AtomicLong(Long.MAX_VALUE);
  private final AtomicLong failed = new AtomicLong(Long.MAX_VALUE);

  /** What was looked for lies in the piece from here on. */
  void found(long unit) {
    found.accumulateAndGet(unit, Math::min);
  }

  /** Something was thrown in the piece from here on. */
  void failed(long unit) {
    failed.accumulateAndGet(unit, Math::min);
  }

  /** Whether the piece from here on is not needed, because of what was found below. */
  boolean isFoundBelow(long unit) {
    return found.get() < unit;
  }

  /** Whether the piece from here on is not needed, for any reason. */
  boolean isBelow(long unit) {
    return found.get() < unit || failed.get() < unit;
  }
}
