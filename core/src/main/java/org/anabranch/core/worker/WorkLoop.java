package org.anabranch.core.worker;

import java.util.List;
import java.util.function.Predicate;
import org.anabranch.core.deque.Steal;
import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.idle.SpinBudget;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * The life of a pool thread: find a job and run it; find none, search for a while, then sleep.
 *
 * <p>Each turn has a frame of its own, so the frame that parks holds no job. The protocol with
 * those who publish work is in {@code SLEEP.md}, which names the events.
 */
final class WorkLoop implements Runnable {
  private final Crew crew;
  private final Worker worker;
  private final int seat;
  private final boolean spare;
  private final SpinBudget budget;
  private final Predicate<Job> mayTake;
  private int random;
  private @Nullable ClassLoader contextClassLoader;
  private boolean searching;
  private boolean retiring;
  private boolean dismissed;

  /**
   * A loop for a seated worker.
   *
   * @param searching whether the new thread already counts as a searcher
   * @param spare whether it stands in for a blocked one: it takes any work, and does not wait for
   *     more
   */
  WorkLoop(Crew crew, Worker worker, boolean searching, boolean spare) {
    this.crew = crew;
    this.worker = worker;
    this.searching = searching;
    seat = worker.seat();
    budget = new SpinBudget(crew.maySpin(seat));
    this.spare = spare;
    mayTake = spare ? Job::isForSpares : job -> job.isFor(seat);
    random = 0x9E3779B9 * (seat + 1) | 1;
  }

  @Override
  public void run() {
    Current.set(worker);
    contextClassLoader = Thread.currentThread().getContextClassLoader();
    try {
      while (turn()) {
        forgetWhatJobsLeft();
      }
    } finally {
      if (searching && crew.sleepers().stopSearching()) {
        crew.passOn();
      }
      Current.set(null);
      crew.leave(worker, spare && !dismissed);
    }
  }

  /** No job finds an interrupt or a class loader that another left behind. */
  private void forgetWhatJobsLeft() {
    Thread.interrupted();
    CallContext.changeLoader(contextClassLoader);
  }

  /** Runs one job or waits once; false when the thread is to end. */
  private boolean turn() {
    if (spare && crew.spares().mustLeave()) {
      dismissed = true;
      return false;
    }
    Job job = find();
    if (job == null) {
      job = search();
    }
    if (job == null && !spare) {
      job = sleep();
    }
    if (job == null) {
      return !retiring && !spare;
    }
    stopSearching();
    CallContext context = contextOf(job);
    if (context == null) {
      run(job);
    } else {
      List<Runnable> restorers = context.install();
      run(job);
      CallContext.restore(restorers);
    }
    return true;
  }

  private static @Nullable CallContext contextOf(Job job) {
    return job instanceof SubmittedJob submitted ? submitted.context() : job.callOf().context();
  }

  private void run(Job job) {
    if (job instanceof SubmittedJob submitted) {
      crew.run(worker, submitted);
    } else if (job instanceof ScopeChild child && child.isInInbox()) {
      worker.engagement().runFromInbox(child, true);
    } else {
      worker.engagement().runStolen(job);
    }
  }

  /** The last searcher that finds work passes the search on, if there is more to find. */
  private void stopSearching() {
    if (searching) {
      searching = false;
      if (crew.sleepers().stopSearching()) {
        crew.passOn();
      }
    }
  }

  /** A submitted job, or else one from a random victim. */
  private @Nullable Job find() {
    Job submitted = crew.pollSubmitted();
    return submitted != null ? submitted : sweep();
  }

  /** Looks at every seat once, from a random one on. */
  private @Nullable Job sweep() {
    Seats seats = crew.seats();
    int end = seats.end();
    int victim = nextRandom(end);
    for (int i = 0; i < end; i++) {
      Worker other = seats.get(victim);
      if (other != null && other != worker) {
        Job job = steal(other);
        if (job == null) {
          job = other.scopes().take(seat, mayTake);
        }
        if (job != null) {
          worker.stole(job, other);
          return job;
        }
      }
      victim = victim + 1 == end ? 0 : victim + 1;
    }
    worker.counters.failedSteals++;
    return null;
  }

  /** Takes the victim's oldest job, past tombstones and lost races. */
  private @Nullable Job steal(Worker victim) {
    while (victim.offered() > 0) {
      Steal<Job> attempt = victim.stealer().steal(mayTake);
      Job job = attempt.element();
      if (job != null) {
        victim.demand().raise();
        if (job.tryTake(seat)) {
          return job;
        }
      }
      if (attempt.isEmpty()) {
        return null;
      }
    }
    return null;
  }

  /** Marsaglia's xorshift, scaled to a bound. */
  private int nextRandom(int bound) {
    random ^= random << 13;
    random ^= random >>> 17;
    random ^= random << 5;
    return (int) (((random & 0xFFFFFFFFL) * bound) >>> 32);
  }

  /** Looks again and again while the spin budget lasts, unless enough others do. */
  private @Nullable Job search() {
    if (!searching && crew.maySpin(seat)) {
      searching = crew.sleepers().startSearching();
    }
    budget.start();
    Job job = null;
    while (job == null && searching && budget.remains()) {
      job = find();
      Shim.spin();
    }
    worker.counters.spinNanos += budget.spent();
    if (job != null) {
      budget.rewarded();
    } else {
      budget.wasted();
    }
    return job;
  }

  /**
   * Sleeps until woken, unless the last look after the announcement finds a job. A searcher that
   * finds it only now has the duty of {@link #stopSearching} all the same: somebody may have relied
   * on it.
   */
  private @Nullable Job sleep() {
    Sleepers sleepers = crew.sleepers();
    boolean searched = searching;
    sleepers.announce(seat, Sleepers.ANYBODY, searching);
    searching = false;
    Job job;
    try {
      job = find();
    } catch (OutOfMemoryError e) {
      searching = !sleepers.cancel(seat);
      throw e;
    }
    boolean over = job == null && crew.closing().isOver();
    if (job != null || over) {
      searching = !sleepers.cancel(seat);
      retiring = over;
      if (searched && !searching && job != null) {
        crew.passOn();
      }
      return job;
    }
    if (!crew.helpsCallers(seat)) {
      crew.passOn();
    }
    Runnable onInterrupt = worker.engagement().onInterrupt();
    searching = WatchedSleep.sleep(worker, crew.settings().keepAliveNanos(), onInterrupt);
    retiring = !searching;
    budget.woken();
    return null;
  }
}
