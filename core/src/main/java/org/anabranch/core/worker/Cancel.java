package org.anabranch.core.worker;

import java.util.concurrent.CancellationException;
import java.util.function.Supplier;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * What may end calls early: a request, or a moment in time. Any number of calls may look at one.
 *
 * <p><b>Invariant.</b> It leaves ACTIVE once, for good; so whoever looks later sees at least what
 * an earlier look saw. Nobody is woken and no timer runs: calls look when they publish work and
 * between chunks.
 */
public final class Cancel {
  /** What hides every cancellation outside of it from the work within. */
  public static final Cancel SHIELD = new Cancel(Long.MAX_VALUE, CancellationException::new);

  private static final int ACTIVE = 0;
  private static final int CANCELLED = 1;
  private static final int LATE = 2;

  private final boolean limited;
  private final long deadline;
  private final Supplier<CancellationException> tooLate;
  private volatile int state; // C1
  private volatile boolean failFast; // C2
  private volatile @Nullable ProgressListener listener; // C2

  /** Who is told how far a call is. */
  @FunctionalInterface
  public interface ProgressListener {
    /**
     * A call has come so far.
     *
     * @param done how many indices were run
     * @param total how many there are, as far as is known
     */
    void progressed(long done, long total);
  }

  /**
   * Nobody has cancelled yet.
   *
   * @param nanos after so long it is too late; {@link Long#MAX_VALUE} for no limit
   * @param tooLate makes what is thrown then
   */
  public Cancel(long nanos, Supplier<CancellationException> tooLate) {
    limited = nanos != Long.MAX_VALUE;
    deadline = limited ? Shim.nanoTime() + nanos : 0;
    this.tooLate = tooLate;
  }

  /** The first failure of a loop or group ends it, whatever its order. */
  public void failFast() {
    failFast = true;
  }

  boolean failsFast() {
    return failFast;
  }

  /**
   * Tells a listener how far calls are.
   *
   * @param newListener instead of the one before
   */
  public void onProgress(ProgressListener newListener) {
    listener = newListener;
  }

  @Nullable ProgressListener listener() {
    return listener;
  }

  /** Ends all calls that look at this, from their next look on. */
  public void request() {
    Shim.step();
    if (state == ACTIVE) {
      state = CANCELLED;
    }
  }

  /**
   * Whether it was cancelled or is too late. Any thread may ask.
   *
   * @return true from then on
   */
  public boolean isRequested() {
    if (state == ACTIVE) {
      if (!limited || Shim.nanoTime() - deadline < 0) {
        return false;
      }
      state = LATE;
    }
    return true;
  }

  /**
   * What calls throw.
   *
   * @return a new exception
   */
  public CancellationException exception() {
    return state == LATE ? tooLate.get() : new CancellationException("the call was cancelled");
  }
}
