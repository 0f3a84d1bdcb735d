package org.anabranch.core;

import java.util.Collection;
import java.util.Objects;
import org.anabranch.core.worker.Current;
import org.anabranch.core.worker.Job;
import org.anabranch.core.worker.Siblings;
import org.anabranch.core.worker.Worker;
import org.jspecify.annotations.Nullable;

/**
 * A recursive task with a result: {@link #compute} splits its problem, forks a part, does the rest
 * and joins.
 *
 * <pre>{@code
 * protected Long compute() {
 *   if (to - from < 1000) return sumOf(from, to);
 *   SumTask left = new SumTask(from, mid), right = new SumTask(mid, to);
 *   fork(right);
 *   return left.compute() + join(right);
 * }
 * }</pre>
 *
 * <p>Join the newest fork first: it is the one that nobody may have taken, and it runs in place.
 * While a task waits for an older fork that was stolen, it leaves the newer ones to others, because
 * it may run nothing that is not part of what it waits for.
 *
 * <p>A task runs once. The task that forked a child joins it; {@code fork(child)} and {@code
 * join(child)} are the fast forms, {@code child.fork()} and {@code child.join()} the familiar ones.
 * Children that are left unjoined are joined when {@code compute} ends. A task fails with what its
 * {@code compute} throws, else with what the first of its unjoined children threw; when {@code
 * compute} throws, children that nobody has begun are dropped and the others awaited.
 *
 * @param <V> the result
 */
public abstract class ForkTask<V extends @Nullable Object> extends Job {
  private @Nullable V result;

  /** A task that has not been forked. */
  protected ForkTask() {}

  /**
   * The work.
   *
   * @return the result
   */
  protected abstract V compute();

  @Override
  protected final void exec() {
    result = compute();
  }

  /**
   * Forks a child of this task. For this task's {@code compute}.
   *
   * @param child a new task
   * @throws IllegalStateException outside any call, or if the child was forked before
   */
  protected final void fork(ForkTask<?> child) {
    Current.fork(child);
  }

  /**
   * Forks a child of this task. For this task's {@code compute}.
   *
   * @param child a new action
   * @throws IllegalStateException outside any call, or if the child was forked before
   */
  protected final void fork(ForkAction child) {
    Current.fork(child);
  }

  /**
   * Waits for a child of this task and returns its result.
   *
   * @param child a task this one forked
   * @param <R> the child's result
   * @return what the child computed; the same when asked again
   * @throws IllegalStateException if this task did not fork the child
   */
  protected final <R extends @Nullable Object> R join(ForkTask<R> child) {
    Current.join(child);
    return child.outcome();
  }

  /**
   * Waits for a child of this task.
   *
   * @param child an action this task forked
   * @throws IllegalStateException if this task did not fork the child
   */
  protected final void join(ForkAction child) {
    Current.join(child);
    child.outcome();
  }

  /**
   * Forks this task as a child of the one that is running here. Not for a static initialiser that a
   * task happens to trigger: invoke it there.
   *
   * @return this task
   * @throws IllegalStateException outside any call, or if this task was forked before
   */
  public final ForkTask<V> fork() {
    Current.fork(this);
    return this;
  }

  /**
   * Waits for this task, which the caller forked, and returns its result. In a loop it is joined by
   * the iteration that forked it: whether another one is part of the same task depends on the run.
   *
   * @return what it computed; the same when asked again
   * @throws IllegalStateException if another task forked it, or it was never started
   */
  public final V join() {
    Current.join(this);
    return outcome();
  }

  /**
   * Runs this task now, on the calling thread and with the help of the current pool.
   *
   * @return what it computed
   * @throws IllegalStateException if this task was forked or invoked before
   */
  public final V invoke() {
    Current.crew().invoke(this);
    return outcome();
  }

  /** The result, or the failure thrown. */
  @SuppressWarnings("NullAway") // the result is null only where V admits it
  final V outcome() {
    rethrowFailure();
    return result;
  }

  /**
   * Runs two tasks side by side. When both fail, the exception is that of the first.
   *
   * @param first run by the caller
   * @param second forked
   */
  public static void invokeAll(ForkTask<?> first, ForkTask<?> second) {
    Objects.requireNonNull(second, "second");
    Siblings.run(Objects.requireNonNull(first, "first").getClass(), first, second);
  }

  /**
   * Runs tasks side by side. When several fail, the exception is that of the first in order.
   *
   * @param tasks new tasks
   * @param <T> the kind of task
   * @return the same collection, every task done
   */
  public static <T extends ForkTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    Siblings.run(ForkTask.class, tasks.toArray(new Job[0]));
    return tasks;
  }

  /**
   * How many forks of this worker nobody has taken: with several waiting, one more serves nobody,
   * and a task may as well do its work in place.
   *
   * @return the number of waiting forks, 0 outside any call
   */
  public static int surplus() {
    Worker worker = Current.worker();
    return worker == null ? 0 : worker.surplus();
  }
}
