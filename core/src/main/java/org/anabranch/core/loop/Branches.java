package org.anabranch.core.loop;

import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.Siblings;
import org.anabranch.core.worker.Worker;

/** Runs a few bodies side by side; the rules are those of {@link Siblings}. */
public final class Branches {
  /** While so many forks of a worker wait to be stolen, one more serves nobody. */
  private static final int ENOUGH_TO_STEAL = 3;

  private Branches() {}

  /**
   * Whether a fork made now would only wait in line: then the caller runs its branches one after
   * the other, without jobs, until thieves have taken what waits.
   *
   * @return true when forking is pointless for the moment
   */
  public static boolean enoughForked() {
    Worker worker = Current.worker();
    return worker != null && worker.surplus() >= ENOUGH_TO_STEAL;
  }

  /**
   * Runs bodies side by side.
   *
   * @param function the class of the user's function they stand for
   * @param bodies what to run, in order of precedence
   */
  public static void run(Class<?> function, Runnable... bodies) {
    Job[] jobs = new Job[bodies.length];
    for (int i = 0; i < bodies.length; i++) {
      jobs[i] = new Branch(bodies[i]);
    }
    Siblings.run(function, jobs);
  }

  /** One body. */
  private static final class Branch extends Job {
    private final Runnable body;

    Branch(Runnable body) {
      this.body = body;
    }

    @Override
    protected void exec() {
      body.run();
    }
  }
}
