package org.anabranch.core.worker;

import java.util.concurrent.CancellationException;
import org.anabranch.core.flight.Flight;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * Which call a worker works for at the moment, the runs that change this, and whether the call is
 * to end early. For the worker's own thread, but {@link #idleLimit}.
 */
public final class Engagement {
  private static final int MOST_PASSES = 256;

  private final Worker worker;

  /** What a guest does here; null for a pool thread. */
  private final @Nullable GuestCall guest;

  private Call call = Call.SOLO;

  /** What the dependents of a submission call, which run here once it has ended. */
  private final Call dependents;

  private final WakeCredit credit = new WakeCredit();

  /** Of looks at whether the call is to end early, where bodies run in place. */
  private final Pace pace = new Pace(MOST_PASSES);

  private long looked;

  /** Kept, because a lambda must not be linked between an announcement and its sleep. */
  private final Runnable onInterrupt = this::interrupted;

  Engagement(Worker worker, boolean isGuest) {
    this.worker = worker;
    guest = isGuest ? new GuestCall(worker) : null;
    dependents = Call.submitted(worker.crew().parallelism(), null);
  }

  /** What the running job belongs to. */
  Call call() {
    return call;
  }

  /** Who may take what the worker offers; any thread, which may see an earlier answer. */
  int idleLimit() {
    return call.idleLimit;
  }

  @Nullable GuestCall guest() {
    return guest;
  }

  /** Whether this thread is a caller from outside, whose interrupt means its call. */
  boolean isCallers() {
    return guest != null && guest.isCallers();
  }

  // ---- runs ----

  /** Runs a stolen job and tells its forker. The caller has set it to taken by this worker. */
  void runStolen(Job job) {
    worker.counters.steals++;
    runTaken(job, true);
  }

  /**
   * Runs a child of an inbox. The caller has set it to taken by this worker.
   *
   * @param hasNothing whether no job runs here below
   */
  void runFromInbox(ScopeChild child, boolean hasNothing) {
    if (hasNothing) {
      worker.scopes().running(child);
    }
    try {
      runTaken(child, hasNothing);
    } finally {
      if (hasNothing) {
        worker.scopes().running(null);
      }
      child.scope().ended(child);
    }
  }

  /** Waits for a child of an inbox that the running job forked, or runs it. */
  void joinFromInbox(ScopeChild child) {
    StackProbe.ensureRoomToRun();
    if (child.tryClaim()) {
      try {
        worker.counters.jobs++;
        child.end(call.isStopped() ? call.cancellation() : worker.runWhole(child));
      } finally {
        adoptIfOpen(child);
        child.scope().ended(child);
      }
    } else {
      worker.await(child);
    }
  }

  private void runTaken(Job job, boolean hasNothing) {
    worker.counters.jobs++;
    Call outer = call;
    call = job.callOf();
    if (hasNothing) {
      worker.begin(false);
      pace.begin();
    }
    Throwable thrown = runUnlessStopped(job);
    if (thrown != null && (job.forker instanceof Siblings || job.forker instanceof ScopeRoot)) {
      call.failed();
    }
    int waiter = job.endStolen(thrown);
    if (waiter >= 0) {
      worker.crew().sleepers().wakeSeat(waiter);
    }
    call = outer;
    job.afterStolen();
  }

  /** Runs a job that this worker holds: whatever happens, it can be ended. */
  private @Nullable Throwable runUnlessStopped(Job job) {
    try {
      return call.isStopped() ? call.cancellation() : worker.runWhole(job);
    } catch (OutOfMemoryError e) {
      return e;
    }
  }

  /** Runs a submitted job, the root of a call of its own. */
  void runSubmitted(SubmittedJob job) {
    worker.counters.jobs++;
    Throwable thrown;
    try {
      Call own = Call.submitted(worker.crew().parallelism(), job.cancel());
      CallContext around = job.context();
      if (around != null) {
        own.opens(around);
      }
      job.invokedIn(own);
      runRoot(job, false);
      own.ends();
      thrown = job.failure();
    } catch (OutOfMemoryError e) {
      thrown = e;
    }
    complete(job, thrown);
  }

  /** Ends a submission; what depends on it may run here, and is helped with like any other call. */
  private void complete(SubmittedJob job, @Nullable Throwable thrown) {
    CallContext around = job.context();
    if (around != null) {
      dependents.opens(around);
    }
    call = dependents;
    try {
      job.complete(thrown);
    } finally {
      call = Call.SOLO;
      dependents.ends();
    }
  }

  /** Runs the root of a caller's call; for a guest. */
  void runCall(Job job, boolean alone, @Nullable Cancel cancel, @Nullable Worker outside) {
    asGuest().run(job, alone, cancel, outside);
  }

  /** Runs a submitted job on the thread that waits for it; for a guest. */
  void runSubmittedHere(SubmittedJob job, @Nullable Worker outside) {
    asGuest().runSubmitted(job, outside);
  }

  private GuestCall asGuest() {
    if (guest == null) {
      throw new IllegalStateException("a thread of the pool is nobody's guest in it");
    }
    return guest;
  }

