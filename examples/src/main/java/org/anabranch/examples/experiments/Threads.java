package org.anabranch.examples.experiments;

import java.util.List;

/** Threads of an experiment, which nobody interrupts. */
final class Threads {
  private Threads() {}

  /** Waits until all have ended. */
  static void join(List<Thread> threads) {
    try {
      for (Thread thread : threads) {
        thread.join();
      }
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted in an experiment", e);
    }
  }

  /** Sleeps. */
  static void sleep(int millis) {
    try {
      Thread.sleep(millis);
    } catch (InterruptedException e) {
      throw new IllegalStateException("interrupted in an experiment", e);
    }
  }
}
