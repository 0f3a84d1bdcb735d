package org.anabranch.core;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.function.Consumer;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.trace.Recorder;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
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
  private final Crew crew;
  private final boolean common;

  private WorkStealingPool(Crew crew, boolean common) {
    this.crew = crew;
    this.common = common;
    crew.ownedBy(this);
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
   * The pool that calls made here and now use.
   *
   * @return that whose {@code call}, {@code run} or task encloses the caller, else {@link #common}
   */
  public static WorkStealingPool current() {
    return Current.crew().owner() instanceof WorkStealingPool pool ? pool : common();
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

  /** {@return P: how many threads work on one call at most, counting the caller} */
  public int parallelism() {
    return crew.parallelism();
  }

  Crew crew() {
    return crew;
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
    return Calls.call(crew, null, body.getClass(), body);
  }

  /**
   * Runs code on the calling thread with this pool as the current one.
   *
   * @param body what to run
   * @throws RejectedExecutionException if the pool is closed
   */
  public void run(Runnable body) {
    Calls.run(crew, null, body);
  }

  /**
   * As {@link #call(Body)}, and may be ended early.
   *
   * @param cancellation what ends it
   * @param body what to run
   * @param <V> its result
   * @param <X> the checked exception it may throw
   * @return what it returned
   * @throws X as the body does
   * @throws CancellationException if it was cancelled
   * @throws RejectedExecutionException if the pool is closed
   */
  public <V extends @Nullable Object, X extends Exception> V call(
      Cancellation cancellation, Body<V, X> body) throws X {
    Objects.requireNonNull(cancellation, "cancellation");
    Objects.requireNonNull(body, "body");
    return Calls.call(crew, cancellation, body.getClass(), body);
  }

  /**
   * As {@link #run(Runnable)}, and may be ended early.
   *
   * @param cancellation what ends it
   * @param body what to run
   * @throws CancellationException if it was cancelled
   * @throws RejectedExecutionException if the pool is closed
   */
  public void run(Cancellation cancellation, Runnable body) {
    Objects.requireNonNull(cancellation, "cancellation");
    Calls.run(crew, cancellation, body);
  }

  /**
   * Runs a body that may fork any number of children, with this pool as the current one, and waits
   * for them all.
   *
   * @param body what to run
   * @throws RejectedExecutionException if the pool is closed
   */
  public void scope(Consumer<? super Scope> body) {
    Scope.run(crew, Objects.requireNonNull(body, "body"));
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
    Submission<V> submission = new Submission<>(this, crew, body);
    try {
      crew.submit(submission);
    } catch (RejectedExecutionException e) {
      if (crew.isClosed()) {
        throw e;
      }
      submission.abandon(e);
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
    execution.throwRefusal();
  }

  /**
   * Runs code that waits for something other than a join: another task, a lock, a device. While it
   * lasts, a spare thread may take the place of this one in the pool, if there is work that nobody
   * idle could do; a pool has a bounded number of them ({@link Builder#maxSpares}). Outside any
   * pool the code just runs.
   *
   * <p>Bodies that wait for each other need it in every one of them that waits. They meet then with
   * parallelism 1 too, if each is a task, a submission, a node of a graph or an argument of {@code
   * Par.invoke}. Iterations of one loop, and tasks so short that they run in place, are not spread
   * out by it.
   *
   * @param body what blocks
   * @param <V> its result
   * @param <X> the checked exception it may throw
   * @return what it returned
   * @throws X as the body does
   */
  public static <V extends @Nullable Object, X extends Exception> V blocking(Body<V, X> body)
      throws X {
    return Blocking.run(Current.worker(), Objects.requireNonNull(body, "body"));
  }

  /**
   * Runs code as {@link #run} does and records what the workers of this pool do meanwhile: who
   * forks, runs, steals and waits for what. The newest 65,535 events of each worker are kept; the
   * work and the span count them all.
   *
   * @param body what to run
   * @return what was recorded
   * @throws IllegalStateException if the pool is being recorded already
   * @throws RejectedExecutionException if the pool is closed
   */
  public Recording record(Runnable body) {
    return Calls.record(crew, body, Recorder.DEFAULT_CAPACITY);
  }

  /** {@return a snapshot of what the workers have done so far} */
  public PoolStatistics statistics() {
    return PoolStatistics.of(crew);
  }

  /** {@return whether {@link #close} was called, so that the pool takes no new work} */
  public boolean isClosed() {
    return crew.isClosed();
  }

  /**
   * Refuses new work, runs what is queued and waits for that and for the threads to end. Until then
   * submissions have all the help they had before. If the caller is interrupted meanwhile, queued
   * work is cancelled, and the interrupt is set again on return.
   *
   * @throws IllegalStateException for the common pool, or from a task of this pool
   */
  @Override
  public void close() {
    if (common) {
      throw new IllegalStateException("the common pool is never closed");
    }
    blocking(
        () -> {
          crew.close();
          return crew;
        });
  }

  @Override
  public String toString() {
    return "WorkStealingPool(parallelism=" + parallelism() + (isClosed() ? ", closed)" : ")");
  }

  /** Collects the properties of a pool; each has a default. */
  public static final class Builder {
    private final PoolProperties properties = new PoolProperties();

    private Builder() {}

    /**
     * How many threads work on a call, counting its caller. Default: the number of processors.
     *
     * @param parallelism from 1 to 8192
     * @return this builder
     * @throws IllegalArgumentException if it is out of range
     */
    public Builder parallelism(int parallelism) {
      properties.setParallelism(parallelism);
      return this;
    }

    /**
     * A name for the pool's threads and messages. Default: {@code pool-} and a number.
     *
     * @param name any text
     * @return this builder
     */
    public Builder name(String name) {
      properties.setName(name);
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
      properties.setThreadFactory(threadFactory);
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
      properties.setKeepAlive(keepAlive);
      return this;
    }

    /**
     * How many threads may at most stand in for blocked ones at once: see {@link #blocking}.
     * Default: 64.
     *
     * @param maxSpares from 0 to 4096
     * @return this builder
     * @throws IllegalArgumentException if it is out of range
     */
    public Builder maxSpares(int maxSpares) {
      properties.setMaxSpares(maxSpares);
      return this;
    }

    /**
     * Reports in the log, as {@code org.anabranch}, when calls are open and no task has begun for
     * some time, with the stacks of the threads at work. Default: never. One daemon thread watches
     * while calls are open. A body that simply takes long is reported too.
     *
     * @param patience a positive time
     * @return this builder
     * @throws IllegalArgumentException if it is zero or negative
     */
    public Builder stallReport(Duration patience) {
      properties.setStallReport(patience);
      return this;
    }

    /**
     * Takes something of each caller's context along to the pool's threads, besides the context
     * class loader, which is always taken along. Several carriers are installed in the order in
     * which they were given.
     *
     * @param carrier captures the context
     * @return this builder
     */
    public Builder contextCarrier(ContextCarrier carrier) {
      properties.addCarrier(carrier);
      return this;
    }

    /**
     * Makes the pool. No thread starts before there is work for it.
     *
     * @return a new pool, to be closed
     */
    public WorkStealingPool build() {
      return new WorkStealingPool(new Crew(properties.settings()), false);
    }
  }
}
