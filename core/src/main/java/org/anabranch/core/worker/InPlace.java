package org.anabranch.core.worker;

import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/**
 * Bodies that run as a part of the running job, without a job of their own. What they fork is the
 * running job's; but what that forked before they may not join, as they could not if they ran
 * elsewhere.
 *
 * <pre>{@code
 * Job lender = InPlace.lender();
 * Job mark = InPlace.newestFork(lender);
 * int before = InPlace.begin(lender, mark);
 * try {
 *   first.run();
 *   InPlace.joinSince(lender, mark);
 *   second.run();
 *   InPlace.joinSince(lender, mark);
 * } catch (Throwable t) {
 *   throw InPlace.abandonSince(lender, mark, t);
 * } finally {
 *   InPlace.end(lender, mark, before);
 * }
 * }</pre>
 */
public final class InPlace {
  private static final int LENT = 1;
  private static final int SEALED = 2;

  private InPlace() {}

  /**
   * The running job when bodies are to run as a part of it; null when they are to be forked.
   *
   * @throws CancellationException if the call is to end early
   */
  public static @Nullable Job lender() {
    Worker worker = Current.worker();
    if (worker == null || !worker.runsInPlace()) {
      return null;
    }
    if (--worker.passes < 0) {
      worker.passes = worker.engagement().lookInPassing();
    }
    return worker.current();
  }

  /** The newest unjoined fork of the running job: those of the bodies will be newer. */
  public static @Nullable Job newestFork(Job lender) {
    return lender.newestFork;
  }

  /** The running job is lent to bodies; returns what to tell {@link #end}. */
  public static int begin(Job lender, @Nullable Job mark) {
    if (mark == null) {
      return 0; // there is nothing that the bodies could join
    }
    int before = (lender.lent ? LENT : 0) | (mark.sealed ? SEALED : 0);
    lender.lent = true;
    lender.untidy = true;
    mark.sealed = true;
    return before;
  }

  /** The bodies have ended. */
  public static void end(Job lender, @Nullable Job mark, int before) {
    if (mark != null) {
      lender.lent = (before & LENT) != 0;
      mark.sealed = (before & SEALED) != 0;
    }
  }

  /** A body has ended: joins what it left unjoined, and throws the failure of the oldest. */
  public static void joinSince(Job lender, @Nullable Job mark) {
    if (lender.newestFork != mark) {
      joinForks(lender, mark);
    }
  }

  private static void joinForks(Job lender, @Nullable Job mark) {
    Throwable thrown = UnjoinedForks.join(Current.running(), lender, mark);
    if (thrown != null) {
      throw Failures.sneak(thrown);
    }
  }

  /** A body has failed: drops what nobody has begun, waits for the rest, returns what to throw. */
  public static RuntimeException abandonSince(Job lender, @Nullable Job mark, Throwable thrown) {
    return Failures.sneak(UnjoinedForks.abandon(Current.running(), lender, mark, thrown));
  }
}
