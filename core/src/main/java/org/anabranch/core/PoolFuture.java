package org.anabranch.core;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.anabranch.core.worker.Failures;
import org.jspecify.annotations.Nullable;

/**
 * The future of a submission, of several, or what depends on one: its dependents run in the pool
 * unless they say otherwise, and a task that waits for it helps, or has a spare stand in for it.
 */
final class PoolFuture<V extends @Nullable Object> extends CompletableFuture<V> {
  private final WorkStealingPool pool;

  /** What is to come here; null when nobody could help with it, or it has come. */
  private volatile @Nullable Origin origin; // C8

  /** What a future waits for. */
  interface Origin {
    /** Runs on the calling thread, if that is in a call, what nobody has begun. */
    void runHereIfWaiting();

    /** The future was cancelled. */
    void cancelled();
  }

  PoolFuture(WorkStealingPool pool, @Nullable Origin origin) {
    this.pool = pool;
    this.origin = origin;
  }

  /** What a future of the JDK's brings, which several others bring together. */
  static <V extends @Nullable Object> CompletableFuture<V> relay(
      WorkStealingPool pool, CompletableFuture<V> from, CompletableFuture<?>... helpedWith) {
    PoolFuture<V> future = new PoolFuture<>(pool, new Several(List.of(helpedWith)));
    CompletableFuture<V> unused = from.whenComplete(future::end);
    return future;
  }

  /** It has come: nothing of its origin is kept from now on. */
  @SuppressWarnings("NullAway") // the value is null only where V admits it
  void end(@Nullable V value, @Nullable Throwable thrown) {
    origin = null;
    if (thrown == null) {
      complete(value);
    } else {
      completeExceptionally(thrown);
    }
  }

  @Override
  public WorkStealingPool defaultExecutor() {
    return pool;
  }

  @Override
  public <U extends @Nullable Object> CompletableFuture<U> newIncompleteFuture() {
    return new PoolFuture<>(pool, null);
  }

  /** Ends the call, too. */
  @Override
  public boolean cancel(boolean mayInterruptIfRunning) {
    Origin from = origin;
    boolean cancelled = super.cancel(mayInterruptIfRunning);
    if (cancelled && from != null) {
      from.cancelled();
    }
    return cancelled;
  }

  @Override
  public V join() {
    return mustWait() ? WorkStealingPool.<V, RuntimeException>blocking(super::join) : super.join();
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

  /** Whether the caller has to wait; it does not for what it could run itself. */
  private boolean mustWait() {
    if (!isDone()) {
      runHereIfWaiting();
    }
    return !isDone();
  }

  private void runHereIfWaiting() {
    Origin from = origin;
    if (from != null) {
      from.runHereIfWaiting();
    }
  }

  /** Several futures, of any kind. */
  private record Several(List<CompletableFuture<?>> futures) implements Origin {
    @Override
    public void runHereIfWaiting() {
      for (CompletableFuture<?> future : futures) {
        if (future instanceof PoolFuture<?> one && !one.isDone()) {
          one.runHereIfWaiting();
        }
      }
    }

    /** As with the JDK's, the others go on. */
    @Override
    public void cancelled() {}
  }
}
