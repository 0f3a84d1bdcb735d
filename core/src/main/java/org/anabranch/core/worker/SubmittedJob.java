package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicBoolean;
import org.jspecify.annotations.Nullable;

/** A job from outside that no caller waits on a stack for: the root of a call of its own. */
public abstract class SubmittedJob extends Job {
  private final AtomicBoolean begun = new AtomicBoolean();
  private @Nullable CallContext context;

  /** A job to submit. */
  protected SubmittedJob() {}

  /** Before this is queued: what it finds around itself wherever it runs. */
  final void submittedIn(CallContext around) {
    context = around;
  }

  final @Nullable CallContext context() {
    return context;
  }

  /**
   * Whether the caller is the one to run this job, or to abandon it. Any thread may ask; one is
   * told so.
   */
  final boolean tryBegin() {
    return begun.compareAndSet(false, true); // S13
  }

  /**
   * Runs this job on the calling thread, as a call of its own, unless it has begun.
   *
   * @param crew where it was submitted
   * @param outside the calling worker, which would have to wait for the job
   */
  protected final void runIfWaiting(Crew crew, Worker outside) {
    StackProbe.ensureRoomToRun();
    crew.closing().jobBegins();
    try {
      if (tryBegin()) {
        crew.guests().runSubmitted(this, outside);
      }
    } finally {
      crew.closing().jobEnded();
    }
  }

  /**
   * What may end the job early.
   *
   * @return the cancellation, or null when there is none
   */
  protected @Nullable Cancel cancel() {
    return null;
  }

  /**
   * The job has ended with everything it forked.
   *
   * @param thrown why it failed, or null when it did not
   */
  protected abstract void complete(@Nullable Throwable thrown);

  /**
   * The job will never begin.
   *
   * @param reason why not
   */
  protected abstract void abandon(RuntimeException reason);
}
