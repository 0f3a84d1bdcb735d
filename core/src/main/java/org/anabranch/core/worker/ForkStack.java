package org.anabranch.core.worker;

import java.util.function.Predicate;
import org.anabranch.core.deque.ChaseLevDeque;
import org.anabranch.core.deque.Stealer;

/**
 * The unjoined forks of one worker, in the order in which they were forked: the older ones
 * <em>offered</em> to thieves on a deque, the newer ones <em>kept</em> in the lists of the jobs
 * that forked them, where nobody else sees them.
 *
 * <p>Joining a kept fork is a method call and a few plain stores; joining an offered one takes a
 * pop with its fence. The worker decides when the kept ones are offered.
 *
 * <p><b>Invariant.</b> Every offered fork is older than every kept one, and {@code kept} counts the
 * kept ones; a stack overflow between two steps may leave it wrong until the next call. The deque
 * has {@code onOffer} elements, less those stolen since the last look.
 *
 * <p>All methods are for the worker's own thread, but {@link #offered} and {@link #stealer} for
 * any.
 */
final class ForkStack {
  @SuppressWarnings("UnnecessaryLambda") // must not be linked on a stack that is nearly full
  private static final Predicate<Job> NO_JOB = job -> false;

  private final Worker worker;
  private final ChaseLevDeque<Job> deque = ChaseLevDeque.growable();

  /** How many elements the deque had at the last look, and at the owner's own steps since. */
  private int onOffer;

  /** How many slots of the deque hold jobs that were joined out of order, at most. */
  private int tombstones;

  /** How many forks the worker wants on the deque. */
  private int wanted;

  private boolean recorded;

  /** After how many joins a review is due, but for those made in calm since the last look. */
  private int untilReview;

  /** How many joins might be made in calm at that look. */
  private int granted;

  ForkStack(Worker worker) {
    this.worker = worker;
  }

  /** The thieves' side of the deque. */
  Stealer<Job> stealer() {
    return deque.stealer();
  }

  /** How many forks thieves can see. */
  int offered() {
    return deque.size();
  }

  /** How many forks nobody has taken. */
  int size() {
    return kept() + deque.size();
  }

  /** So many forks should lie on the deque. */
  void want(int count) {
    wanted = count;
    settle();
  }

  /** Whether fewer lie there, but for thefts since the last look. */
  boolean lacks() {
    return onOffer < wanted;
  }

  /** With so many kept, bodies run in place. */
  void runInPlaceFrom(int count) {
    worker.front.enough = count;
  }

  /** Whether somebody records forks and joins. */
  void record(boolean on) {
    recorded = on;
    settle();
  }

  /** A review is due after so many joins. */
  void reviewAfter(int joins) {
    account();
    untilReview = joins;
    settle();
  }

  /** Whether a review is due before the next join. */
  boolean isReviewDue() {
    account();
    return untilReview <= 0;
  }

  /** A fork is joined and run here, not in calm. */
  void count() {
    account();
    worker.counters.jobs++;
    untilReview--;
    settle();
  }

  /** Counts what was joined in calm since the last look. */
  private void account() {
    Foreground front = worker.front;
    int joined = granted - front.calmJoins;
    worker.counters.jobs += joined;
    untilReview -= joined;
    granted = front.calmJoins;
  }

  /**
   * Lets a fork be kept, and a kept one be run, without more ado until the next review: when enough
   * is on offer, there is nothing to sweep, and nobody records.
   */
  private void settle() {
    account();
    boolean calm = onOffer >= wanted && tombstones == 0 && !recorded;
    granted = calm ? untilReview : 0;
    worker.front.calm = calm;
    worker.front.calmJoins = granted;
  }

  /** Looks how many thieves have left; returns it. */
  int look() {
    onOffer = deque.size();
    settle();
    return onOffer;
  }

  /** How many are not on the deque. */
  int kept() {
    return worker.front.kept;
  }

  boolean hasKept() {
    return kept() != 0;
  }

  /** A call or a stolen job begins: there are no forks, whatever an overflow left in the counts. */
  void begin() {
    worker.front.kept = 0;
    onOffer = 0;
    settle();
  }

  /** Takes a kept fork out, to run or to drop it. */
  void takeKept(Job child) {
    child.claimUnseen();
    Foreground front = worker.front;
    if (front.kept > 0) {
      front.kept--;
    }
  }

  /**
   * Puts all kept forks on the deque.
   *
   * @param running the job that is running, whose list begins with the newest
   * @param call what it belongs to
   */
  void offerAll(Job running, Call call) {
    Job newest = running.newestFork;
    int kept = kept();
    if (kept == 1 && newest != null && newest.isKept()) {
      offer(newest, call);
    } else if (kept != 0) {
      Job[] newestFirst = new Job[kept];
      for (int i = collect(running, newestFirst) - 1; i >= 0; i--) {
        offer(newestFirst[i], call);
      }
    }
    worker.front.kept = 0;
  }

  /** Collects the kept forks of the running job and those below it; returns how many. */
  private static int collect(Job running, Job[] newestFirst) {
    int found = 0;
    for (Job job = running; job != null; job = job.below()) {
      for (Job fork = job.newestFork; fork != null; fork = fork.olderFork) {
        if (fork.isKept()) {
          newestFirst[found++] = fork;
        }
        if (found == newestFirst.length || fork.isOffered()) {
          return found;
        }
      }
    }
    return found;
  }

  /** Puts one job on the deque, newer than all that lie there; nothing is kept. */
  void offer(Job fork, Call call) {
    fork.offeredIn(call);
    deque.push(fork);
    onOffer++;
    settle();
  }

  /**
   * Takes the newest unjoined fork of the running job from the deque, where above it there can only
   * be tombstones.
   *
   * @return false when a thief has its slot, or will have it
   */
  boolean pop(Job child) {
    for (Job popped = deque.pop(); popped != null; popped = deque.pop()) {
      onOffer--;
      if (popped == child) {
        child.claimUnseen();
        settle();
        return true;
      }
      tombstones--;
    }
    empty();
    return false;
  }

  private void empty() {
    tombstones = 0;
    onOffer = 0;
    settle();
  }

  /** Takes the newest job from the deque if it is one of those; nothing is kept. */
  boolean popIf(Predicate<Job> these) {
    for (Job popped = deque.pop(); popped != null; popped = deque.pop()) {
      boolean live = popped.isOffered();
      if (live && !these.test(popped)) {
        deque.push(popped);
        settle();
        return false;
      }
      onOffer--;
      if (live) {
        popped.claimUnseen();
        settle();
        return true;
      }
      tombstones--;
    }
    empty();
    return false;
  }

  /** An offered fork was joined or dropped where it lay. */
  void buried() {
    tombstones++;
    settle();
  }

  /** Takes away the tombstones at the bottom; a job has ended, and those before it count. */
  void sweep() {
    account();
    if (tombstones != 0) {
      popIf(NO_JOB);
    }
  }
}
