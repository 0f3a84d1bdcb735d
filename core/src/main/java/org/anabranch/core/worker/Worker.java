package org.anabranch.core.worker;

import java.util.concurrent.CancellationException;
import org.anabranch.core.deque.Stealer;
import org.anabranch.core.flight.Flight;
import org.anabranch.core.idle.Demand;
import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/**
 * One participant of a pool: a deque, and the rules by which its thread forks, joins and helps.
 *
 * <p>A worker belongs to one thread at a time: a pool thread for its life, or a caller (a guest)
 * for one call. All methods are for that thread, unless they say otherwise.
 *
 * <p><b>Premises of joining</b>, which {@code DEQUE.md} builds on: only this worker's forks lie on
 * its deque; it steals only while it has none; while it waits it takes only descendants of what it
 * waits for ({@link StolenJoin}). So a waiting thread runs no foreign code, and its stack is
 * bounded by the task tree.
 */
public final class Worker {
  private final Crew crew;
  private final ForkStack forks = new ForkStack();
  private final OfferPolicy policy;
  private final Offers offers;
  private final StolenJoin stolenJoin = new StolenJoin(this);
  private final Engagement engagement;
  private final OpenScopes scopes = new OpenScopes();
  final Counters counters = new Counters();

  private RunningJob running = new RunningJob(null);
  private @Nullable Track track;
  private int seat = -1;

  /** Of a guest: see {@link PresentGuests}. */
  @Nullable Thread caller;

  Worker(Crew crew, boolean isGuest) {
    this.crew = crew;
    policy = new OfferPolicy(crew.parallelism());
    offers = new Offers(this, forks, policy);
    engagement = new Engagement(this, isGuest);
  }

  /** The pool this worker belongs to. Any thread may ask. */
  public Crew crew() {
    return crew;
  }

  /** Which call this worker works for, and whether that is to end early. */
  public Engagement engagement() {
    return engagement;
  }

  /** The scopes that are open here; any thread may look into them. */
  OpenScopes scopes() {
    return scopes;
  }

  int seat() {
    return seat;
  }

  void sit(int taken) {
    seat = taken;
  }

  /** This guest has a seat: others may help with its call. */
  void sitForCall(int taken, CallContext context) {
    seat = taken;
    engagement.call().opens(context);
  }

  Offers offers() {
    return offers;
  }

  /** Who may take what lies on the deque, for any thread: a hint that may be a moment old. */
  int idleLimit() {
    return engagement.idleLimit();
  }

  /** The thieves' side of the deque, for any thread. */
  Stealer<Job> stealer() {
    return forks.stealer();
  }

  /** How many forks thieves can see; for any thread. */
  public int offered() {
    return forks.offered();
  }

  /** By which thieves tell that they took something; for any thread. */
  Demand demand() {
    return policy.demand();
  }

  /** How many forks of this worker nobody has taken. */
  public int surplus() {
    replenish();
    return forks.size();
  }

  /** The innermost running job. */
  public Job current() {
    Job job = running.job;
    if (job == null) {
      throw new IllegalStateException("no job is running here");
    }
    return job;
  }

  /** Whether a job is the innermost that runs here. */
  boolean isRunning(Job job) {
    return running.job == job;
  }

  /** Whether nobody may help with what this worker runs. */
  public boolean isAlone() {
    return policy.offersNothing();
  }

  // ---- fork ----

  /**
   * Forks a job in the name of the running one, for whoever comes first: a thief, or this worker
   * when the forker joins it. It is offered to thieves at once, or later when they want it.
   *
   * @throws IllegalStateException if no job is running here, or the child was forked before
   * @throws CancellationException if the call is to end early
   */
  void fork(Job child) {
    keep(child);
    if (policy.wantsMore(forks.onOffer())) {
      engagement.ensureNotStopped();
      offers.offerKept(true);
    }
  }

  /**
   * Forks a job and offers it to thieves at once; without {@code worthAWake} only to those who are
   * awake anyway.
   */
  public void forkAndOffer(Job child, boolean worthAWake) {
    keep(child);
    offers.offerKept(worthAWake);
  }

  private void keep(Job child) {
    if (track != null) {
      child.forkedOn(track);
    }
    child.forkedBy(current());
    forks.keep();
  }

  /** Who waits, or works for another pool, may not sit on forks that others could run. */
  void offerBeforeWaiting() {
    if (forks.hasKept() && running.job != null) {
      offers.offerKept(true);
    }
  }

  /** Offers kept forks if thieves have taken most of the others. */
  private void replenish() {
    if (forks.hasKept() && policy.wantsMore(forks.onOffer())) {
      offers.offerKept(true);
    }
  }

  /** Wakes one sleeper that could take from here, or starts a thread, unless somebody searches. */
  public void lookForHelp() {
    offers.lookForHelp();
  }

  /** The body of a scope begins here: idle workers in seats below the answer may help with it. */
  int openScope(ScopeRoot scope) {
    int limit = offers.isOpenToSpares() ? idleLimit() : -1;
    scopes.open(scope);
    return limit;
  }

  void leaveSeat() {
    if (seat >= 0) {
      crew.seats().leave(seat);
      seat = -1;
    }
  }

