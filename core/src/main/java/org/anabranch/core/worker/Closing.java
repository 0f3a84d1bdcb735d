package org.anabranch.core.worker;

import org.anabranch.core.shim.Shim;

/**
 * The wait of who closes a pool, until everything that was accepted has run or was refused.
 *
 * <p>A submission may have been accepted because another submitter was starting a thread, which has
 * not entered the threads yet. It stays in the queue until that thread takes it. So the queue is
 * looked at first, the threads after it: when both are empty nothing is left.
 *
 * @param threads that are to end
 * @param submitted what they are to run before
 * @param refusal what those are told that nobody runs
 */
record Closing(Threads threads, SubmissionQueue submitted, Refusal refusal) {
  /** A thread that takes longer to start never will. */
  private static final long STARTING_NANOS = 10_000_000_000L;

  /** Waits; an interrupt cancels what is queued. */
  void await(Runnable serve) {
    Runnable whenInterrupted = () -> submitted.abandonAll(refusal::closedBeforeThis);
    threads.awaitEnd(whenInterrupted);
    long end = Shim.nanoTime() + STARTING_NANOS;
    while (!submitted.isEmpty() || !threads.isEmpty()) {
      serve.run();
      Shim.giveWay();
      threads.awaitEnd(whenInterrupted);
      if (Shim.nanoTime() - end >= 0) {
        submitted.abandonAll(refusal::noThread);
      }
    }
  }
}
