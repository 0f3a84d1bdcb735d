package org.anabranch.core.worker;

import java.util.Objects;

/**
 * Runs several jobs side by side and returns when all have ended.
 *
 * <p>The caller runs the first, and every other that nobody took. When jobs fail, the exception is
 * that of the first in argument order; those not begun by then are dropped.
 */
public final class Siblings extends Job {
  private final Class<?> function;
  private final Job[] jobs;

  private Siblings(Class<?> function, Job[] jobs) {
    this.function = function;
    this.jobs = jobs;
  }

  /**
   * Runs new jobs.
   *
   * @param function the class of the function they stand for
   * @param jobs what to run, in order of precedence
   * @throws NullPointerException if one is null, before any runs
   * @throws IllegalStateException if one was forked or invoked before; before any runs, too
   */
  public static void run(Class<?> function, Job... jobs) {
    boolean alone = false;
    for (Job job : jobs) {
      Objects.requireNonNull(job, "task").ensureNew();
      alone |= Initialisers.enclose(job);
    }
    if (jobs.length > 0) {
      Siblings all = new Siblings(function, jobs);
      if (alone) {
        Current.crew().invokeAlone(all, null);
      } else {
        Current.crew().invokeGroup(all, null);
      }
      for (Job job : jobs) {
        if (job.forker == all) {
          job.forker = null;
        }
      }
      all.rethrowFailure();
    }
  }

  @Override
  protected Class<?> functionClass() {
    return function;
  }

  /**
   * Forks in reverse order, so that the joins, in argument order, each take the newest fork. In the
   * end the jobs belong to nobody: whoever called may ask for their results.
   */
  @Override
  protected void exec() {
    Worker worker = Current.running();
    for (int i = jobs.length - 1; i > 0; i--) {
      worker.fork(jobs[i]);
    }
    worker.engagement().runInCall(jobs[0]);
    jobs[0].rethrowFailure();
    for (int i = 1; i < jobs.length; i++) {
      worker.join(jobs[i]);
      jobs[i].rethrowFailure();
    }
  }
}
