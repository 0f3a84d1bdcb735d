package org.anabranch.core;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Case P4 without a clock: in hundreds of fresh pools of two, a thousand where a task forks, each
 * half waits for the other, so a pool that runs one after the other never ends.
 */
@Tag("machine")
@Tag("races")
class TwoHalvesMeetTest {
  private static void inFreshPools(int pools, Consumer<CountDownLatch> halves) {
    for (int i = 0; i < Rounds.of(pools); i++) {
      try (WorkStealingPool pool = WorkStealingPool.create(2)) {
        CountDownLatch both = new CountDownLatch(2);
        pool.run(() -> halves.accept(both));
      }
    }
  }

  private static Act half(CountDownLatch both) {
    return new Act(self -> Forced.meet(both));
  }

  @Test
  void forkedInTheFastForm() {
    inFreshPools(
        1_000,
        both ->
            new Act(
                    self -> {
                      Act right = half(both);
                      self.forking(right);
                      Forced.meet(both);
                      self.joining(right);
                    })
                .invoke());
  }

  @Test
  void forkedInTheFamiliarForm() {
    inFreshPools(
        100,
        both -> {
          Act right = half(both);
          right.fork();
          half(both).invoke();
          right.join();
        });
  }

  @Test
  void invokedTogether() {
    inFreshPools(100, both -> ForkAction.invokeAll(half(both), half(both)));
  }

  @Test
  void branches() {
    inFreshPools(
        300,
        both -> {
          Runnable half = () -> Forced.meet(both);
          Runnable[] halves = {half, half};
          Branches.run(halves, halves);
        });
  }

  @Test
  void elementsOfALoop() {
    inFreshPools(100, both -> ElementLoop.runUnknown(0, 2, i -> Forced.meet(both)));
  }

  /** Not only in fresh pools: the helper may search, be about to sleep, or sleep for long. */
  @Test
  void inOnePoolAfterAnyIdleTime() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      for (int round = 0; round < Rounds.of(300); round++) {
        CountDownLatch both = new CountDownLatch(2);
        long until = System.nanoTime() + ThreadLocalRandom.current().nextInt(300_000);
        while (System.nanoTime() < until) {
          Thread.onSpinWait();
        }
        pool.run(
            () -> {
              Act right = half(both);
              right.fork();
              slowHalf(both);
              right.join();
            });
      }
    }
  }

  /** Costs enough that the class of the call is never taken for a cheap one. */
  private static void slowHalf(CountDownLatch both) {
    Forced.meet(both);
    long until = System.nanoTime() + 30_000;
    while (System.nanoTime() < until) {
      Thread.onSpinWait();
    }
  }
}
