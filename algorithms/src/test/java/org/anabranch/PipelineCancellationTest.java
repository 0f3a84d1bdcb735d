package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.anabranch.core.Cancellation;
import org.anabranch.core.DeadlineExceededException;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Pipelines without an end, and elements without one, end when their call is cancelled. */
@Tag("more-functions")
class PipelineCancellationTest {
  private static final Duration SOON = Duration.ofMillis(50);
  private static final Duration NEVER = Duration.ofSeconds(60);

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2})
  void whatHasNoEndEndsAtTheDeadline(int parallelism) {
    List<Supplier<Object>> endless =
        List.of(
            () -> naturals().mapToLong(x -> x).sum(),
            () -> naturals().filter(x -> x < 0).collect(Collectors.counting()),
            () -> naturals().filter(x -> x < 0).toList(),
            () -> naturals().filter(x -> x < 0).stream().findFirst(),
            () -> Par.range(0, 2).boxed().flatMap(x -> naturals()).filter(x -> x < 0).findFirst(),
            () -> Par.range(0, 2).boxed().flatMap(x -> naturals()).filter(x -> true).count(),
            () -> Par.range(0, 1).mapMulti((x, c) -> forEver(() -> c.accept(x))).sum(),
            () -> Par.range(0, 1).flatMap(x -> long31().flatMap(y -> rare(y))).max(),
            () -> long31().filter(x -> x < 0).limit(1).sum(),
            () -> naturals().zip(naturals(), Integer::sum).filter(x -> x < 0).findFirst());
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (Supplier<Object> run : endless) {
        assertTimeoutPreemptively(
            NEVER,
            () ->
                assertThrows(
                    DeadlineExceededException.class,
                    () -> pool.call(Cancellation.after(SOON), run::get)));
      }
    }
  }

  private static Pipeline<Integer> naturals() {
    return Par.pipeline(Stream.iterate(0, x -> (x + 1) & Integer.MAX_VALUE));
  }

  /** Long enough to be cancelled, however fast the machine is. */
  private static IntPipeline long31() {
    return Par.range(0, Integer.MAX_VALUE).map(x -> (int) Math.cbrt(x)).filter(x -> x % 2 == 0);
  }

  private static IntPipeline rare(int y) {
    return Par.range(0, y % 1_000 == 0 ? 1 : 0);
  }

  private static void forEver(Runnable body) {
    while (true) {
      body.run();
    }
  }
}
