package org.anabranch.core;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicReference;

/** From where a call may be made. */
public enum CallerKind {
  /** A thread that has nothing to do with the pool. */
  PLATFORM {
    @Override
    protected void run(WorkStealingPool pool, Runnable call) {
      call.run();
    }
  },
  /** The body of a call of the same pool. */
  INSIDE_A_CALL {
    @Override
    protected void run(WorkStealingPool pool, Runnable call) {
      pool.run(call);
    }
  },
  /** A thread of the pool. */
  WORKER {
    @Override
    protected void run(WorkStealingPool pool, Runnable call) {
      HealthProbe.resultOf(
          pool.submit(
              () -> {
                call.run();
                return true;
              }));
    }
  },
  /** A thread of another pool. */
  FOREIGN_WORKER {
    @Override
    protected void run(WorkStealingPool pool, Runnable call) {
      try (WorkStealingPool other = WorkStealingPool.create(2)) {
        WORKER.run(other, call);
      }
    }
  },
  /** A virtual thread, where there are any. */
  VIRTUAL {
    @Override
    protected void run(WorkStealingPool pool, Runnable call) {
      try {
        Thread.class.getMethod("startVirtualThread", Runnable.class).invoke(null, call);
      } catch (ReflectiveOperationException e) {
        throw new LinkageError(e.getMessage(), e);
      }
    }
  };

  /** Those that this JDK has. */
  public static List<CallerKind> available() {
    List<CallerKind> kinds = new ArrayList<>(List.of(values()));
    if (Runtime.version().feature() < 21) {
      kinds.remove(VIRTUAL);
    }
    return kinds;
  }

  protected abstract void run(WorkStealingPool pool, Runnable call);

  /** Makes the call from such a place; returns what it threw, or null. */
  public Throwable outcomeOf(WorkStealingPool pool, Runnable call) {
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
    Forced.await(over);
    return outcome.get();
  }
}
