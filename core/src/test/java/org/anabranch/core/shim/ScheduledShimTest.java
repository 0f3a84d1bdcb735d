package org.anabranch.core.shim;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The deterministic scheduler itself: a test that stands on it is worth what it finds. */
@Tag("scheduled")
class ScheduledShimTest {

  /** Two threads that each read, then write a counter: one preemption loses an update. */
  private static void lostUpdate(Interleaving run) {
    int[] counter = new int[1];
    Runnable increment =
        () -> {
          Shim.step();
          int read = counter[0];
          Shim.step();
          counter[0] = read + 1;
        };
    run.thread("left", increment);
    run.thread("right", increment);
    run.afterwards(() -> assertEquals(2, counter[0]));
  }

  /** Collects the order in which two threads of two steps each move. */
  private static Set<String> ordersOfTwoThreads(Explorer explorer) {
    Set<String> orders = new TreeSet<>();
    explorer.check(
        run -> {
          StringBuilder order = new StringBuilder();
          for (String name : List.of("a", "b")) {
            run.thread(
                name,
                () -> {
                  for (int i = 0; i < 2; i++) {
                    Shim.step();
                    order.append(name);
                  }
                });
          }
          run.afterwards(() -> orders.add(order.toString()));
        });
    return orders;
  }

  @Test
  void withoutPreemptionThreadsRunOneAfterTheOther() {
    assertEquals(Set.of("aabb", "bbaa"), ordersOfTwoThreads(Explorer.exhaustive(0)));
  }

  @Test
  void enoughPreemptionsGiveEveryInterleaving() {
    assertEquals(
        Set.of("aabb", "abab", "abba", "baab", "baba", "bbaa"),
        ordersOfTwoThreads(Explorer.exhaustive(4)));
  }

  @Test
  void randomSchedulesComeToTheSame() {
    assertEquals(6, ordersOfTwoThreads(Explorer.random(1, 300)).size());
  }

  @Test
  void aLostUpdateNeedsOnePreemption() {
    assertTrue(Explorer.exhaustive(0).findFailure(ScheduledShimTest::lostUpdate).isEmpty());
    ScheduleFailure failure =
        Explorer.exhaustive(1).findFailure(ScheduledShimTest::lostUpdate).orElseThrow();
    assertSame(ScheduleFailure.Kind.WRONG, failure.kind());
  }

  @Test
  void aFailureCanBeReplayed() {
    ScheduleFailure failure =
        Explorer.random(2, 1000).findFailure(ScheduledShimTest::lostUpdate).orElseThrow();
    ScheduleFailure again =
        Explorer.replay(failure.schedule())
            .findFailure(ScheduledShimTest::lostUpdate)
            .orElseThrow();
    assertEquals(failure.schedule(), again.schedule());
  }

  @Test
  void aFailureTellsItsScheduleAndEveryStep() {
    ScheduleFailure failure =
        Explorer.exhaustive(1).findFailure(ScheduledShimTest::lostUpdate).orElseThrow();
    String message = failure.getMessage();
    assertTrue(message.contains("schedule: " + failure.schedule()), message);
    assertTrue(message.contains("left: ScheduledShimTest.lambda$lostUpdate"), message);
  }

  @Test
  void aPermitGivenBeforeTheParkIsNotLost() {
    Explorer.exhaustive(3)
        .check(
            run -> {
              Thread[] sleeper = new Thread[1];
              run.thread(
                  "sleeper",
                  () -> {
                    sleeper[0] = Thread.currentThread();
                    Shim.step();
                    Shim.park(run, Long.MAX_VALUE);
                  });
              run.thread(
                  "waker",
                  () -> {
                    while (sleeper[0] == null) {
                      Shim.spin();
                    }
                    Shim.unpark(sleeper[0]);
                  });
            });
  }

  @Test
  void aParkThatNobodyEndsIsADeadlock() {
    ScheduleFailure failure =
        Explorer.exhaustive(0)
            .findFailure(run -> run.thread("alone", () -> Shim.park(run, Long.MAX_VALUE)))
            .orElseThrow();
    assertSame(ScheduleFailure.Kind.DEADLOCK, failure.kind());
  }

  @Test
  void anIdlerMayStayParked() {
    Explorer.exhaustive(0).check(run -> run.idler("idle", () -> Shim.park(run, Long.MAX_VALUE)));
  }

  @Test
  void aTimedParkEndsAtItsDeadlineInVirtualTime() {
    Explorer.exhaustive(1)
        .check(
            run ->
                run.thread(
                    "sleeper",
                    () -> {
                      long start = Shim.nanoTime();
                      Shim.park(run, 3_600_000_000_000L);
                      assertTrue(Shim.nanoTime() - start >= 3_600_000_000_000L);
                    }));
  }

  @Test
  void anInterruptEndsAPark() {
    Explorer.exhaustive(1)
        .check(
            run ->
                run.thread(
                    "sleeper",
                    () -> {
                      Thread.currentThread().interrupt();
                      Shim.park(run, Long.MAX_VALUE);
                      assertTrue(Thread.interrupted());
                    }));
  }

  @Test
  void whoSpinsLetsOthersMove() {
    Explorer.exhaustive(2)
        .check(
            run -> {
              boolean[] go = new boolean[1];
              run.thread(
                  "waiter",
                  () -> {
                    while (!go[0]) {
                      Shim.spin();
                    }
                  });
              run.thread(
                  "other",
                  () -> {
                    Shim.step();
                    go[0] = true;
                  });
            });
  }

  @Test
  void spinningForWhatNeverComesIsEndless() {
    ScheduleFailure failure =
        Explorer.exhaustive(0)
            .findFailure(
                run ->
                    run.thread(
                        "waiter",
                        () -> {
                          while (!Thread.currentThread().isInterrupted()) {
                            Shim.spin();
                          }
                        }))
            .orElseThrow();
    assertSame(ScheduleFailure.Kind.ENDLESS, failure.kind());
  }

  @Test
  void threadsThatTestedCodeStartsAreGoverned() {
    Set<String> orders = new TreeSet<>();
    Explorer.exhaustive(1)
        .check(
            run -> {
              List<String> order = new ArrayList<>();
              run.thread(
                  "starter",
                  () -> {
                    run.newThread(
                            () -> {
                              Shim.step();
                              order.add("started");
                            })
                        .start();
                    Shim.step();
                    order.add("starter");
                  });
              run.afterwards(() -> orders.add(order.toString()));
            });
    assertEquals(Set.of("[started, starter]", "[starter, started]"), orders);
  }

  @Test
  void aScenarioThatIsNotTheSameEachTimeIsRefused() {
    int[] runs = new int[1];
    Scenario changing =
        run -> {
          int threads = 2 + runs[0]++ % 2;
          for (int i = 0; i < threads; i++) {
            run.thread("t" + i, Shim::step);
          }
        };
    assertThrows(IllegalStateException.class, () -> Explorer.exhaustive(2).check(changing));
  }

  @Test
  void otherThreadsPassThrough() {
    long before = System.nanoTime();
    Shim.step();
    Shim.spin();
    Shim.unpark(Thread.currentThread());
    Shim.park(this, Long.MAX_VALUE);
    Shim.park(this, 1);
    assertFalse(Shim.nanoTime() - before < 0);
  }
}
