package org.anabranch.core.shim;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;

/**
 * One run of a scenario under one schedule: its threads move one at a time, and the turn changes
 * only at events.
 *
 * <p><b>Invariant.</b> Until the run is over exactly one governed thread has the turn, and only
 * that one touches the fields below. Time is virtual: it advances while threads spin, and to the
 * deadline of a timed park that the choices let end. A thread that spins rests until another has
 * moved.
 */
public final class Interleaving {
  private static final int MOST_EVENTS = 20_000;
  private static final int MOST_THREADS = 31;
  private static final long NANOS_PER_SPIN = 50_000;

  private final Choices choices;
  private final List<GovernedThread> cast;
  private final @Nullable List<String> trace;
  private final List<GovernedThread> threads = new ArrayList<>();
  private final List<Integer> moves = new ArrayList<>();
  private final AtomicInteger playing = new AtomicInteger();
  private final Thread explorer = Thread.currentThread();
  private Runnable check = () -> {};
  private int events;
  private int resting;
  private long clock = 1;
  private volatile boolean over;
  private volatile boolean everybodyLeft;
  private ScheduleFailure.@Nullable Kind failedAs;
  private @Nullable Throwable cause;

  /** Unwinds the threads of a run that is over. */
  private static final class Abandoned extends Error {
    private static final long serialVersionUID = 1L;

    Abandoned() {
      super("this run is over", null, false, false);
    }
  }

  /**
   * A run that is about to begin.
   *
   * @param cast threads to use again, and to add to
   * @param trace receives every event, or null
   */
  Interleaving(Choices choices, List<GovernedThread> cast, @Nullable List<String> trace) {
    this.choices = choices;
    this.cast = cast;
    this.trace = trace;
  }

  // ---- for scenarios ----

  /** Adds a thread that must come to its end. */
  public void thread(String name, Runnable body) {
    add(name, body);
  }

  /** Adds a thread that may be left parked when all others have ended. */
  public void idler(String name, Runnable body) {
    add(name, body).mayStayParked = true;
  }

  private GovernedThread add(String name, Runnable body) {
    int number = threads.size();
    if (number == cast.size()) {
      GovernedThread thread = new GovernedThread(name, false);
      thread.start();
      cast.add(thread);
    }
    GovernedThread thread = cast.get(number);
    thread.setName(name);
    enter(thread, body);
    playing.incrementAndGet();
    return thread;
  }

  private void enter(GovernedThread thread, Runnable body) {
    if (threads.size() == MOST_THREADS) {
      throw new IllegalStateException("a scenario has at most " + MOST_THREADS + " threads");
    }
    thread.begin(this, threads.size(), body);
    threads.add(thread);
  }

  /** A thread for the tested code to start; it may be left parked at the end. */
  public Thread newThread(Runnable body) {
    GovernedThread thread = new GovernedThread("started " + threads.size(), true);
    enter(thread, body);
    thread.mayStayParked = true;
    thread.ended = true;
    return thread;
  }

  /** Sets what must hold when no thread moves any more. */
  public void afterwards(Runnable finalCheck) {
    check = finalCheck;
  }

  // ---- for the explorer ----

  /** Runs to the end; false when the scenario failed. */
  boolean run() {
    threads.get(choose(Choices.NOBODY)).giveTurn();
    while (!everybodyLeft) {
      LockSupport.park(this);
    }
    if (failedAs == null) {
      try {
        check.run();
      } catch (Throwable t) {
        failedAs = ScheduleFailure.Kind.WRONG;
        cause = t;
      }
    }
    return failedAs == null;
  }

  String schedule() {
    return ReplayedChoices.write(moves);
  }

  /** The failure, once {@link #run} has answered false. */
  ScheduleFailure failure(String message) {
    if (failedAs == null || cause == null) {
      throw new IllegalStateException("nothing has failed");
    }
    return new ScheduleFailure(failedAs, failedAs + ": " + cause + message, schedule(), cause);
  }

  // ---- events, for the thread that has the turn ----

  void step(GovernedThread self) {
    resting = 0;
    move(self, true);
    record(self);
  }

  void spin(GovernedThread self) {
    clock += NANOS_PER_SPIN;
    resting |= 1 << self.number;
    move(self, false);
    record(self);
  }

