package org.anabranch.core.deque;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Many thieves at once: every element is taken exactly once. */
@Tag("races")
class DequeStressTest {
  private static final int THIEVES = 8;
  private static final int ELEMENTS = 50_000;

  /** Takes elements in one of three ways until told to stop, and once more after that. */
  private static final class Thief implements Runnable {
    private final Stealer<Integer> deque;
    private final AtomicIntegerArray times;
    private final int manner;
    volatile boolean ownerIsDone;

    Thief(Stealer<Integer> deque, AtomicIntegerArray times, int manner) {
      this.deque = deque;
      this.times = times;
      this.manner = manner;
    }

    @Override
    public void run() {
      boolean last = false;
      while (!last) {
        last = ownerIsDone;
        while (stealSome()) {
          last = ownerIsDone;
        }
        Thread.onSpinWait();
      }
    }

    /** False when there was nothing to steal. */
    private boolean stealSome() {
      if (manner == 0) {
        return deque.stealHalf(times::incrementAndGet) > 0;
      }
      Steal<Integer> attempt = manner == 1 ? deque.steal() : deque.steal(read -> read >= 0);
      Integer element = attempt.element();
      if (element != null) {
        times.incrementAndGet(element);
      }
      return !attempt.isEmpty();
    }
  }

  @ParameterizedTest
  @EnumSource
  void eightThievesAndTheOwnerTakeEachElementExactlyOnce(DequeKind kind) throws Exception {
    ChaseLevDeque<Integer> deque = kind.withSlots(4);
    AtomicIntegerArray times = new AtomicIntegerArray(ELEMENTS);
    ExecutorService threads = Executors.newFixedThreadPool(THIEVES);
    List<Thief> thieves = new ArrayList<>();
    List<Future<?>> ends = new ArrayList<>();
    for (int i = 0; i < THIEVES; i++) {
      Thief thief = new Thief(deque.stealer(), times, i % 3);
      thieves.add(thief);
      ends.add(threads.submit(thief));
    }
    pushAndPop(deque, times, 8);
    thieves.forEach(thief -> thief.ownerIsDone = true);
    for (Future<?> end : ends) {
      end.get();
    }
    threads.shutdown();
    for (int i = 0; i < ELEMENTS; i++) {
      assertEquals(1, times.get(i), kind + ": how often element " + i + " was taken");
    }
    assertEquals(0, deque.size());
  }

  /** Pushes all, pops some; what a full deque refuses is taken by the owner itself. */
  private static void pushAndPop(
      ChaseLevDeque<Integer> deque, AtomicIntegerArray times, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < ELEMENTS; i++) {
      if (!deque.push(i)) {
        times.incrementAndGet(i);
      }
      for (int pops = random.nextInt(3); pops > 1; pops--) {
        Integer popped = deque.pop();
        if (popped != null) {
          times.incrementAndGet(popped);
        }
      }
    }
  }

  @Test
  void lastElementGoesToExactlyOneTaker() throws Exception {
    int rounds = 3_000;
    ChaseLevDeque<Integer> deque = new ChaseLevDeque<>(2, true, 0);
    CyclicBarrier start = new CyclicBarrier(2);
    CyclicBarrier end = new CyclicBarrier(2);
    int[] stolen = new int[rounds];
    Thread thief =
        new Thread(
            () -> {
              for (int round = 0; round < rounds; round++) {
                await(start);
                stolen[round] = deque.steal().element() == null ? 0 : 1;
                await(end);
              }
            });
    thief.start();
    for (int round = 0; round < rounds; round++) {
      deque.push(round);
      await(start);
      int popped = deque.pop() == null ? 0 : 1;
      await(end);
      int left = deque.pop() == null ? 0 : 1;
      assertEquals(1, popped + stolen[round] + left, "takers in round " + round);
      assertTrue(left == 0, "pop does not leave the last element");
    }
    thief.join();
  }

  private static void await(CyclicBarrier barrier) {
    try {
      barrier.await();
    } catch (Exception e) {
      throw new IllegalStateException(e);
    }
  }
}
