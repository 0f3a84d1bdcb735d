package org.anabranch.specialize;

import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.ref.Reference;

/** Whether the collector takes something away. */
final class Collected {
  private Collected() {}

  /** What is still needed is there after a collection. */
  static void assertStays(Reference<?> reference) {
    System.gc();
    assertNotNull(reference.get());
  }

  /** What nobody needs is gone, after a few collections. */
  static void assertGoes(Reference<?> reference) throws InterruptedException {
    for (int attempt = 0; attempt < 20 && reference.get() != null; attempt++) {
      System.gc();
      Thread.sleep(10);
    }
    assertNull(reference.get());
  }
}
