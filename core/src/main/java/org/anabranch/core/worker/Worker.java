package org.anabranch.core.worker;

import org.anabranch.core.deque.ChaseLevDeque;
import org.anabranch.core.deque.Stealer;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * One participant of a pool: a deque, and the rules by which its thread forks, joins and helps.
 *
 * <p>A worker belongs to one thread at a time: a pool thread for its life, or a caller (a guest)
 * for one call. All methods are for that thread, unless they say otherwise.
 *
 * <p><b>Premises of joining</b>, which {@code DEQUE.md} builds on: only this worker's forks lie on
 * its deque; it steals only while that deque is empty; while it waits for a stolen job it takes
 * only what it read on the thief's deque <em>before</em> it saw that the thief still runs that job,
 * which makes it a descendant of that job. So a waiting thread runs no foreign code, and its stack
 * is bounded by the task tree. Source of the last rule: Wagner and Calder, "Leapfrogging", PPoPP
 * 1993.
 */
public final class Worker {
  /** Every so many forks a worker looks whether somebody sleeps who could help. */
  private static final int FORKS_BETWEEN_LOOKS = 1024;

  /** Calls that are over sooner wake nobody: a wake costs more than it brings. */
  private static final long QUIET_NANOS = 20_000;

  private final Crew crew;
  private final ChaseLevDeque<Job> deque = ChaseLevDeque.growable();
  private final StolenJoin stolenJoin = new StolenJoin(this);
  private final Call ownCall;
  final Counters counters = new Counters();

  /** The call that the running job belongs to. */
  private Call call;

  private @Nullable Job current;
  private @Nullable Worker enclosing;

  /** What this guest's call began with. */
  private @Nullable Job root;

  private int seat = -1;
  private int forks;

  /** How many slots of the deque hold jobs that were joined out of order, at most. */
  private int tombstones;

  /** Set while this worker must publish nothing. */
  private boolean alone;

  Worker(Crew crew) {
    this.crew = crew;
    ownCall = Call.ofCaller(crew.parallelism());
    call = Call.SOLO;
  }

  /**
   * The pool this worker belongs to. Any thread may ask.
   *
   * @return the crew
   */
  public Crew crew() {
    return crew;
  }

  int seat() {
    return seat;
  }

  void sit(int taken) {
    seat = taken;
  }

  /** Who may take what lies on the deque, for any thread: a hint that may be a moment old. */
  int idleLimit() {
    return call.idleLimit;
  }

  /** The thieves' side of the deque, for any thread. */
  Stealer<Job> stealer() {
    return deque.stealer();
  }

  /**
   * How many forks of this worker nobody has taken.
   *
   * @return the number of jobs on its deque
   */
  public int surplus() {
    return deque.size();
  }

  /**
   * The job whose body runs now.
   *
   * @return the innermost running job
   */
  public Job current() {
    Job job = current;
    if (job == null) {
      throw new IllegalStateException("no job is running here");
    }
    return job;
  }

  // ---- fork ----

  /**
   * Publishes a job for whoever comes first: a thief, or this worker when the forker joins it.
   *
   * @param forker the job that is running
   * @param child the job to fork
   * @throws IllegalStateException if the forker is not running here, or the child was forked before
   */
  public void fork(Job forker, Job child) {
    fork(forker, child, true);
  }

  /**
   * Publishes a job; without {@code worthAWake} only for those who are awake anyway.
   *
   * @param forker the job that is running
   * @param child the job to fork
   * @param worthAWake whether to wake a sleeper or start a thread for it
   * @throws IllegalStateException if the forker is not running here, or the child was forked before
   */
  public void fork(Job forker, Job child, boolean worthAWake) {
    checkRunning(forker);
    boolean look = deque.size() == 0 || (++forks & (FORKS_BETWEEN_LOOKS - 1)) == 0;
    if (look && seat < 0) {
      takeSeat(child);
    }
    child.forkedBy(forker, call);
    deque.push(child);
    if (look) {
      offer(worthAWake);
    }
  }

  private void checkRunning(Job forker) {
    if (forker != current) {
      throw new IllegalStateException(
          "a task forks and joins its children in its own compute method; in a body that another"
              + " task or loop runs, use child.fork() and child.join()");
    }
  }

  /**
   * Wakes one helper, unless the call is too short to be worth it. A pool without threads gets its
   * first one in any case: that is paid once.
   */
  private void offer(boolean worthAWake) {
    long quietUntil = call.quietUntil;
    boolean quiet = quietUntil != 0 && Shim.nanoTime() - quietUntil < 0;
    if ((worthAWake && !quiet) || crew.hasNoThread()) {
      lookForHelp();
    }
  }

  /**
   * Wakes one sleeper that could take from this deque, or starts a thread, unless somebody searches
   * already.
   */
  public void lookForHelp() {
    if (seat >= 0 && crew.offer(seat, call.idleLimit)) {
      counters.wakes++;
    }
  }

  /**
   * Makes a guest's deque visible to thieves, unless it must not be or there are too many guests.
   * Until then its forks belong to a call that nobody helps.
   */
  private void takeSeat(Job child) {
    if (alone || crew.parallelism() == 1) {
      return;
    }
    alone = isInsideInitialiser(root) || isInsideInitialiser(child);
    if (!alone) {
      seat = crew.seats().takeForCaller(this);
      call = seat < 0 ? Call.SOLO : ownCall;
    }
  }

  static boolean isInsideInitialiser(@Nullable Job job) {
    FunctionMemory memory = job == null ? null : job.memory();
    return memory != null && memory.insideInitialiser();
  }

  // ---- join ----

