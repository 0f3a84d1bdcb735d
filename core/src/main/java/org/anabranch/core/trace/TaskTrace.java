package org.anabranch.core.trace;

import org.jspecify.annotations.Nullable;

/**
 * What is known of a task while it is recorded: a number, and its position, which is the longest
 * chain of work up to where the task is now.
 *
 * <p>A task's own running time moves its position forward. A fork begins at the position of its
 * forker, and a join takes the forker at least to where the fork ended; so the position at which
 * the last task ends is the span: Brent's algebra of series and parallel composition, without a
 * graph being kept.
 *
 * <p>Written by the thread that forks the task and then by the one that runs it; read by whoever
 * has seen that it ended. What hands the task on carries this along.
 */
public final class TaskTrace {
  final Recorder recorder;
  final long id;
  final long parent;
  private long position;

  /** Who records the running task, and the trace of the task below it on the same worker. */
  private @Nullable Track track;

  private @Nullable TaskTrace below;

  private @Nullable Throwable failure;

  TaskTrace(Recorder recorder, long id, long parent, long position) {
    this.recorder = recorder;
    this.id = id;
    this.parent = parent;
    this.position = position;
  }

  /** The longest chain of work up to here, in nanoseconds. */
  public long position() {
    return position;
  }

  /** The task has worked for so long. */
  void worked(long nanos) {
    position += nanos;
  }

  /** The task goes on after another one that ended there. */
  public void reach(long end) {
    position = Math.max(position, end);
  }

  /** Whether this task has not begun. */
  boolean isNew() {
    return track == null;
  }

  void begin(Track on, @Nullable TaskTrace ranBefore) {
    track = on;
    below = ranBefore;
  }

  /** The task ends, on the worker on which it began. */
  public void end() {
    if (track != null) {
      track.end(this, below);
      below = null;
    }
  }

  /** What the task threw, kept here for the task. */
  public @Nullable Throwable failure() {
    return failure;
  }

  /** The task has thrown this, or nothing. */
  public void fail(@Nullable Throwable thrown) {
    failure = thrown;
  }
}
