package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.FutureTask;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * A stack that ends anywhere in fork, join or a loop: the caller gets a StackOverflowError, nothing
 * waits for ever, and the pool works on. Each compiler makes frames of its own size, so that the
 * stack ends elsewhere: on one CPU it is the quick one.
 */
@Tag("machine")
@Tag("races")
class StackOverflowTest {
  private static final long SMALL_STACK = 256 * 1024;

  private interface Action {
    void run() throws Exception;
  }

  /** Runs on a thread with a small stack, below some frames, so that it ends at another place. */
  private static void onSmallStack(int frames, Action action) throws Exception {
    FutureTask<Void> task =
        new FutureTask<>(
            () -> {
              below(frames, action);
              return null;
            });
    new Thread(null, task, "small-stack", SMALL_STACK).start();
    task.get();
  }

  private static int below(int frames, Action action) throws Exception {
    if (frames == 0) {
      action.run();
      return 0;
    }
    return below(frames - 1, action) + 1;
  }

  private static WorkStealingPool smallStacks(int parallelism) {
    return WorkStealingPool.builder()
        .parallelism(parallelism)
        .threadFactory(body -> new Thread(null, body, "small-stack", SMALL_STACK))
        .build();
  }

  /** Wherever a call from outside overflows, the thread is outside of any call afterwards. */
  @Test
  void aCallThatOverflowsAtItsEntryLeavesNothingBehind() throws Exception {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      for (int round = 0; round < Rounds.of(20); round++) {
        onSmallStack(
            0,
            () -> {
              int deepest = deepest();
              for (int frames = deepest - 400; frames < deepest; frames++) {
                callBelow(frames, pool);
              }
            });
      }
      assertSound(pool);
    }
  }

  private static int deepest() throws Exception {
    for (int frames = 100; ; frames += 50) {
      try {
        below(frames, () -> {});
      } catch (StackOverflowError e) {
        return frames;
      }
    }
  }

  private static void callBelow(int frames, WorkStealingPool pool) throws Exception {
    AtomicInteger ran = new AtomicInteger();
    try {
      below(frames, () -> pool.invoke(new Act(self -> ran.incrementAndGet())));
      assertEquals(1, ran.get());
    } catch (StackOverflowError e) {
      IllegalStateException outside =
          assertThrows(IllegalStateException.class, () -> Act.quiet().fork());
      assertTrue(outside.getMessage().contains("enclosing call"), outside.getMessage());
    }
  }

  private static void assertSound(WorkStealingPool pool) {
    for (int i = 0; i < 1_000; i++) {
      AtomicInteger ran = new AtomicInteger();
      pool.invoke(
          new Act(
              self -> {
                Act child = new Act(me -> ran.incrementAndGet());
                self.forking(child).forking(new Act(me -> ran.incrementAndGet()));
                self.joining(child);
              }));
      assertEquals(2, ran.get());
    }
    HealthProbe.check(pool);
  }

  private static Act endless(AtomicInteger bodies) {
    return new Act(
        self -> {
          bodies.incrementAndGet();
          Act child = endless(bodies);
          self.forking(child).forking(Act.quiet());
          self.joining(child);
        });
  }

  private static void endlessLoops(AtomicInteger bodies) {
    ElementLoop.run(
        0,
        3,
        i -> {
          bodies.incrementAndGet();
          if (i == 0) { // one endless path: each thief would have a stack of its own for another
            endlessLoops(bodies);
          }
        });
  }

  @EachParallelism
  void endlessForksEndInAnOverflow(int parallelism) throws Exception {
    AtomicInteger bodies = new AtomicInteger();
    try (WorkStealingPool pool = smallStacks(parallelism)) {
      for (int round = 0; round < 20; round++) {
        onSmallStack(
            round,
            () -> assertThrows(StackOverflowError.class, () -> pool.invoke(endless(bodies))));
        int atThrow = bodies.get();
        pool.run(() -> {});
        assertEquals(atThrow, bodies.get());
      }
      assertSound(pool);
    }
  }

  @EachParallelism
  void endlessLoopsEndInAnOverflow(int parallelism) throws Exception {
    AtomicInteger bodies = new AtomicInteger();
    try (WorkStealingPool pool = smallStacks(parallelism)) {
      for (int round = 0; round < 20; round++) {
        onSmallStack(
            round,
            () ->
                assertThrows(StackOverflowError.class, () -> pool.run(() -> endlessLoops(bodies))));
      }
      assertSound(pool);
    }
  }

  @EachParallelism
  void anOverflowInASubmissionFailsItsFuture(int parallelism) {
    AtomicInteger bodies = new AtomicInteger();
    try (WorkStealingPool pool = smallStacks(parallelism)) {
      for (int round = 0; round < 10; round++) {
        Throwable failure =
            HealthProbe.resultOf(
                pool.submit(
                        () -> {
                          endless(bodies).invoke();
                          return (Throwable) null;
                        })
                    .exceptionally(t -> t));
        assertEquals(StackOverflowError.class, failure.getClass());
      }
      assertSound(pool);
    }
  }

  /** The outer task catches the overflow and goes on forking and joining. */
  @Test
  void aTaskThatCatchesAnOverflowForksOn() throws Exception {
    AtomicInteger bodies = new AtomicInteger();
    try (WorkStealingPool pool = smallStacks(2);
        WorkStealingPool other = smallStacks(2)) {
      onSmallStack(
          0,
          () ->
              pool.invoke(
                  new Act(
                      self -> {
                        for (int i = 0; i < 20; i++) {
                          assertThrows(StackOverflowError.class, () -> endless(bodies).invoke());
                          assertThrows(
                              StackOverflowError.class, () -> other.invoke(endless(bodies)));
                          Act child = Act.quiet();
                          self.forking(child);
                          self.joining(child);
                        }
                      })));
      HealthProbe.check(pool);
      HealthProbe.check(other);
    }
  }

  /** Runs an action of a call at each of the last places on a small stack. */
  private static void atTheEndOfTheStack(Action action) throws Exception {
    int deepest = deepest();
    for (int frames = deepest - 500; frames < deepest; frames++) {
      try {
        below(frames, action);
      } catch (StackOverflowError e) {
        continue; // further down there is no room either, but less of it
      }
    }
  }

  /** In the end the call may throw what cut short a part of it. */
  private static void inACallOf(WorkStealingPool pool, int frames, Action action) throws Exception {
    onSmallStack(
        frames,
        () -> {
          try {
            pool.<Integer, Exception>call(
                () -> {
                  action.run();
                  return 1;
                });
          } catch (StackOverflowError e) {
            return; // as it may
          }
        });
  }

  /** Whoever could not say that it blocks can say so later. */
  @EachParallelism
  void anOverflowLeavesNobodyBlocked(int parallelism) throws Exception {
    try (WorkStealingPool pool = smallStacks(parallelism)) {
      for (int round = 0; round < Rounds.of(2); round++) {
        inACallOf(
            pool,
            round,
            () -> {
              Act kept = Act.quiet();
              kept.fork();
              atTheEndOfTheStack(() -> WorkStealingPool.blocking(() -> 1));
              CountDownLatch second = new CountDownLatch(1);
              Act first = new Act(self -> WorkStealingPool.blocking(() -> awaitIn(second)));
              ForkAction.invokeAll(first, new Act(self -> second.countDown()));
              kept.join();
            });
      }
      assertSound(pool);
    }
  }

  private static int awaitIn(CountDownLatch latch) {
    Forced.await(latch);
    return 1;
  }
}