  void park(GovernedThread self, long nanos) {
    throwIfOver();
    record(self);
    if (!self.permit && nanos > 0 && !self.isInterrupted()) {
      self.parked = true;
      self.deadline = nanos > Long.MAX_VALUE - clock ? Long.MAX_VALUE : clock + nanos;
      move(self, false);
      self.parked = false;
      if (!self.permit && !self.isInterrupted()) {
        clock = Math.max(clock, self.deadline);
      }
    }
    self.permit = false;
  }

  void unpark(GovernedThread self, GovernedThread target) {
    step(self);
    target.permit = true;
  }

  long nanoTime() {
    return clock++;
  }

  void started(GovernedThread thread) {
    throwIfOver();
    thread.ended = false;
    playing.incrementAndGet();
  }

  // ---- the turn ----

  /** The whole part of a thread in this run. */
  void play(GovernedThread self, Runnable part) {
    try {
      throwIfOver();
      part.run();
    } catch (Abandoned e) {
      // the run is over
    } catch (Throwable t) {
      fail(self, ScheduleFailure.Kind.WRONG, t);
    }
    Thread.interrupted();
    self.ended = true;
    passOn(self);
    if (playing.decrementAndGet() == 0) {
      everybodyLeft = true;
      LockSupport.unpark(explorer);
    }
  }

  /** A thread that has ended gives its turn away. */
  private void passOn(GovernedThread self) {
    try {
      throwIfOver();
      int next = choose(Choices.NOBODY);
      if (next != Choices.NOBODY) {
        threads.get(next).giveTurn();
      } else if (playing.get() > 1) {
        rest(self);
      }
    } catch (Abandoned e) {
      // the others know
    } catch (RuntimeException e) {
      fail(self, ScheduleFailure.Kind.WRONG, e);
    }
  }

  /** Lets the chosen thread move, and returns when that is the caller. */
  private void move(GovernedThread self, boolean canGoOn) {
    throwIfOver();
    int next = choose(canGoOn ? self.number : Choices.NOBODY);
    if (next == Choices.NOBODY) {
      rest(self);
    } else if (events > MOST_EVENTS) {
      Throwable why = new IllegalStateException("no end after " + MOST_EVENTS + " events");
      fail(self, ScheduleFailure.Kind.ENDLESS, why);
    } else if (next != self.number) {
      threads.get(next).giveTurn();
      self.awaitTurn();
    }
    throwIfOver();
  }

  private int choose(int current) {
    int enabled = 0;
    for (GovernedThread thread : threads) {
      if (canMove(thread)) {
        enabled |= 1 << thread.number;
      }
    }
    if (enabled == 0) {
      return Choices.NOBODY;
    }
    if ((enabled & ~resting) == 0) {
      resting = 0;
    }
    int next = choices.choose(current, enabled & ~resting);
    events++;
    moves.add(next);
    return next;
  }

  private static boolean canMove(GovernedThread thread) {
    if (thread.ended) {
      return false;
    }
    return !thread.parked
        || thread.permit
        || thread.deadline != Long.MAX_VALUE
        || thread.isInterrupted();
  }

  /** Nobody can move: that is the end, or a deadlock. */
  private void rest(GovernedThread self) {
    List<String> stuck = new ArrayList<>();
    for (GovernedThread thread : threads) {
      if (!thread.ended && !thread.mayStayParked) {
        stuck.add(thread.getName());
      }
    }
    if (stuck.isEmpty()) {
      abandon(self);
    } else {
      Throwable why = new IllegalStateException("parked with nobody to wake them: " + stuck);
      fail(self, ScheduleFailure.Kind.DEADLOCK, why);
    }
  }

  private void fail(GovernedThread self, ScheduleFailure.Kind kind, Throwable why) {
    if (!over) {
      failedAs = kind;
      cause = why;
      abandon(self);
    }
  }

  private void abandon(GovernedThread self) {
    over = true;
    for (GovernedThread thread : threads) {
      if (thread != self && !thread.ended) {
        thread.giveTurn();
      }
    }
  }

  private void throwIfOver() {
    if (over) {
      throw new Abandoned();
    }
  }

  private void record(GovernedThread self) {
    if (trace != null) {
      trace.add("  " + self.number + " " + self.getName() + ": " + TraceLine.ofCaller());
    }
  }
}
