package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.function.IntConsumer;
import java.util.stream.Stream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Case P1: parallel work in a static initialiser completes, whatever the form, the pool and the
 * caller. A helper that ran code of the class being initialised would wait for the initialiser,
 * which waits for the helper.
 */
@Tag("machine")
@Timeout(20)
class StaticInitialisersTest {
  private record Case(int parallelism, Class<?> template, CallerKind caller) {
    @Override
    public String toString() {
      return template.getSimpleName() + " P = " + parallelism + " from " + caller;
    }
  }

  static Stream<Case> cases() {
    List<Case> cases = new ArrayList<>();
    for (int parallelism : new int[] {1, 2, 3, 8}) {
      for (Class<?> template : InitialiserTemplates.ALL) {
        for (CallerKind caller : CallerKind.available()) {
          cases.add(new Case(parallelism, template, caller));
        }
      }
    }
    return cases.stream();
  }

  /** Everything shared has been used elsewhere before, and helpers are awake. */
  @ParameterizedTest
  @MethodSource("cases")
  void parallelWorkInAStaticInitialiserCompletes(Case c) throws ReflectiveOperationException {
    try (WorkStealingPool pool = WorkStealingPool.create(c.parallelism)) {
      pool.run(() -> useOutsideOfInitialisers(c.parallelism));
      Class<?> fresh = FreshClasses.like(c.template);
      assertNull(c.caller.outcomeOf(pool, () -> FreshClasses.initialise(fresh)));
      Field result = fresh.getDeclaredField("RESULT");
      result.setAccessible(true);
      assertEquals(64_000L, result.get(null));
    }
  }

  private static void useOutsideOfInitialisers(int parallelism) {
    if (parallelism > 1) {
      CountDownLatch both = new CountDownLatch(2);
      Par.invoke(() -> meet(both), () -> meet(both));
    }
    Par.invoke(KnownFunctions.KNOWN, KnownFunctions.KNOWN);
    Par.mapReduce(0, 4, KnownFunctions.KNOWN_MAP, 0L, Long::sum);
    Par.range(0, 4).mapToObj(KnownFunctions.KNOWN_MAP).filter(KnownFunctions.KNOWN_TEST).toList();
    IntConsumer known = i -> KnownFunctions.KNOWN.run();
    Par.forEach(0, 4, known.andThen(i -> {}));
    Par.forEach(0, 4, KnownFunctions.watched(i -> {}));
  }

  private static void meet(CountDownLatch both) {
    both.countDown();
    CallerKind.await(both);
  }
}
