package org.anabranch.core;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import org.anabranch.core.worker.SubmittedJob;
import org.jspecify.annotations.Nullable;

/** A submitted body with its future. */
final class Submission<V extends @Nullable Object> extends SubmittedJob {
  private final Callable<V> body;
  private final PoolFuture<V> future;
  private @Nullable V result;

  Submission(Executor pool, Callable<V> body) {
    this.body = body;
    future = new PoolFuture<>(pool);
  }

  CompletableFuture<V> future() {
    return future;
  }

  /** A body whose future was cancelled or completed before its turn does not begin. */
  @Override
  protected void exec() throws Exception {
    if (!future.isDone()) {
      result = body.call();
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
    future.completeExceptionally(reason);
  }

  /** A future whose dependents run in the pool unless they say otherwise. */
  private static final class PoolFuture<V extends @Nullable Object> extends CompletableFuture<V> {
    private final Executor pool;

    PoolFuture(Executor pool) {
      this.pool = pool;
    }

    @Override
    public Executor defaultExecutor() {
      return pool;
    }

    @Override
    public <U extends @Nullable Object> CompletableFuture<U> newIncompleteFuture() {
      return new PoolFuture<>(pool);
    }
  }
}
