package org.anabranch.core;

import org.anabranch.core.worker.SubmittedJob;
import org.jspecify.annotations.Nullable;

/** A submitted body whose failure nobody waits for. */
final class Execution extends SubmittedJob {
  private final Runnable body;

  /** Why the body will never begin, for the submitter, if it is still there to hear it. */
  private @Nullable RuntimeException refusal;

  Execution(Runnable body) {
    this.body = body;
  }

  /** For the submitter. */
  void throwRefusal() {
    if (refusal != null) {
      throw refusal;
    }
  }

  @Override
  protected void exec() {
    body.run();
  }

  /** As when a thread dies of it, what the handler throws is ignored: the worker lives on. */
  @Override
  protected void complete(@Nullable Throwable thrown) {
    if (thrown != null) {
      Thread thread = Thread.currentThread();
      try {
        thread.getUncaughtExceptionHandler().uncaughtException(thread, thrown);
      } catch (Throwable ignored) {
        return;
      }
    }
  }

  @Override
  protected void abandon(RuntimeException reason) {
    refusal = reason;
  }
}
