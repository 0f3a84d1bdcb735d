package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadFactory;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.CountingLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Fault class F9: no thread is to be had. Callers do the work; submitters are told. */
@Tag("machine")
class ThreadCreationFailureTest {

  /** The ways in which a thread factory fails. */
  private enum Fault {
    NULL {
      @Override
      Thread fail(Runnable body) {
        return null;
      }
    },
    EXCEPTION {
      @Override
      Thread fail(Runnable body) {
        throw new SecurityException("no thread for you");
      }
    },
    ERROR {
      @Override
      Thread fail(Runnable body) {
        throw new OutOfMemoryError("unable to create native thread");
      }
    },
    START {
      @Override
      Thread fail(Runnable body) {
        return new Thread(body) {
          @Override
          public synchronized void start() {
            throw new OutOfMemoryError("unable to create native thread");
          }
        };
      }
    };

    abstract Thread fail(Runnable body);
  }

  private static WorkStealingPool poolOf(int parallelism, ThreadFactory factory) {
    return WorkStealingPool.builder().parallelism(parallelism).threadFactory(factory).build();
  }

  private static Act tree(int height, AtomicInteger leaves) {
    return new Act(
        self -> {
          if (height == 0) {
            leaves.incrementAndGet();
          } else {
            self.forking(tree(height - 1, leaves)).forking(tree(height - 1, leaves));
          }
        });
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void callersDoTheWorkThemselves(Fault fault) {
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      try (WorkStealingPool pool = poolOf(parallelism, fault::fail)) {
        for (int round = 0; round < 50; round++) {
          AtomicInteger leaves = new AtomicInteger();
          pool.invoke(tree(8, leaves));
          assertEquals(256, leaves.get());
          pool.run(() -> assertTrue(CountingLoop.over(0, 1_000).eachOnce()));
        }
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void executeIsRejected(Fault fault) {
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      try (WorkStealingPool pool = poolOf(parallelism, fault::fail)) {
        AtomicInteger ran = new AtomicInteger();
        for (int i = 0; i < 3; i++) {
          assertThrows(RejectedExecutionException.class, () -> pool.execute(ran::incrementAndGet));
        }
        assertEquals(0, ran.get());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void theFutureOfASubmissionFails(Fault fault) {
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      try (WorkStealingPool pool = poolOf(parallelism, fault::fail)) {
        AtomicInteger ran = new AtomicInteger();
        CompletableFuture<Integer> future = pool.submit(ran::incrementAndGet);
        ExecutionException e =
            assertThrows(ExecutionException.class, () -> future.get(20, TimeUnit.SECONDS));
        assertInstanceOf(RejectedExecutionException.class, e.getCause());
        assertEquals(0, ran.get());
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void thePoolRecoversWithItsFactory(Fault fault) {
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      AtomicInteger failures = new AtomicInteger(2);
      ThreadFactory factory =
          body -> failures.getAndDecrement() > 0 ? fault.fail(body) : new Thread(body);
      try (WorkStealingPool pool = poolOf(parallelism, factory)) {
        pool.invoke(tree(4, new AtomicInteger()));
        Forced.until(() -> !pool.submit(() -> 1).isCompletedExceptionally(), "a thread starts");
        HealthProbe.check(pool);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(Fault.class)
  void someThreadsAreBetterThanNone(Fault fault) {
    int parallelism = 8;
    AtomicInteger left = new AtomicInteger(2);
    ThreadFactory factory =
        body -> left.getAndDecrement() > 0 ? new Thread(body) : fault.fail(body);
    try (WorkStealingPool pool = poolOf(parallelism, factory)) {
      CyclicBarrier two = new CyclicBarrier(2);
      List<CompletableFuture<Integer>> futures = new ArrayList<>();
      for (int i = 0; i < 100; i++) {
        futures.add(pool.submit(() -> two.await(20, TimeUnit.SECONDS)));
      }
      futures.forEach(HealthProbe::resultOf);
      AtomicInteger leaves = new AtomicInteger();
      pool.invoke(tree(10, leaves));
      assertEquals(1_024, leaves.get());
    }
  }

  /**
   * While a factory is at work the new thread counts as one that searches, so that a submission
   * wakes nobody. If the factory then fails, that submission must be passed on.
   */
  @ParameterizedTest
  @EnumSource(Fault.class)
  void aSubmissionDuringAFailingStartIsNotStranded(Fault fault) {
    CountDownLatch inFactory = new CountDownLatch(1);
    CountDownLatch mayFail = new CountDownLatch(1);
    List<Thread> threads = new ArrayList<>();
    ThreadFactory factory =
        body -> {
          if (threads.isEmpty()) {
            threads.add(new Thread(body));
            return threads.get(0);
          }
          inFactory.countDown();
          Forced.await(mayFail);
          return fault.fail(body);
        };
    try (WorkStealingPool pool = poolOf(2, factory)) {
      CountDownLatch first = new CountDownLatch(1);
      CompletableFuture<Integer> busy =
          pool.submit(
              () -> {
                Forced.await(first);
                return 1;
              });
      Forced.untilResting(threads.get(0)); // in the first job
      Thread starter = new Thread(() -> pool.execute(() -> {}));
      starter.start();
      Forced.await(inFactory);
      first.countDown();
      assertEquals(1, HealthProbe.resultOf(busy));
      Forced.untilResting(threads.get(0));
      CompletableFuture<Integer> stranded = pool.submit(() -> 2);
      mayFail.countDown();
      assertEquals(2, HealthProbe.resultOf(stranded));
      assertFalse(starter.isInterrupted());
    }
  }

  @Test
  void aFactoryThatHandsOutARunningThreadTwiceGivesOneWorker() {
    List<Thread> threads = new ArrayList<>();
    ThreadFactory factory =
        body -> {
          if (threads.isEmpty()) {
            threads.add(new Thread(body));
          }
          return threads.get(0);
        };
    WorkStealingPool pool = poolOf(3, factory);
    CyclicBarrier two = new CyclicBarrier(2);
    for (int i = 0; i < 20; i++) {
      CompletableFuture<Integer> a = pool.submit(() -> two.await(20, TimeUnit.SECONDS));
      Forced.meet(two);
      HealthProbe.resultOf(a);
    }
    AtomicInteger leaves = new AtomicInteger();
    pool.invoke(tree(8, leaves));
    assertEquals(256, leaves.get());
    pool.close();
    assertFalse(threads.get(0).isAlive());
  }
}
