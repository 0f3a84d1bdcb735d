package org.anabranch.core.worker;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.anabranch.core.shim.Shim;
import org.anabranch.core.trace.TaskTrace;
import org.jspecify.annotations.Nullable;

/**
 * A thing a worker can run, once.
 *
 * <p>The low bits of the state word name its phase:
 *
 * <pre>
 *   NEW --fork--&gt; KEPT ----its forker runs it----&gt; CLAIMED --&gt; DONE | FAILED
 *                  |                                ^
 *                offer --&gt; OFFERED --its forker runs it
 *                             |------a thief takes it--&gt; TAKEN(thief) --&gt; DONE | FAILED
 *   KEPT or OFFERED and its forker failed: DROPPED
 * </pre>
 *
 * <p><b>Invariant.</b> Exactly one thread leads a job out of KEPT or OFFERED: by compare-and-set
 * wherever another could compete, by a plain write where nobody else has seen the job or the deque
 * has already given it to its forker alone. Only the job that forked it joins it, so only one
 * thread ever waits for it. What the body wrote is visible to whoever saw DONE or FAILED. The modes
 * are rows J1 to J5 of the table in {@code DEQUE.md}.
 */
public abstract class Job {
  static final int NEW = 0;
  static final int KEPT = 1;
  static final int OFFERED = 2;
  static final int CLAIMED = 3;
  static final int TAKEN = 4;
  static final int DONE = 5;
  static final int FAILED = 6;
  static final int DROPPED = 7;

  /** In place of the seat of a thief whose deque holds forks of others than the job. */
  static final int UNHELPFUL = (1 << 14) - 2;

  private static final int PHASE_MASK = 7;

  /** Seats are stored plus one, so that 0 means nobody. */
  private static final int SEAT_BITS = 14;

  private static final int SEAT_MASK = (1 << SEAT_BITS) - 1;
  private static final int THIEF_SHIFT = 3;
  private static final int WAITER_SHIFT = THIEF_SHIFT + SEAT_BITS;
  private static final VarHandle STATE = stateHandle();

  /** The phase, the thief's seat, and the seat of a forker that sleeps until the job has ended. */
  private int state;

  /**
   * The job whose body forked this one. While a job runs that was invoked in place: the job that
   * runs below it.
   */
  @Nullable Job forker;

  /** Next in the forker's list of unjoined forks, newest first. */
  @Nullable Job olderFork;

  /** Head of this job's own list of unjoined forks. */
  @Nullable Job newestFork;

  /** Whether the forker has joined this job. */
  boolean joined;

  /** Whether bodies run in place as a part of this job: see {@link InPlace}. */
  boolean lent;

  /** Whether this fork and older ones must not be joined now, because their forker is lent. */
  boolean sealed;

  /** Whether forks may stand in this job's list, below others, that are joined, or sealed. */
  boolean untidy;

  /** The root computation this job belongs to. */
  private @Nullable Call call;

