package org.anabranch.benchmarks.report;

import org.anabranch.benchmarks.FunctionCase;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of operations with functions. */
final class LambdaBudgets extends Budgets {
  LambdaBudgets() {
    for (FunctionCase operation : FunctionCase.values()) {
      if (operation != FunctionCase.SUM_OF_DOUBLE) { // the loop's sum is not the same
        peak(operation);
      }
    }
  }

  private void peak(FunctionCase operation) {
    add(
        operation + " after 1 to 100 function classes, against the loop, one core",
        Kind.RATIO,
        1.3,
        each(
            lambdas ->
                compare(
                    lambdas + " classes",
                    Line.of(Suite.LAMBDAS, "par", "operation", operation, "lambdas", lambdas),
                    "loop"),
            1,
            2,
            3,
            10,
            100));
  }
}
