package org.anabranch.core.flight;

import org.jspecify.annotations.Nullable;

/**
 * The gate to the events for Flight Recorder. The module {@code jdk.jfr} is optional: without it,
 * and as long as nobody has started a recording in the process, nothing here is on, and no event
 * class is loaded.
 */
public final class Flight {
  private static final boolean PRESENT = ModuleLayer.boot().findModule("jdk.jfr").isPresent();

  /** Shorter sleeps are not told. */
  private static final long LONG_SLEEP_NANOS = 10_000_000;

  private Flight() {}

  /** A call that is under way. */
  public interface Call {
    /**
     * The call has ended.
     *
     * @param pool where
     * @param function the class of its function
     * @param thrown what it threw, or null
     */
    void ended(String pool, Class<?> function, @Nullable Throwable thrown);
  }

  /** Loads what must not be loaded for the first time on a nearly full stack. */
  public static void prepare() {
    if (PRESENT) {
      FlightEvents.prepare();
    }
  }

  /** Whether somebody may record. */
  public static boolean isOn() {
    return PRESENT && FlightEvents.isOn();
  }

  /** A call begins; null when nobody records. */
  public static @Nullable Call call() {
    return isOn() ? FlightEvents.call() : null;
  }

  /** A worker of a pool has slept. */
  public static void slept(String pool, long nanos) {
    if (nanos > LONG_SLEEP_NANOS && isOn()) {
      FlightEvents.slept(pool, nanos);
    }
  }

  /** A task has failed. */
  public static void failed(String pool, Class<?> function, Throwable thrown) {
    if (isOn()) {
      FlightEvents.failed(pool, function, thrown);
    }
  }
}
