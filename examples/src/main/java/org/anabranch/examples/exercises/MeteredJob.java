package org.anabranch.examples.exercises;

/** What a {@link Meter} knows of a task: when it began and when it ended, in units. */
public abstract class MeteredJob {
  private static final long NEVER = -1;

  private long start = NEVER;
  private long end = NEVER;

  MeteredJob() {}

  abstract void exec();

  final void begin(long time) {
    if (start != NEVER) {
      throw new IllegalStateException("forked or invoked twice: " + getClass().getSimpleName());
    }
    start = time;
  }

  final void ended(long time) {
    end = time;
  }

  final long start() {
    return start;
  }

  final long end() {
    if (end == NEVER) {
      throw new IllegalStateException(
          "joined without a fork of the same task: " + getClass().getSimpleName());
    }
    return end;
  }
}
