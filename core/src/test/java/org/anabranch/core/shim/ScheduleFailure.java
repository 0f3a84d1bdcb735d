package org.anabranch.core.shim;

/** A schedule under which a scenario fails, with all that is needed to see it again. */
public final class ScheduleFailure extends AssertionError {
  private static final long serialVersionUID = 1L;

  /** In which way it failed. */
  public enum Kind {
    /** A thread or the final check threw. */
    WRONG,
    /** Threads that should have ended are parked, and nobody is left to let them go on. */
    DEADLOCK,
    /** There was no end in sight. */
    ENDLESS
  }

  private final Kind kind;
  private final String schedule;

  ScheduleFailure(Kind kind, String message, String schedule, Throwable cause) {
    super(message, cause);
    this.kind = kind;
    this.schedule = schedule;
  }

  /** In which way it failed. */
  public Kind kind() {
    return kind;
  }

  /** The schedule, for {@link Explorer#replay}. */
  public String schedule() {
    return schedule;
  }
}
