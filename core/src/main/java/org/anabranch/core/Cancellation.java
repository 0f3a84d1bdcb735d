package org.anabranch.core;

import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import org.anabranch.core.worker.Cancel;

/**
 * Ends calls early: on request, or when it is too late.
 *
 * <pre>{@code
 * Cancellation cancellation = Cancellation.after(Duration.ofSeconds(2));
 * stopButton.onClick(cancellation::cancel);
 * int[] found = pool.call(cancellation, () -> Par.filter(candidates, x -> isWitness(x)));
 * }</pre>
 *
 * <p>It is handed to a call and holds for all that happens in it: loops, forks, scopes, calls of
 * other pools. What is submitted from there is a call of its own and goes on. When several enclose
 * each other, the first to be cancelled ends what is inside it. One may be handed to any number of
 * calls, also side by side.
 *
 * <p>Cancelling is cooperative: calls look between chunks of loops and where forks are published,
 * and no thread is interrupted; a body that runs for long may ask {@link #isCancelled} itself. A
 * cancelled call throws {@link CancellationException}, one that is too late {@link
 * DeadlineExceededException}, and never returns a partial result; when it throws, nothing of it
 * runs any more. If a body failed before, its exception is thrown. An interrupt of a call's caller
 * cancels the call too, with any {@code Cancellation} or none; the interrupt stays set.
 *
 * <p>All methods may be called by any thread.
 */
public final class Cancellation {
  private final Cancel cancel;

  private Cancellation(Cancel cancel) {
    this.cancel = cancel;
  }

  /**
   * One that waits for {@link #cancel}.
   *
   * @return a new cancellation
   */
  public static Cancellation create() {
    return new Cancellation(new Cancel(Long.MAX_VALUE, DeadlineExceededException::new));
  }

  /**
   * One that also cancels by itself, a while after now.
   *
   * @param timeout how long calls may take, counted from this moment; zero or less is over at once
   * @return a new cancellation
   */
  public static Cancellation after(Duration timeout) {
    return new Cancellation(new Cancel(nanos(timeout), DeadlineExceededException::new));
  }

  private static long nanos(Duration timeout) {
    try {
      return Math.max(0, Math.min(timeout.toNanos(), Long.MAX_VALUE - 1));
    } catch (ArithmeticException e) {
      return timeout.isNegative() ? 0 : Long.MAX_VALUE;
    }
  }

  /**
   * From now on the first failure of a loop, of bodies side by side or of a scope gives up the rest
   * of it at once, and is thrown; without this, a loop first finishes the indices below, and throws
   * what the sequential loop would have thrown.
   *
   * @return this
   */
  public Cancellation failFast() {
    cancel.failFast();
    return this;
  }

  /**
   * Tells a listener how far calls that begin from now on are. It is called by the thread that made
   * the call, between chunks of its own work or while it waits, at most 20 times a second; the last
   * report may come before the end. The units are indices of loops: those run, and those of all
   * loops begun so far, so that the total grows when another loop begins. Loops within loops do not
   * count; an operation of several passes counts each in units of its own.
   *
   * @param listener the listener, instead of one set before; what it throws ends the call
   * @return this
   */
  public Cancellation onProgress(ProgressListener listener) {
    Objects.requireNonNull(listener, "listener");
    cancel.onProgress(listener::progressed);
    return this;
  }

  /** Cancels all calls that have this cancellation; for good. */
  public void cancel() {
    cancel.request();
  }

  /**
   * Whether calls are to end.
   *
   * @return true once {@link #cancel} was called or the time is over
   */
  public boolean isCancelled() {
    return cancel.isRequested();
  }

  /** What the engine looks at. */
  Cancel signal() {
    return cancel;
  }

  /** Throws what a cancelled call throws, if it is cancelled. */
  void ensureActive() {
    if (cancel.isRequested()) {
      throw cancel.exception();
    }
  }

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
}
