package org.anabranch.core.worker;

import org.anabranch.core.idle.Demand;
import org.anabranch.core.shim.Shim;

/**
 * When a worker offers its forks to thieves, and when it keeps them.
 *
 * <p>Until the jobs of a call have proved short, every fork is offered at once, as plain work
 * stealing has it: they may be seconds long. Among short ones, under a microsecond on average, a
 * worker keeps its forks while one lies on its deque for each worker without work, and at least
 * one; when that is not so, because thieves came or it took them back, it offers all it has. It
 * looks at each fork and join, so a thief waits for it no longer than one job takes. A worker that
 * nobody may help offers nothing.
 *
 * <p>Sources: Acar, Charguéraud and Rainey, "Scheduling parallel programs by work stealing with
 * private deques", PPoPP 2013, for keeping; Chase and Lev for what is offered.
 */
final class OfferPolicy {
  private static final int JOBS_BETWEEN_REVIEWS = 64;

  /** The same among short jobs: so rarely that the compiler leaves the review out of their code. */
  private static final int SHORT_JOBS_BETWEEN_REVIEWS = 4 * JOBS_BETWEEN_REVIEWS;

  private static final long SHORT_NANOS = 1_000;

  private static final int ALL = Integer.MAX_VALUE;

  private static final int ENOUGH_TO_STEAL = 3;

  /** Every so many reviews a worker looks whether somebody sleeps who could help. */
  private static final int REVIEWS_BETWEEN_LOOKS = 4;

  private final ForkStack forks;
  private final boolean solitary;
  private final Demand demand = new Demand();
  private boolean alone;

  /** How many forks should lie on the deque. */
  private int enough;

  private int reviews;
  private long reviewed;

  /** How many joins lie between the last review and the next. */
  private int interval;

  /** Of reviews, where nobody helps. */
  private final Pace pace = new Pace(SHORT_JOBS_BETWEEN_REVIEWS);

  /** For a worker of a pool with so many workers. */
  OfferPolicy(int parallelism, ForkStack forks) {
    this.forks = forks;
    solitary = parallelism == 1;
  }

  /** By which thieves tell that they took something. */
  Demand demand() {
    return demand;
  }

  /** A call or a stolen job begins. */
  void begin(boolean alone) {
    this.alone = alone;
    want(alone || solitary ? 0 : ALL);
    forks.runInPlaceFrom(alone ? 0 : ENOUGH_TO_STEAL);
    reviews = (int) Shim.first(Integer.MAX_VALUE);
    pace.begin();
    reviewAfter(enough == 0 ? 1 : JOBS_BETWEEN_REVIEWS);
    demand.lower();
  }

  private void reviewAfter(int joins) {
    interval = joins;
    forks.reviewAfter(joins);
  }

  private void want(int count) {
    enough = count;
    forks.want(count);
  }

  /** Whether nobody may help, or nobody can because the caller is the pool's only worker. */
  boolean offersNothing() {
    return enough == 0;
  }

  /** Whether so many forks that nobody has taken are enough for all who may come. */
  static boolean isEnough(int surplus) {
    return surplus >= ENOUGH_TO_STEAL;
  }

  /** Whether the jobs have proved short, or nobody takes them anyway. */
  boolean keepsForks() {
    return enough != ALL;
  }

  /** Whether nobody may help, not even a spare. */
  boolean isAlone() {
    return alone;
  }

  /** The worker is about to block: even of a pool of one, spares may take what it has. */
  void openToSpares() {
    if (enough == 0 && !alone) {
      want(ALL);
      reviewAfter(JOBS_BETWEEN_REVIEWS);
    }
  }

  /** Whether the kept forks are to be offered. */
  boolean wantsMore() {
    return forks.lacks() || demand.isRaised();
  }

  /** Whether it is time to look for sleepers who could help. */
  boolean isLookDue() {
    return (reviews & (REVIEWS_BETWEEN_LOOKS - 1)) == 0;
  }

  /** Looks how long the latest jobs took; so many workers have no work. */
  void review(int idle) {
    long now = Shim.nanoTime();
    long elapsed = now - reviewed;
    reviewed = now;
    reviews++;
    if (enough == 0) {
      reviewAfter(pace.next(elapsed));
    } else {
      boolean areShort = elapsed < SHORT_NANOS * interval;
      reviewAfter(areShort ? SHORT_JOBS_BETWEEN_REVIEWS : JOBS_BETWEEN_REVIEWS);
      want(areShort ? Math.max(1, idle) : ALL);
    }
  }
}
