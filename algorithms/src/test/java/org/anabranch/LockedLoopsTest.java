package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.concurrent.locks.ReentrantLock;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Loops in loops, under a lock: whoever waits helps only with its own work. */
class LockedLoopsTest {
  /** Ten thousand and more in the long profile. */
  private static final int ROUNDS = 400 * Integer.getInteger("anabranch.test.rounds", 1);

  /** Case P2: a joining thread never runs a stranger's body under the caller's lock. */
  @Test
  void aNestedSumUnderALockCompletes() {
    int[] numbers = new int[400_000];
    ReentrantLock lock = new ReentrantLock();
    try (WorkStealingPool pool = WorkStealingPool.create(4)) {
      for (int round = 0; round < ROUNDS; round++) {
        pool.run(
            () ->
                Par.forEach(
                    0,
                    24,
                    i -> {
                      lock.lock();
                      try {
                        assertEquals(1, lock.getHoldCount());
                        Par.sum(numbers);
                      } finally {
                        lock.unlock();
                      }
                    }));
      }
    }
  }
}
