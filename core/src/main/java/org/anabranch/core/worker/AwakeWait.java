package org.anabranch.core.worker;

import org.anabranch.core.shim.Shim;

/**
 * How long a worker waits awake before it sleeps: it spins for a while, then gives way a few times.
 * An unbounded spin could keep the thread that it waits for from its processor.
 */
final class AwakeWait {
  private static final long SPIN_NANOS = 20_000;

  private static final int YIELDS = 4;

  private final long start = Shim.nanoTime();
  private int yields;

  /** Whether the while is not over. */
  boolean goesOn() {
    return yields < YIELDS;
  }

  /** Lets a moment pass. */
  void pause() {
    if (Shim.nanoTime() - start < SPIN_NANOS) {
      Shim.spin();
    } else {
      Shim.giveWay();
      yields++;
    }
  }
}
