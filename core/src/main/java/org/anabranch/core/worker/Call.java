package org.anabranch.core.worker;

import java.util.concurrent.CancellationException;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * One root computation: what a caller asked of a pool, with every job forked on its behalf. Or a
 * part of one, which may be ended early by itself.
 *
 * <p>A call from outside the pool is worked on by its caller and at most {@code P - 1} of the
 * pool's threads; a submitted one by pool threads alone, at most {@code P}. Either way no more than
 * {@code P} of its jobs run at once.
 *
 * <p><b>Invariant.</b> A part nests in its {@code outer} call as their bodies nest, and ends before
 * it; what stops a call stops its parts, unless they are shielded. A call that is stopped stays so
 * until it has ended.
 */
final class Call {
  /** What a worker works for that works for nobody. */
  static final Call SOLO = new Call(0, null, null, null, false);

  /** Why a call ends early whose caller was interrupted. */
  static final String INTERRUPTED = "the caller was interrupted";

  /** Calls that are over sooner wake nobody: a wake costs more than it brings. */
  private static final long QUIET_NANOS = 20_000;

  /** Idle workers with a seat below this may take jobs of the call. */
  final int idleLimit;

  private final @Nullable Call outer;
  private final @Nullable Cancel cancel;
  private final boolean failFast;

  /** Where loops of this call tell how far they are, but not loops within loops. */
  final @Nullable Progress progress;

  /**
   * Until this moment, in nanoseconds of the clock, forks wake nobody; 0 when they may. Written by
   * the caller before it forks.
   */
  private long quietUntil;

  /** Whether this is a part of the call outside of it, in the same pool. */
  private final boolean isPart;

  /** What jobs of the call find around them on other threads; null while there is none. */
  private @Nullable CallContext context;

  /** Why this very call is to end early; null while it is not. */
  private volatile @Nullable String stopped; // C3

  private Call(
      int idleLimit,
      @Nullable Call outer,
      @Nullable Cancel cancel,
      @Nullable Progress progress,
      boolean isPart) {
    this.isPart = isPart;
    this.idleLimit = idleLimit;
    this.outer = outer;
    this.cancel = cancel;
    this.progress = progress;
    failFast = (cancel != null && cancel.failsFast()) || (outer != null && outer.failFast);
  }

  /** A call without anything outside, to be used again for each call of a guest. */
  static Call ofCaller(int parallelism) {
    return new Call(parallelism - 1, null, null, null, false);
  }

  /** A call of a guest that may be ended from outside. */
  static Call ofCaller(int parallelism, @Nullable Call outer, @Nullable Cancel cancel) {
    return new Call(parallelism - 1, outer, cancel, Progress.of(outer, cancel), false);
  }

  static Call submitted(int parallelism, @Nullable Cancel cancel) {
    return new Call(parallelism, null, cancel, null, false);
  }

  /**
   * The part of this call that a group of jobs is: what may end it comes from {@code cancel}, or
   * from its own failures. This call itself when there is nothing to tell apart.
   */
  Call part(@Nullable Cancel ofPart) {
    if (ofPart == null && isWholeToParts()) {
      return this;
    }
    Progress own = ofPart == null ? null : Progress.of(this, ofPart);
    Call part = new Call(idleLimit, this, ofPart, own, true);
    part.quietUntil = quietUntil;
    return part;
  }

  /** Whether parts that nothing else may end are told apart by nothing. */
  boolean isWholeToParts() {
    return progress == null && !failFast;
  }

  /** For the caller: the call begins now, and calls of its kind took so long lately, or 0. */
  void begin(long now, long usualNanos) {
    quietUntil = usualNanos != 0 && usualNanos < QUIET_NANOS ? now + QUIET_NANOS : 0;
    if (stopped != null) {
      stopped = null;
    }
  }

  /** The call is about to publish work. */
  void opens(CallContext around) {
    whole().context = around;
  }

  /** For the caller: all jobs of the call have ended. */
  void ends() {
    context = null;
  }

  /** For who has taken a job of the call. */
  @Nullable CallContext context() {
    return whole().context;
  }

  private Call whole() {
    Call c = this;
    while (c.isPart && c.outer != null) {
      c = c.outer;
    }
    return c;
  }

  /** Whether calls of this kind are usually over by now, or sooner than help would come. */
  boolean isQuiet() {
    return quietUntil != 0 && Shim.nanoTime() - quietUntil < 0;
  }

  // ---- ending early; any thread ----

  private boolean isShielded() {
    return cancel == Cancel.SHIELD;
  }

  /** Whether this very call is to end early. */
  private boolean isStoppedItself() {
    return stopped != null
        || (cancel != null && cancel.isRequested())
        || (progress != null && progress.failure() != null);
  }

  /** Whether jobs of this call are to end early. */
  boolean isStopped() {
    for (Call c = this; c != null && !c.isShielded(); c = c.outer) {
      if (c.isStoppedItself()) {
        return true;
      }
    }
    return false;
  }

  /** Whether this call is to end early, though it may be shielded. */
  boolean isRequested() {
    for (Call c = this; c != null; c = c.outer) {
      if (c.isStoppedItself()) {
        return true;
      }
    }
    return false;
  }

  /** What a job throws that ends early. */
  CancellationException cancellation() {
    for (Call c = this; c != null; c = c.outer) {
      String why = c.stopped;
      if (why != null) {
        return new CancellationException(why);
      }
      if (c.cancel != null && c.cancel.isRequested()) {
        return c.cancel.exception();
      }
    }
    return new CancellationException("the call is cancelled");
  }

  /** A job of this part has failed: that ends the part, if failures end it at once. */
  void failed() {
    if (failFast && cancel == null) {
      stopped = "another part of the call failed";
    }
  }

  /** The caller was interrupted: that ends all it has called. */
  void interrupted() {
    outermost().stopped = INTERRUPTED;
  }

  /** Whether the calling thread tells a listener how far the call is. */
  boolean isReportedHere() {
    for (Call c = this; c != null; c = c.outer) {
      if (c.progress != null && c.progress.isOfThisThread()) {
        return true;
      }
    }
    return false;
  }

  /** Tells the listeners whose turn it is. */
  void report() {
    for (Call c = this; c != null; c = c.outer) {
      if (c.progress != null) {
        c.progress.report();
      }
    }
  }

  /** Whether this is a call or a part of it. */
  boolean isWithin(Call around) {
    Call c = this;
    while (c != null && c != around) {
      c = c.outer;
    }
    return c != null;
  }

  /** The call that no other encloses. */
  Call outermost() {
    Call c = this;
    while (c.outer != null) {
      c = c.outer;
    }
    return c;
  }
}
