package org.anabranch.core.worker;

import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * One root computation: what a caller asked of a pool, with every job forked on its behalf.
 *
 * <p>A call from outside the pool is worked on by its caller and at most {@code P - 1} of the
 * pool's threads; a submitted one by pool threads alone, at most {@code P}. Either way no more than
 * {@code P} of its jobs run at once.
 */
final class Call {
  /** What a guest forks while thieves cannot see it, or may not help: nobody takes it. */
  static final Call SOLO = new Call(0);

  /** Idle workers with a seat below this may take jobs of the call. */
  final int idleLimit;

  /** Calls that are over sooner wake nobody: a wake costs more than it brings. */
  private static final long QUIET_NANOS = 20_000;

  /**
   * Until this moment, in nanoseconds of the clock, forks wake nobody; 0 when they may. Written by
   * the caller before it forks.
   */
  private long quietUntil;

  /** What jobs of the call find around them on other threads; null while there is none. */
  private @Nullable CallContext context;

  private Call(int idleLimit) {
    this.idleLimit = idleLimit;
  }

  static Call ofCaller(int parallelism) {
    return new Call(parallelism - 1);
  }

  static Call submitted(int parallelism) {
    return new Call(parallelism);
  }

  /** For the caller: the call begins now, and calls of its kind took so long lately, or 0. */
  void begin(long now, long usualNanos) {
    quietUntil = usualNanos != 0 && usualNanos < QUIET_NANOS ? now + QUIET_NANOS : 0;
  }

  /** The call is about to publish work. */
  void opens(CallContext around) {
    context = around;
  }

  /** For the caller: all jobs of the call have ended. */
  void ends() {
    context = null;
  }

  /** For who has taken a job of the call. */
  @Nullable CallContext context() {
    return context;
  }

  /** Whether calls of this kind are usually over by now, or sooner than help would come. */
  boolean isQuiet() {
    return quietUntil != 0 && Shim.nanoTime() - quietUntil < 0;
  }
}
