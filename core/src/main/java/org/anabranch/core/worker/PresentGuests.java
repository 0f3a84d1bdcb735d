package org.anabranch.core.worker;

import org.jspecify.annotations.Nullable;

/**
 * Which guest a thread is that belongs to no pool. A thread-local has the answer, and a small table
 * has it sooner: two of its answers at every fork would cost a third of the fork.
 *
 * <p><b>Invariant.</b> A guest names the thread whose innermost call it works on, and that thread
 * alone writes the name. So a thread that reads its own name in a guest, wherever it found it, is
 * that guest; what other threads put into the table at the same time costs it no more than the look
 * at the thread-local.
 */
final class PresentGuests {
  private static final ThreadLocal<@Nullable Worker> OF_THREAD = new ThreadLocal<>();

  private static final int SLOTS = 64;

  /** The references that share a cache line. */
  private static final int SPACING = 16;

  private static final @Nullable Worker[] NEAR = new Worker[SLOTS * SPACING];

  private PresentGuests() {}

  private static int slot(Thread thread) {
    return ((int) thread.getId() & (SLOTS - 1)) * SPACING;
  }

  /** The guest that the calling thread is, or null. */
  static @Nullable Worker guest(Thread caller) {
    Worker near = NEAR[slot(caller)];
    return near != null && near.caller == caller ? near : ofThread(caller);
  }

  /** What a call left there that ended as the stack was full names the thread no more. */
  private static @Nullable Worker ofThread(Thread caller) {
    Worker guest = OF_THREAD.get();
    return guest != null && guest.caller == caller ? guest : null;
  }

  /**
   * The calling thread is another guest now, or none. Then the thread keeps an entry that holds
   * nothing: removing it costs more.
   */
  static void change(Thread caller, @Nullable Worker guest) {
    Worker before = guest(caller);
    OF_THREAD.set(guest); // the only step for which a stack can be too full
    if (before != null) {
      before.caller = null;
    }
    if (guest != null) {
      guest.caller = caller;
    }
    NEAR[slot(caller)] = guest;
  }
}
