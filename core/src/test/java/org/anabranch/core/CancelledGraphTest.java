package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import org.anabranch.core.loop.ElementLoop;

/** Graphs in cancelled calls: they end early, and run again afterwards. */
class CancelledGraphTest {
  private static final int NODES = 300;

  /** A chain beside many nodes that wait for nothing; the fifth of the chain does as it is told. */
  private static TaskGraph graph(AtomicInteger ran, AtomicReference<Runnable> fifth) {
    TaskGraph.Builder builder = TaskGraph.builder();
    for (int i = 0; i < NODES; i++) {
      boolean told = i == 5;
      builder.node(
          "chain " + i,
          () -> {
            ran.incrementAndGet();
            if (told) {
              fifth.get().run();
            }
          });
      builder.node("free " + i, ran::incrementAndGet);
      if (i > 0) {
        builder.after("chain " + i, "chain " + (i - 1));
      }
    }
    return builder.build();
  }

  @EachPoolSize
  void aCancelledGraphEndsEarlyAndRunsAgain(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    AtomicReference<Runnable> fifth = new AtomicReference<>();
    TaskGraph graph = graph(ran, fifth);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 5; round++) {
        Cancellation own = Cancellation.create();
        fifth.set(own::cancel);
        ran.set(0);
        assertThrows(CancellationException.class, () -> pool.run(own, () -> graph.run(pool)));
        assertTrue(ran.get() < 2 * NODES, "ran " + ran);
        Cancellation inside = Cancellation.create();
        fifth.set(
            () -> {
              inside.cancel();
              ElementLoop.run(0, 10_000, i -> {});
            });
        assertThrows(CancellationException.class, () -> pool.run(inside, () -> graph.run(pool)));
        Cancellation after = Cancellation.create();
        IllegalStateException failure = new IllegalStateException("before");
        fifth.set(
            () -> {
              after.cancel();
              throw failure;
            });
        assertSame(
            failure,
            CallerKind.PLATFORM.outcomeOf(pool, () -> pool.run(after, () -> graph.run(pool))));
        fifth.set(() -> {});
        ran.set(0);
        pool.run(Cancellation.create(), () -> graph.run(pool));
        assertEquals(2 * NODES, ran.get());
      }
      HealthProbe.check(pool);
    }
  }
}
