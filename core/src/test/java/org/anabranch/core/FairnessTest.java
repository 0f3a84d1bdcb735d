package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;

/** What others do beside a call that lasts and holds all helpers: they get on, on their own. */
class FairnessTest {

  /** A call from outside that holds its caller and every helper it may have until told. */
  private static Thread longCall(WorkStealingPool pool, CountDownLatch held, CountDownLatch over) {
    Thread caller =
        new Thread(
            () ->
                pool.run(
                    () -> {
                      for (int i = 1; i < pool.parallelism(); i++) {
                        new Act(self -> hold(held, over)).fork();
                      }
                      hold(held, over);
                    }));
    caller.start();
    return caller;
  }

  private static void hold(CountDownLatch held, CountDownLatch over) {
    held.countDown();
    Forced.await(over);
  }

  @EachPoolSize
  void smallCallsAndSubmissionsEndBesideALongCall(int parallelism) throws Exception {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      CountDownLatch held = new CountDownLatch(parallelism);
      CountDownLatch over = new CountDownLatch(1);
      Thread longCaller = longCall(pool, held, over);
      Forced.await(held);
      for (int round = 0; round < 20; round++) {
        AtomicInteger ran = new AtomicInteger();
        pool.run(() -> ElementLoop.runUnknown(0, 50, i -> ran.incrementAndGet()));
        pool.scope(scope -> scope.fork(() -> scope.fork(() -> scope.fork(ran::incrementAndGet))));
        assertEquals(51, ran.get());
        assertEquals(1, HealthProbe.resultOf(pool.submit(() -> 1)), "on the thread in reserve");
      }
      assertTrue(longCaller.isAlive(), "the long call still holds them all");
      over.countDown();
      longCaller.join();
      HealthProbe.check(pool);
    }
  }
}
