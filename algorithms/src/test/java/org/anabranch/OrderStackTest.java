package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.atomic.AtomicReference;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Case O5: small stacks suffice, for the caller and the workers. */
class OrderStackTest {
  private static final int STACK = 256 * 1024;

  @Test
  void hostilePatternsOnSmallStacks() throws InterruptedException {
    AtomicReference<Throwable> failure = new AtomicReference<>();
    try (WorkStealingPool pool =
        WorkStealingPool.builder()
            .parallelism(3)
            .threadFactory(body -> new Thread(null, body, "small", STACK))
            .build()) {
      Thread caller =
          new Thread(null, () -> pool.run(OrderStackTest::sortHostilePatterns), "caller", STACK);
      caller.setUncaughtExceptionHandler((thread, thrown) -> failure.set(thrown));
      caller.start();
      caller.join();
    }
    assertNull(failure.get());
  }

  private static void sortHostilePatterns() {
    for (SortPattern pattern :
        new SortPattern[] {
          SortPattern.MEDIAN_OF_THREE_KILLER, SortPattern.ORGAN_PIPE, SortPattern.CLUSTERS
        }) {
      long[] a = pattern.fill(500_000, 7);
      Par.nthElement(a.clone(), 250_000);
      Par.sort(a);
      for (int i = 1; i < a.length; i++) {
        assertTrue(a[i - 1] <= a[i]);
      }
      Long[] objects = new Long[100_000];
      long[] keys = pattern.fill(objects.length, 7);
      for (int i = 0; i < objects.length; i++) {
        objects[i] = keys[i];
      }
      Par.sort(objects, (x, y) -> x.compareTo(y));
      for (int i = 1; i < objects.length; i++) {
        assertTrue(objects[i - 1] <= objects[i]);
      }
    }
  }
}
