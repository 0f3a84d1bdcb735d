package org.anabranch.core.worker;

import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Predicate;
import org.anabranch.core.idle.Sleepers;
import org.anabranch.core.shim.Shim;
import org.jspecify.annotations.Nullable;

/**
 * The children of a scope that others than its owner forked, from any thread: those that wait, and
 * how many have not ended. Idle workers take from it, and its owner while it waits for the rest.
 *
 * <p><b>Invariant.</b> {@code open} counts the children added and not ended; it leaves 0 for CLOSED
 * once, by the owner, and then no child comes any more. Out of the queue every child is led by one
 * taker; the state of the child decides between that one and its forker. Whoever adds a child looks
 * for somebody to take it; whoever ends the last one wakes the owner. The modes are row S12 of the
 * table in {@code SLEEP.md}.
 */
final class Inbox {
  private static final int CLOSED = Integer.MIN_VALUE;

  private final Crew crew;
  private final Queue<ScopeChild> queue = new ConcurrentLinkedQueue<>();
  private final AtomicInteger open = new AtomicInteger();

  /** The owner's seat plus one while it sleeps or is about to; 0 while it does not. */
  private volatile int waiter;

  /** The scope has failed: only the owner takes, to drop what nobody has begun. */
  private volatile boolean dropping; // P4

  Inbox(Crew crew) {
    this.crew = crew;
  }

  /**
   * Adds a child and tells those who could run it. Any thread.
   *
   * @param idleLimit idle workers in seats below this may run it, and spares; -1 when only the
   *     owner may
   * @return false when the inbox is closed
   */
  boolean add(ScopeChild child, int idleLimit) {
    int before;
    do {
      before = opened();
      if (before == CLOSED) {
        return false;
      }
    } while (!open.compareAndSet(before, before + 1)); // S12
    Shim.step();
    try {
      queue.add(child);
    } catch (OutOfMemoryError e) {
      ended(); // it never was
      throw e;
    }
    Shim.fullFence(); // S6
    wakeOwner();
    if (idleLimit >= 0) {
      crew.offer(Sleepers.ANYBODY, idleLimit);
    }
    return true;
  }

  private int opened() {
    Shim.step();
    return open.get(); // S12
  }

  private void wakeOwner() {
    Shim.step();
    int seat = waiter - 1;
    if (seat >= 0) {
      crew.sleepers().wakeSeat(seat);
    }
  }

  boolean isEmpty() {
    Shim.step();
    return queue.isEmpty();
  }

  /** Whether an idle worker might find something here. */
  boolean hasWork() {
    return !dropping && !isEmpty();
  }

  /** For the owner, when the scope has failed: idle workers take no more. */
  void beginDropping() {
    dropping = true;
  }

  /** Whether every child that was added has ended; more may come. */
  boolean isOver() {
    return opened() == 0;
  }

  boolean isClosed() {
    return opened() == CLOSED;
  }

  /** Takes the oldest waiting child, which its forker may have claimed. Any thread. */
  @Nullable ScopeChild poll() {
    Shim.step();
    return queue.poll();
  }

  /** Takes a child for the idle worker in a seat; null when there is none it may take. */
  @Nullable ScopeChild take(int seat, Predicate<Job> mayTake) {
    for (ScopeChild child = queue.peek(); child != null; child = queue.peek()) {
      if (dropping || !mayTake.test(child)) {
        return null;
      }
      child = poll();
      if (child != null && child.tryTake(seat)) {
        return child;
      }
    }
    return null;
  }

  /** A child has ended. Whoever ran or dropped it. */
  void ended() {
    Shim.step();
    if (open.decrementAndGet() == 0) { // S12
      wakeOwner();
    }
  }

  private boolean hasWork(int seat) {
    Worker worker = crew.seats().get(seat);
    return worker != null && worker.offered() > 0;
  }

  /** For the owner: true when every child has ended; then no other can be added. */
  boolean close() {
    Shim.step();
    return open.compareAndSet(0, CLOSED); // S12
  }

  /**
   * For the owner: sleeps until a child waits or the last has ended.
   *
   * @param source a seat whose forks it may help with, or {@link Sleepers#NOBODY}
   */
  void sleep(Worker owner, int source) {
    Sleepers sleepers = crew.sleepers();
    int seat = owner.seat();
    Shim.step();
    waiter = seat + 1; // S12
    sleepers.announce(seat, source, false);
    if (!isEmpty() || isOver() || (source >= 0 && hasWork(source))) {
      sleepers.cancel(seat);
    } else {
      WatchedSleep.await(owner);
    }
    Shim.step();
    waiter = 0; // S12
  }
}
