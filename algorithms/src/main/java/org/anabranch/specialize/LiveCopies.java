package org.anabranch.specialize;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;

/**
 * All copies there are, of all kernels: the table that keeps them, its bound, and the rate at which
 * copies are made.
 *
 * <p><b>Invariant.</b> At most {@link Limits#liveCopies} copies are in the table, and every copy
 * that a function class refers to is in it. A full table gives a place away only when its copy is
 * idle, so that a program with more hot functions than places does not make copies for ever. One
 * thread at a time makes or drops copies; nobody waits for it.
 */
final class LiveCopies {
  /** How often the uses of one copy let it look for copies that nobody uses any more. */
  private static final int USES_PER_LOOK = 1 << 10;

  /** Makes a kernel; may fail in any way. */
  @FunctionalInterface
  interface Maker<K> {
    K make() throws Throwable;
  }

  private static final LiveCopies OF_THIS_PROCESS =
      new LiveCopies(Limits.ofThisProcess(), System::nanoTime);

  private final Limits limits;
  private final LongSupplier clock;
  private final CopyRate rate;
  private final ReentrantLock lock = new ReentrantLock();
  private final LongAdder refused = new LongAdder();

  // Under the lock.
  private final List<Copy<?>> copies = new ArrayList<>();
  private long made;
  private long dropped;
  private long usesOfDropped;

  LiveCopies(Limits limits, LongSupplier clock) {
    this.limits = limits;
    this.clock = clock;
    rate = new CopyRate(limits, clock.getAsLong());
  }

  static LiveCopies ofThisProcess() {
    return OF_THIS_PROCESS;
  }

  Limits limits() {
    return limits;
  }

  /** A call runs on a copy. Any thread. */
  void use(Copy<?> copy) {
    if (copy.use() % USES_PER_LOOK == 0 && lock.tryLock()) {
      try {
        dropIdle(clock.getAsLong(), limits.unusedNanos());
      } finally {
        lock.unlock();
      }
    }
  }

  /**
   * Makes a copy for a function class, unless it has one, or too many were made of late, or another
   * thread is busy with one. Any thread.
   *
   * @return the copy, or null
   * @throws Throwable whatever the maker throws
   */
  <K> @Nullable Copy<K> add(FunctionRecord<K> owner, Maker<K> maker) throws Throwable {
    if (!lock.tryLock()) {
      return null;
    }
    try {
      if (!owner.claim()) {
        return owner.current();
      }
      try {
        return admits() ? keep(owner, maker.make()) : null;
      } finally {
        owner.unclaim();
      }
    } finally {
      lock.unlock();
    }
  }

  private <K> Copy<K> keep(FunctionRecord<K> owner, K kernel) {
    Copy<K> copy = new Copy<>(kernel, owner, clock.getAsLong());
    copies.add(copy);
    made++;
    copy.publish();
    return copy;
  }

  /** Whether there is a token and a place. */
  private boolean admits() {
    long now = clock.getAsLong();
    boolean admitted = rate.take(now) && hasPlace(now);
    if (!admitted) {
      refused.increment();
    }
    return admitted;
  }

  private boolean hasPlace(long now) {
    dropIdle(now, limits.unusedNanos());
    if (copies.size() >= limits.liveCopies()) {
      copies.stream()
          .max(Comparator.comparingLong(copy -> copy.idleNanos(now)))
          .filter(copy -> copy.idleNanos(now) >= limits.spareNanos())
          .ifPresent(this::drop);
    }
    return copies.size() < limits.liveCopies();
  }

  private void dropIdle(long now, long nanos) {
    copies.stream().filter(copy -> copy.idleNanos(now) >= nanos).toList().forEach(this::drop);
  }

  private void drop(Copy<?> copy) {
    copies.remove(copy);
    dropped++;
    usesOfDropped += copy.uses();
    copy.retract();
  }

  /** What has happened so far. */
  SpecializerCounters counters() {
    lock.lock();
    try {
      long uses = usesOfDropped + copies.stream().mapToLong(Copy::uses).sum();
      return new SpecializerCounters(copies.size(), made, uses, dropped, refused.sum());
    } finally {
      lock.unlock();
    }
  }
}
