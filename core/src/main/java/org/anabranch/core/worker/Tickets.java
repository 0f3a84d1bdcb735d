package org.anabranch.core.worker;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.shim.Shim;
import org.anabranch.core.trace.TaskTrace;
import org.anabranch.core.trace.Track;
import org.jspecify.annotations.Nullable;

/**
 * Units of work that become ready by and by, such as the nodes of a graph, and are handed out by
 * tickets: jobs on the deques that nobody joins.
 *
 * <p>A thread that ran a unit and made others ready goes on with one of them and pushes a ticket
 * for each other one. Whoever takes a ticket, its pusher by a pop or anybody else by a steal, runs
 * one ready unit, no matter which. So no thread ever waits for a unit, and the stack does not grow
 * with the length of a chain. Only the root, the caller of {@link #run}, waits: until no ticket is
 * out. Meanwhile it takes tickets from everybody, but nothing else.
 *
 * <p><b>Invariant.</b> There are as many ready units as tickets on deques and threads about to run
 * one. {@code open} is one for the root and one for each ticket that is on a deque or in the hands
 * of a thief; a thief gives its ticket back after the state word says that the ticket has ended, so
 * the tickets can be used again once the root is alone. Events, orders and modes are in {@code
 * DEQUE.md} under "Tickets".
 *
 * <p>One run at a time.
 */
public abstract class Tickets {
  private static final int NOBODY = -1;

  private final Ticket[] tickets;
  private final Predicate<Job> ours;

  /** How many tickets were handed out in this run. */
  private final AtomicInteger issued = new AtomicInteger(); // T3

  private final AtomicInteger open = new AtomicInteger();

  /** The seat of the sleeping root. */
  private final AtomicInteger waiter = new AtomicInteger(NOBODY);

  private volatile @Nullable Throwable breakdown; // T4
  private @Nullable Crew crew;

  /**
   * Tickets for work that has not begun.
   *
   * @param units how many units a run has at most
   */
  protected Tickets(int units) {
    ours = this::isOurs;
    tickets = new Ticket[units];
    for (int i = 0; i < units; i++) {
      tickets[i] = new Ticket(this);
    }
  }

  /**
   * Runs one ready unit; there is one. It must not throw because the unit's own work fails.
   *
   * @param worker the calling thread's worker
   * @return how many units became ready by that
   */
  protected abstract int runUnit(Worker worker);

  /** For the root, before the first unit: on this track the run is recorded; null when not. */
  protected void begins(@Nullable Track track) {}

  /** For the root, after the last unit. */
  protected void ends(@Nullable Track track) {}

  /** Who is responsible for the units: the first of their function classes. */
  protected abstract Class<?> functionClass();

  /**
   * Runs all units, on the calling thread and its helpers, and returns when the last has ended.
   *
   * @param workers who works
   * @param ready how many units are ready to begin with, at least one
   * @param alone whether nobody may help
   */
  protected final void run(Crew workers, int ready, boolean alone) {
    crew = workers;
    breakdown = null;
    issued.set(0);
    open.set(1); // T1
    Root root = new Root(ready);
    if (alone) {
      workers.invokeAlone(root, null);
    } else {
      workers.invokeGroup(root, null);
    }
    crew = null;
    root.rethrowFailure();
    Throwable broken = breakdown;
    if (broken != null) {
      breakdown = null;
      throw Failures.sneak(broken);
    }
  }

  /** The caller's part of the work. */
  private final class Root extends Job {
    private final int ready;

    Root(int ready) {
      this.ready = ready;
    }

    @Override
    protected Class<?> functionClass() {
      return Tickets.this.functionClass();
    }

    @Override
    protected void exec() {
      StackProbe.ensureRoomToRun();
      Worker worker = Current.running();
      worker.offerBeforeWaiting();
      worker.offers().clearTheWay();
      try {
        begins(worker.track());
        runUnits(worker, ready);
      } catch (Throwable t) {
        breakdown = t;
      }
      while (!isAlone()) {
        try {
          awaitOthers(worker);
        } catch (OutOfMemoryError e) {
          breakdown = e;
        }
      }
      ends(worker.track());
    }
  }

  // ---- the work ----

  /** For the holder of a ticket. */
  final void runUnits(Worker worker) {
    StackProbe.ensureRoomToRun();
    runUnits(worker, 1);
  }

