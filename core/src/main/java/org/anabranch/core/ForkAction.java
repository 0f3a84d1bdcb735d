package org.anabranch.core;

import java.util.Collection;
import java.util.Objects;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.Siblings;
import org.jspecify.annotations.Nullable;

/**
 * A recursive task without a result; everything said of {@link ForkTask} holds.
 *
 * <pre>{@code
 * protected void compute() {
 *   if (to - from < 1000) { Arrays.sort(a, from, to); return; }
 *   int p = partition(a, from, to);
 *   invokeAll(new QuickSort(a, from, p), new QuickSort(a, p, to));
 * }
 * }</pre>
 */
public abstract class ForkAction extends Job {

  /** An action that has not been forked. */
  protected ForkAction() {}

  /** The work. */
  protected abstract void compute();

  @Override
  protected final void exec() {
    compute();
  }

  /**
   * Forks a child of this action. For this action's {@code compute}.
   *
   * @param child a new action
   * @throws IllegalStateException outside any call, or if the child was forked before
   */
  protected final void fork(ForkAction child) {
    Current.fork(child);
  }

  /**
   * Forks a child of this action. For this action's {@code compute}.
   *
   * @param child a new task
   * @throws IllegalStateException outside any call, or if the child was forked before
   */
  protected final void fork(ForkTask<?> child) {
    Current.fork(child);
  }

  /**
   * Waits for a child of this action.
   *
   * @param child an action this one forked
   * @throws IllegalStateException if this action did not fork the child
   */
  protected final void join(ForkAction child) {
    Current.join(child);
    child.outcome();
  }

  /**
   * Waits for a child of this action and returns its result.
   *
   * @param child a task this action forked
   * @param <R> the child's result
   * @return what the child computed; the same when asked again
   * @throws IllegalStateException if this action did not fork the child
   */
  protected final <R extends @Nullable Object> R join(ForkTask<R> child) {
    Current.join(child);
    return child.outcome();
  }

  /**
   * Forks this action as a child of the task that is running here. Not for a static initialiser
   * that a task happens to trigger: invoke it there.
   *
   * @return this action
   * @throws IllegalStateException outside any call, or if this action was forked before
   */
  public final ForkAction fork() {
    Current.fork(this);
    return this;
  }

  /**
   * Waits for this action, which the caller forked. In a loop it is joined by the iteration that
   * forked it: whether another one is part of the same task depends on the run.
   *
   * @throws IllegalStateException if another task forked it, or it was never started
   */
  public final void join() {
    Current.join(this);
    outcome();
  }

  /**
   * Runs this action now, on the calling thread and with the help of the current pool.
   *
   * @throws IllegalStateException if this action was forked or invoked before
   */
  public final void invoke() {
    Current.crew().invoke(this);
    outcome();
  }

  /** Throws the failure, if there is one. */
  final void outcome() {
    rethrowFailure();
  }

  /**
   * Runs two actions side by side. When both fail, the exception is that of the first.
   *
   * @param first run by the caller
   * @param second forked
   */
  public static void invokeAll(ForkAction first, ForkAction second) {
    Objects.requireNonNull(second, "second");
    Siblings.run(Objects.requireNonNull(first, "first").getClass(), first, second);
  }

  /**
   * Runs actions side by side. When several fail, the exception is that of the first in order.
   *
   * @param actions new actions
   * @param <T> the kind of action
   * @return the same collection, every action done
   */
  public static <T extends ForkAction> Collection<T> invokeAll(Collection<T> actions) {
    Siblings.run(ForkAction.class, actions.toArray(new Job[0]));
    return actions;
  }
}
