package org.anabranch.core.worker;

import java.util.Iterator;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ThreadFactory;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * The threads of one pool. That one cannot be created is an ordinary case: it is logged when it
 * begins, and tried again after a while.
 */
final class Threads {
  private static final long RETRY_NANOS = 100_000_000;

  private final String pool;
  private final @Nullable ThreadFactory factory;
  private final Set<Thread> alive = ConcurrentHashMap.newKeySet();
  private volatile boolean failing;
  private volatile long retryAt;

  Threads(String pool, @Nullable ThreadFactory factory) {
    this.pool = pool;
    this.factory = factory;
  }

  boolean isEmpty() {
    return alive.isEmpty();
  }

  Set<Thread> alive() {
    return alive;
  }

  int count() {
    return alive.size();
  }

  /** False for a while after a failure. */
  boolean mayStart() {
    return !failing || Shim.nanoTime() - retryAt >= 0; // S15
  }

  /** A worker for a new thread; null when memory is too short for one. */
  static @Nullable Worker newWorker(Crew crew) {
    try {
      return new Worker(crew, false);
    } catch (OutOfMemoryError e) {
      return null;
    }
  }

  /**
   * Starts a thread for a seated worker; false when there is none to be had.
   *
   * @param searching whether it already counts as a searcher
   * @param spare whether it stands in for a blocked one
   */
  boolean start(Worker worker, boolean searching, boolean spare) {
    Thread thread = null;
    boolean added = false;
    Throwable cause = null;
    try {
      thread = newThread(worker, searching, spare);
      if (thread != null) {
        added = alive.add(thread);
        thread.start();
        failing = false;
        return true;
      }
    } catch (Throwable t) {
      cause = t;
      if (added) {
        alive.remove(thread);
      } else if (factory == null) {
        return false; // memory is short here and now: the next attempt need not wait
      }
    }
    retryAt = Shim.nanoTime() + RETRY_NANOS; // S15
    if (!failing) {
      failing = true;
      report(cause);
    }
    return false;
  }

  private @Nullable Thread newThread(Worker worker, boolean searching, boolean spare) {
    Runnable loop = new WorkLoop(worker.crew(), worker, searching, spare);
    return factory != null
        ? factory.newThread(loop)
        : WorkerThread.of(loop, "anabranch-" + pool + "-" + worker.seat());
  }

  private void report(@Nullable Throwable cause) {
    Warnings.log(
        "pool " + pool + " could not start a thread; callers do the work themselves", cause);
  }

  /** Entered, but neither started nor, after a failed start, taken out again. */
  private boolean isAboutToStart(Thread thread) {
    return thread.getState() == Thread.State.NEW && alive.contains(thread);
  }

  /** The calling thread is about to end. */
  void forgetCurrent() {
    alive.remove(Thread.currentThread());
  }

  /**
   * Waits until all threads have ended. An interrupt does not end the wait; it is set again.
   *
   * @param whenInterrupted what to do about each interrupt
   */
  void awaitEnd(Runnable whenInterrupted) {
    boolean interrupted = false;
    for (Iterator<Thread> left = alive.iterator(); left.hasNext(); left = alive.iterator()) {
      Thread thread = left.next();
      while (isAboutToStart(thread)) {
        Shim.giveWay();
      }
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
          whenInterrupted.run();
        }
      }
      alive.remove(thread);
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
