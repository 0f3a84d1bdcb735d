package org.anabranch.benchmarks.report;

import java.util.Locale;
import org.anabranch.benchmarks.OrderCase;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of merges, selections, largest elements and sorted indices. */
final class OrderBudgets extends Budgets {
  OrderBudgets() {
    for (OrderCase operation : OrderCase.values()) {
      add(
          name(operation) + ", 100,000 ints and more, against the better of loop and fastutil",
          Kind.SPEEDUP,
          1.4,
          each(
              n ->
                  compare(
                      "n = " + n,
                      Line.of(Suite.ORDER, "par", "operation", operation, "n", n),
                      peers(operation)),
              100_000,
              1_000_000,
              10_000_000));
    }
  }

  private static String name(OrderCase operation) {
    return switch (operation) {
      case MERGE -> "merge";
      case NTH_ELEMENT -> "nthElement, the median";
      case TOP_K -> "topK, k = 100";
      default -> operation.name().toLowerCase(Locale.ROOT);
    };
  }

  private static String[] peers(OrderCase operation) {
    return operation == OrderCase.ARGSORT
        ? new String[] {"loop", "fastutil"}
        : new String[] {"loop"};
  }
}
