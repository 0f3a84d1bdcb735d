package org.anabranch.core.trace;

import org.anabranch.core.recording.Recording.Kind;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * What one worker does while it is recorded. All methods are for the worker's thread, unless they
 * say otherwise.
 *
 * <p>Each event reads the clock once. The time since the worker's event before belongs to the task
 * that runs, if one does and it does not wait: it is work, and moves that task's position forward.
 */
public final class Track {
  /** Numbers of tasks of different tracks differ in their upper bits. */
  private static final int NUMBER_SHIFT = 40;

  private final Recorder recorder;
  private final int number;
  private final Ring ring;

  /** The task that runs; null while none does or the worker waits. */
  private @Nullable TaskTrace top;

  private long last;
  private long tasks;
  private long work;
  private long span;

  Track(Recorder recorder, int number, int capacity) {
    this.recorder = recorder;
    this.number = number;
    ring = new Ring(capacity);
  }

  Recorder recorder() {
    return recorder;
  }

  /** The worker's number; any thread may ask. */
  public int number() {
    return number;
  }

  /** The time that tasks ran here; for who ends the recording. */
  long work() {
    return work;
  }

  /** The furthest position at which a task ended here; for who ends the recording. */
  long span() {
    return span;
  }

  Ring ring() {
    return ring;
  }

  /** The task that runs, if it is recorded. */
  public @Nullable TaskTrace running() {
    return top;
  }

  private long account() {
    long now = Shim.nanoTime();
    accountUntil(now);
    return now;
  }

  private void accountUntil(long now) {
    TaskTrace running = top;
    if (running != null) {
      work += now - last;
      running.worked(now - last);
    }
    last = now;
  }

  private TaskTrace child() {
    TaskTrace running = top;
    long id = ((long) number << NUMBER_SHIFT) + ++tasks;
    return running == null
        ? new TaskTrace(recorder, id, 0, 0)
        : new TaskTrace(recorder, id, running.id, running.position());
  }

  /** The running task forks another one; returns what the fork carries along. */
  public TaskTrace fork() {
    long now = account();
    TaskTrace forked = child();
    ring.add(now, Kind.FORK, forked.id, forked.parent, null);
    return forked;
  }

  /**
   * A task begins.
   *
   * @param known what it carried along; null when it was not forked, or not while recorded
   * @param tag what it is: a class, or a name
   * @return what it carries along from now on
   */
  public TaskTrace begin(@Nullable TaskTrace known, Object tag) {
    long now = account();
    return begin(now, newOr(known), tag);
  }

  /** As {@link #begin}, for a task that is a part of another one and waited for several. */
  public TaskTrace begin(TaskTrace whole, long position, Object tag) {
    long now = account();
    long id = ((long) number << NUMBER_SHIFT) + ++tasks;
    return begin(now, new TaskTrace(recorder, id, whole.id, position), tag);
  }

  private TaskTrace begin(long now, TaskTrace task, Object tag) {
    task.begin(this, top);
    ring.add(now, Kind.BEGIN, task.id, task.parent, tag);
    top = task;
    return task;
  }

  /** What a task carried along, unless that is of another recording, or of the run before. */
  private TaskTrace newOr(@Nullable TaskTrace known) {
    return known != null && known.recorder == recorder && known.isNew() ? known : child();
  }

  void end(TaskTrace task, @Nullable TaskTrace below) {
    long now = account();
    ring.add(now, Kind.END, task.id, 0, null);
    span = Math.max(span, task.position());
    top = below;
    if (below != null) {
      below.reach(task.position());
    }
  }

  /**
   * The worker has taken a task from another one.
   *
   * @param known what the task carried along
   * @param victim the number of the other worker, or -1
   * @return what it carries along from now on
   */
  public TaskTrace steal(@Nullable TaskTrace known, int victim) {
    long now = account();
    TaskTrace stolen = newOr(known);
    ring.add(now, Kind.STEAL, stolen.id, victim, null);
    return stolen;
  }

  /**
   * The running task waits for another one, or for several.
   *
   * @return the running task, for {@link #join}
   */
  public @Nullable TaskTrace await(@Nullable TaskTrace other) {
    long now = account();
    TaskTrace waiting = top;
    ring.add(now, Kind.WAIT, other == null ? 0 : other.id, 0, null);
    top = null;
    return waiting;
  }

  /** The wait is over: the other task has ended, if it was only one. */
  public void join(@Nullable TaskTrace other, @Nullable TaskTrace waiting) {
    long now = account();
    ring.add(now, Kind.JOIN, other == null ? 0 : other.id, 0, null);
    top = waiting;
    if (waiting != null && other != null) {
      waiting.reach(other.position());
    }
  }

  /** The worker slept until now. That is no work, whatever runs. */
  public void slept(long since) {
    long now = Shim.nanoTime();
    accountUntil(since);
    last = now;
    ring.add(since, Kind.PARK, 0, now - since, null);
  }
}
