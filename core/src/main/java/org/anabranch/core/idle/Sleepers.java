package org.anabranch.core.idle;

import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * The threads of one pool that have nothing to do, each known by its seat number.
 *
 * <p>A thread first <em>searches</em>; at most {@code maxSearchers} do so at a time. Finding
 * nothing it <em>announces</em> that it will sleep, looks everywhere once more, and then
 * <em>sleeps</em>. Somebody who has published work and sees no searcher wakes one sleeper; the
 * woken thread counts as a searcher from that moment, so that the next publisher wakes nobody in
 * vain.
 *
 * <p>A sleeper says whose work it may take: anybody's (an idle worker), one seat's (a thread that
 * waits for what that seat is running) or nobody's.
 *
 * <p><b>Invariant.</b> A seat's flag names the sleeper's source from its announcement until exactly
 * one thread, a waker or the sleeper itself, sets it back to {@code AWAKE} by compare-and-set; the
 * sleeper parks only until then. The argument is in {@code SLEEP.md}.
 */
public final class Sleepers {
  /** A sleeper that may take work from every seat, and submitted work. */
  public static final int ANYBODY = -1;

  /** A sleeper that takes no work and waits for a completion only. */
  public static final int NOBODY = -2;

  /** A flag that is not {@code AWAKE} holds the sleeper's source plus this. */
  private static final int ASLEEP = 3;

  private static final int AWAKE = 0;

  @SuppressWarnings("UnnecessaryLambda") // must not be linked between an announcement and its sleep
  private static final Runnable NOTHING = () -> {};

  private final SleepWord word = new SleepWord();
  private final int maxSearchers;
  private final AtomicIntegerArray flags;
  private final AtomicReferenceArray<@Nullable Thread> threads; // S16

  /**
   * Nobody searches and nobody sleeps.
   *
   * @param seats how many threads there may be at once
   * @param maxSearchers how many of them may search at once
   */
  public Sleepers(int seats, int maxSearchers) {
    this.maxSearchers = maxSearchers;
    flags = new AtomicIntegerArray(seats);
    threads = new AtomicReferenceArray<>(seats);
  }

  /**
   * Whether anybody searches. Cheap: one read without a fence.
   *
   * @return true when a publisher need not wake anybody
   */
  public boolean anySearching() {
    return SleepWord.searching(word.getOpaque()) > 0; // S1
  }

  /**
   * How many have no work: those that search and those that sleep. Any thread may ask.
   *
   * @return a number that may be a moment old
   */
  public int idle() {
    long now = word.getOpaque(); // S1
    return Math.max(0, SleepWord.searching(now)) + SleepWord.sleeping(now);
  }

  /**
   * Joins the searchers if there are not too many.
   *
   * @return whether the caller is a searcher now
   */
  public boolean startSearching() {
    return word.addSearcherBelow(maxSearchers);
  }

  /**
   * Leaves the searchers with work in hand.
   *
   * @return whether nobody searches any more: then the caller looks for further work to publish
   */
  public boolean stopSearching() {
    return SleepWord.searching(word.add(-1, 0)) <= 0;
  }

  /**
   * Says that the calling thread is about to sleep. It must look at everything it may take once
   * more before it calls {@link #sleep}, or withdraw with {@link #cancel}.
   *
   * @param seat the caller's seat
   * @param source a seat whose work may be taken, {@link #ANYBODY} or {@link #NOBODY}
   * @param searching whether the caller is a searcher, which it then ceases to be
   */
  public void announce(int seat, int source, boolean searching) {
    threads.set(seat, Thread.currentThread());
    word.add(searching ? -1 : 0, 1); // S2, first: a flag that is set is counted
    Shim.step();
    flags.set(seat, ASLEEP + source); // S3
    Shim.fullFence(); // S6
  }

  /**
   * Withdraws the announcement.
   *
   * @param seat the caller's seat
   * @return false when a waker was faster: an idle worker is a searcher then
   */
  public boolean cancel(int seat) {
    threads.set(seat, null);
    int flag = flag(seat);
    if (flag == AWAKE || !flags.compareAndSet(seat, flag, AWAKE)) { // S4
      return false;
    }
    word.add(0, -1);
    return true;
  }

  /**
   * Parks the announced caller until it is woken or the time is over. An interrupt does not end the
   * sleep; the thread's interrupt flag is set again on return.
   *
   * @param seat the caller's seat
   * @param nanos the longest sleep; {@link Long#MAX_VALUE} for no limit
   * @return true when woken (an idle worker is a searcher then), false when the time was over and
   *     the announcement is withdrawn
   */
  public boolean sleep(int seat, long nanos) {
    return sleep(seat, nanos, NOTHING);
  }

  /**
   * As {@link #sleep(int, long)}, for a sleeper that wants to know of interrupts at once.
   *
   * @param seat the caller's seat
   * @param nanos the longest sleep; {@link Long#MAX_VALUE} for no limit
   * @param whenInterrupted what to do on the calling thread about each interrupt
   * @return true when woken, false when the time was over and the announcement is withdrawn
   */
  public boolean sleep(int seat, long nanos, Runnable whenInterrupted) {
    boolean limited = nanos != Long.MAX_VALUE;
    long end = limited ? Shim.nanoTime() + nanos : 0;
    long left = nanos;
    boolean interrupted = false;
    try {
      while (flag(seat) != AWAKE) {
        if (left <= 0) {
          return !cancel(seat);
        }
        Shim.park(this, left); // S5
        if (Thread.interrupted()) {
          interrupted = true;
          whenInterrupted.run();
        }
        left = limited ? end - Shim.nanoTime() : nanos;
      }
      return true;
    } finally {
      threads.set(seat, null);
      if (interrupted) {
        Thread.currentThread().interrupt();
      }
    }
  }

  private int flag(int seat) {
    Shim.step();
    return flags.get(seat); // S3
  }

  /**
   * Wakes one sleeper that may take work from a seat.
   *
   * @param source the seat with new work, or {@link #ANYBODY} for submitted work, which only idle
   *     workers take
   * @param idleLimit idle workers with this seat or a higher one are left alone
   * @return whether somebody was woken
   */
  public boolean wake(int source, int idleLimit) {
    if (SleepWord.sleeping(word.getOpaque()) == 0) { // S1
      return false;
    }
    for (int seat = 0; seat < flags.length(); seat++) {
      int flag = flag(seat);
      boolean idle = flag == ASLEEP + ANYBODY && seat < idleLimit;
      boolean waiting = flag == ASLEEP + source && source != ANYBODY;
      if ((idle || waiting) && rouse(seat, flag)) {
        return true;
      }
    }
    return false;
  }

  /**
   * Wakes the sleeper in a seat, if there is one: what it waits for has happened.
   *
   * @param seat the seat of the thread to wake
   */
  public void wakeSeat(int seat) {
    int flag = flag(seat);
    if (flag != AWAKE) {
      rouse(seat, flag);
    }
  }

  /** The thread is read after the flag was won: either it is the sleeper or that one has left. */
  private boolean rouse(int seat, int flag) {
    Shim.step();
    if (!flags.compareAndSet(seat, flag, AWAKE)) { // S4
      return false;
    }
    word.add(flag == ASLEEP + ANYBODY ? 1 : 0, -1);
    Thread thread = threads.get(seat);
    if (thread != null) {
      Shim.unpark(thread); // S5
    }
    return true;
  }
}