  /**
   * What the body threw; or, while somebody records, a {@link TaskTrace} that keeps it. One field
   * for both, because a larger job would cost those who do not record.
   */
  @Nullable Object note;

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
    return (stateAcquire() >>> THIEF_SHIFT & SEAT_MASK) != 0;
  }

  final boolean isNew() {
    return state == NEW;
  }

  final void ensureNew() {
    if (!isNew()) {
      throw new IllegalStateException("a task runs once: this one was already forked or invoked");
    }
  }

  /** Enters the forker's list, where nobody else sees it. The job is new. */
  final void forkedBy(Job parent) {
    state = KEPT; // J1
    forker = parent;
    olderFork = parent.newestFork;
    parent.newestFork = this;
  }

  /** For the forker, before it pushes the job. */
  final void offeredIn(Call ofCall) {
    call = ofCall;
    state = OFFERED; // J1
  }

  /** For the forker. */
  final boolean isKept() {
    return state == KEPT;
  }

  /** For the forker: whether the job is on the deque, or a thief has taken it there. */
  final boolean isOffered() {
    int phase = phase();
    return phase == OFFERED || phase == TAKEN;
  }

  /** For the forker: whether the job is its newest unjoined fork, kept, and sure to be free. */
  final boolean isNewestOf(Job parent) {
    return parent.newestFork == this && state == KEPT && !parent.untidy;
  }

  /** The job on top of which this one runs on its worker; null at the bottom. */
  final @Nullable Job below() {
    return phase() == TAKEN ? null : forker;
  }

  /** A root, or a child invoked in place: it belongs to its caller at once. */
  final void invokedIn(Call ofCall) {
    ensureNew();
    state = CLAIMED; // J1
    call = ofCall;
  }

  /** A job invoked in place that could not end: now it is a fork of the job that invoked it. */
  final void adoptedBy(Job invoker) {
    forker = invoker;
    olderFork = invoker.newestFork;
    invoker.newestFork = this;
  }

  /** Whether a fork of this job, which bodies have on loan, was forked before that. */
  final boolean isSealed(Job child) {
    Job fork = newestFork;
    while (fork != child && fork != null && !fork.sealed) {
      fork = fork.olderFork;
    }
    return fork != null && fork.sealed;
  }

  /** Its forker has joined this job. */
  final void joinedBy(Job parent) {
    joined = true;
    if (parent.newestFork == this && !parent.untidy) {
      parent.newestFork = olderFork;
      olderFork = null;
    } else {
      parent.untidy = true;
      parent.unlinkJoined();
    }
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
    untidy &= head != null;
  }

  /** The call of a job that was offered, invoked or submitted; constant from then on. */
  final Call callOf() {
    return Objects.requireNonNull(call);
  }

  /**
   * Whether an idle worker in a seat may take this job. A thief may ask too early: it has read a
   * slot that is filled and not yet published, and sees no call.
   */
  final boolean isFor(int seat) {
    Call itsCall = call;
    return itsCall != null && seat < itsCall.idleLimit;
  }

  /** Whether a spare may take this job; it may ask too early like others. */
  final boolean isForSpares() {
    return call != null;
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

  /** For the thief that won the slot: OFFERED to TAKEN, unless the forker was faster. */
  final boolean tryTake(int seat) {
    Shim.step();
    return STATE.compareAndSet(this, OFFERED, TAKEN | (seat + 1) << THIEF_SHIFT); // J3
  }

  /** For the forker, when a thief may still reach the slot: OFFERED to CLAIMED. */
  final boolean tryClaim() {
    Shim.step();
    return STATE.compareAndSet(this, OFFERED, CLAIMED); // J3
  }

  /** For the forker, when it kept the job or popped its slot: nobody else can reach it. */
  final void claimUnseen() {
    state = CLAIMED; // J1
  }

  /** For the forker that failed: the job will never run. The caller has claimed it. */
  final void drop() {
    STATE.setRelease(this, DROPPED); // J4
  }

  /** The seat of the thief that is running this job, if it can be helped, or -1. */
  final int thief() {
    int s = stateAcquire();
    int seat = (s & PHASE_MASK) == TAKEN ? (s >>> THIEF_SHIFT & SEAT_MASK) - 1 : -1;
    return seat == UNHELPFUL ? -1 : seat;
  }

  /** The waiting forker, in its seat, asks to be woken; false when the job has ended meanwhile. */
  final boolean await(int seat) {
    for (; ; ) {
      int s = stateAcquire();
      if ((s & PHASE_MASK) != TAKEN) {
        return false;
      }
      if (s >>> WAITER_SHIFT != 0) {
        return true;
      }
      Shim.step();
      if (STATE.compareAndSet(this, s, s | (seat + 1) << WAITER_SHIFT)) { // J5
        return true;
      }
    }
  }

  /** Ends a job run by its forker, which alone will ask. */
  final void end(@Nullable Throwable thrown) {
    if (thrown != null) {
      fail(thrown);
    }
    Shim.step();
    STATE.setRelease(this, thrown == null ? DONE : FAILED); // J4
  }

  /** Ends a job run by its forker, whose newest fork it is, and joins it. */
  final void endNewest(Job parent, @Nullable Throwable thrown) {
    end(thrown);
    joined = true;
    parent.newestFork = olderFork;
    olderFork = null;
  }

  /** Ends a stolen job; returns the seat of the forker that sleeps until this happens, or -1. */
  final int endStolen(@Nullable Throwable thrown) {
    fail(thrown);
    int thief = state & SEAT_MASK << THIEF_SHIFT;
    Shim.step();
    int before = (int) STATE.getAndSet(this, thief | (thrown == null ? DONE : FAILED)); // J5
    return (before >>> WAITER_SHIFT) - 1;
  }

  private void fail(@Nullable Throwable thrown) {
    if (note instanceof TaskTrace trace) {
      trace.fail(thrown);
    } else {
      note = thrown;
    }
  }

  // ---- recording ----

  /** What this job carries along while it is recorded. */
  final @Nullable TaskTrace trace() {
    return note instanceof TaskTrace trace ? trace : null;
  }

  /** What an observer is told of this job: the class of its function, or else its own. */
  final Class<?> shownClass() {
    Class<?> function = functionClass();
    return function == null ? getClass() : function;
  }

  /** For the thief, which has ended the job and woken its forker: nobody waits for it here. */
  void afterStolen() {}

  /**
   * What the body threw. Only after the job has ended.
   *
   * @return the failure, or null when there was none
   */
  protected final @Nullable Throwable failure() {
    return wasDropped()
        ? new CancellationException("the task that forked this one failed")
        : (Throwable) (note instanceof TaskTrace trace ? trace.failure() : note);
  }

  /**
   * Throws what the body threw, the same object, if it threw.
   *
   * @throws IllegalStateException when the job has not ended
   */
  protected final void rethrowFailure() {
    if (phase() != DONE) {
      throwFailure();
    }
  }

  private void throwFailure() {
    if (!isEnded()) {
      if (state != NEW) {
        throw Current.foreignJoin();
      }
      throw new IllegalStateException("this task has not been forked or invoked yet");
    }
    Throwable thrown = failure();
    if (thrown != null) {
      throw Failures.sneak(thrown);
    }
  }
}
