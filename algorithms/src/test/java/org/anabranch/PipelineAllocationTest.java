package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.function.LongSupplier;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Numbers are not boxed on their way, and nothing is allocated for an element. */
@Tag("more-functions")
class PipelineAllocationTest {
  private static final int ELEMENTS = 1_000_000;
  private static final long EXPECTED = 0;

  @Test
  void nothingIsAllocatedForAnElement() {
    IntPipeline ints = Par.range(1_000, 1_000 + ELEMENTS);
    LongPipeline longs = ints.asLong().filter(x -> x > 0);
    DoublePipeline doubles = ints.asDouble().peek(x -> {});
    IntPipeline noInt = Par.range(0, 0);
    List<LongSupplier> pipelines =
        List.of(
            () -> ints.mapMulti((x, c) -> {}).sum(),
            () -> ints.flatMap(x -> noInt).filter(x -> true).count() + one(ints),
            () -> longs.mapMulti((x, c) -> {}).sum(),
            () -> (long) doubles.mapMulti((x, c) -> {}).sum(),
            () -> longs.scan((x, y) -> y).takeWhile(x -> x < 0).sum(),
            () -> ints.zipWithIndex((x, i) -> 0).pairwise((x, y) -> 0).sum(),
            () -> doubles.filter(x -> x < 0).skip(1).count());
    try (WorkStealingPool pool = WorkStealingPool.create(1)) {
      for (int i = 0; i < pipelines.size(); i++) {
        LongSupplier pipeline = pipelines.get(i);
        assertEquals(EXPECTED, pool.call(pipeline::getAsLong));
        long before = allocated();
        assertEquals(EXPECTED, pool.call(pipeline::getAsLong));
        long bytes = allocated() - before;
        assertTrue(bytes < perElement(i) * ELEMENTS, i + ": " + bytes + " bytes");
      }
    }
  }

  /** Stages in order keep a wave; what flatMap takes is an object, and a chain for each. */
  private static long perElement(int pipeline) {
    return pipeline == 1 ? 1_000 : pipeline > 3 ? 14 : 4;
  }

  private static long one(IntPipeline ints) {
    return ints.limit(0).sum();
  }

  private static long allocated() {
    ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    return threads.getThreadAllocatedBytes(Thread.currentThread().getId());
  }
}
