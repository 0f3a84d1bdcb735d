package org.anabranch.benchmarks.report;

import org.anabranch.benchmarks.ReductionBenchmark;
import org.anabranch.benchmarks.report.Budget.Kind;
import org.openjdk.jmh.annotations.Param;

/** Budgets of reductions beside sums: as every operation, never much slower than its loop. */
final class ReductionBudgets extends Budgets {
  ReductionBudgets() {
    for (String operation : operations()) {
      add(
          operation + ", 1,000,000 elements and more, against the loop",
          Kind.SPEEDUP,
          0.97,
          each(
              n ->
                  compare(
                      "n = " + n,
                      Line.of(Suite.REDUCTION, "par", "operation", operation, "n", n),
                      "loop"),
              1_000_000,
              10_000_000));
    }
  }

  /** What the benchmark knows. */
  private static String[] operations() {
    try {
      return ReductionBenchmark.class.getField("operation").getAnnotation(Param.class).value();
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }
}
