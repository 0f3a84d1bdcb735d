package org.anabranch.core.worker;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/**
 * Reports a pool that has open calls and gets nowhere: a daemon thread looks whether jobs begin,
 * and when none has begun for a while, it logs the stacks of the threads that are at work.
 *
 * <p>It lives while calls are open, and reports once until the pool moves on. It cannot tell a body
 * that is stuck from one that takes long; that is for the reader of the stacks.
 */
final class StallWatch {
  private static final int DEEPEST_FRAMES = 30;

  private final Crew crew;
  private final long patienceNanos;
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition changed = lock.newCondition();

  /** Those who opened a call that has not ended; guarded by the lock. */
  private final List<Opener> open = new ArrayList<>();

  /** How many calls were opened, so that one call after the other counts as progress. */
  private long opened;

  private @Nullable Thread watcher;

  /** A thread that works on a call of its own, as some worker. */
  private record Opener(Thread thread, Worker worker) {}

  StallWatch(Crew crew, long patienceNanos) {
    this.crew = crew;
    this.patienceNanos = patienceNanos;
  }

  /**
   * The calling thread begins a call. Where there is no memory or no thread for it the call goes on
   * unwatched; the next one tries again.
   */
  void opened(Worker worker) {
    lock.lock();
    try {
      open.add(new Opener(Thread.currentThread(), worker));
      opened++;
      if (watcher == null) {
        Thread thread = new Thread(null, this::watch, "anabranch-stall-watch", 0, false);
        thread.setDaemon(true);
        thread.start();
        watcher = thread;
      }
    } catch (OutOfMemoryError e) {
      watcher = null;
    } finally {
      lock.unlock();
    }
  }

  /** The calling thread's call has ended. */
  void closed(Worker worker) {
    lock.lock();
    try {
      open.removeIf(o -> o.worker() == worker);
      if (open.isEmpty()) {
        changed.signalAll();
      }
    } finally {
      lock.unlock();
    }
  }

  private void watch() {
    lock.lock();
    try {
      long seen = -1;
      boolean reported = false;
      while (!open.isEmpty()) {
        long now = progress();
        if (now != seen) {
          seen = now;
          reported = false;
        } else if (!reported) {
          reported = true;
          report();
        }
        changed.awaitNanos(patienceNanos);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    } finally {
      watcher = null;
      lock.unlock();
    }
  }

  /** Grows with every job that begins. */
  private long progress() {
    long sum = opened;
    for (Counters counters : crew.counters()) {
      sum += counters.jobs;
    }
    for (Opener opener : open) {
      sum += opener.worker().counters.jobs;
    }
    return sum;
  }

  private void report() {
    StringBuilder text = new StringBuilder();
    text.append("pool ").append(crew.settings().name()).append(": no task has begun for ");
    text.append(patienceNanos / 1_000_000).append(" ms; at work:");
    List<Thread> threads = new ArrayList<>(crew.threads());
    for (Opener opener : open) {
      if (!threads.contains(opener.thread())) {
        threads.add(opener.thread());
      }
    }
    for (Thread thread : threads) {
      StackTraceElement[] stack = thread.getStackTrace();
      if (!isIdle(stack)) {
        append(text, thread, stack);
      }
    }
    Warnings.log(text.toString(), null);
  }

  /** Whether a thread of the pool waits for work. */
  private static boolean isIdle(StackTraceElement[] stack) {
    for (StackTraceElement frame : stack) {
      if (frame.getClassName().equals(WorkLoop.class.getName())
          && frame.getMethodName().equals("sleep")) {
        return true;
      }
    }
    return stack.length == 0;
  }

  private static void append(StringBuilder text, Thread thread, StackTraceElement[] stack) {
    text.append('\n').append(thread.getName()).append(' ').append(thread.getState());
    int frames = 0;
    for (StackTraceElement frame : stack) {
      if (frames++ == DEEPEST_FRAMES) {
        break;
      }
      text.append("\n    at ").append(frame);
    }
  }
}
