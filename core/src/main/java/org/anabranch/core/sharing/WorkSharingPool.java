package org.anabranch.core.sharing;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.IntConsumer;
import org.jspecify.annotations.Nullable;

/**
 * A pool that shares work: fixed workers take task numbers from one ring behind one lock.
 *
 * <p>It is what work stealing is measured against. Each task costs its worker a trip through the
 * lock that all others want too, and perhaps a sleep and a wake-up; so tasks of a few microseconds
 * run slower on several workers than on one. A full ring makes the submitter wait: the usual
 * mistake, to write on, loses tasks that nobody has read.
 *
 * <p><b>Invariant</b>, under the lock: the ring holds the {@code size} numbers from {@code head}
 * on, in the order of submission; {@code pending} counts them and the tasks that are running. So
 * every task below one that has begun has begun, too, and of several that throw the lowest number
 * is known once {@code pending} is 0.
 */
public final class WorkSharingPool implements AutoCloseable {
  private final ReentrantLock lock = new ReentrantLock();
  private final Condition notEmpty = lock.newCondition();
  private final Condition notFull = lock.newCondition();
  private final Condition quiet = lock.newCondition();
  private final int[] ring;
  private final List<Thread> threads = new ArrayList<>();
  private final int[] tasksOf;

  private int head;
  private int size;
  private int pending;
  private @Nullable IntConsumer body;
  private int failedAt;
  private @Nullable Throwable failure;
  private boolean closed;

  /**
   * A pool whose workers wait for work.
   *
   * @param workers how many threads, all daemons
   * @param capacity how many tasks may be queued
   * @throws IllegalArgumentException unless both are at least 1
   */
  public WorkSharingPool(int workers, int capacity) {
    if (workers < 1 || capacity < 1) {
      throw new IllegalArgumentException(
          "workers and capacity must be positive: " + workers + ", " + capacity);
    }
    ring = new int[capacity];
    tasksOf = new int[workers];
    for (int i = 0; i < workers; i++) {
      int worker = i;
      Thread thread = new Thread(null, () -> work(worker), "sharing-" + i, 0, false);
      thread.setDaemon(true);
      threads.add(thread);
    }
    threads.forEach(Thread::start);
  }

  /**
   * Runs a task for each number from 0 on and returns when all have ended. When tasks throw, those
   * not begun are dropped, and the exception is that of the lowest number, the one that a loop
   * would have thrown.
   *
   * @param count how many tasks
   * @param task what to do with a number
   * @return how long it took and who did how much
   * @throws IllegalArgumentException if the count is negative
   * @throws IllegalStateException if the pool is closed, or running tasks already, as it is when
   *     one of them calls this
   */
  public RunStatistics run(int count, IntConsumer task) {
    Objects.requireNonNull(task, "task");
    if (count < 0) {
      throw new IllegalArgumentException("count must not be negative: " + count);
    }
    lock.lock();
    try {
      begin(task);
      long start = System.nanoTime();
      for (int number = 0; number < count && failure == null; number++) {
        put(number);
      }
      while (pending > 0) {
        quiet.awaitUninterruptibly();
      }
      body = null;
      quiet.signalAll();
      return end(System.nanoTime() - start);
    } finally {
      lock.unlock();
    }
  }

  private void begin(IntConsumer task) {
    if (closed) {
      throw new IllegalStateException("the pool is closed");
    }
    if (body != null) {
      throw new IllegalStateException("the pool is running tasks already");
    }
    body = task;
    failure = null;
    failedAt = Integer.MAX_VALUE;
    Arrays.fill(tasksOf, 0);
  }

  private void put(int number) {
    while (size == ring.length) {
      notFull.awaitUninterruptibly();
      if (failure != null) {
        return;
      }
    }
    ring[(head + size) % ring.length] = number;
    size++;
    pending++;
    notEmpty.signal();
  }

  private RunStatistics end(long nanos) {
    Throwable thrown = failure;
    failure = null;
    if (thrown != null) {
      throw WorkSharingPool.<RuntimeException>sneak(thrown);
    }
    List<Integer> tasks = new ArrayList<>();
    for (int tasksOfOne : tasksOf) {
      tasks.add(tasksOfOne);
    }
    return new RunStatistics(Duration.ofNanos(nanos), tasks);
  }

  @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // erased: thrown as it is
  private static <X extends Throwable> X sneak(Throwable thrown) throws X {
    throw (X) thrown;
  }

  /** The life of a worker. */
  private void work(int worker) {
    lock.lock();
    try {
      for (int number = take(); number >= 0; number = take()) {
        Throwable thrown = runUnlocked(Objects.requireNonNull(body), number);
        tasksOf[worker]++;
        pending--;
        if (thrown != null) {
          fail(number, thrown);
        }
        if (pending == 0) {
          quiet.signalAll();
        }
      }
    } finally {
      lock.unlock();
    }
  }

  /**
   * The oldest task number, or -1 when the pool is closed and no run is left: between two tasks of
   * a run nothing may be pending.
   */
  private int take() {
    while (size == 0) {
      if (closed && body == null) {
        return -1;
      }
      notEmpty.awaitUninterruptibly();
    }
    int number = ring[head];
    head = (head + 1) % ring.length;
    size--;
    notFull.signal();
    return number;
  }

  private @Nullable Throwable runUnlocked(IntConsumer task, int number) {
    lock.unlock();
    try {
      task.accept(number);
      return null;
    } catch (Throwable thrown) {
      return thrown;
    } finally {
      Thread.interrupted(); // a task's interrupt of its own thread does not reach the next task
      lock.lock();
    }
  }

  /** Drops what has not begun. */
  private void fail(int number, Throwable thrown) {
    if (number < failedAt) {
      failedAt = number;
      failure = thrown;
    }
    pending -= size;
    size = 0;
    notFull.signal();
  }

  /**
   * Refuses further runs, waits for one that is going on to end, then ends the workers.
   *
   * @throws IllegalStateException if a task of this pool calls it
   */
  @Override
  public void close() {
    if (threads.contains(Thread.currentThread())) {
      throw new IllegalStateException("a pool cannot be closed by a task that runs in it");
    }
    lock.lock();
    try {
      closed = true;
      while (body != null) {
        quiet.awaitUninterruptibly();
      }
      notEmpty.signalAll();
    } finally {
      lock.unlock();
    }
    boolean interrupted = false;
    for (Thread thread : threads) {
      while (thread.isAlive()) {
        try {
          thread.join();
        } catch (InterruptedException e) {
          interrupted = true;
        }
      }
    }
    if (interrupted) {
      Thread.currentThread().interrupt();
    }
  }
}
