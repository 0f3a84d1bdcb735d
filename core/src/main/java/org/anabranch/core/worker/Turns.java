package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.shim.Shim;

/**
 * Numbered turns that are claimed in order and passed on in order: whoever has claimed turn i + 1
 * may wait until turn i is passed or broken off.
 *
 * <p><b>Invariant.</b> A turn that somebody waits for was claimed before, by a thread that is
 * running it; so the lowest turn under way waits for nobody, and every wait ends. A turn leaves
 * CLOSED, possibly by way of AWAITED, exactly once, written by its claimer. Only the claimer of the
 * next turn waits for it. The modes are row S10 of the table in {@code SLEEP.md}.
 *
 * <p>A waiting thread takes no work: it spins, gives way and sleeps.
 */
public final class Turns {
  private static final int CLOSED = 0;
  private static final int PASSED = 1;
  private static final int BROKEN = 2;

  /** Plus the seat of the thread that sleeps until the turn is over. */
  private static final int AWAITED = 3;

  private final Crew crew;
  private final AtomicInteger next = new AtomicInteger();
  private final AtomicIntegerArray states;

  /**
   * All turns are closed.
   *
   * @param crew whose threads take turns
   * @param count how many turns there are
   */
  public Turns(Crew crew, int count) {
    this.crew = crew;
    states = new AtomicIntegerArray(count);
  }

  /**
   * To be called before a thread claims turns: a stack without room for them overflows here, where
   * nothing is claimed.
   */
  public static void ensureRoom() {
    StackProbe.ensureRoomToRun();
  }

  /**
   * Claims the next turn. Any thread; once it has claimed a turn, it must pass it or break it off.
   *
   * @return the number of the turn, or how many there are when all are claimed
   */
  public int claim() {
    Shim.step();
    int turn = next.get() < states.length() ? next.getAndIncrement() : states.length();
    return Math.min(turn, states.length());
  }

  /**
   * Whether a turn was passed on; what its claimer wrote before is visible then.
   *
   * @param turn the turn
   * @return false when it is still closed, or broken off
   */
  public boolean isPassed(int turn) {
    return state(turn) == PASSED;
  }

  private int state(int turn) {
    Shim.step();
    return states.get(turn); // S10
  }

  /**
   * Waits until a turn is over. For the claimer of the next one.
   *
   * @param worker the calling thread's worker
   * @param turn the turn to wait for
   * @return whether it was passed on, rather than broken off
   */
  public boolean await(Worker worker, int turn) {
    if (!spin(turn)) {
      sleep(worker, turn);
    }
    return isPassed(turn);
  }

  /** Waits awake for a while; whether the turn is over. */
  private boolean spin(int turn) {
    AwakeWait wait = new AwakeWait();
    while (wait.goesOn()) {
      int state = state(turn);
      if (state == PASSED || state == BROKEN) {
        return true;
      }
      wait.pause();
    }
    return false;
  }

  /**
   * Sleeps until the turn is over; a late wake meant for another sleep ends nothing. Turns of
   * others exist only for a worker with a seat.
   */
  private void sleep(Worker worker, int turn) {
    Sleepers sleepers = crew.sleepers();
    int seat = worker.seat();
    sleepers.announce(seat, Sleepers.NOBODY, false);
    while (isAwaited(turn, seat)) {
      WatchedSleep.await(worker);
      sleepers.announce(seat, Sleepers.NOBODY, false);
    }
    sleepers.cancel(seat);
  }

  /** The turn is not over, and its claimer will wake the thread in the seat. */
  private boolean isAwaited(int turn, int seat) {
    int state = state(turn);
    if (state == CLOSED) {
      Shim.step();
      return states.compareAndSet(turn, CLOSED, AWAITED + seat); // S10
    }
    return state == AWAITED + seat;
  }

  /**
   * Passes a turn on. For its claimer, who has written what the next turn needs.
   *
   * @param turn the turn
   */
  public void pass(int turn) {
    end(turn, PASSED);
  }

  /**
   * Ends a turn that was not passed on, so that nobody waits for it any more. For its claimer.
   *
   * @param turn the turn; nothing happens when it was passed on before
   */
  public void breakOff(int turn) {
    if (!isPassed(turn)) {
      end(turn, BROKEN);
    }
  }

  private void end(int turn, int how) {
    Shim.step();
    int before = states.getAndSet(turn, how); // S10
    if (before >= AWAITED) {
      crew.sleepers().wakeSeat(before - AWAITED);
    }
  }
}
