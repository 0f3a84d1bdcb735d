package org.anabranch.core.shim;

import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * A thread that runs only while it has the turn.
 *
 * <p>Threads declared by a scenario are used again for the next schedule, because starting one
 * costs more than a whole schedule; {@link #begin} gives such a thread its part. A thread that the
 * tested code starts by itself plays one part and ends.
 */
final class GovernedThread extends Thread {
  private static final int SPINS = Runtime.getRuntime().availableProcessors() > 1 ? 200 : 0;

  private final boolean playsOnce;
  private volatile boolean turn;
  private volatile boolean waiting;
  private volatile @Nullable Interleaving interleaving;
  private @Nullable Runnable body;

  /** The thread's number in its interleaving. */
  int number;

  /** What {@link Interleaving} knows about the thread; touched by the holder of the turn only. */
  boolean ended;

  boolean mayStayParked;
  boolean parked;
  boolean permit;
  long deadline;

  GovernedThread(String name, boolean playsOnce) {
    super(name);
    this.playsOnce = playsOnce;
    setDaemon(true);
  }

  static @Nullable GovernedThread current() {
    return Thread.currentThread() instanceof GovernedThread thread && thread.interleaving != null
        ? thread
        : null;
  }

  Interleaving interleaving() {
    Interleaving mine = interleaving;
    if (mine == null) {
      throw new IllegalStateException(getName() + " has no part");
    }
    return mine;
  }

  /** Gives the thread its next part; it begins when it first gets the turn. */
  void begin(Interleaving in, int as, Runnable part) {
    number = as;
    body = part;
    ended = false;
    mayStayParked = false;
    parked = false;
    permit = false;
    interleaving = in;
  }

  /** Ends the thread itself, between parts. */
  void dismiss() {
    interleaving = null;
    giveTurn();
  }

  /** For threads made by tested code: the start is an event of the starter. */
  @Override
  public synchronized void start() {
    Interleaving in = interleaving;
    if (playsOnce && in != null) {
      in.started(this);
    }
    super.start();
  }

  @Override
  public void run() {
    do {
      awaitTurn();
      Interleaving in = interleaving;
      Runnable part = body;
      if (in == null || part == null) {
        return;
      }
      body = null;
      in.play(this, part);
    } while (!playsOnce);
  }

  void giveTurn() {
    turn = true;
    if (waiting) {
      LockSupport.unpark(this);
    }
  }

  /** Waits for the turn, a short while awake: most turns come back at once. */
  void awaitTurn() {
    for (int i = 0; i < SPINS && !turn; i++) {
      Thread.onSpinWait();
    }
    boolean interrupted = false;
    waiting = true;
    while (!turn) {
      LockSupport.park(this);
      interrupted |= Thread.interrupted();
    }
    waiting = false;
    turn = false;
    if (interrupted) {
      interrupt();
    }
  }
}