  /**
   * Runs units as long as this thread has any: so many at first, and what they make ready. After a
   * breakdown it leaves no ticket behind.
   */
  private void runUnits(Worker worker, int ready) {
    int due = ready;
    try {
      while (due > 0) {
        worker.engagement().ensureNotStopped();
        due -= offer(worker, due - 1);
        due += runUnit(worker) - 1;
        if (due == 0 && popped(worker)) {
          due = 1;
        }
      }
    } finally {
      while (due != 0 && popped(worker)) {}
    }
  }

  /**
   * Puts tickets for so many units where thieves see them; returns how many, 0 if none may come.
   */
  private int offer(Worker worker, int surplus) {
    if (surplus <= 0) {
      return 0;
    }
    int from = issued.getAndAdd(surplus);
    open.addAndGet(surplus); // T1
    int offered = 0;
    try {
      offered = worker.offers().offer(tickets, from, from + surplus) - from;
    } finally {
      if (offered < surplus) {
        open.addAndGet(offered - surplus); // T1
      }
    }
    Shim.fullFence(); // S6
    wakeRoot();
    return offered;
  }

  /** Takes a ticket back that this thread pushed and nobody took. */
  private boolean popped(Worker worker) {
    if (!worker.offers().takeBack(ours)) {
      return false;
    }
    Shim.step();
    open.decrementAndGet(); // T1
    return true;
  }

  /** A thief's ticket has ended; the thief has nothing to do with this run any more. */
  final void ended(@Nullable Throwable failure) {
    if (failure != null) {
      breakdown = failure;
    }
    Shim.step();
    Crew workers = crew;
    if (open.decrementAndGet() == 1) { // T1
      int seat = waiter.get(); // T2
      if (seat != NOBODY && workers != null) {
        workers.sleepers().wakeSeat(seat);
      }
    }
  }

  private boolean isOurs(Job job) {
    return job instanceof Ticket ticket && ticket.isFrom(this);
  }

  private void wakeRoot() {
    Shim.step();
    int seat = waiter.get(); // T2
    Crew workers = crew;
    if (seat != NOBODY && workers != null) {
      workers.sleepers().wakeSeat(seat);
    }
  }

  // ---- the root waits ----

  private boolean isAlone() {
    Shim.step();
    return open.get() == 1; // T1
  }

  private void awaitOthers(Worker worker) {
    while (!isAlone()) {
      Track track = worker.track();
      TaskTrace waiting = track == null ? null : track.await(null);
      Job ticket = spin(worker);
      if (ticket == null && !isAlone()) {
        ticket = sleep(worker);
      }
      if (track != null) {
        track.join(null, waiting);
      }
      if (ticket != null) {
        worker.engagement().runStolen(ticket);
      }
    }
  }

  /** Looks for a ticket for a while; null when there was none, or the run is over. */
  private @Nullable Job spin(Worker worker) {
    AwakeWait wait = new AwakeWait();
    while (wait.goesOn() && !isAlone()) {
      Job ticket = steal(worker);
      if (ticket != null) {
        return ticket;
      }
      wait.pause();
    }
    return null;
  }

  /** Sleeps until tickets are pushed or the last has ended, unless a last look finds one. */
  private @Nullable Job sleep(Worker worker) {
    Sleepers sleepers = worker.crew().sleepers();
    int seat = worker.seat();
    sleepers.announce(seat, Sleepers.NOBODY, false);
    Shim.step();
    waiter.set(seat); // T2
    Shim.fullFence(); // S6
    Job ticket;
    try {
      ticket = steal(worker);
    } catch (OutOfMemoryError e) {
      sleepers.cancel(seat);
      waiter.set(NOBODY); // T2
      throw e;
    }
    if (ticket != null || isAlone()) {
      sleepers.cancel(seat);
    } else {
      WatchedSleep.await(worker);
    }
    waiter.set(NOBODY); // T2
    return ticket;
  }

  /** Takes a ticket of this run from anybody's deque. */
  private @Nullable Job steal(Worker worker) {
    Seats seats = worker.crew().seats();
    for (int seat = 0; seat < seats.end(); seat++) {
      Worker victim = seats.get(seat);
      if (victim != null && victim != worker && victim.offered() > 0) {
        Job ticket = victim.stealer().steal(ours).element();
        if (ticket != null) {
          victim.demand().raise();
          if (ticket.tryTake(worker.seat())) {
            worker.stole(ticket, victim);
            return ticket;
          }
        }
      }
    }
    return null;
  }
}
