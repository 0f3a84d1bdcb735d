package org.anabranch.core.worker;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of the forks that a body leaves unjoined: no fork outlives the body that made it.
 *
 * <p>After a body that ended well they are joined, and the failure of the lowest fork number
 * counts. After one that threw, those that nobody took are dropped and the others awaited.
 */
public final class UnjoinedForks {
  private UnjoinedForks() {}

  /**
   * Joins forks, newest first.
   *
   * @param worker the calling worker
   * @param job the running job
   * @param mark the newest fork to leave alone, or null to join all
   * @return the failure of the oldest that failed, the others suppressed; null when none did
   */
  public static @Nullable Throwable join(Worker worker, Job job, @Nullable Job mark) {
    Failures failures = null;
    Throwable cancellation = null;
    for (Job child = job.newestFork; child != null && child != mark; child = job.newestFork) {
      worker.join(child);
      Throwable failure = child.failure();
      if (failure != null && worker.engagement().isCancellation(failure)) {
        cancellation = failure;
      } else if (failure != null) {
        failures = failures == null ? new Failures() : failures;
        failures.addFirst(failure);
      }
    }
    return failures == null ? cancellation : failures.winner();
  }

  /**
   * Drops forks or waits for them.
   *
   * @param worker the calling worker
   * @param job the running job
   * @param mark the newest fork to leave alone, or null for none
   * @param thrown why the body failed
   * @return {@code thrown}, with the failures of the forks suppressed; or, when the body only ended
   *     early, the failure of the oldest fork that failed
   */
  public static Throwable abandon(Worker worker, Job job, @Nullable Job mark, Throwable thrown) {
    Failures failures = null;
    boolean early = worker.engagement().isCancellation(thrown);
    for (Job child = job.newestFork; child != null && child != mark; child = job.newestFork) {
      end(worker, child, thrown);
      Throwable failure = child.wasDropped() ? null : child.failure();
      if (failure != null && !worker.engagement().isCancellation(failure)) {
        if (failures == null) {
          failures = new Failures();
          if (!early) {
            failures.add(thrown);
          }
        }
        if (early) {
          failures.addFirst(failure);
        } else {
          failures.add(failure);
        }
      }
    }
    Throwable winner = failures == null ? null : failures.winner();
    return winner == null ? thrown : winner;
  }

  /**
   * Ends a fork of a body that failed, in one way or another: drops it or waits for it. One that
   * its forker claimed and could not end, because the stack was full, ends now, and before it all
   * that it forked in turn: as a walk, for there may be thousands of them and little stack.
   *
   * @param worker the calling worker
   * @param fork what to end
   * @param cause how those end that an overflow cut short
   */
  static void end(Worker worker, Job fork, Throwable cause) {
    Job job = fork;
    for (; ; ) {
      boolean cutShort = job.phase() == Job.CLAIMED;
      Job forked = cutShort ? job.newestFork : null;
      if (forked != null) {
        job = forked;
      } else {
        Job forker = Objects.requireNonNull(job.forker);
        if (cutShort) {
          job.end(cause);
        } else {
          worker.dropOrWait(job);
        }
        job.joinedBy(forker);
        if (job == fork) {
          return;
        }
        job = forker;
      }
    }
  }
}
