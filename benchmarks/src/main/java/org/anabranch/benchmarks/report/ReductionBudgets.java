package org.anabranch.benchmarks.report;

import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of reductions beside sums: as every operation, never much slower than its loop. */
final class ReductionBudgets extends Budgets {
  private static final String[] OPERATIONS = {
    "min",
    "minIndex",
    "maxOfDoubles",
    "maxOfObjects",
    "mean",
    "variance",
    "dot",
    "dotFast",
    "count",
    "indexOf",
    "isSorted",
    "reduce",
    "reduceObjects",
    "mapReduce"
  };

  ReductionBudgets() {
    for (String operation : OPERATIONS) {
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
}
