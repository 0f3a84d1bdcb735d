package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** A pipeline whose functions throw behaves like the loop over single elements. */
@Tag("more-functions")
class PipelineFailuresTest {
  private static final int N = 10_000;

  /** Ways to end a pipeline that run all of it. */
  private enum End {
    SUM(IntPipeline::sum),
    MAX(IntPipeline::max),
    ARRAY(IntPipeline::toArray),
    REDUCE(p -> p.reduce(0, (x, y) -> x + y)),
    EACH(p -> p.forEach(x -> {})),
    ORDERED(p -> p.forEachOrdered(x -> {})),
    LIST(p -> p.boxed().toList()),
    COLLECT(p -> p.boxed().collect(Collectors.counting())),
    COUNT(p -> p.boxed().countBy(x -> x % 7)),
    NONE(p -> p.noneMatch(x -> x < 0)),
    SKIP(p -> p.filter(x -> x >= 0).skip(1).sum()),
    SORT(p -> p.sorted().sum()),
    FLAT(p -> p.flatMap(x -> Par.range(0, 1)).sum()),
    ZIP(p -> p.zip(Par.range(0, N), (x, y) -> y).sum()),
    CONCAT(p -> Par.range(0, 3_000).concat(p).sum());

    @SuppressWarnings("ImmutableEnumChecker") // lambdas without state
    final Consumer<IntPipeline> run;

    End(Consumer<IntPipeline> run) {
      this.run = run;
    }
  }

  private static int failing(int x, int at, Throwable thrown) {
    return x == at ? FailureKind.raise(thrown) : x;
  }

  @ParameterizedTest
  @EnumSource
  void theLowestElementDecidesAndItsObjectIsDelivered(End end) {
    for (int parallelism : new int[] {1, 3}) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        for (FailureKind kind : FailureKind.values()) {
          Throwable first = kind.create("first");
          Throwable second = kind.create("second");
          IntPipeline p =
              Par.range(0, N)
                  .map(x -> failing(x, 5_000, second))
                  .filter(x -> true)
                  .map(x -> failing(x, 4_990, first))
                  .map(x -> failing(x, 4_995, second));
          assertSame(
              first,
              CallerKind.PLATFORM.outcomeOf(pool, () -> end.run.accept(p)),
              () -> end + " " + kind);
        }
        assertEquals(N, (long) pool.call(() -> Par.range(0, N).filter(x -> true).count()));
      }
    }
  }

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2, 8})
  void whatLiesBelowTheFailureTakesEffectOnce(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int lowest : new int[] {0, 1, 700, 1_024, 5_001}) {
        AtomicInteger peeked = new AtomicInteger();
        AtomicInteger below = new AtomicInteger();
        RuntimeException thrown = new IllegalStateException("lowest");
        Runnable run =
            () ->
                Par.range(0, N)
                    .peek(x -> peeked.addAndGet(x < lowest ? 1 : 0))
                    .map(x -> failing(x, lowest, thrown))
                    .forEach(x -> below.addAndGet(x < lowest ? 1 : 0));
        assertSame(thrown, assertThrows(RuntimeException.class, () -> pool.run(run)));
        int after = below.get();
        assertEquals(lowest, after);
        assertEquals(lowest, peeked.get());
      }
    }
  }

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2, 8})
  void failuresPastTheEndDoNotCount(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(PipelineFailuresTest::endBeforeTheFailure);
    }
  }

  private static void endBeforeTheFailure() {
    for (int end : new int[] {1, 10, 300, 1_030}) {
      IllegalStateException never = new IllegalStateException("past the end");
      IntPipeline p = Par.range(0, N).filter(x -> true).map(x -> failing(x, end, never));
      int last = end - 1;
      assertEquals(last, p.filter(x -> x == last).findFirst().orElseThrow());
      assertTrue(p.anyMatch(x -> x == last));
      assertFalse(p.allMatch(x -> x < last));
      assertArrayEquals(Par.range(0, end).toArray(), p.limit(end).toArray());
      assertArrayEquals(Par.range(0, last).toArray(), p.takeWhile(x -> x < last).toArray());
      assertEquals(last, p.skip(last).limit(1).sum());
      assertEquals(last, p.flatMap(x -> Par.range(x, x + 1)).skip(last).findFirst().orElseThrow());
      Iterator<Integer> iterator = IntStream.range(0, N).boxed().iterator();
      assertEquals(
          end,
          Par.pipeline(iterator)
              .map(x -> failing(x, end, never))
              .filter(x -> true)
              .limit(end)
              .count());
    }
  }

  @Test
  void anIteratorThatThrowsIsHeardAfterItsElements() {
    IllegalStateException broken = new IllegalStateException("broken");
    AtomicInteger seen = new AtomicInteger();
    Iterable<Integer> source =
        () ->
            new Iterator<>() {
              private int next;

              @Override
              public boolean hasNext() {
                return true;
              }

              @Override
              public Integer next() {
                return failing(next++, 1_000, broken);
              }
            };
    assertSame(
        broken,
        assertThrows(
            IllegalStateException.class,
            () -> Par.pipeline(source.iterator()).forEach(x -> seen.incrementAndGet())));
    assertEquals(1_000, seen.get());
    assertEquals(999, Par.pipeline(source.iterator()).filter(x -> x == 999).findFirst().orElse(-1));
  }

  @Test
  void argumentsAreCheckedAtOnce() {
    IntPipeline p = Par.range(0, 3);
    assertNull("function", () -> p.map(null));
    assertNull("predicate", () -> p.filter(null));
    assertNull("action", () -> p.peek(null));
    assertNull("op", () -> p.scan(null));
    assertNull("op", () -> p.reduce(null));
    assertNull("other", () -> p.zip(null, Integer::sum));
    assertNull("function", () -> p.flatMap(null));
    assertNull("body", () -> p.forEach(null));
    assertNull("predicate", () -> p.anyMatch(null));
    assertNull("function", () -> p.boxed().zipWithIndex(null));
    assertNull("collector", () -> p.boxed().collect(null));
    assertNull("order", () -> p.boxed().min(null));
    assertNull("key", () -> p.boxed().groupBy(null));
    assertNull("a", () -> Par.pipeline((int[]) null));
    assertNull("elements", () -> Par.pipeline((List<String>) null));
    assertNull("file", () -> Par.lines(null));
    assertThrows(IllegalArgumentException.class, () -> p.limit(-1));
    assertThrows(IllegalArgumentException.class, () -> p.skip(-1));
    assertThrows(IllegalArgumentException.class, () -> p.windows(0));
    assertThrows(IllegalArgumentException.class, () -> Par.pipeline(new int[3], 2, 1));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> Par.pipeline(new String[3], 2, 4));
  }

  private static void assertNull(String parameter, Runnable call) {
    assertEquals(parameter, assertThrows(NullPointerException.class, call::run).getMessage());
  }

  @Test
  void whatCanBeUsedOnceSaysSo() {
    Pipeline<Integer> p = Par.pipeline(List.of(1, 2).iterator());
    assertEquals(2, p.map(x -> x).count());
    IllegalStateException thrown = assertThrows(IllegalStateException.class, p::toList);
    assertTrue(thrown.getMessage().contains("used up"), thrown.getMessage());
    assertThrows(
        ArrayStoreException.class,
        () -> Par.pipeline(Arrays.asList(1, "x")).toArray(Integer[]::new));
  }
}
