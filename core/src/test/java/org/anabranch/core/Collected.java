package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.ref.Reference;
import java.lang.ref.WeakReference;

/** Asks the garbage collector whether something is still reachable. */
final class Collected {
  private static final int COLLECTIONS = 100;

  private Collected() {}

  /**
   * Fails unless the referent is collected although something else lives; threads get some time to
   * leave their frames.
   */
  static void assertCollected(WeakReference<?> reference, String what, Object alive) {
    try {
      for (int i = 0; i < COLLECTIONS && reference.get() != null; i++) {
        System.gc();
        Forced.giveWay();
      }
      assertNull(reference.get(), what + " is still reachable");
    } finally {
      Reference.reachabilityFence(alive);
    }
  }

  static void throwFresh() {
    throw new IllegalStateException("fresh");
  }
}