  /** Whether bodies had better run in place, as one more fork would serve nobody. */
  boolean runsInPlace() {
    if (running.job == null || !policy.keepsForks()) {
      return false;
    }
    boolean offersNothing = policy.offersNothing();
    return policy.isAlone() || OfferPolicy.isEnough(offersNothing ? forks.kept() : surplus());
  }

  // ---- join ----

  /**
   * Waits until a fork of the running job has ended, running it here if nobody took it. Its
   * failure, if any, is kept in it.
   *
   * @throws IllegalStateException if another job forked the child, or this one before it was lent
   * @throws CancellationException if the call is to end early; the child is not joined then
   */
  public void join(Job child) {
    Job job = running.job;
    if (job == null || child.forker != job || (job.lent && !child.joined && job.isSealed(child))) {
      throw Current.foreignJoin();
    }
    if (!child.joined) {
      join(job, child);
    }
  }

  private void join(Job job, Job child) {
    if (policy.isReviewDue()) {
      review();
    }
    if (child.isKept()) {
      forks.takeKept(child);
      replenish();
      runForked(child);
    } else if (job.newestFork != child) {
      replenish();
      forks.buried();
      claimOrWait(child);
    } else if (forks.pop(child)) {
      runOffered(child);
    } else {
      claimOrWait(child);
    }
    child.joined = true;
    job.unlinkJoined();
  }

  /**
   * For a child whose slot is out of reach: a thief has it, or may have it soon. Or the body joined
   * it before and caught the overflow that cut it short.
   */
  private void claimOrWait(Job child) {
    if (child.tryClaim()) {
      runOffered(child);
    } else if (child.phase() == Job.CLAIMED) {
      UnjoinedForks.end(this, child, new StackOverflowError("the stack ended around this task"));
    } else {
      stolenJoin.await(child);
    }
  }

  /** Waits for a job that a thief runs, or the forker began before. */
  void await(Job child) {
    stolenJoin.await(child);
  }

  /** Takes one job from the thief that runs a job; for a worker without forks. */
  boolean help(Job child) {
    return stolenJoin.help(child);
  }

  private void runOffered(Job child) {
    if (engagement.isStopped()) {
      child.end(engagement.call().cancellation());
    } else {
      runForked(child);
    }
  }

  private void runForked(Job child) {
    counters.jobs++;
    child.end(run(child));
  }

  private void review() {
    engagement.ensureNotStopped();
    policy.review(crew.idle());
    running = new RunningJob(running.job);
    if (forks.look() > 0 && policy.isLookDue()) {
      offers.callHelper(true);
    }
  }

  /** Drops a fork that nobody took, or waits for it. */
  void dropOrWait(Job child) {
    if (child.isKept()) {
      forks.takeKept(child);
      child.drop();
    } else if (child.tryClaim()) {
      forks.buried();
      child.drop();
    } else {
      stolenJoin.await(child);
    }
  }

  // ---- run ----

  /** Runs a body and what it left unjoined; returns what it threw. */
  @Nullable Throwable run(Job job) {
    TaskTrace trace = track == null ? null : job.beginOn(track);
    RunningJob top = running;
    Job below = top.job;
    boolean forked = job.forker != null;
    if (!forked) {
      job.forker = below;
    }
    top.job = job;
    Throwable thrown = null;
    try {
      job.exec();
      if (job.newestFork != null) {
        thrown = UnjoinedForks.join(this, job, null);
      }
    } catch (Throwable t) {
      thrown = failed(job, t);
    } finally {
      running.job = below;
      if (!forked) {
        job.forker = null;
      }
      if (trace != null) {
        trace.end();
      }
    }
    forks.sweep();
    return thrown;
  }

  private Throwable failed(Job job, Throwable t) {
    Throwable thrown = job.newestFork == null ? t : UnjoinedForks.abandon(this, job, null, t);
    if (Flight.isOn() && StackProbe.hasRoomToRun() && !engagement.isCancellation(thrown)) {
      Flight.failed(crew.name(), job.shownClass(), thrown);
    }
    return thrown;
  }

  /** Runs a job that nobody above on this stack could end: not even an overflow leaves it open. */
  @Nullable Throwable runWhole(Job job) {
    try {
      return run(job);
    } catch (Throwable escaped) {
      return UnjoinedForks.abandon(this, job, null, escaped);
    }
  }

  void begin(boolean alone) {
    policy.begin(alone);
    forks.begin();
    findTrack();
  }

  // ---- recording ----

  /** Takes part in a recording that has begun, and leaves one that is over. */
  void findTrack() {
    track = crew.observers().track(track);
  }

  /** Where this worker writes what it does; null when nobody records. */
  public @Nullable Track track() {
    return track;
  }

  /** This worker has taken a job from another one. */
  void stole(Job job, Worker victim) {
    findTrack();
    if (track != null) {
      job.stolenOn(track, victim.track);
    }
  }

  /** While its thread is a guest elsewhere no job runs here: its tasks cannot fork from there. */
  @Nullable Job suspend() {
    offerBeforeWaiting();
    Job job = running.job;
    running.job = null;
    return job;
  }

  /** The thread is back. */
  void resume(@Nullable Job suspended) {
    running.job = suspended;
  }

  /** The worker this thread was before; null outside a call of another pool. */
  public @Nullable Worker enclosing() {
    GuestCall guest = engagement.guest();
    return guest == null ? null : guest.enclosing();
  }
}
