package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The threads of a pool: how many, what they look like, when they start and when they end. */
@Tag("machine")
class PoolThreadsTest {
  private static final long SEED = 41_421_356;

  private static WorkStealingPool recording(int parallelism, List<Thread> threads) {
    return WorkStealingPool.builder()
        .parallelism(parallelism)
        .threadFactory(
            body -> {
              Thread thread = new Thread(body);
              synchronized (threads) {
                threads.add(thread);
              }
              return thread;
            })
        .build();
  }

  private static void useFully(WorkStealingPool pool) {
    pool.run(() -> ElementLoop.run(0, 64, i -> Forced.giveWay()));
    CountDownLatch all = new CountDownLatch(pool.parallelism());
    for (int i = 0; i < pool.parallelism(); i++) {
      pool.execute(() -> Forced.meet(all));
    }
    Forced.await(all);
  }

  /** Fault class F11: closed pools leave no threads. */
  @Test
  void thousandsOfPoolsLeaveNoThreads() {
    for (int round = 0; round < Rounds.of(400); round++) {
      List<Thread> threads = new ArrayList<>();
      int parallelism = 1 + round % 4;
      try (WorkStealingPool pool = recording(parallelism, threads)) {
        if (round % 3 == 0) {
          useFully(pool);
        } else if (round % 3 == 1) {
          pool.execute(() -> {});
        }
      }
      for (Thread thread : threads) {
        assertFalse(thread.isAlive(), "a thread outlives its pool");
      }
      assertTrue(threads.size() <= parallelism, "more threads than workers");
    }
  }

  @EachParallelism
  void aPoolHasAtMostAsManyThreadsAsWorkers(int parallelism) {
    Set<Thread> seen = ConcurrentHashMap.newKeySet();
    List<Thread> threads = new ArrayList<>();
    try (WorkStealingPool pool = recording(parallelism, threads)) {
      for (int round = 0; round < Rounds.of(60, parallelism); round++) {
        useFully(pool);
        pool.execute(() -> seen.add(Thread.currentThread()));
      }
      HealthProbe.check(pool);
      assertEquals(parallelism, threads.size());
      assertTrue(threads.containsAll(seen));
    }
  }

  @EachParallelism
  void callsOfCallersStartOneThreadFewer(int parallelism) {
    List<Thread> threads = new ArrayList<>();
    try (WorkStealingPool pool = recording(parallelism, threads)) {
      for (int round = 0; round < Rounds.of(100, parallelism); round++) {
        pool.run(() -> ElementLoop.run(0, 64, i -> Forced.giveWay()));
        pool.invoke(tree(7));
      }
      assertTrue(threads.size() <= parallelism - 1, "threads: " + threads.size());
    }
  }

  private static Act tree(int height) {
    return new Act(
        self -> {
          if (height > 0) {
            self.forking(tree(height - 1)).forking(tree(height - 1));
          }
        });
  }

  @Test
  void noThreadStartsBeforeThereIsWork() {
    List<Thread> threads = new ArrayList<>();
    try (WorkStealingPool pool = recording(8, threads)) {
      pool.run(() -> {});
      assertEquals(1, pool.<Integer, RuntimeException>call(() -> 1));
      pool.invoke(Act.quiet());
      assertEquals(0, threads.size());
    }
  }

  @Test
  void threadsAreDaemonsNamedAfterTheirPoolWithTheSystemClassLoader() {
    try (WorkStealingPool pool = WorkStealingPool.builder().parallelism(2).name("delta").build()) {
      Thread thread = HealthProbe.resultOf(pool.submit(Thread::currentThread));
      assertTrue(thread.isDaemon());
      assertTrue(thread.getName().startsWith("anabranch-delta-"), thread::getName);
      assertSame(ClassLoader.getSystemClassLoader(), thread.getContextClassLoader());
    }
  }

  /** The context class loader of a worker is policy, not history. */
  @EachParallelism
  void aContextClassLoaderThatAJobSetIsGoneBeforeTheNext(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      ClassLoader other = new ClassLoader() {};
      for (int i = 0; i < 20; i++) {
        ClassLoader found =
            HealthProbe.resultOf(
                pool.submit(
                    () -> {
                      ClassLoader before = Thread.currentThread().getContextClassLoader();
                      Thread.currentThread().setContextClassLoader(other);
                      return before;
                    }));
        assertSame(ClassLoader.getSystemClassLoader(), found);
      }
    }
  }

  @EachParallelism
  void idleThreadsEndAfterTheKeepAliveAndComeBack(int parallelism) {
    List<Thread> threads = new ArrayList<>();
    try (WorkStealingPool pool =
        WorkStealingPool.builder()
            .parallelism(parallelism)
            .keepAlive(Duration.ofMillis(1))
            .threadFactory(
                body -> {
                  Thread thread = new Thread(body);
                  synchronized (threads) {
                    threads.add(thread);
                  }
                  return thread;
                })
            .build()) {
      for (int round = 0; round < 20; round++) {
        useFully(pool);
        Forced.until(() -> noneAlive(threads), "the idle threads end");
      }
      HealthProbe.check(pool);
    }
  }

  private static boolean noneAlive(List<Thread> threads) {
    synchronized (threads) {
      return threads.stream().noneMatch(Thread::isAlive);
    }
  }

  private static void spin(long nanos) {
    long end = System.nanoTime() + nanos;
    while (System.nanoTime() < end) {
      Thread.onSpinWait();
    }
  }

  /** Work that comes just as threads are about to leave. */
  @EachParallelism
  void noWorkIsLostToAThreadThatLeaves(int parallelism) {
    SplittableRandom random = new SplittableRandom(SEED);
    AtomicInteger ran = new AtomicInteger();
    int rounds = Rounds.of(1_500, parallelism);
    try (WorkStealingPool pool =
        WorkStealingPool.builder()
            .parallelism(parallelism)
            .keepAlive(Duration.ofNanos(1))
            .build()) {
      for (int round = 0; round < rounds; round++) {
        CountDownLatch done = new CountDownLatch(1);
        pool.execute(
            () -> {
              ran.incrementAndGet();
              done.countDown();
            });
        Forced.await(done);
        if (round % 4 == 0) {
          pool.invoke(tree(3));
        }
        spin(random.nextLong(60_000)); // it is leaving, has left, or has yet to sleep
      }
      HealthProbe.check(pool);
    }
    assertEquals(rounds, ran.get());
  }
}
