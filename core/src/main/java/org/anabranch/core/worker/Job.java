package org.anabranch.core.worker;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * A thing a worker can run, once.
 *
 * <p>The low bits of the state word name its phase:
 *
 * <pre>
 *   NEW --fork--&gt; FORKED --its forker runs it--&gt; CLAIMED --&gt; DONE | FAILED
 *                    |-----a thief takes it-----&gt; TAKEN(thief) --&gt; DONE | FAILED
 *                    '-----its forker failed----&gt; DROPPED
 * </pre>
 *
 * <p><b>Invariant.</b> Exactly one thread leads a job out of FORKED: by compare-and-set wherever
 * another could compete, by a plain write where the deque has already given the job to its forker
 * alone. Only the job that forked it joins it, so only one thread ever waits for it. What the body
 * wrote is visible to whoever saw DONE or FAILED. The modes are rows J1 to J5 of the table in
 * {@code DEQUE.md}.
 */
public abstract class Job {
  static final int NEW = 0;
  static final int FORKED = 1;
  static final int CLAIMED = 2;
  static final int TAKEN = 3;
  static final int DONE = 4;
  static final int FAILED = 5;
  static final int DROPPED = 6;

  private static final int PHASE_MASK = 7;
  private static final int AWAITED = 8;
  private static final int SEAT_SHIFT = 8;
  private static final VarHandle STATE = stateHandle();

  private int state;

  /** The job whose body forked this one. */
  @Nullable Job forker;

  /** Next in the forker's list of unjoined forks, newest first. */
  private @Nullable Job olderFork;

  /** Head of this job's own list of unjoined forks. */
  @Nullable Job newestFork;

  /** Whether the forker has joined this job. */
  boolean joined;

  /** Who runs this job; null before and after. */
  @Nullable Worker worker;

  /** The root computation this job belongs to. */
  private @Nullable Call call;

  private @Nullable Throwable failure;

  /** A job nobody has forked yet. */
  protected Job() {}

  private static VarHandle stateHandle() {
    try {
      return MethodHandles.lookup().findVarHandle(Job.class, "state", int.class);
    } catch (ReflectiveOperationException e) {
      throw new ExceptionInInitializerError(e);
    }
  }

  /**
   * What there is to do. Called once, by the worker that runs the job.
   *
   * @throws Throwable whatever the body throws; the job has failed then
   */
  protected abstract void exec() throws Throwable;

  /**
   * Whose cost is remembered when this job is the root of a call, and who must be initialised
   * before it is published.
   *
   * @return the class of the user's function, or null when the job takes care of that itself
   */
  protected @Nullable Class<?> functionClass() {
    return getClass();
  }

  final @Nullable FunctionMemory memory() {
    Class<?> function = functionClass();
    return function == null ? null : FunctionMemory.of(function);
  }

  /**
   * Who is running this job. For the body.
   *
   * @return the worker
   */
  protected final Worker runner() {
    return Objects.requireNonNull(worker);
  }

  /**
   * The newest fork of this job that is not joined. For the job's own body.
   *
   * @return the head of the list, or null when every fork is joined
   */
  protected final @Nullable Job newestFork() {
    return newestFork;
  }

  /**
   * Whether a thief ran this job, rather than the job that forked it. For the forker, after the
   * join; for the body, while it runs.
   *
   * @return true when the job changed hands
   */
  protected final boolean wasStolen() {
    return stateAcquire() >>> SEAT_SHIFT != 0;
  }

  /**
   * Forks a child: as this job's, or, where a task calls another's body like any method, as that of
   * the job that is running.
   *
   * @param child a new job
   * @throws IllegalStateException outside any call, from a body nested in this one, or if the child
   *     was forked before
   */
  protected final void forkChild(Job child) {
    Worker runner = worker;
    if (runner != null) {
      runner.fork(this, child);
    } else {
      Current.fork(child);
    }
  }

  /**
   * Waits until a child forked by {@link #forkChild} has ended.
   *
   * @param child the fork
   * @throws IllegalStateException if another job forked the child
   */
  protected final void joinChild(Job child) {
    Worker runner = worker;
    if (runner != null) {
      runner.join(this, child);
    } else {
      Current.join(child);
    }
  }

