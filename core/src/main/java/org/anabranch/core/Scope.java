package org.anabranch.core;

import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.function.Consumer;
import org.anabranch.core.worker.Crew;
import org.anabranch.core.worker.ScopeChild;
import org.anabranch.core.worker.ScopeRoot;
import org.jspecify.annotations.Nullable;

/**
 * Any number of children that run side by side, all of which have ended when the scope ends.
 *
 * <pre>{@code
 * pool.scope(scope -> {
 *   Scope.Child<Index> index = scope.fork(() -> buildIndex(files));
 *   for (Path file : files) {
 *     scope.fork(() -> check(file));
 *   }
 *   publish(index.join());
 * });
 * }</pre>
 *
 * <p>The body forks, and so may its children and any thread that knows the scope, until the body
 * and all children have ended; from then on a fork is an {@link IllegalStateException}. Scopes
 * nest. What the body forks itself costs as much as any fork; what others fork goes through a
 * queue.
 *
 * <p>The scope throws what its body throws; else what the child with the lowest fork number threw,
 * the others suppressed. A failure that {@link Child#join} has thrown to whoever forked the child
 * is theirs to handle and does not count again. A failure ends nobody else, unless the body throws:
 * then children that nobody has begun are dropped, and the others awaited.
 */
public final class Scope {
  private final Root root;

  private Scope(Root root) {
    this.root = root;
  }

  /** Runs the body as a scope of a pool. */
  static void run(Crew crew, Consumer<? super Scope> body) {
    Root root = new Root(crew, body);
    crew.invokeGroup(root, null);
    root.rethrow();
  }

  /**
   * Forks a child.
   *
   * @param body what to run
   * @return its handle, whose result is null
   * @throws IllegalStateException if the scope has ended
   * @throws java.util.concurrent.CancellationException if the call is cancelled
   */
  public Child<@Nullable Void> fork(Runnable body) {
    Objects.requireNonNull(body, "body");
    return fork(
        body.getClass(),
        () -> {
          body.run();
          return null;
        });
  }

  /**
   * Forks a child with a result.
   *
   * @param body what to run
   * @param <V> the result
   * @return its handle
   * @throws IllegalStateException if the scope has ended
   * @throws java.util.concurrent.CancellationException if the call is cancelled
   */
  public <V extends @Nullable Object> Child<V> fork(Callable<V> body) {
    return fork(body.getClass(), body);
  }

  private <V extends @Nullable Object> Child<V> fork(Class<?> function, Callable<V> body) {
    Child<V> child = new Child<>(root, function, body);
    child.begin();
    return child;
  }

  /**
   * A child, for whoever wants its result.
   *
   * @param <V> the result
   */
  public static final class Child<V extends @Nullable Object> {
    private final Forked<V> job;

    private Child(Root root, Class<?> function, Callable<V> body) {
      job = new Forked<>(root, function, body);
    }

    private void begin() {
      job.begin();
    }

    /**
     * Waits for the child, running it here if nobody has begun it.
     *
     * @return what its body returned
     * @throws IllegalStateException if the child has not ended and was not forked by the body or
     *     task that calls this
     */
    public V join() {
      return job.result();
    }
  }

  /** A child as a job. */
  private static final class Forked<V extends @Nullable Object> extends ScopeChild {
    private @Nullable Callable<V> body;
    private @Nullable V result;

    Forked(Root root, Class<?> function, Callable<V> body) {
      super(root, function);
      this.body = body;
    }

    void begin() {
      fork();
    }

    @Override
    protected void exec() throws Exception {
      Callable<V> code = Objects.requireNonNull(body);
      body = null;
      result = code.call();
    }

    @SuppressWarnings("NullAway") // the result is null only where V admits it
    V result() {
      await();
      return result;
    }
  }

  /** The body as a job. */
  private static final class Root extends ScopeRoot {
    private @Nullable Consumer<? super Scope> body;

    Root(Crew crew, Consumer<? super Scope> body) {
      super(crew, body.getClass());
      this.body = body;
    }

    @Override
    protected void body() {
      Consumer<? super Scope> code = Objects.requireNonNull(body);
      body = null;
      code.accept(new Scope(this));
    }

    void rethrow() {
      rethrowFailure();
    }
  }
}
