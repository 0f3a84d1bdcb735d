package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Bodies that block and say so get spares to stand in for them, boundedly. */
@Tag("machine")
class BlockingTest {

  private static void block(CountDownLatch latch) {
    WorkStealingPool.blocking(
        () -> {
          Forced.await(latch);
          return null;
        });
  }

  private static Act waiting(CountDownLatch latch) {
    return new Act(self -> block(latch));
  }

  private static Act opening(CountDownLatch latch) {
    return new Act(self -> latch.countDown());
  }

  @Test
  void outsideAnyPoolTheBodyJustRuns() throws IOException {
    Thread here = Thread.currentThread();
    assertSame(here, WorkStealingPool.blocking(Thread::currentThread));
    IOException thrown = new IOException("checked");
    Body<String, IOException> failing =
        () -> {
          throw thrown;
        };
    assertSame(thrown, assertThrows(IOException.class, () -> WorkStealingPool.blocking(failing)));
    assertThrows(NullPointerException.class, () -> WorkStealingPool.blocking(null));
  }

  @EachParallelism
  void siblingsThatWaitForEachOtherMeet(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int round = 0; round < 5; round++) {
        CountDownLatch first = new CountDownLatch(1);
        CountDownLatch second = new CountDownLatch(1);
        Act one =
            new Act(
                self -> {
                  first.countDown();
                  block(second);
                });
        Act other =
            new Act(
                self -> {
                  block(first);
                  second.countDown();
                });
        pool.run(() -> ForkAction.invokeAll(one, other));
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void moreTasksThanWorkersWaitForTheLast(int parallelism) {
    int count = parallelism + 5;
    CountDownLatch last = new CountDownLatch(1);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.invoke(
          new Act(
              self -> {
                self.forking(opening(last));
                for (int i = 0; i < count; i++) {
                  self.forking(waiting(last));
                }
              }));
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void submissionsThatWaitForEachOtherMeet(int parallelism) {
    int count = parallelism + 3;
    CountDownLatch all = new CountDownLatch(count);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      List<CompletableFuture<Integer>> futures = new ArrayList<>();
      for (int i = 0; i < count; i++) {
        futures.add(
            pool.submit(
                () -> {
                  all.countDown();
                  block(all);
                  return 1;
                }));
      }
      futures.forEach(HealthProbe::resultOf);
      HealthProbe.check(pool);
    }
  }

  @Test
  void nodesOfAGraphMeetWithOneWorker() {
    CountDownLatch second = new CountDownLatch(1);
    TaskGraph graph =
        TaskGraph.builder()
            .node("first", () -> block(second))
            .node("second", second::countDown)
            .build();
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      graph.run(pool);
      graph.run(pool);
    }
  }

  /** Forks of the surrounding task lie below the tickets of its graph, also with one worker. */
  @EachParallelism
  void aNodeBlocksWhileTheTaskAroundItsGraphHasForks(int parallelism) {
    AtomicInteger ran = new AtomicInteger();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch second = new CountDownLatch(1);
      TaskGraph.Builder builder =
          TaskGraph.builder().node("first", () -> block(second)).node("second", second::countDown);
      for (int i = 0; i < 20; i++) {
        builder.node("n" + i, ran::incrementAndGet);
      }
      TaskGraph graph = builder.build();
      pool.invoke(
          new Act(
              self -> {
                self.forking(new Count(ran)).forking(new Count(ran));
                graph.run();
                self.forking(new Count(ran));
              }));
    }
    assertEquals(23, ran.get());
  }

  /** Every job of the pool blocks; so many at once as there are workers and spares, and no more. */
  @Test
  void sparesAreBounded() {
    Set<Thread> threads = ConcurrentHashMap.newKeySet();
    CountDownLatch begun = new CountDownLatch(3);
    CountDownLatch end = new CountDownLatch(1);
    try (WorkStealingPool pool = WorkStealingPool.builder().parallelism(1).maxSpares(2).build()) {
      List<CompletableFuture<Integer>> futures = new ArrayList<>();
      AtomicInteger running = new AtomicInteger();
      for (int i = 0; i < 6; i++) {
        futures.add(
            pool.submit(
                () -> {
                  threads.add(Thread.currentThread());
                  int now = running.incrementAndGet();
                  begun.countDown();
                  block(end);
                  running.decrementAndGet();
                  return now;
                }));
      }
      Forced.await(begun);
      threads.forEach(Forced::untilResting);
      assertEquals(3, running.get());
      end.countDown();
      for (CompletableFuture<Integer> future : futures) {
        assertTrue(HealthProbe.resultOf(future) <= 3);
      }
    }
  }

  @Test
  void withoutSparesNobodyStandsIn() {
    CountDownLatch end = new CountDownLatch(1);
    try (WorkStealingPool pool = WorkStealingPool.builder().parallelism(1).maxSpares(0).build()) {
      List<Thread> threads = new ArrayList<>();
      CountDownLatch begun = new CountDownLatch(1);
      CompletableFuture<Integer> first =
          pool.submit(
              () -> {
                threads.add(Thread.currentThread());
                begun.countDown();
                block(end);
                return 1;
              });
      Forced.await(begun);
      CompletableFuture<Thread> second = pool.submit(Thread::currentThread);
      Forced.untilResting(threads.get(0));
      assertTrue(!second.isDone(), "the only thread blocks");
      end.countDown();
      assertEquals(1, HealthProbe.resultOf(first));
      assertSame(threads.get(0), HealthProbe.resultOf(second));
    }
  }

  /** A spare that has nothing to do ends; the pool has its workers and no more. */
  @Test
  void sparesGoWhenTheyAreNotNeeded() {
    Set<Thread> spares = ConcurrentHashMap.newKeySet();
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      CountDownLatch end = new CountDownLatch(1);
      pool.run(
          () -> {
            Act other =
                new Act(
                    self -> {
                      spares.add(Thread.currentThread());
                      end.countDown();
                    });
            ForkAction.invokeAll(waiting(end), other);
          });
      assertEquals(1, spares.size());
      spares.forEach(spare -> Forced.until(() -> !spare.isAlive(), spare + " ends"));
      HealthProbe.check(pool);
    }
  }

  @Test
  void theOuterPoolOfANestedCallGetsASpareToo() {
    CountDownLatch end = new CountDownLatch(1);
    try (WorkStealingPool outer = WorkStealingPool.create(1);
        WorkStealingPool inner = WorkStealingPool.create(1)) {
      CompletableFuture<Integer> blocked =
          outer.submit(
              () -> {
                inner.run(() -> block(end));
                return 1;
              });
      CompletableFuture<Integer> opener =
          outer.submit(
              () -> {
                end.countDown();
                return 2;
              });
      assertEquals(1, HealthProbe.resultOf(blocked));
      assertEquals(2, HealthProbe.resultOf(opener));
    }
  }

  @EachParallelism
  void aPoolClosesWhileBodiesBlock(int parallelism) {
    CountDownLatch end = new CountDownLatch(1);
    List<CompletableFuture<Integer>> futures = new ArrayList<>();
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int i = 0; i < 4; i++) {
        futures.add(
            pool.submit(
                () -> {
                  block(end);
                  return 1;
                }));
      }
      futures.add(
          pool.submit(
              () -> {
                end.countDown();
                return 1;
              }));
    }
    for (CompletableFuture<Integer> future : futures) {
      assertEquals(1, future.getNow(0));
    }
  }
}
