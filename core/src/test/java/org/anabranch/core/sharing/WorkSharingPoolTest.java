package org.anabranch.core.sharing;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicIntegerArray;
import org.anabranch.core.Forced;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

@Tag("machine")
class WorkSharingPoolTest {

  /** Three hundred tasks on a ring of 256 are the case in which the textbook's pool loses some. */
  @ParameterizedTest
  @CsvSource({"1,1,0", "1,1,1", "1,1,50", "2,1,300", "3,256,300", "4,256,2000", "8,7,1000"})
  void everyTaskRunsOnce(int workers, int capacity, int count) {
    try (WorkSharingPool pool = new WorkSharingPool(workers, capacity)) {
      for (int round = 1; round <= 3; round++) {
        AtomicIntegerArray runs = new AtomicIntegerArray(count);
        RunStatistics statistics = pool.run(count, runs::incrementAndGet);
        for (int task = 0; task < count; task++) {
          assertEquals(1, runs.get(task), "task " + task);
        }
        assertEquals(workers, statistics.tasksPerWorker().size());
        assertEquals(count, statistics.tasksPerWorker().stream().mapToInt(Integer::intValue).sum());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 8})
  void everyWorkerGetsWork(int workers) {
    CyclicBarrier all = new CyclicBarrier(workers);
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    try (WorkSharingPool pool = new WorkSharingPool(workers, 4)) {
      RunStatistics statistics =
          pool.run(
              workers,
              task -> {
                threads.add(Thread.currentThread());
                Forced.meet(all);
              });
      assertEquals(List.of(1), statistics.tasksPerWorker().stream().distinct().toList());
    }
    assertEquals(workers, threads.size());
    threads.forEach(thread -> assertTrue(!thread.isAlive(), "closed pools leave no thread"));
  }

  /** The submitter fills the ring and waits; no slot is written before it was read. */
  @Test
  void aFullRingMakesTheSubmitterWait() {
    CountDownLatch go = new CountDownLatch(1);
    Thread submitter = Thread.currentThread();
    AtomicInteger next = new AtomicInteger();
    try (WorkSharingPool pool = new WorkSharingPool(1, 2)) {
      pool.run(
          10,
          task -> {
            if (task == 0) {
              Forced.untilWaiting(submitter);
              go.countDown();
            }
            assertEquals(task, next.getAndIncrement(), "in the order of submission");
          });
    }
    assertEquals(0, go.getCount());
    assertEquals(10, next.get());
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 4})
  void theLowestFailureIsThrownAndTheRestDropped(int workers) {
    IllegalStateException low = new IllegalStateException("low");
    CountDownLatch failed = new CountDownLatch(1);
    AtomicInteger ran = new AtomicInteger();
    try (WorkSharingPool pool = new WorkSharingPool(workers, 8)) {
      Throwable thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  pool.run(
                      100_000,
                      task -> {
                        ran.incrementAndGet();
                        if (task == 3) {
                          if (workers > 1) {
                            Forced.await(failed);
                          }
                          throw low;
                        }
                        if (task == 4) {
                          failed.countDown();
                          throw new IllegalArgumentException("high");
                        }
                      }));
      assertSame(low, thrown);
      assertTrue(ran.get() < 100_000, "ran: " + ran);
      assertEquals(5, pool.run(5, task -> {}).tasksPerWorker().stream().mapToInt(n -> n).sum());
    }
  }

  /** Between two tasks of a small ring nothing is pending, and yet the run is not over. */
  @Test
  void closeWaitsForAllOfARun() {
    int count = 200;
    for (int round = 0; round < 300; round++) {
      CountDownLatch begun = new CountDownLatch(1);
      AtomicInteger ran = new AtomicInteger();
      WorkSharingPool pool = new WorkSharingPool(1, 1);
      Thread submitter =
          new Thread(
              () ->
                  pool.run(
                      count,
                      task -> {
                        ran.incrementAndGet();
                        begun.countDown();
                      }));
      submitter.setDaemon(true);
      submitter.start();
      Forced.await(begun);
      pool.close();
      Forced.until(() -> !submitter.isAlive(), "the run ends");
      assertEquals(count, ran.get());
    }
  }

  @Test
  void anInterruptedSubmitterWaitsAndStaysInterrupted() {
    AtomicInteger ran = new AtomicInteger();
    try (WorkSharingPool pool = new WorkSharingPool(2, 1)) {
      Thread.currentThread().interrupt();
      pool.run(100, task -> ran.incrementAndGet());
      assertTrue(Thread.interrupted());
    }
    assertEquals(100, ran.get());
  }

  @Test
  void aTaskThatInterruptsItsThreadDoesNotReachTheNext() {
    try (WorkSharingPool pool = new WorkSharingPool(1, 4)) {
      pool.run(
          2,
          task -> {
            assertTrue(!Thread.currentThread().isInterrupted());
            Thread.currentThread().interrupt();
          });
    }
  }

  @Test
  void nestedRunsAndBadArgumentsAreRefused() {
    WorkSharingPool pool = new WorkSharingPool(2, 2);
    Throwable nested =
        assertThrows(
            IllegalStateException.class, () -> pool.run(3, task -> pool.run(1, inner -> {})));
    assertEquals("the pool is running tasks already", nested.getMessage());
    assertThrows(IllegalStateException.class, () -> pool.run(1, task -> pool.close()));
    assertThrows(IllegalArgumentException.class, () -> pool.run(-1, task -> {}));
    assertThrows(NullPointerException.class, () -> pool.run(1, null));
    pool.close();
    pool.close();
    assertThrows(IllegalStateException.class, () -> pool.run(1, task -> {}));
    assertThrows(IllegalArgumentException.class, () -> new WorkSharingPool(0, 1));
    assertThrows(IllegalArgumentException.class, () -> new WorkSharingPool(1, 0));
  }
}
