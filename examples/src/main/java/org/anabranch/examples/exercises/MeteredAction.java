package org.anabranch.examples.exercises;

import java.util.Collection;
import org.anabranch.core.ForkAction;

/**
 * Stands in for {@link ForkAction} while an answer is counted; {@link CountingLoader} puts it
 * there.
 */
public abstract class MeteredAction extends MeteredJob {

  /** An action that has not been forked. */
  protected MeteredAction() {}

  /** The work. */
  protected abstract void compute();

  @Override
  final void exec() {
    compute();
  }

  /** As {@code ForkAction.fork(child)}. */
  protected final void fork(MeteredAction child) {
    Meter.current().fork(child);
  }

  /** As {@code ForkAction.fork(child)}. */
  protected final void fork(MeteredTask<?> child) {
    Meter.current().fork(child);
  }

  /** As {@code ForkAction.join(child)}. */
  protected final void join(MeteredAction child) {
    child.join();
  }

  /** As {@code ForkAction.join(child)}. */
  protected final <R> R join(MeteredTask<R> child) {
    return child.join();
  }

  /** As {@code ForkAction.fork()}. */
  public final MeteredAction fork() {
    Meter.current().fork(this);
    return this;
  }

  /** As {@code ForkAction.join()}. */
  public final void join() {
    Meter.current().join(this);
  }

  /** As {@code ForkAction.invoke()}. */
  public final void invoke() {
    Meter.current().invoke(this);
  }

  /** As {@code ForkAction.invokeAll(first, second)}. */
  public static void invokeAll(MeteredAction first, MeteredAction second) {
    second.fork();
    first.fork();
    first.join();
    second.join();
  }

  /** As {@code ForkAction.invokeAll(actions)}. */
  public static <T extends MeteredAction> Collection<T> invokeAll(Collection<T> actions) {
    actions.forEach(MeteredAction::fork);
    actions.forEach(MeteredAction::join);
    return actions;
  }
}
