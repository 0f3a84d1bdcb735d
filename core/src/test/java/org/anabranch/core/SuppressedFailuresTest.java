package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CountDownLatch;

/** What becomes of the failures that are not thrown. */
class SuppressedFailuresTest {
  private static final int MOST = 8;

  private static List<Throwable> failures(int count) {
    List<Throwable> failures = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      failures.add(new IllegalStateException("failure " + i));
    }
    return failures;
  }

  private static Throwable outcome(WorkStealingPool pool, Act root) {
    return CallerKind.PLATFORM.outcomeOf(pool, () -> pool.invoke(root));
  }

  private static Act forkingAll(List<Throwable> failures) {
    return new Act(self -> failures.forEach(t -> self.forking(Act.failing(t))));
  }

  @EachParallelism
  void atMostEightOthersAreAttachedToTheOldest(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int count = 1; count <= 30; count++) {
        List<Throwable> failures = failures(count);
        Throwable outcome = outcome(pool, forkingAll(failures));
        assertSame(failures.get(0), outcome);
        Set<Throwable> attached = new HashSet<>(Arrays.asList(outcome.getSuppressed()));
        assertEquals(Math.min(MOST, count - 1), attached.size());
        assertEquals(attached.size(), outcome.getSuppressed().length);
        assertTrue(new HashSet<>(failures.subList(1, count)).containsAll(attached));
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void anObjectThrownByAllIsDeliveredOnceAndNeverSuppressesItself(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (FailureKind kind : FailureKind.values()) {
        Throwable shared = kind.create("shared");
        List<Throwable> everywhere = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
          everywhere.add(shared);
        }
        for (int round = 0; round < 3; round++) {
          assertSame(shared, outcome(pool, forkingAll(everywhere)));
          assertEquals(0, shared.getSuppressed().length);
        }
      }
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void nothingIsAttachedToOneThatCarriesSuppressedOnesAlready(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Throwable first = new IllegalStateException("first");
      Throwable own = new IllegalStateException("own");
      first.addSuppressed(own);
      List<Throwable> failures = failures(5);
      failures.add(0, first);
      assertSame(first, outcome(pool, forkingAll(failures)));
      assertArrayEquals(new Throwable[] {own}, first.getSuppressed());
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void oneThatRefusesSuppressedOnesIsDeliveredAsItIs(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Throwable first = FailureKind.BARE.create("first");
      List<Throwable> failures = failures(5);
      failures.add(0, first);
      assertSame(first, outcome(pool, forkingAll(failures)));
      assertEquals(0, first.getSuppressed().length);
      HealthProbe.check(pool);
    }
  }

  @EachParallelism
  void aFailureThatTravelsThroughManyLevelsGathersNoCopiesOfItself(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Throwable t = new IllegalStateException("from below");
      assertSame(t, outcome(pool, nested(50, t)));
      assertEquals(0, t.getSuppressed().length);
      HealthProbe.check(pool);
    }
  }

  /** Each level joins one failing child and leaves another unjoined. */
  private static Act nested(int levels, Throwable t) {
    return new Act(
        self -> {
          if (levels == 0) {
            throw FailureKind.sneak(t);
          }
          Act child = nested(levels - 1, t);
          self.forking(Act.failing(t)).forking(child);
          self.joining(child);
        });
  }

  @EachSharedParallelism
  void whatRunningForksThrowIsAttachedToWhatComputeThrew(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Throwable own = new IllegalStateException("compute");
      Throwable childs = new IllegalStateException("child");
      CountDownLatch taken = new CountDownLatch(1);
      Act root =
          new Act(
              self -> {
                self.forking(
                    new Act(
                        me -> {
                          taken.countDown();
                          throw FailureKind.sneak(childs);
                        }));
                Forced.await(taken);
                throw FailureKind.sneak(own);
              });
      assertSame(own, outcome(pool, root));
      assertArrayEquals(new Throwable[] {childs}, own.getSuppressed());
      HealthProbe.check(pool);
    }
  }
}
