package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * A child of a scope: a fork of the scope's body, or one that somebody else put into the scope's
 * inbox.
 */
public abstract class ScopeChild extends Job {
  private final ScopeRoot scope;
  private final Class<?> function;
  private long number;
  private boolean inInbox;

  /** Whether whoever joined this child was told of its failure. */
  private volatile boolean delivered; // P1

  /**
   * A child that is not forked yet.
   *
   * @param scope its scope
   * @param function the class of what the user wrote
   */
  protected ScopeChild(ScopeRoot scope, Class<?> function) {
    this.scope = scope;
    this.function = function;
  }

  @Override
  protected Class<?> functionClass() {
    return function;
  }

  /** Forks this child. */
  protected final void fork() {
    scope.fork(this);
  }

  /**
   * Waits for this child and throws its failure, if it has failed.
   *
   * @throws IllegalStateException if it has not ended and the caller is not the task that forked it
   */
  protected final void await() {
    if (!isEnded()) {
      scope.join(this);
    }
    if (failure() != null) {
      delivered = true;
    }
    rethrowFailure();
  }

  final ScopeRoot scope() {
    return scope;
  }

  /** The order of forks. */
  final long number() {
    return number;
  }

  final void numbered(long newNumber) {
    number = newNumber;
  }

  /** Whether somebody else than the scope's body forked it. Constant once it is visible. */
  final boolean isInInbox() {
    return inInbox;
  }

  /**
   * Before this goes into the inbox.
   *
   * @param task the job that forks it, which may join it; null when no job of the call does
   */
  final void forkedIntoInbox(@Nullable Job task, Call call) {
    inInbox = true;
    forker = task;
    offeredIn(call);
  }

  /** A failure that counts for the scope. */
  final @Nullable Throwable undelivered() {
    return delivered || wasDropped() ? null : failure();
  }
}
