package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/** A job from outside that no caller waits on a stack for: the root of a call of its own. */
public abstract class SubmittedJob extends Job {

  /** A job to submit. */
  protected SubmittedJob() {}

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
