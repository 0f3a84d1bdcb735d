package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.Branches;
import org.junit.jupiter.api.Test;

/** Calls that publish nothing look whether they are to end early, too. */
class CancelledInPlaceTest {
  /** Deep enough that nobody mistakes the end of the tree for a look. */
  private static final int DEPTH = 23;

  /** Far fewer leaves than a subtree below the forks that are kept for others. */
  private static final int FEW = 1 << DEPTH - 6;

  private static int tree(int depth, Runnable leaf) {
    if (depth == 0) {
      leaf.run();
      return 1;
    }
    return Branches.joinInt(() -> tree(depth - 1, leaf), () -> tree(depth - 1, leaf), Integer::sum);
  }

  private static Runnable atLeaf(int number, AtomicInteger leaves, Runnable event) {
    return () -> {
      if (leaves.incrementAndGet() == number) {
        event.run();
      }
    };
  }

  @EachPoolSize
  void bodiesInPlaceSeeARequest(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger leaves = new AtomicInteger();
      Cancellation own = Cancellation.create();
      Runnable leaf = atLeaf(1000, leaves, own::cancel);
      assertThrows(CancellationException.class, () -> pool.run(own, () -> tree(DEPTH, leaf)));
      assertTrue(leaves.get() < FEW, leaves + " leaves");
      HealthProbe.check(pool);
    }
  }

  @EachPoolSize
  void bodiesInPlaceSeeTheInterruptOfTheirCaller(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      AtomicInteger leaves = new AtomicInteger();
      Thread caller = Thread.currentThread();
      Runnable leaf = atLeaf(1000, leaves, caller::interrupt);
      assertThrows(CancellationException.class, () -> pool.run(() -> tree(DEPTH, leaf)));
      assertTrue(Thread.interrupted(), "the flag is kept");
      assertTrue(leaves.get() < FEW, leaves + " leaves");
      HealthProbe.check(pool);
    }
  }

  @Test
  void aSingleWorkerLooksAfterEachCoarseJob() {
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      AtomicInteger ran = new AtomicInteger();
      Cancellation soon = Cancellation.after(Duration.ofMillis(5));
      Act root =
          new Act(
              self -> {
                List<Act> forks = new ArrayList<>();
                for (int i = 0; i < 40; i++) {
                  forks.add(new Act(fork -> work(ran)));
                  forks.get(i).fork();
                }
                for (int i = 39; i >= 0; i--) {
                  forks.get(i).join();
                }
              });
      assertThrows(DeadlineExceededException.class, () -> pool.run(soon, root::invoke));
      assertTrue(ran.get() < 20, ran + " of 40 ran");
      HealthProbe.check(pool);
    }
  }

  private static void work(AtomicInteger ran) {
    ran.incrementAndGet();
    long end = System.nanoTime() + 1_000_000;
    while (System.nanoTime() - end < 0) {
      Thread.onSpinWait();
    }
  }
}
