package org.anabranch.core.worker;

/**
 * How a worker joins a fork when there is more to do than to run what it kept: the fork lies on the
 * deque or has been stolen, it is not the newest, an overflow left it half done, kept forks are to
 * be offered, or somebody records. For the worker's own thread.
 */
final class CarefulJoin {
  private final Worker worker;
  private final ForkStack forks;
  private final StolenJoin stolenJoin;

  CarefulJoin(Worker worker, ForkStack forks) {
    this.worker = worker;
    this.forks = forks;
    stolenJoin = new StolenJoin(worker);
  }

  /** As {@link Worker#join}. */
  void join(Job child) {
    Job job = child.forker;
    if (job == null) {
      ShortCall.joined(child);
      return;
    }
    if (!worker.isRunning(job) || (job.lent && !child.joined && job.isSealed(child))) {
      throw Current.foreignJoin();
    }
    if (child.joined) {
      job.unlinkJoined(); // an overflow may have left it there
    } else {
      if (forks.isReviewDue()) {
        worker.review();
      }
      run(job, child);
      child.joinedBy(job);
    }
  }

  private void run(Job job, Job child) {
    if (child.isKept()) {
      forks.takeKept(child);
      worker.replenish();
      runForked(child);
    } else if (job.newestFork != child) {
      worker.replenish();
      forks.buried();
      claimOrWait(child);
    } else if (child.isOffered() && forks.pop(child)) {
      runOffered(child);
    } else {
      claimOrWait(child);
    }
  }

  /**
   * For a child whose slot is out of reach: a thief has it, or may have it soon. Or the body joined
   * it before and caught the overflow that cut it short.
   */
  private void claimOrWait(Job child) {
    if (child.tryClaim()) {
      runOffered(child);
    } else if (child.phase() == Job.CLAIMED) {
      UnjoinedForks.end(worker, child, new StackOverflowError("the stack ended around this task"));
    } else {
      stolenJoin.await(child);
    }
  }

  private void runOffered(Job child) {
    Engagement engagement = worker.engagement();
    if (engagement.isStopped()) {
      child.end(engagement.call().cancellation());
    } else {
      runForked(child);
    }
  }

  private void runForked(Job child) {
    forks.count();
    child.end(worker.run(child));
  }

  /** Waits for a job that a thief runs, or the forker began before. */
  void await(Job child) {
    stolenJoin.await(child);
  }

  /** Takes one job from the thief that runs a job; for a worker without forks. */
  boolean help(Job child) {
    return stolenJoin.help(child);
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
}
