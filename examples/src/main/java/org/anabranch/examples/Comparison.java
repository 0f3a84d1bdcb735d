package org.anabranch.examples;

import java.util.ArrayList;
import java.util.List;
import org.anabranch.core.WorkStealingPool;

/**
 * What came of running one operation: its three forms took turns, so that a slow moment of the
 * machine hits all of them, and of each form the run of median time is kept.
 *
 * @param operation what was run
 * @param expected what the plain loop says
 * @param result what {@code Par} says: its first answer that differs, if one ever did
 * @param plain the median run of the plain loop
 * @param stream the median run of the parallel stream
 * @param par the median run of {@code Par}
 * @param <R> the type of the result
 */
record Comparison<R>(
    Operation<R> operation, R expected, R result, Run<R> plain, Run<R> stream, Run<R> par) {

  static <R> Comparison<R> of(Operation<R> operation, WorkStealingPool pool, Effort effort) {
    R expected = operation.plain().get();
    warmUp(operation, pool, effort);
    List<Run<R>> plain = new ArrayList<>();
    List<Run<R>> stream = new ArrayList<>();
    List<Run<R>> par = new ArrayList<>();
    for (int i = 0; i < effort.repetitions(); i++) {
      plain.add(Run.in(pool, operation.plain()));
      stream.add(Run.in(pool, operation.stream()));
      par.add(Run.in(pool, operation.par()));
    }
    return new Comparison<>(
        operation,
        expected,
        firstOther(expected, par),
        Run.median(plain),
        Run.median(stream),
        Run.median(par));
  }

  /** True when every run of {@code Par} gave the answer of the plain loop. */
  boolean agrees() {
    return expected.equals(result);
  }

  private static void warmUp(Operation<?> operation, WorkStealingPool pool, Effort effort) {
    long start = System.nanoTime();
    do {
      Run.in(pool, operation.plain());
      Run.in(pool, operation.stream());
      Run.in(pool, operation.par());
    } while (System.nanoTime() - start < effort.warmUp().toNanos());
  }

  private static <R> R firstOther(R expected, List<Run<R>> runs) {
    for (Run<R> run : runs) {
      if (!run.result().equals(expected)) {
        return run.result();
      }
    }
    return expected;
  }
}
