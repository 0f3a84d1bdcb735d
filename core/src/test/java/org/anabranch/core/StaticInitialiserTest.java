package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.anabranch.core.loop.Branches;
import org.anabranch.core.loop.ElementLoop;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Case P1: parallel work in a static initialiser. A helper that runs code of the class being
 * initialised waits for the initialiser, which waits for the helper. Each body touches a static
 * field of its class, and the initialiser gives a thief all the time it needs.
 */
@Tag("machine")
@Timeout(10)
class StaticInitialiserTest {
  private record Case(int parallelism, Class<?> template, CallerKind caller) {
    @Override
    public String toString() {
      return template.getSimpleName() + " P = " + parallelism + " from " + caller;
    }
  }

  static Stream<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      for (Class<?> template :
          List.of(
              InitialiserTemplates.InvokedTask.class,
              InitialiserTemplates.InvokedAll.class,
              InitialiserTemplates.ForkedInTheInitialiser.class,
              InitialiserTemplates.WrappedFork.class,
              InitialiserTemplates.Branched.class,
              InitialiserTemplates.BranchedBesideAKnownOne.class,
              InitialiserTemplates.WrappedLoop.class,
              InitialiserTemplates.Looped.class)) {
        for (CallerKind caller :
            List.of(CallerKind.PLATFORM, CallerKind.INSIDE_A_CALL, CallerKind.WORKER)) {
          cases.add(new Case(parallelism, template, caller));
        }
      }
      cases.add(new Case(parallelism, InitialiserTemplates.WrappedRoot.class, CallerKind.PLATFORM));
    }
    return cases.stream();
  }

  /** Everything shared has been used elsewhere before, and helpers are awake. */
  @ParameterizedTest
  @MethodSource("cases")
  void parallelWorkInAStaticInitialiserCompletes(Case c) throws ReflectiveOperationException {
    try (WorkStealingPool pool = WorkStealingPool.create(c.parallelism)) {
      InitialiserSurroundings.pool = pool;
      useOutsideOfInitialisers(pool);
      Class<?> fresh = FreshClasses.like(c.template);
      Throwable failure =
          c.caller.outcomeOf(
              pool,
              () -> {
                ForkAction before = Act.quiet();
                boolean inside = c.caller != CallerKind.PLATFORM;
                if (inside) {
                  before.fork(); // makes the caller's deque visible
                }
                FreshClasses.initialise(fresh);
                if (inside) {
                  before.join();
                }
              });
      assertEquals(null, failure);
      Field result = fresh.getDeclaredField("RESULT");
      result.setAccessible(true);
      assertEquals(64, result.get(null));
      HealthProbe.check(pool);
    }
  }

  private static void useOutsideOfInitialisers(WorkStealingPool pool) {
    Runnable[] bodies = {InitialiserSurroundings.KNOWN, InitialiserSurroundings.KNOWN};
    pool.run(() -> Branches.run(bodies, bodies));
    pool.run(() -> InitialiserSurroundings.wrapped(() -> 1).fork());
    pool.run(() -> ElementLoop.run(0, 4, InitialiserSurroundings.watched(i -> {})));
    pool.run(
        () ->
            ForkTask.invokeAll(
                List.of(
                    InitialiserSurroundings.wrapped(() -> 1),
                    InitialiserSurroundings.wrapped(() -> 2))));
  }
}
