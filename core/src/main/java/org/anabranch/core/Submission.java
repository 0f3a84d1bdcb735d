package org.anabranch.core;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import org.anabranch.core.worker.Cancel;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.SubmittedJob;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/** A submitted body with its future. */
final class Submission<V extends @Nullable Object> extends SubmittedJob
    implements PoolFuture.Origin {
  private final Crew crew;
  private final Class<?> function;
  private final Cancel cancel = new Cancel(Long.MAX_VALUE, DeadlineExceededException::new);
  private final PoolFuture<V> future;
  private @Nullable Callable<V> body;
  private @Nullable V result;

  Submission(WorkStealingPool pool, Crew crew, Callable<V> body) {
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
  protected void complete(@Nullable Throwable thrown) {
    future.end(result, thrown);
  }

  @Override
  protected void abandon(RuntimeException reason) {
    body = null;
    future.end(null, reason);
  }

  /** Nobody in the pool should wait for a job that nobody has begun. */
  @Override
  public void runHereIfWaiting() {
    Worker worker = Current.worker();
    if (worker != null) {
      runIfWaiting(crew, worker);
    }
  }

  @Override
  public void cancelled() {
    cancel.request();
  }
}
