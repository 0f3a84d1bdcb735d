package org.anabranch.core.worker;

import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.jspecify.annotations.Nullable;

/** Which worker the calling thread is: a pool's own thread, or a guest while its call lasts. */
public final class Current {
  private Current() {}

  /**
   * The worker whose job encloses the caller.
   *
   * @return the worker, or null outside any call
   */
  public static @Nullable Worker worker() {
    Thread current = Thread.currentThread();
    return current instanceof WorkerThread thread ? thread.worker : PresentGuests.guest(current);
  }

  /**
   * The worker whose job encloses the caller. For bodies.
   *
   * @return the worker
   */
  public static Worker running() {
    return Objects.requireNonNull(worker());
  }

  static void set(@Nullable Worker worker) {
    Thread current = Thread.currentThread();
    if (current instanceof WorkerThread thread) {
      thread.worker = worker;
    } else {
      PresentGuests.change(current, worker);
    }
  }

  /**
   * The crew that a call made here and now works with.
   *
   * @return that of the enclosing job, else the common one
   */
  public static Crew crew() {
    Worker worker = worker();
    return worker != null ? worker.crew() : Crew.common();
  }

  /**
   * Forks a job as a child of the one that is running here.
   *
   * @param child a new job
   * @throws IllegalStateException outside any call, or if the job was forked before
   */
  public static void fork(Job child) {
    Worker worker = worker();
    if (worker != null) {
      worker.fork(child);
    } else if (!ShortCall.fork(child)) {
      throw new IllegalStateException(
          "fork needs an enclosing call: start the root task with invoke(), or put the code into"
              + " pool.run(...)");
    }
  }

  /**
   * Waits until a job that was forked here has ended. A job that was invoked has ended already, or
   * is reported as not started when its result is asked for.
   *
   * @param child a job the running one forked
   * @throws IllegalStateException if another job forked it
   */
  public static void join(Job child) {
    Worker worker = worker();
    if (worker != null) {
      worker.join(child);
    } else if (child.forker != null) {
      throw foreignJoin();
    } else {
      ShortCall.joined(child);
    }
  }

  /**
   * A look at whether the calling thread is to end early what it does.
   *
   * @throws CancellationException if its call was cancelled, or it is a caller that was interrupted
   */
  public static void ensureNotStopped() {
    Worker worker = worker();
    if (worker != null) {
      worker.engagement().ensureNotStopped();
    } else if (Thread.currentThread().isInterrupted()) {
      throw cancellation();
    }
  }

  /**
   * What is thrown by what ends early on this thread.
   *
   * @return a new exception
   */
  public static CancellationException cancellation() {
    Worker worker = worker();
    return worker != null
        ? worker.engagement().cancellation()
        : new CancellationException(Call.INTERRUPTED);
  }

  static IllegalStateException foreignJoin() {
    return new IllegalStateException(
        "join belongs in the task that forked: another task, or code outside any call, would wait"
            + " for work it cannot help with");
  }
}
