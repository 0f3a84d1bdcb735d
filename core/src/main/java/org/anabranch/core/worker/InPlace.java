package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * Bodies that run as a part of the running job, without a job of their own. What they fork is the
 * running job's; but what that forked before they may not join, as they could not if they ran
 * elsewhere.
 *
 * <pre>{@code
 * Job mark = InPlace.newestFork(worker);
 * int before = InPlace.begin(worker, mark);
 * try {
 *   first.run();
 *   InPlace.joinSince(worker, mark);
 *   second.run();
 *   InPlace.joinSince(worker, mark);
 * } catch (Throwable t) {
 *   throw InPlace.abandonSince(worker, mark, t);
 * } finally {
 *   InPlace.end(worker, mark, before);
 * }
 * }</pre>
 */
public final class InPlace {
  private static final int LENT = 1;
  private static final int SEALED = 2;

  private InPlace() {}

  /** The calling worker when bodies are to run in place; null when they are to be forked. */
  public static @Nullable Worker worker() {
    Worker worker = Current.worker();
    return worker != null && worker.runsInPlace() ? worker : null;
  }

  /** The newest unjoined fork of the running job: those of the bodies will be newer. */
  public static @Nullable Job newestFork(Worker worker) {
    return worker.current().newestFork;
  }

  /** The running job is lent to bodies; returns what to tell {@link #end}. */
  public static int begin(Worker worker, @Nullable Job mark) {
    Job job = worker.current();
    int before = (job.lent ? LENT : 0) | (mark != null && mark.sealed ? SEALED : 0);
    job.lent = true;
    if (mark != null) {
      mark.sealed = true;
    }
    return before;
  }

  /** The bodies have ended. */
  public static void end(Worker worker, @Nullable Job mark, int before) {
    worker.current().lent = (before & LENT) != 0;
    if (mark != null) {
      mark.sealed = (before & SEALED) != 0;
    }
  }

  /** A body has ended: joins what it left unjoined, and throws the failure of the oldest. */
  public static void joinSince(Worker worker, @Nullable Job mark) {
    Job job = worker.current();
    Throwable thrown = job.newestFork == mark ? null : UnjoinedForks.join(worker, job, mark);
    if (thrown != null) {
      throw Failures.sneak(thrown);
    }
  }

  /** A body has failed: drops what nobody has begun, waits for the rest, returns what to throw. */
  public static RuntimeException abandonSince(Worker worker, @Nullable Job mark, Throwable thrown) {
    return Failures.sneak(UnjoinedForks.abandon(worker, worker.current(), mark, thrown));
  }
}
