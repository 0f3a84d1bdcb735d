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
  private final ForkStack forks;
  private final OfferPolicy policy;
  private final Demand demand;
  private final Offers offers;
  private final CarefulJoin carefulJoin;
  private final Engagement engagement;
  private final OpenScopes scopes = new OpenScopes();
  final Counters counters = new Counters();

  /** How many bodies may run in place before the next look at whether the call is to end early. */
  int passes;

  /** What forks and joins touch. */
  Foreground front = new Foreground(null);

  private @Nullable Track track;
  private int seat = -1;

  /** Of a guest: see {@link PresentGuests}. */
  @Nullable Thread caller;

  Worker(Crew crew, boolean isGuest) {
    this.crew = crew;
    forks = new ForkStack(this);
    policy = new OfferPolicy(crew.parallelism(), forks);
    demand = policy.demand();
    offers = new Offers(this, forks, policy);
    engagement = new Engagement(this, isGuest);
    carefulJoin = new CarefulJoin(this, forks);
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
    return demand;
  }

  /** How many forks of this worker nobody has taken. */
  public int surplus() {
    replenish();
    return forks.size();
  }

  /** The innermost running job. */
  public Job current() {
    Job job = front.job;
    if (job == null) {
      throw new IllegalStateException("no job is running here");
    }
    return job;
  }

  /** Whether a job is the innermost that runs here. */
  boolean isRunning(Job job) {
    return front.job == job;
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
    Foreground here = front;
    Job forker = here.job;
    if (here.calm && forker != null && child.isNew() && !demand.isRaised()) {
      here.kept++;
      child.forkedBy(forker);
    } else {
      forkWithCare(child);
    }
  }

  private void forkWithCare(Job child) {
    keep(child);
    if (policy.wantsMore()) {
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
      JobTrace.fork(child, track);
    }
    Job forker = current();
    child.ensureNew();
    front.kept++;
    child.forkedBy(forker);
  }

  /** Who waits, or works for another pool, may not sit on forks that others could run. */
  void offerBeforeWaiting() {
    if (forks.hasKept() && front.job != null) {
      offers.offerKept(true);
    }
  }

  /** Offers kept forks if thieves have taken most of the others. */
  void replenish() {
    if (forks.hasKept() && front.job != null && policy.wantsMore()) {
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
    Foreground here = front;
    return here.job != null
        && ((here.calm && here.kept >= here.enough && !demand.isRaised()) || hasEnough());
  }

  private boolean hasEnough() {
    return policy.keepsForks()
        && (policy.isAlone()
            || OfferPolicy.isEnough(policy.offersNothing() ? forks.kept() : surplus()));
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
    Foreground here = front;
    Job forker = here.job;
    if (here.calmJoins > 0
        && here.kept > 0
        && forker != null
        && child.isNewestOf(forker)
        && !demand.isRaised()) {
      here.calmJoins--;
      here.kept--;
      child.claimUnseen();
      child.endNewest(forker, runFork(child, forker));
    } else {
      carefulJoin.join(child);
    }
  }

  /** Waits for a job that a thief runs, or the forker began before. */
  void await(Job child) {
    carefulJoin.await(child);
  }

  /** Takes one job from the thief that runs a job; for a worker without forks. */
  boolean help(Job child) {
    return carefulJoin.help(child);
  }

  /** Drops a fork that nobody took, or waits for it. */
  void dropOrWait(Job child) {
    carefulJoin.dropOrWait(child);
  }

  /** Looks at the clock and at what others do, now and then. */
  void review() {
    engagement.ensureNotStopped();
    policy.review(crew.idle());
    front = new Foreground(front);
    if (forks.look() > 0 && policy.isLookDue()) {
      offers.callHelper(true);
    }
  }

  // ---- run ----

  /** Runs a body and what it left unjoined; returns what it threw. */
  @Nullable Throwable run(Job job) {
    TaskTrace trace = track == null ? null : JobTrace.begin(job, track);
    Foreground top = front;
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
      front.job = below;
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

  /** As {@link #run}, for a fork that is joined while nobody records. */
  private @Nullable Throwable runFork(Job fork, Job forker) {
    front.job = fork;
    Throwable thrown = null;
    try {
      fork.exec();
      if (fork.newestFork != null) {
        thrown = UnjoinedForks.join(this, fork, null);
      }
    } catch (Throwable t) {
      thrown = failed(fork, t);
    } finally {
      front.job = forker;
    }
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
    passes = 0;
    policy.begin(alone);
    forks.begin();
    findTrack();
  }

  // ---- recording ----

  /** Takes part in a recording that has begun, and leaves one that is over. */
  void findTrack() {
    track = crew.observers().track(track);
    forks.record(track != null);
  }

  /**
   * Whether short work may run as a part of the running job: nobody is to be told of it, and
   * nothing ends it alone.
   */
  public boolean maySkipAJob() {
    return front.job != null && track == null && !Flight.isOn() && engagement.isPlain();
  }

  /** Where this worker writes what it does; null when nobody records. */
  public @Nullable Track track() {
    return track;
  }

  /** This worker has taken a job from another one. */
  void stole(Job job, Worker victim) {
    findTrack();
    if (track != null) {
      JobTrace.steal(job, track, victim.track);
    }
  }

  /** While its thread is a guest elsewhere no job runs here: its tasks cannot fork from there. */
  @Nullable Job suspend() {
    offerBeforeWaiting();
    Job job = front.job;
    front.job = null;
    return job;
  }

  /** The thread is back. */
  void resume(@Nullable Job suspended) {
    front.job = suspended;
  }

  /** The worker this thread was before; null outside a call of another pool. */
  public @Nullable Worker enclosing() {
    GuestCall guest = engagement.guest();
    return guest == null ? null : guest.enclosing();
  }
}
