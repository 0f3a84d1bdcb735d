package org.anabranch;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicReference;
import org.anabranch.core.WorkStealingPool;

/** From where a call may be made; each makes the pool the current one. */
enum CallerKind {
  /** A thread that has nothing to do with the pool. */
  PLATFORM {
    @Override
    void run(WorkStealingPool pool, Runnable call) {
      pool.run(call);
    }
  },
  /** A body of a loop. */
  LOOP {
    @Override
    void run(WorkStealingPool pool, Runnable call) {
      pool.run(
          () ->
              Par.forEach(
                  0,
                  3,
                  i -> {
                    if (i == 1) {
                      call.run();
                    }
                  }));
    }
  },
  /** A thread of the pool. */
  WORKER {
    @Override
    void run(WorkStealingPool pool, Runnable call) {
      pool.execute(call);
    }
  },
  /** A virtual thread, where there are any. */
  VIRTUAL {
    @Override
    void run(WorkStealingPool pool, Runnable call) {
      Runnable inPool = () -> pool.run(call);
      try {
        Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, inPool);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(e.getMessage(), e);
      }
    }
  };

  /** Those that this JDK has. */
  static List<CallerKind> available() {
    List<CallerKind> kinds = new ArrayList<>(List.of(values()));
    if (Runtime.version().feature() < 21) {
      kinds.remove(VIRTUAL);
    }
    return kinds;
  }

  abstract void run(WorkStealingPool pool, Runnable call);

  /** Makes the call from such a place; returns what it threw, or null. */
  Throwable outcomeOf(WorkStealingPool pool, Runnable call) {
    AtomicReference<Throwable> outcome = new AtomicReference<>();
    CountDownLatch over = new CountDownLatch(1);
    run(
        pool,
        () -> {
          try {
            call.run();
          } catch (Throwable t) {
            outcome.set(t);
          }
          over.countDown();
        });
    await(over);
    return outcome.get();
  }

  /** Waits for an event that a test forces. */
  static void await(CountDownLatch latch) {
    try {
      if (!latch.await(30, TimeUnit.SECONDS)) {
        throw new AssertionError("nobody came to open the latch");
      }
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted while waiting for a latch", e);
    }
  }
}
