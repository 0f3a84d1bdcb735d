package org.anabranch.core.shim;

import java.lang.invoke.VarHandle;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * Memory steps, parking and the clock, as the scheduler uses them.
 *
 * <p>Without a schedule each method is the plain operation: the field below is a constant to the
 * compiler, and the branch on it disappears. With the system property {@code anabranch.shim} naming
 * a {@link Schedule} class, every step asks that schedule first. With the system property {@code
 * anabranch.shim.left} counters that only grow begin so many steps below their limit, and the clock
 * so many tenths of a second, so that a test sees them wrap.
 */
public final class Shim {
  private static final @Nullable Schedule SCHEDULE = scheduleOrNull();
  private static final long NANOS_PER_STEP = 100_000_000;

  /** How far counters are from their limit when they begin; below 0 they begin at 0. */
  private static final int LEFT = Integer.getInteger("anabranch.shim.left", -1);

  private static final long CLOCK_SHIFT =
      LEFT < 0 ? 0 : Long.MAX_VALUE - LEFT * NANOS_PER_STEP - System.nanoTime();

  private Shim() {}

  private static @Nullable Schedule scheduleOrNull() {
    String name = System.getProperty("anabranch.shim");
    if (name == null) {
      return null;
    }
    try {
      return Class.forName(name).asSubclass(Schedule.class).getDeclaredConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException("anabranch.shim names no usable schedule: " + name, e);
    }
  }

  /**
   * Where a counter begins that only grows, and may wrap.
   *
   * @param limit its largest value
   * @return 0, unless a test wants to see it wrap
   */
  public static long first(long limit) {
    return LEFT < 0 ? 0 : limit - LEFT;
  }

  /** Marks that the next statement reads or writes shared memory. */
  public static void step() {
    if (SCHEDULE != null) {
      SCHEDULE.step();
    }
  }

  /** A full fence: what was written before it is visible before anything after it is read. */
  public static void fullFence() {
    VarHandle.fullFence();
    step();
  }

  /** One turn of a waiting loop. */
  public static void spin() {
    if (SCHEDULE != null) {
      SCHEDULE.spin();
    } else {
      Thread.onSpinWait();
    }
  }

  /** Lets another thread have this processor: a waiting loop has lasted too long for spinning. */
  @SuppressWarnings("ThreadPriorityCheck") // only speed depends on it
  public static void giveWay() {
    if (SCHEDULE != null) {
      SCHEDULE.spin();
    } else {
      Thread.yield();
    }
  }

  /**
   * Parks until a permit comes, the time is over, the thread is interrupted, or for no reason.
   *
   * @param blocker what a thread dump shows as the reason
   * @param nanos the longest wait; {@link Long#MAX_VALUE} for no limit
   */
  public static void park(Object blocker, long nanos) {
    if (SCHEDULE != null) {
      SCHEDULE.park(nanos);
    } else if (nanos == Long.MAX_VALUE) {
      LockSupport.park(blocker);
    } else {
      LockSupport.parkNanos(blocker, nanos);
    }
  }

  /**
   * Gives a thread its permit.
   *
   * @param thread the parked thread, or one about to park
   */
  public static void unpark(Thread thread) {
    if (SCHEDULE != null) {
      SCHEDULE.unpark(thread);
    } else {
      LockSupport.unpark(thread);
    }
  }

  /**
   * The clock.
   *
   * @return nanoseconds since some fixed moment
   */
  public static long nanoTime() {
    return SCHEDULE != null ? SCHEDULE.nanoTime() : System.nanoTime() + CLOCK_SHIFT;
  }
}