  /** Enters the forker's list. Only the forker calls this, before it publishes the job. */
  final void forkedBy(Job parent, Call ofCall) {
    if (state != NEW) {
      throw new IllegalStateException("a task runs once: this one was already forked or invoked");
    }
    state = FORKED; // J1
    forker = parent;
    call = ofCall;
    olderFork = parent.newestFork;
    parent.newestFork = this;
  }

  /** A root, or a child invoked in place: it belongs to its caller at once. */
  final void invokedIn(Call ofCall) {
    if (state != NEW) {
      throw new IllegalStateException("a task runs once: this one was already forked or invoked");
    }
    state = CLAIMED; // J1
    call = ofCall;
  }

  /** Takes the joined forks off the head of this job's list. */
  final void unlinkJoined() {
    Job head = newestFork;
    while (head != null && head.joined) {
      Job next = head.olderFork;
      head.olderFork = null;
      head = next;
    }
    newestFork = head;
  }

  /** The call of a job that was forked, invoked or submitted; constant from then on. */
  final Call callOf() {
    return Objects.requireNonNull(call);
  }

  final int stateAcquire() {
    Shim.step();
    return (int) STATE.getAcquire(this); // J2
  }

  final int phase() {
    return stateAcquire() & PHASE_MASK;
  }

  /** Whether the job has ended: done, failed or dropped. */
  final boolean isEnded() {
    return phase() >= DONE;
  }

  final boolean wasDropped() {
    return phase() == DROPPED;
  }

  /** For the thief that won the slot: FORKED to TAKEN, unless the forker was faster. */
  final boolean tryTake(int seat) {
    Shim.step();
    return STATE.compareAndSet(this, FORKED, TAKEN | (seat + 1) << SEAT_SHIFT); // J3
  }

  /** For the forker, when a thief may still reach the slot: FORKED to CLAIMED. */
  final boolean tryClaim() {
    Shim.step();
    return STATE.compareAndSet(this, FORKED, CLAIMED); // J3
  }

  /** For the forker, when it popped the slot and so nobody else can reach the job. */
  final void claimPopped() {
    state = CLAIMED; // J1
  }

  /** For the forker that failed: the job will never run. The caller has claimed it. */
  final void drop() {
    failure = new CancellationException("the task that forked this one failed");
    STATE.setRelease(this, DROPPED); // J4
  }

  /** The seat of the thief that is running this job, or -1. */
  final int thief() {
    int s = stateAcquire();
    return (s & PHASE_MASK) == TAKEN ? (s >>> SEAT_SHIFT) - 1 : -1;
  }

  /** The waiting forker asks to be woken; false when the job has ended meanwhile. */
  final boolean await() {
    for (; ; ) {
      int s = stateAcquire();
      if ((s & PHASE_MASK) != TAKEN) {
        return false;
      }
      if ((s & AWAITED) != 0) {
        return true;
      }
      Shim.step();
      if (STATE.compareAndSet(this, s, s | AWAITED)) { // J5
        return true;
      }
    }
  }

  /** Ends a job run by its forker, which alone will ask. */
  final void end(@Nullable Throwable thrown) {
    if (thrown != null) {
      failure = thrown;
    }
    Shim.step();
    STATE.setRelease(this, thrown == null ? DONE : FAILED); // J4
  }

  /** Ends a stolen job; true when the forker sleeps until this happens. */
  final boolean endStolen(@Nullable Throwable thrown) {
    failure = thrown;
    int seat = state & -1 << SEAT_SHIFT;
    Shim.step();
    int before = (int) STATE.getAndSet(this, seat | (thrown == null ? DONE : FAILED)); // J5
    return (before & AWAITED) != 0;
  }

  /**
   * What the body threw. Only after the job has ended.
   *
   * @return the failure, or null when there was none
   */
  protected final @Nullable Throwable failure() {
    return failure;
  }

  /**
   * Throws what the body threw, the same object, if it threw.
   *
   * @throws IllegalStateException when the job has not ended
   */
  protected final void rethrowFailure() {
    if (!isEnded()) {
      throw new IllegalStateException("this task has not been forked or invoked yet");
    }
    if (failure != null) {
      throw Failures.sneak(failure);
    }
  }
}
