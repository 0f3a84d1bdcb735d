package org.anabranch.benchmarks.report;

import java.util.List;
import org.anabranch.benchmarks.LadderShape;
import org.anabranch.benchmarks.report.Budget.Comparison;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of the ladder of element costs and numbers of elements. */
final class LadderBudgets extends Budgets {
  LadderBudgets() {
    add(
        "ladder: from 30 us of work on, against the loop",
        Kind.SPEEDUP,
        0.97,
        rungs(30_000, "loop"));
    add(
        "ladder: from 300 us of work on, against the loop, helper awake",
        Kind.SPEEDUP,
        1.7,
        rungs(300_000, "loop"));
    addMost(
        "ladder: against the JDK's pool with a cut-off chosen by hand, 95 % of the cells",
        Kind.RATIO, 1.1, 5, rungs(30_000, "forkJoin"));
  }

  private static Comparison[] rungs(double leastNanos, String peer) {
    return List.of(LadderShape.values()).stream()
        .flatMap(
            shape ->
                LadderPanels.RUNGS.stream()
                    .filter(rung -> rung.total() >= leastNanos && rung.n() > 1)
                    .map(rung -> compare(shape + " " + rung, rung.line("par", shape), peer)))
        .toArray(Comparison[]::new);
  }
}
