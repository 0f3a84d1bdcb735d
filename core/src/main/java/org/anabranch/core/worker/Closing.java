package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.shim.Shim;

/**
 * The end of a pool: it is closed, then what was accepted runs, with all the help it would have had
 * before, then the threads end, and then whoever closes it returns.
 *
 * <p>A submission may have been accepted because another submitter was starting a thread, which has
 * not entered the threads yet. It stays in the queue until that thread takes it. Or a worker of
 * another pool takes it, to run it while it waits for it; that worker is counted first. So the
 * queue is looked at first, the threads and the count after it: when all are empty nothing is left.
 */
final class Closing {
  /** A thread that takes longer to start never will. */
  private static final long STARTING_NANOS = 10_000_000_000L;

  private final Threads threads;
  private final SubmissionQueue submitted;
  private final Refusal refusal;
  private final Runnable wakeAll;

  /** How many threads run a submitted job, or are about to. */
  private final AtomicInteger running = new AtomicInteger(); // S14

  private volatile boolean closed; // S14

  /**
   * A pool that is open.
   *
   * @param threads that are to end
   * @param submitted what they are to run before
   * @param refusal what those are told that nobody runs
   * @param wakeAll wakes the threads that sleep for want of work
   */
  Closing(Threads threads, SubmissionQueue submitted, Refusal refusal, Runnable wakeAll) {
    this.threads = threads;
    this.submitted = submitted;
    this.refusal = refusal;
    this.wakeAll = wakeAll;
  }

  /**
   * No work is accepted any more, and threads without work are to notice.
   *
   * @throws IllegalStateException if a job of the crew calls
   */
  void begin(Crew crew) {
    for (Worker w = Current.worker(); w != null; w = w.enclosing()) {
      if (w.crew() == crew) {
        throw new IllegalStateException("a pool cannot be closed by a task that runs in it");
      }
    }
    closed = true; // S14
    wakeAll.run();
  }

  boolean hasBegun() {
    return closed;
  }

  /** Whether all that was accepted has run, so that threads without work are to end. */
  boolean isOver() {
    return closed && submitted.isEmpty() && running.get() == 0;
  }

  /** The calling thread is about to run a submitted job. */
  void jobBegins() {
    running.incrementAndGet();
  }

  /** The job has ended. If it was the last one of a closed pool, those who wait are told so. */
  void jobEnded() {
    if (running.decrementAndGet() == 0 && closed) {
      synchronized (this) {
        notifyAll();
      }
      wakeAll.run();
    }
  }

  /**
   * For who closes: waits until nothing is left. When it is interrupted it cancels what is queued;
   * the interrupt is set again.
   *
   * @param serve finds somebody for what is queued
   */
  void await(Runnable serve) {
    Runnable whenInterrupted = () -> submitted.abandonAll(refusal::closedBeforeThis);
    awaitWhatRuns(whenInterrupted);
    long since = Shim.nanoTime();
    while (!submitted.isEmpty() || !threads.isEmpty() || running.get() != 0) {
      serve.run();
      Shim.giveWay();
      if (awaitWhatRuns(whenInterrupted)) {
        since = Shim.nanoTime();
      } else if (Shim.nanoTime() - since >= STARTING_NANOS) {
        submitted.abandonAll(refusal::noThread);
      }
    }
  }

  /** Whether there was something to wait for. */
  private boolean awaitWhatRuns(Runnable whenInterrupted) {
    boolean waits = !threads.isEmpty() || running.get() != 0;
    threads.awaitEnd(whenInterrupted);
    boolean interrupted = false;
    synchronized (this) {
      while (running.get() != 0) {
        try {
          wait();
        } catch (InterruptedException e) {
          interrupted = true;
          whenInterrupted.run();
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
    return waits;
  }
}