  /** Runs the root of a call. */
  void runRoot(Job job, boolean alone) {
    Flight.Call flight = Flight.call();
    call = job.callOf();
    worker.begin(alone);
    pace.begin();
    job.end(outcome(worker.runWhole(job)));
    call = Call.SOLO;
    if (flight != null) {
      flight.ended(worker.crew().name(), job.shownClass(), job.failure());
    }
  }

  /** Runs a job at once, as part of the call the worker is in. */
  void runInCall(Job job) {
    if (!worker.isAlone() && Initialisers.enclose(job)) {
      worker.crew().invokeAlone(job, null);
    } else {
      job.invokedIn(call);
      try {
        job.end(worker.run(job));
      } finally {
        adoptIfOpen(job);
      }
    }
  }

  /** As {@link #runInCall}, for the root of a group of jobs that may end early together. */
  void runGroup(Job job, @Nullable Cancel cancel) {
    if (!worker.isAlone() && Initialisers.enclose(job)) {
      worker.crew().invokeAlone(job, cancel);
      return;
    }
    Call outer = call;
    Call part = outer.part(cancel);
    job.invokedIn(part);
    if (part != outer) {
      worker.offerBeforeWaiting(); // what is kept belongs to the outer call
    }
    call = part;
    try {
      job.end(outcome(worker.run(job)));
    } finally {
      call = outer;
      adoptIfOpen(job);
    }
  }

  /** When the stack is full, whoever invoked a job in place ends it later. */
  private void adoptIfOpen(Job job) {
    if (!job.isEnded()) {
      job.adoptedBy(worker.current());
    }
  }

  /** What a call or a part of it ends with: when it is stopped, never with a result. */
  private @Nullable Throwable outcome(@Nullable Throwable thrown) {
    Throwable listeners = call.progress == null ? null : call.progress.failure();
    if (listeners != null && (thrown == null || isCancellation(thrown))) {
      return listeners;
    }
    return thrown == null && call.isStopped() ? call.cancellation() : thrown;
  }

  // ---- loops ----

  /**
   * Whether somebody looks for work, who would take what is published now. In a pool without
   * threads the first one would be started.
   */
  public boolean findsHelp() {
    return worker.crew().sleepers().anySearching() || worker.crew().hasNoThread();
  }

  /**
   * A chunk of a loop has ended; a caller on a virtual thread lets others have its carrier now and
   * then.
   *
   * @param now the time
   */
  public void chunkEnded(long now) {
    if (guest != null) {
      guest.yieldInTurn(now);
    }
  }

  /**
   * A loop begins that would be shared if somebody were awake, but is not worth a wake by itself.
   *
   * @param nanos how long it will take alone
   * @return whether it is worth one together with those before it
   */
  public boolean missesHelp(long nanos) {
    return credit.add(nanos);
  }

  // ---- ending early ----

  /** Whether the worker works for a call or a part of it. */
  boolean isWithin(Call around) {
    return call.isWithin(around);
  }

  /** Whether a part of the call needs nothing of its own, and is not to end early. */
  boolean isPlain() {
    return call.isWholeToParts() && !isStopped();
  }

  /** Whether what runs here is to end early. A caller looks at its interrupt, too. */
  public boolean isStopped() {
    if (isCallers() && Thread.currentThread().isInterrupted()) {
      call.interrupted();
    }
    return call.isStopped();
  }

  /**
   * Looks whether the call is to end early; returns after how many bodies in place to do so again.
   */
  int lookInPassing() {
    ensureNotStopped();
    long before = looked;
    looked = Shim.nanoTime();
    return pace.next(looked - before);
  }

  void ensureNotStopped() {
    if (isStopped()) {
      throw call.cancellation();
    }
  }

  /** Whether an exception is how a cancellation arrives, and no failure of its own. */
  public boolean isCancellation(Throwable thrown) {
    return thrown instanceof CancellationException && isStopped();
  }

  /** As {@link #isStopped}, also where a part is shielded. */
  public boolean isRequested() {
    return isStopped() || call.isRequested();
  }

  /** What is thrown by what ends early. */
  public CancellationException cancellation() {
    return call.cancellation();
  }

  /** What a loop that begins here tells how far it is; null when nobody asks. */
  public @Nullable Progress progress() {
    return call.progress;
  }

  /** A job of a group has failed: that ends the group, if its failures end it at once. */
  public void groupFailed() {
    call.failed();
  }

  /** How long this thread may wait at a stretch, because it tells somebody how far the call is. */
  long longestSleep() {
    return call.isReportedHere() ? Progress.NANOS_BETWEEN_REPORTS : Long.MAX_VALUE;
  }

  /** A wait has lasted that long. */
  void report() {
    call.report();
  }

  /** What a sleeper does about an interrupt. */
  Runnable onInterrupt() {
    return onInterrupt;
  }

  /** The thread was interrupted while it waited. */
  private void interrupted() {
    if (isCallers()) {
      call.interrupted();
    }
  }
}
