package org.anabranch.core;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.anabranch.core.worker.Cancel;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Failures;
import org.anabranch.core.worker.SubmittedJob;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/** A submitted body with its future. */
final class Submission<V extends @Nullable Object> extends SubmittedJob {
  private final Crew crew;
  private final Class<?> function;
  private final Cancel cancel = new Cancel(Long.MAX_VALUE, DeadlineExceededException::new);
  private final PoolFuture<V> future;
  private @Nullable Callable<V> body;
  private @Nullable V result;

  Submission(Executor pool, Crew crew, Callable<V> body) {
    this.crew = crew;
    this.body = body;
    function = body.getClass();
    future = new PoolFuture<>(pool, this);
  }

  CompletableFuture<V> future() {
    return future;
  }

  @Override
  protected Class<?> functionClass() {
    return function;
  }

  @Override
  protected Cancel cancel() {
    return cancel;
  }

  /** A body whose future was cancelled or completed before its turn does not begin. */
  @Override
  protected void exec() throws Exception {
    Callable<V> code = Objects.requireNonNull(body);
    body = null;
    if (!future.isDone()) {
      result = code.call();
    }
  }

  @Override
  @SuppressWarnings("NullAway") // the result is null only where V admits it
  protected void complete(@Nullable Throwable thrown) {
    if (thrown == null) {
      future.complete(result);
    } else {
      future.completeExceptionally(thrown);
    }
  }

  @Override
  protected void abandon(RuntimeException reason) {
    body = null;
    future.completeExceptionally(reason);
  }

  /** Nobody in the pool should wait for a job that nobody has begun. */
  private void runHereIfWaiting() {
    Worker worker = Current.worker();
    if (worker != null) {
      runIfWaiting(crew, worker);
    }
  }

  /**
   * The future of a submission, or what depends on one; its dependents run in the pool unless they
   * say otherwise.
   */
  private static final class PoolFuture<V extends @Nullable Object> extends CompletableFuture<V> {
    private final Executor pool;
    private final @Nullable Submission<V> submission;

    PoolFuture(Executor pool, @Nullable Submission<V> submission) {
      this.pool = pool;
      this.submission = submission;
    }

    @Override
    public Executor defaultExecutor() {
      return pool;
    }

    @Override
    public <U extends @Nullable Object> CompletableFuture<U> newIncompleteFuture() {
      return new PoolFuture<>(pool, null);
    }

    /** Ends the call, too. */
    @Override
    public boolean cancel(boolean mayInterruptIfRunning) {
      boolean cancelled = super.cancel(mayInterruptIfRunning);
      if (cancelled && submission != null) {
        submission.cancel.request();
      }
      return cancelled;
    }

    @Override
    public V join() {
      return mustWait()
          ? WorkStealingPool.<V, RuntimeException>blocking(super::join)
          : super.join();
    }

    @Override
    public V get() throws InterruptedException, ExecutionException {
      return mustWait() ? whileASpareStandsIn(super::get) : super.get();
    }

    /** Runs nothing here, as it could take too long. */
    @Override
    public V get(long timeout, TimeUnit unit)
        throws InterruptedException, ExecutionException, TimeoutException {
      return isDone()
          ? super.get(timeout, unit)
          : whileASpareStandsIn(() -> super.get(timeout, unit));
    }

    /** Waits; what {@code get} declares passes as it is. */
    private static <V extends @Nullable Object> V whileASpareStandsIn(Callable<V> get) {
      try {
        return WorkStealingPool.<V, Exception>blocking(get::call);
      } catch (Exception e) {
        throw Failures.sneak(e);
      }
    }

    /** Whether the caller has to wait; it does not for a job that it could run itself. */
    private boolean mustWait() {
      if (submission != null && !isDone()) {
        submission.runHereIfWaiting();
      }
      return !isDone();
    }
  }
}
