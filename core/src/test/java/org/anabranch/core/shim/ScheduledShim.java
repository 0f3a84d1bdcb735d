package org.anabranch.core.shim;

import java.util.concurrent.locks.LockSupport;

/**
 * A schedule for tests: it hands every event of a {@link GovernedThread} to the {@link
 * Interleaving} that the thread takes part in, and lets all other threads through.
 *
 * <p>Named by the system property {@code anabranch.shim} in the test run {@code scheduled}. What it
 * explores are interleavings of whole steps, so it sees wrong orders, lost updates and lost
 * wake-ups, but never a missing fence: that is what the litmus tests are for.
 */
public final class ScheduledShim implements Schedule {
  private static final String NAME = ScheduledShim.class.getName();

  /** Made by {@link Shim}. */
  public ScheduledShim() {}

  /** Fails unless this class is the one that {@link Shim} asks: a test would show nothing. */
  static void requireActive() {
    if (!NAME.equals(System.getProperty("anabranch.shim"))) {
      throw new IllegalStateException("run with -Danabranch.shim=" + NAME + " and tag scheduled");
    }
  }

  @Override
  public void step() {
    GovernedThread self = GovernedThread.current();
    if (self != null) {
      self.interleaving().step(self);
    }
  }

  @Override
  public void spin() {
    GovernedThread self = GovernedThread.current();
    if (self != null) {
      self.interleaving().spin(self);
    } else {
      Thread.onSpinWait();
    }
  }

  @Override
  public void park(long nanos) {
    GovernedThread self = GovernedThread.current();
    if (self != null) {
      self.interleaving().park(self, nanos);
    } else if (nanos == Long.MAX_VALUE) {
      LockSupport.park();
    } else {
      LockSupport.parkNanos(nanos);
    }
  }

  @Override
  public void unpark(Thread thread) {
    GovernedThread self = GovernedThread.current();
    if (self != null && thread instanceof GovernedThread target) {
      self.interleaving().unpark(self, target);
    } else {
      LockSupport.unpark(thread);
    }
  }

  @Override
  public long nanoTime() {
    GovernedThread self = GovernedThread.current();
    return self != null ? self.interleaving().nanoTime() : System.nanoTime();
  }
}
