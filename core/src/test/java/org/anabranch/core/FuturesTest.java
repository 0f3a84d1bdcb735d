package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Tasks wait for several futures at once, and the pool knows. */
@Tag("machine")
class FuturesTest {

  private static CompletableFuture<?>[] several(int count, WorkStealingPool pool) {
    return IntStream.range(0, count)
        .mapToObj(i -> pool.submit(() -> i))
        .toArray(CompletableFuture<?>[]::new);
  }

  /** As many tasks as the pool has threads wait for more submissions than that. */
  @EachParallelism
  void tasksThatWaitForAllDoNotUseUpThePool(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch all = new CountDownLatch(parallelism);
      CompletableFuture<?>[] waiting =
          IntStream.range(0, parallelism)
              .mapToObj(
                  i ->
                      pool.submit(
                          () -> {
                            Forced.meet(all);
                            Futures.allOf(several(3, pool)).join();
                            Futures.allOf(several(3, pool)).get();
                            CompletableFuture<?> nested =
                                Futures.allOf(
                                    Futures.allOf(several(2, pool)), pool.submit(() -> 1));
                            assertNull(nested.join());
                            return Futures.anyOf(several(3, pool)).join();
                          }))
              .toArray(CompletableFuture<?>[]::new);
      HealthProbe.resultOf(Futures.allOf(waiting));
      HealthProbe.check(pool);
    }
  }

  /** What has begun elsewhere, or is no submission, is waited for while a spare stands in. */
  @EachParallelism
  void dependentsAreWaitedForToo(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch all = new CountDownLatch(parallelism);
      CompletableFuture<?>[] waiting =
          IntStream.range(0, parallelism)
              .mapToObj(
                  i ->
                      pool.submit(
                          () -> {
                            Forced.meet(all);
                            CompletableFuture<Integer> later =
                                pool.submit(() -> 1).thenApplyAsync(x -> x + 1);
                            Futures.allOf(later).join();
                            return Futures.anyOf(pool.submit(() -> 1).thenApplyAsync(x -> x))
                                .join();
                          }))
              .toArray(CompletableFuture<?>[]::new);
      HealthProbe.resultOf(Futures.allOf(waiting));
      HealthProbe.check(pool);
    }
  }

  @Test
  void theOnlyWorkerRunsWhatItWaitsForItself() {
    try (WorkStealingPool pool = WorkStealingPool.builder().parallelism(1).maxSpares(0).build()) {
      assertTrue(
          HealthProbe.resultOf(
              pool.submit(
                  () -> {
                    CompletableFuture<Thread> one = pool.submit(Thread::currentThread);
                    Futures.allOf(one, pool.submit(() -> 2)).join();
                    return one.join() == Thread.currentThread();
                  })));
    }
  }

  @Test
  void failuresArriveAsWithTheJdk() {
    IllegalStateException failure = new IllegalStateException("one of them");
    CompletableFuture<Integer> failed = CompletableFuture.failedFuture(failure);
    CompletableFuture<Integer> done = CompletableFuture.completedFuture(1);
    CompletableFuture<Void> all = Futures.allOf(done, failed);
    assertSame(failure, assertThrows(CompletionException.class, all::join).getCause());
    assertSame(failure, assertThrows(ExecutionException.class, all::get).getCause());
    CompletableFuture<Object> any = Futures.anyOf(failed);
    assertSame(failure, assertThrows(CompletionException.class, any::join).getCause());
    assertNull(Futures.allOf().join());
    assertFalse(Futures.anyOf().isDone());
    assertThrows(NullPointerException.class, () -> Futures.allOf(done, null));
  }

  /** The others go on; dependents run in the pool. */
  @Test
  void cancellingReachesNobodyElse() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CompletableFuture<Integer> open = new CompletableFuture<>();
      CompletableFuture<Void> all = pool.call(() -> Futures.allOf(open));
      assertSame(pool, all.defaultExecutor());
      assertTrue(all.cancel(true));
      assertThrows(CancellationException.class, all::join);
      assertFalse(open.isDone());
      open.complete(1);
      assertEquals(1, open.join());
    }
  }
}
