package org.anabranch.core.soak;

import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;

/**
 * The account of one chore: how many tasks it made, how many of them ran, how many run now, and
 * what they threw. Nothing may change once the chore has ended.
 */
final class Ledger {
  private final Totals totals;
  private final AtomicInteger made = new AtomicInteger();
  private final AtomicInteger ran = new AtomicInteger();
  private final AtomicInteger running = new AtomicInteger();
  private final Set<Throwable> thrown = ConcurrentHashMap.newKeySet();

  /** One task in so many throws; 0 for never. */
  private final int failures;

  private volatile boolean ended;

  /** What tasks throw at random. */
  private static final class Mishap extends RuntimeException {
    private static final long serialVersionUID = 1;

    Mishap() {
      super("a mishap", null, true, false);
    }
  }

  Ledger(Totals totals, int failures) {
    this.totals = totals;
    this.failures = failures;
  }

  /** A new task, to be run once or never. */
  Runnable task(SplittableRandom random) {
    made.incrementAndGet();
    long seed = random.nextLong();
    AtomicBoolean begun = new AtomicBoolean();
    return () -> {
      if (!begun.compareAndSet(false, true)) {
        totals.wrong("a task ran twice");
      }
      running.incrementAndGet();
      totals.bodies.increment();
      ran.incrementAndGet();
      try {
        if (ended) {
          totals.wrong("a task ran after its call had ended");
        }
        work(new SplittableRandom(seed));
      } finally {
        running.decrementAndGet();
      }
    };
  }

  /** Nothing much, mostly; garbage, a pause, or a mishap. */
  @SuppressWarnings("ThreadPriorityCheck") // to disturb is the point
  private void work(SplittableRandom random) {
    int die = random.nextInt(1_000);
    if (die < 10) {
      LockSupport.parkNanos(random.nextInt(2_000_000));
    } else if (die < 20) {
      Thread.yield();
    } else if (die < 60) {
      totals.garbage(new byte[random.nextInt(20_000)]);
    } else if (die < 200) {
      long end = System.nanoTime() + random.nextInt(20_000);
      while (System.nanoTime() - end < 0) {
        Thread.onSpinWait();
      }
    }
    if (failures > 0 && random.nextInt(failures) == 0) {
      Mishap mishap = new Mishap();
      thrown.add(mishap);
      throw mishap;
    }
  }

  /** Notes that something went wrong, unless the condition holds. */
  void check(boolean condition, String what) {
    if (!condition) {
      totals.wrong("not so: " + what);
    }
  }

  /** Whether something thrown is a mishap of this chore. */
  boolean threw(Throwable t) {
    return thrown.contains(t);
  }

  boolean hasFailed() {
    return !thrown.isEmpty();
  }

  /** The chore has ended: nothing of it runs, and all of it ran if nothing ended it early. */
  void settle(boolean whole) {
    ended = true;
    if (running.get() != 0) {
      totals.wrong(running + " tasks run on after their call");
    }
    if (whole && ran.get() != made.get()) {
      totals.wrong(ran + " of " + made + " tasks ran");
    }
    totals.made.add(made.get());
    totals.ran.add(ran.get());
    totals.dropped.add(made.get() - ran.get());
    totals.failed.add(thrown.size());
  }

  /** The sums over all chores. */
  static final class Totals {
    final LongAdder made = new LongAdder();
    final LongAdder ran = new LongAdder();
    final LongAdder dropped = new LongAdder();
    final LongAdder failed = new LongAdder();

    /** Counted as they begin, not when their chore is settled. */
    final LongAdder bodies = new LongAdder();

    private final Set<String> faults = ConcurrentHashMap.newKeySet();
    private final AtomicReference<byte[]> garbage = new AtomicReference<>();

    void wrong(String what) {
      if (faults.add(what)) {
        System.out.println("WRONG: " + what);
        new AssertionError(what).printStackTrace(System.out);
      }
    }

    /** Keeps the newest, so that the others are garbage. */
    void garbage(byte[] bytes) {
      garbage.set(bytes);
    }

    /** Adds up; the faults are what else went wrong. */
    boolean addUp() {
      if (made.sum() != ran.sum() + dropped.sum() || bodies.sum() != ran.sum()) {
        wrong("the sums do not add up: " + this);
      }
      return faults.isEmpty();
    }

    @Override
    public String toString() {
      return made + " tasks = " + ran + " ran (" + failed + " failed) + " + dropped + " dropped";
    }
  }
}
