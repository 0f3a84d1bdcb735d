package org.anabranch.benchmarks.report;

import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of the first call, of many callers, and of a pool that nobody calls. */
final class CallBudgets extends Budgets {
  CallBudgets() {
    add(
        "first Par.sum in a fresh JVM, 1,000,000 ints, adds to the loop, us",
        Kind.ADDED,
        40_000,
        compare("", Line.of(Suite.FIRST_CALL, "par"), "loop"));
    add(
        "64 callers at once, 1 ms each, against one thread; 1.3 times the half",
        Kind.RATIO,
        0.65,
        compare("", Line.of(Suite.CALLERS, "par"), "loop"));
    add(
        "an idle pool takes in a second, us of processor time",
        Kind.COST,
        1000,
        compare("", Line.of(Suite.IDLE, "par")));
  }
}
