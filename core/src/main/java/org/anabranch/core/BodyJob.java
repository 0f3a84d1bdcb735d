package org.anabranch.core;

import org.anabranch.core.worker.Job;
import org.jspecify.annotations.Nullable;

/** A caller's own code as the root of a call. */
final class BodyJob<V extends @Nullable Object> extends Job {
  private final Class<?> function;
  private final Body<V, ?> body;
  private @Nullable V result;

  /** The function is the class of what the user wrote, which the body may wrap. */
  BodyJob(Class<?> function, Body<V, ?> body) {
    this.function = function;
    this.body = body;
  }

  @Override
  protected void exec() throws Exception {
    result = body.call();
  }

  @Override
  protected Class<?> functionClass() {
    return function;
  }

  @SuppressWarnings("NullAway") // the result is null only where V admits it
  V outcome() {
    rethrowFailure();
    return result;
  }
}
