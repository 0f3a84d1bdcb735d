package org.anabranch.core.shim;

import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

/**
 * Lets one allocation of the library fail, as if the heap were full just there: the n-th that any
 * thread makes in classes which {@code AllocationLoader} has loaded.
 */
public final class Allocations {
  private static final AtomicLong LEFT = new AtomicLong(Long.MAX_VALUE);

  private static volatile @Nullable OutOfMemoryError full;

  private Allocations() {}

  /** Called before each allocation. */
  @SuppressWarnings("StaticAssignmentOfThrowable") // to be compared with what arrives
  public static void next() {
    if (LEFT.get() != Long.MAX_VALUE && LEFT.decrementAndGet() == 0) {
      OutOfMemoryError now = new OutOfMemoryError("forced by a test");
      full = now;
      throw now;
    }
  }

  /** The n-th allocation from now on fails. */
  public static void failAt(long n) {
    LEFT.set(n);
  }

  /** No allocation fails any more; whether one has failed. */
  public static boolean haveFailed() {
    return LEFT.getAndSet(Long.MAX_VALUE) <= 0;
  }

  /** What the allocation that failed last threw. */
  public static @Nullable OutOfMemoryError thrown() {
    return full;
  }
}
