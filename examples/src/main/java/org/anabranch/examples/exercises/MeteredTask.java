package org.anabranch.examples.exercises;

import java.util.Collection;
import org.anabranch.core.ForkTask;
import org.jspecify.annotations.Nullable;

/**
 * Stands in for {@link ForkTask} while an answer is counted; {@link CountingLoader} puts it there.
 *
 * @param <V> the result
 */
public abstract class MeteredTask<V> extends MeteredJob {
  private @Nullable V result;

  /** A task that has not been forked. */
  protected MeteredTask() {}

  /** The work. */
  protected abstract V compute();

  @Override
  final void exec() {
    result = compute();
  }

  /** As {@code ForkTask.fork(child)}. */
  protected final void fork(MeteredTask<?> child) {
    Meter.current().fork(child);
  }

  /** As {@code ForkTask.fork(child)}. */
  protected final void fork(MeteredAction child) {
    Meter.current().fork(child);
  }

  /** As {@code ForkTask.join(child)}. */
  protected final <R> R join(MeteredTask<R> child) {
    return child.join();
  }

  /** As {@code ForkTask.join(child)}. */
  protected final void join(MeteredAction child) {
    child.join();
  }

  /** As {@code ForkTask.fork()}. */
  public final MeteredTask<V> fork() {
    Meter.current().fork(this);
    return this;
  }

  /** As {@code ForkTask.join()}. */
  public final V join() {
    Meter.current().join(this);
    return outcome();
  }

  /** As {@code ForkTask.invoke()}. */
  public final V invoke() {
    Meter.current().invoke(this);
    return outcome();
  }

  @SuppressWarnings("NullAway") // null only before the end, and then the meter has thrown
  private V outcome() {
    return result;
  }

  /** As {@code ForkTask.invokeAll(first, second)}. */
  public static void invokeAll(MeteredTask<?> first, MeteredTask<?> second) {
    second.fork();
    first.fork();
    first.join();
    second.join();
  }

  /** As {@code ForkTask.invokeAll(tasks)}. */
  public static <T extends MeteredTask<?>> Collection<T> invokeAll(Collection<T> tasks) {
    tasks.forEach(MeteredTask::fork);
    tasks.forEach(MeteredTask::join);
    return tasks;
  }

  /** As {@code ForkTask.surplus()}, where thieves take everything at once. */
  public static int surplus() {
    return 0;
  }
}
