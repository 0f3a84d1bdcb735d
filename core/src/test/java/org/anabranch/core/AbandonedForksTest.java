package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.SplittableRandom;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

/** A task whose compute throws: forks that nobody began are dropped, running ones are awaited. */
class AbandonedForksTest {
  private static final long SEED = 7_130_431;

  private static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  @Test
  void forksThatNobodyBeganAreDropped() {
    try (WorkStealingPool alone = WorkStealingPool.create(1)) {
      AtomicInteger ran = new AtomicInteger();
      Thrown thrown = new Thrown();
      Act dropped = new Act(me -> ran.incrementAndGet());
      Act root =
          new Act(
              self -> {
                self.forking(dropped).forking(new Act(me -> ran.incrementAndGet()));
                throw thrown;
              });
      assertSame(thrown, assertThrows(Thrown.class, () -> alone.invoke(root)));
      assertEquals(0, ran.get());
      assertEquals(0, thrown.getSuppressed().length);
      HealthProbe.check(alone);
    }
  }

  @EachSharedParallelism
  void aRunningForkIsAwaited(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Thread caller = Thread.currentThread();
      CountDownLatch taken = new CountDownLatch(1);
      AtomicBoolean ended = new AtomicBoolean();
      Act root =
          new Act(
              self -> {
                self.forking(
                    new Act(
                        me -> {
                          taken.countDown();
                          Forced.untilWaiting(caller); // in the wait for this very fork
                          ended.set(true);
                        }));
                Forced.await(taken);
                throw new Thrown();
              });
      assertThrows(Thrown.class, () -> pool.invoke(root));
      assertTrue(ended.get());
      HealthProbe.check(pool);
    }
  }

  @EachSharedParallelism
  void whatARunningForkForksIsAwaitedToo(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch taken = new CountDownLatch(1);
      AtomicInteger ended = new AtomicInteger();
      Act root =
          new Act(
              self -> {
                self.forking(
                    new Act(
                        me -> {
                          taken.countDown();
                          for (int i = 0; i < 100; i++) {
                            me.forking(new Act(leaf -> ended.incrementAndGet()));
                          }
                        }));
                Forced.await(taken);
                throw new Thrown();
              });
      assertThrows(Thrown.class, () -> pool.invoke(root));
      assertEquals(100, ended.get());
      HealthProbe.check(pool);
    }
  }

  /** Joined, unjoined, out of order: whatever the state of the other forks, the throw cleans up. */
  @EachParallelism
  void noBodyRunsAfterTheThrow(int parallelism) {
    SplittableRandom random = new SplittableRandom(SEED);
    AtomicInteger bodies = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 1_000; round++) {
        long seed = random.nextLong();
        assertThrows(Thrown.class, () -> pool.invoke(randomTree(seed, 6, bodies)));
        int atThrow = bodies.get();
        assertEquals(1, pool.<Integer, RuntimeException>call(() -> 1));
        assertEquals(atThrow, bodies.get());
      }
      HealthProbe.check(pool);
      int before = bodies.get();
      HealthProbe.check(pool);
      assertEquals(before, bodies.get());
    }
  }

  /** Throws at a random place on its leftmost path, and perhaps elsewhere. */
  private static Act randomTree(long seed, int height, AtomicInteger bodies) {
    return new Act(
        self -> {
          bodies.incrementAndGet();
          SplittableRandom random = new SplittableRandom(seed);
          if (height == 0) {
            throw new Thrown();
          }
          Act first = randomTree(random.nextLong(), height - 1, bodies);
          Act second = randomTree(random.nextLong(), random.nextInt(height), bodies);
          Act third = new Act(me -> bodies.incrementAndGet());
          self.forking(third).forking(second).forking(first);
          switch (random.nextInt(4)) {
            case 0 -> self.joining(third);
            case 1 -> self.joining(first);
            case 2 -> {
              self.joining(third);
              self.joining(first);
            }
            default -> {
              if (random.nextBoolean()) {
                throw new Thrown();
              }
            }
          }
        });
  }
}
