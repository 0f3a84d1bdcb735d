package org.anabranch.core;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Parallelism;
import org.anabranch.core.worker.SubmittedJob;
import org.jspecify.annotations.Nullable;

/**
 * A pool of workers that steal from each other.
 *
 * <p>A call made here runs on its own caller and on at most {@code parallelism() - 1} of the pool's
 * threads, which start when there is work for them and sleep when there is none. The pool changes
 * when work is done and where, never what comes out. With parallelism 1, inside a static
 * initialiser, or where no thread can be created, the caller does everything itself.
 *
 * <p>Source: Blumofe and Leiserson, "Scheduling multithreaded computations by work stealing", JACM
 * 1999: with work W and span S the expected time on P processors is W/P + O(S).
 */
public final class WorkStealingPool implements Executor, AutoCloseable {
  private static final AtomicInteger POOLS = new AtomicInteger();

  private final Crew crew;
  private final boolean common;

  private WorkStealingPool(Crew crew, boolean common) {
    this.crew = crew;
    this.common = common;
  }

  /** The common pool, made at its first use. */
  private static final class Common {
    static final WorkStealingPool POOL = new WorkStealingPool(Crew.common(), true);
  }

  /**
   * The pool of every call that names no other. Its parallelism is the system property {@code
   * anabranch.parallelism}, else the environment variable {@code ANABRANCH_NUM_THREADS}, else the
   * number of processors.
   *
   * @return the same pool every time; it is never closed
   */
  public static WorkStealingPool common() {
    return Common.POOL;
  }

  /**
   * A pool of your own.
   *
   * @param parallelism how many threads work on a call, counting its caller
   * @return a new pool, to be closed
   * @throws IllegalArgumentException unless it is from 1 to 8192
   */
  public static WorkStealingPool create(int parallelism) {
    return builder().parallelism(parallelism).build();
  }

  /**
   * A pool with other properties.
   *
   * @return a builder with the defaults
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * How many threads work on one call at most.
   *
   * @return P, counting the caller
   */
  public int parallelism() {
    return crew.parallelism();
  }

  /**
   * Runs a task and everything it forks, on the calling thread and its helpers.
   *
   * @param task a new task
   * @param <V> its result
   * @return what it computed
   * @throws RejectedExecutionException if the pool is closed
   */
  public <V extends @Nullable Object> V invoke(ForkTask<V> task) {
    crew.invoke(Objects.requireNonNull(task, "task"));
    return task.outcome();
  }

  /**
   * Runs an action and everything it forks, on the calling thread and its helpers.
   *
   * @param action a new action
   * @throws RejectedExecutionException if the pool is closed
   */
  public void invoke(ForkAction action) {
    crew.invoke(Objects.requireNonNull(action, "action"));
    action.outcome();
  }

  /**
   * Runs code on the calling thread with this pool as the current one: every call inside works
   * here.
   *
   * @param body what to run
   * @param <V> its result
   * @param <X> the checked exception it may throw
   * @return what it returned
   * @throws X as the body does
   * @throws RejectedExecutionException if the pool is closed
   */
  public <V extends @Nullable Object, X extends Exception> V call(Body<V, X> body) throws X {
    return call(body.getClass(), body);
  }

  private <V extends @Nullable Object, X extends Exception> V call(
      Class<?> function, Body<V, X> body) {
    BodyJob<V> job = new BodyJob<>(function, body);
    crew.invoke(job);
    return job.outcome();
  }

  /**
   * Runs code on the calling thread with this pool as the current one.
   *
   * @param body what to run
   * @throws RejectedExecutionException if the pool is closed
   */
  public void run(Runnable body) {
    Objects.requireNonNull(body, "body");
    call(
        body.getClass(),
        () -> {
          body.run();
          return this;
        });
  }

  /**
   * Runs code on a thread of this pool, never on the caller's, as a call of its own.
   *
   * @param body what to run
   * @param <V> its result
   * @return its future, whose dependents run in this pool by default
   * @throws RejectedExecutionException if the pool is closed; if it has no thread and cannot create
   *     one, the future fails with it instead
   */
  public <V extends @Nullable Object> CompletableFuture<V> submit(Callable<V> body) {
    Objects.requireNonNull(body, "body");
    if (crew.isClosed()) {
      throw new RejectedExecutionException("the pool is closed");
    }
    Submission<V> submission = new Submission<>(this, body);
    try {
      crew.submit(submission);
    } catch (RejectedExecutionException e) {
      submission.future().completeExceptionally(e);
    }
    return submission.future();
  }

