package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** What a caller's tasks find around them on other threads, and what these find afterwards. */
@Tag("machine")
class ContextTest {
  private static final ThreadLocal<String> USER = ThreadLocal.withInitial(() -> "nobody");

  private static final ContextCarrier CARRIER =
      () -> {
        String user = USER.get();
        return () -> {
          String before = USER.get();
          USER.set(user);
          return () -> USER.set(before);
        };
      };

  private static WorkStealingPool pool(ContextCarrier carrier) {
    return WorkStealingPool.builder().parallelism(2).contextCarrier(carrier).build();
  }

  /** Runs a body on a thread of the pool that steals it from a call of this thread. */
  private static void onAHelper(WorkStealingPool pool, Runnable body) {
    CountDownLatch begun = new CountDownLatch(1);
    Act stolen =
        new Act(
            self -> {
              begun.countDown();
              body.run();
            });
    pool.invoke(
        new Act(
            self -> {
              self.forking(stolen);
              Forced.await(begun);
              self.joining(stolen);
            }));
  }

  private static final class Loader extends ClassLoader {}

  @Test
  void stolenTasksAndSubmissionsFindTheCallersClassLoader() {
    Thread here = Thread.currentThread();
    ClassLoader before = here.getContextClassLoader();
    ClassLoader mine = new Loader();
    List<ClassLoader> found = Collections.synchronizedList(new ArrayList<>());
    Runnable look = () -> found.add(Thread.currentThread().getContextClassLoader());
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      here.setContextClassLoader(mine);
      onAHelper(pool, look);
      for (int i = 0; i < 2; i++) {
        HealthProbe.resultOf(
            pool.submit(
                () -> {
                  look.run();
                  Thread.currentThread().setContextClassLoader(null);
                  return 0;
                }));
      }
      here.setContextClassLoader(null);
      onAHelper(pool, look);
      here.setContextClassLoader(before);
      onAHelper(pool, look);
    } finally {
      here.setContextClassLoader(before);
    }
    List<ClassLoader> expected = new ArrayList<>(List.of(mine, mine, mine));
    expected.add(null);
    expected.add(before);
    assertEquals(expected, found);
  }

  @Test
  void carriersAreCapturedOnceACallAndRestored() {
    AtomicInteger captures = new AtomicInteger();
    List<String> found = Collections.synchronizedList(new ArrayList<>());
    ContextCarrier counting =
        () -> {
          captures.incrementAndGet();
          return CARRIER.capture();
        };
    try (WorkStealingPool pool = pool(counting)) {
      USER.set("ann");
      onAHelper(pool, () -> found.add(USER.get()));
      USER.set("bob");
      onAHelper(pool, () -> found.add(USER.get()));
      assertEquals(2, captures.get());
      pool.run(() -> found.add(USER.get()));
      assertEquals(2, captures.get(), "a call that publishes nothing captures nothing");
      HealthProbe.resultOf(pool.submit(() -> found.add(USER.get())));
      assertEquals(3, captures.get());
      assertEquals("bob", USER.get());
    } finally {
      USER.remove();
    }
    assertEquals(List.of("ann", "bob", "bob", "bob"), found);
  }

  /** Between two jobs a thread of the pool has what it had before the first. */
  @Test
  void helpersGetTheirOwnContextBack() {
    List<String> restored = Collections.synchronizedList(new ArrayList<>());
    ContextCarrier watching =
        () -> {
          ContextCarrier.Captured captured = CARRIER.capture();
          return () -> {
            Runnable restore = captured.install();
            return () -> {
              restore.run();
              restored.add(USER.get());
            };
          };
        };
    try (WorkStealingPool pool = pool(watching)) {
      USER.set("ann");
      onAHelper(pool, () -> USER.set("spoilt"));
      onAHelper(pool, () -> assertEquals("ann", USER.get()));
    } finally {
      USER.remove();
    }
    assertEquals(List.of("nobody", "nobody"), restored);
  }

  @Test
  void severalCarriersAreUndoneInReverse() {
    List<String> order = Collections.synchronizedList(new ArrayList<>());
    WorkStealingPool.Builder builder = WorkStealingPool.builder().parallelism(2);
    for (String name : List.of("a", "b")) {
      builder.contextCarrier(
          () ->
              () -> {
                order.add("+" + name);
                return () -> order.add("-" + name);
              });
    }
    try (WorkStealingPool pool = builder.build()) {
      onAHelper(pool, () -> order.add("job"));
    }
    assertEquals(List.of("+a", "+b", "job", "-b", "-a"), order);
  }

  @Test
  void aFailingCarrierIsReportedAndTheTaskRuns() {
    IllegalStateException thrown = new IllegalStateException("no context");
    List<Throwable> logged;
    AtomicInteger ran = new AtomicInteger();
    try (CapturedLog log = new CapturedLog();
        WorkStealingPool pool =
            pool(
                () ->
                    () -> {
                      throw thrown;
                    })) {
      onAHelper(pool, ran::incrementAndGet);
      logged = log.thrown();
    }
    assertEquals(1, ran.get());
    assertEquals(List.of(thrown), logged);
  }

  @Test
  void aCarrierThatCannotCaptureFailsTheCall() {
    IllegalStateException thrown = new IllegalStateException("no context");
    try (WorkStealingPool pool =
        pool(
            () -> {
              throw thrown;
            })) {
      Act forker = new Act(self -> self.forking(Act.quiet()));
      assertSame(thrown, assertThrows(IllegalStateException.class, () -> pool.invoke(forker)));
    }
  }
}
