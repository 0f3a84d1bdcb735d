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

  /**
   * Runs a computation in {@code pool}. It is a call of its own, because what a caller did enters
   * the statistics when its call ends.
   */
  static <R> Run<R> in(WorkStealingPool pool, Supplier<R> computation) {
    PoolStatistics before = pool.statistics();
    long start = System.nanoTime();
    R result = pool.call(computation::get);
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