  /**
   * Runs code on a thread of this pool, never on the caller's, as a call of its own. What it throws
   * goes to the thread's uncaught exception handler.
   *
   * @param body what to run
   * @throws RejectedExecutionException if the pool is closed, or has no thread and cannot create
   *     one
   */
  @Override
  public void execute(Runnable body) {
    Execution execution = new Execution(Objects.requireNonNull(body, "body"));
    crew.submit(execution);
    if (execution.refusal != null) {
      throw execution.refusal;
    }
  }

  /** A body whose failure nobody waits for. */
  private static final class Execution extends SubmittedJob {
    private final Runnable body;

    /** Why the body will never begin, for the submitter, if it is still there to hear it. */
    private @Nullable RuntimeException refusal;

    Execution(Runnable body) {
      this.body = body;
    }

    @Override
    protected void exec() {
      body.run();
    }

    /** As when a thread dies of it, what the handler throws is ignored: the worker lives on. */
    @Override
    protected void complete(@Nullable Throwable thrown) {
      if (thrown != null) {
        Thread thread = Thread.currentThread();
        try {
          thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
        } catch (Throwable ignored) {
          return;
        }
      }
    }

    @Override
    protected void abandon(RuntimeException reason) {
      refusal = reason;
    }
  }

  /**
   * What the workers have done so far.
   *
   * @return a snapshot
   */
  public PoolStatistics statistics() {
    return PoolStatistics.of(crew);
  }

  /**
   * Whether {@link #close} was called.
   *
   * @return true when the pool takes no new work
   */
  public boolean isClosed() {
    return crew.isClosed();
  }

  /**
   * Refuses new work, runs what is queued and waits for the threads to end. If the caller is
   * interrupted meanwhile, queued work is cancelled, and the interrupt is set again on return.
   *
   * @throws IllegalStateException for the common pool, or from a task of this pool
   */
  @Override
  public void close() {
    if (common) {
      throw new IllegalStateException("the common pool is never closed");
    }
    crew.close();
  }

  @Override
  public String toString() {
    return "WorkStealingPool(parallelism=" + parallelism() + (isClosed() ? ", closed)" : ")");
  }

  /** Collects the properties of a pool; each has a default. */
  public static final class Builder {
    private int parallelism = Runtime.getRuntime().availableProcessors();
    private String name = "pool-" + POOLS.incrementAndGet();
    private @Nullable ThreadFactory threadFactory;
    private Duration keepAlive = Duration.ofNanos(Crew.DEFAULT_KEEP_ALIVE_NANOS);

    private Builder() {}

    /**
     * How many threads work on a call, counting its caller. Default: the number of processors.
     *
     * @param parallelism from 1 to 8192
     * @return this builder
     * @throws IllegalArgumentException if it is out of range
     */
    public Builder parallelism(int parallelism) {
      if (parallelism < 1 || parallelism > Parallelism.MOST) {
        throw new IllegalArgumentException(
            "parallelism must be from 1 to " + Parallelism.MOST + ": " + parallelism);
      }
      this.parallelism = parallelism;
      return this;
    }

    /**
     * A name for the pool's threads and messages. Default: {@code pool-} and a number.
     *
     * @param name any text
     * @return this builder
     */
    public Builder name(String name) {
      this.name = Objects.requireNonNull(name, "name");
      return this;
    }

    /**
     * Who makes the pool's threads. Default: daemon threads. A factory that returns null or throws
     * leaves the pool with fewer threads; calls complete all the same.
     *
     * @param threadFactory the factory
     * @return this builder
     */
    public Builder threadFactory(ThreadFactory threadFactory) {
      this.threadFactory = Objects.requireNonNull(threadFactory, "threadFactory");
      return this;
    }

    /**
     * After how long without work a thread ends. Default: one minute.
     *
     * @param keepAlive a positive time
     * @return this builder
     * @throws IllegalArgumentException if it is zero or negative
     */
    public Builder keepAlive(Duration keepAlive) {
      if (keepAlive.isZero() || keepAlive.isNegative()) {
        throw new IllegalArgumentException("keepAlive must be positive: " + keepAlive);
      }
      this.keepAlive = keepAlive;
      return this;
    }

    /**
     * Makes the pool. No thread starts before there is work for it.
     *
     * @return a new pool, to be closed
     */
    public WorkStealingPool build() {
      return new WorkStealingPool(
          new Crew(name, parallelism, saturatedNanos(keepAlive), threadFactory), false);
    }

    private static long saturatedNanos(Duration duration) {
      try {
        return duration.toNanos();
      } catch (ArithmeticException e) {
        return Long.MAX_VALUE;
      }
    }
  }
}