  /**
   * Waits until a fork has ended, running it here if nobody took it. Its failure, if any, is kept
   * in it.
   *
   * @param forker the job that is running and forked the child
   * @param child the fork
   * @throws IllegalStateException if another job forked the child, or nobody started it
   */
  public void join(Job forker, Job child) {
    if (child.forker != forker) {
      if (child.forker == null && child.isEnded()) {
        return;
      }
      throw new IllegalStateException(
          "a fork is joined by the task that forked it: this one was forked elsewhere, or not");
    }
    if (child.joined) {
      return;
    }
    checkRunning(forker);
    if (forker.newestFork == child) {
      joinNewest(child);
    } else {
      tombstones++;
      claimOrWait(child);
    }
    child.joined = true;
    forker.unlinkJoined();
  }

  /** For a child whose slot is out of reach: a thief has it, or may have it soon. */
  private void claimOrWait(Job child) {
    if (child.tryClaim()) {
      runForked(child);
    } else {
      waitFor(child);
    }
  }

  /**
   * Waits for a child that this worker could not claim. One that it claimed earlier and could not
   * end ends now, where there is more of the stack.
   */
  private void waitFor(Job child) {
    if (child.phase() == Job.CLAIMED) {
      Throwable thrown = new StackOverflowError("the stack ended around this task");
      child.end(UnjoinedForks.abandon(this, child, null, thrown));
    } else {
      stolenJoin.await(child);
    }
  }

  /** Above the newest unjoined fork of the running job there can only be tombstones. */
  private void joinNewest(Job child) {
    for (; ; ) {
      Job popped = deque.pop();
      if (popped == child) {
        child.claimPopped();
        runForked(child);
        return;
      }
      if (popped == null) {
        tombstones = 0;
        claimOrWait(child);
        return;
      }
      tombstones--;
    }
  }

  private void runForked(Job child) {
    counters.jobs++;
    child.end(run(child));
  }

  /** Drops a fork that nobody took, or waits for it. */
  void dropOrWait(Job forker, Job child) {
    if (child.tryClaim()) {
      tombstones++;
      child.drop();
    } else {
      waitFor(child);
    }
    child.joined = true;
    forker.unlinkJoined();
  }

  // ---- run ----

  /** Runs a body and what it left unjoined; returns what it threw. */
  private @Nullable Throwable run(Job job) {
    Job outer = current;
    current = job;
    job.worker = this;
    Throwable thrown = null;
    try {
      job.exec();
      if (job.newestFork != null) {
        thrown = UnjoinedForks.join(this, job, null);
      }
    } catch (Throwable t) {
      thrown = job.newestFork == null ? t : UnjoinedForks.abandon(this, job, null, t);
    } finally {
      job.worker = null;
      current = outer;
    }
    if (tombstones != 0) {
      sweepTombstones();
    }
    return thrown;
  }

  /** Runs a job that nobody above on this stack could end: not even an overflow leaves it open. */
  private @Nullable Throwable runWhole(Job job) {
    try {
      return run(job);
    } catch (Throwable escaped) {
      return UnjoinedForks.abandon(this, job, null, escaped);
    }
  }

  private void sweepTombstones() {
    for (Job job = deque.pop(); job != null; job = deque.pop()) {
      if (job.phase() == Job.FORKED) {
        deque.push(job);
        return;
      }
      tombstones--;
    }
    tombstones = 0;
  }

  /** Runs a stolen job and tells its forker. The caller has set it to taken by this worker. */
  void runStolen(Job job) {
    Worker waiter = job.forker == null ? null : job.forker.worker;
    int waiterSeat = waiter == null ? -1 : waiter.seat;
    counters.steals++;
    counters.jobs++;
    Call outer = call;
    call = job.callOf();
    if (job.endStolen(runWhole(job)) && waiterSeat >= 0) {
      crew.sleepers().wakeSeat(waiterSeat);
    }
    call = outer;
  }

  /** Runs a submitted job, the root of a call of its own. */
  void runSubmitted(SubmittedJob job) {
    counters.jobs++;
    call = job.callOf();
    Throwable thrown = runWhole(job);
    job.end(thrown);
    job.complete(thrown);
    call = Call.SOLO;
  }

  /** While its thread is a guest elsewhere no job runs here: its tasks cannot fork from there. */
  private @Nullable Job suspend() {
    Job job = current;
    current = null;
    return job;
  }

  /**
   * The worker this thread was before it became this guest; null outside a call of another pool.
   */
  @Nullable Worker enclosing() {
    return enclosing;
  }

  /** Runs a job at once, as part of the call this worker is in. */
  void runInCall(Job job) {
    if (!alone && isInsideInitialiser(job)) {
      crew.invokeAlone(job);
    } else {
      job.invokedIn(call);
      job.end(run(job));
    }
  }

  /** Runs a job as the root of a call of this guest, from its first fork to its last join. */
  void runCall(Job job, boolean stayAlone, @Nullable Worker outside) {
    FunctionMemory memory = job.memory();
    long start = memory == null ? 0 : Shim.nanoTime();
    boolean quiet = memory != null && memory.cost() != 0 && memory.cost() < QUIET_NANOS;
    ownCall.quietUntil = quiet ? start + QUIET_NANOS : 0;
    alone = stayAlone;
    job.invokedIn(ownCall);
    root = job;
    enclosing = outside;
    Job waiting = outside == null ? null : outside.suspend();
    job.end(runWhole(job));
    if (outside != null) {
      outside.current = waiting;
    }
    enclosing = null;
    root = null;
    if (seat >= 0) {
      crew.seats().leave(seat);
      seat = -1;
      call = Call.SOLO;
    }
    if (memory != null) {
      memory.record(Shim.nanoTime() - start);
    }
  }
}
