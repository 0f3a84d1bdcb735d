package org.anabranch.examples;

import java.util.Comparator;
import java.util.List;
import java.util.function.Supplier;
import org.anabranch.core.PoolStatistics;
import org.anabranch.core.WorkStealingPool;

/**
 * One timed run of a computation.
 *
 * @param result its answer
 * @param nanos its wall time
 * @param work what the pool counted meanwhile
 * @param <R> the type of the answer
 */
record Run<R>(R result, long nanos, PoolStatistics work) {

  static <R> Run<R> of(Supplier<R> computation, WorkStealingPool pool) {
    PoolStatistics before = pool.statistics();
    long start = System.nanoTime();
    R result = computation.get();
    long nanos = System.nanoTime() - start;
    return new Run<>(result, nanos, pool.statistics().since(before));
  }

  /** The run of median time. */
  static <R> Run<R> median(List<Run<R>> runs) {
    return runs.stream()
        .sorted(Comparator.comparingLong(Run::nanos))
        .skip(runs.size() / 2)
        .findFirst()
        .orElseThrow();
  }

  double millis() {
    return nanos / 1e6;
  }
}
