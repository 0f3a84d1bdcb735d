package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.fail;

import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;

/** Waits for events that a test forces; an event that never comes fails the test. */
public final class Forced {
  private static final long PATIENCE_SECONDS = 20;

  private Forced() {}

  /** Waits until the latch is open. */
  public static void await(CountDownLatch latch) {
    try {
      if (!latch.await(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
        fail("nobody came to open the latch");
      }
    } catch (InterruptedException e) {
      throw new AssertionError("interrupted while waiting for a latch", e);
    }
  }

  /** Announces the caller and waits until all others have done the same. */
  public static void meet(CountDownLatch others) {
    others.countDown();
    await(others);
  }

  /** Waits for all parties of the barrier. */
  public static void meet(CyclicBarrier barrier) {
    try {
      barrier.await(PATIENCE_SECONDS, TimeUnit.SECONDS);
    } catch (InterruptedException | BrokenBarrierException | TimeoutException e) {
      throw new AssertionError("the others did not come to the barrier", e);
    }
  }

  /** Lets other threads get on. */
  @SuppressWarnings("ThreadPriorityCheck") // nothing depends on it
  public static void giveWay() {
    Thread.yield();
  }

  /** Waits until the condition holds. */
  public static void until(BooleanSupplier condition, String what) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(PATIENCE_SECONDS);
    while (!condition.getAsBoolean()) {
      if (System.nanoTime() - end > 0) {
        fail("never happened: " + what);
      }
      giveWay();
    }
  }

  /** Waits until the thread waits without a limit: for a stolen fork, or for another thread. */
  public static void untilWaiting(Thread thread) {
    until(() -> thread.getState() == Thread.State.WAITING, thread + " waits");
  }

  /** Waits until the thread waits with a limit: in a latch of this class, or as an idle worker. */
  public static void untilResting(Thread thread) {
    until(() -> thread.getState() == Thread.State.TIMED_WAITING, thread + " rests");
  }
}
