package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicLong;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * How far a call is: the indices its loops have run, of those they began with. Every worker counts;
 * only the thread that made the call tells the listener, and not oftener than every 50
 * milliseconds.
 *
 * <p>What the listener throws is kept, and ends the call.
 */
public final class Progress {
  /** Twenty times a second. */
  static final long NANOS_BETWEEN_REPORTS = 50_000_000;

  private final @Nullable Progress outer;
  private final Cancel.ProgressListener listener;
  private final Thread caller = Thread.currentThread();
  private final AtomicLong done = new AtomicLong(); // C4
  private final AtomicLong total = new AtomicLong(); // C4

  /** Read and written by the caller. */
  private long reported = Shim.nanoTime();

  private volatile @Nullable Throwable failure; // C5

  private Progress(@Nullable Progress outer, Cancel.ProgressListener listener) {
    this.outer = outer;
    this.listener = listener;
  }

  /** That of a new call: a listener of its own, or that of the call around it. */
  static @Nullable Progress of(@Nullable Call outer, @Nullable Cancel cancel) {
    Progress around = outer == null || cancel == Cancel.SHIELD ? null : outer.progress;
    Cancel.ProgressListener own = cancel == null ? null : cancel.listener();
    return own == null ? around : new Progress(around, own);
  }

  /**
   * A loop begins.
   *
   * @param indices how many it has
   */
  public void expect(long indices) {
    for (Progress p = this; p != null; p = p.outer) {
      p.total.addAndGet(indices);
    }
  }

  /**
   * A chunk was run; the caller tells the listener if it is time.
   *
   * @param indices how many it had
   */
  public void add(long indices) {
    for (Progress p = this; p != null; p = p.outer) {
      p.done.addAndGet(indices);
    }
    report();
  }

  /** Tells the listeners whose turn it is, if this is the thread that made their call. */
  void report() {
    long now = Shim.nanoTime();
    for (Progress p = this; p != null; p = p.outer) {
      if (p.caller == Thread.currentThread()
          && p.failure == null
          && now - p.reported >= NANOS_BETWEEN_REPORTS) {
        p.tell(now);
      }
    }
  }

  private void tell(long now) {
    reported = now;
    try {
      listener.progressed(done.get(), total.get());
    } catch (Throwable thrown) {
      failure = thrown;
    }
  }

  /** Whether the calling thread has to tell somebody from time to time. */
  boolean isOfThisThread() {
    Progress p = this;
    while (p != null && p.caller != Thread.currentThread()) {
      p = p.outer;
    }
    return p != null;
  }

  /** What the listener threw. Any thread. */
  @Nullable Throwable failure() {
    return failure;
  }
}
