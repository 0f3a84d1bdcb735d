package org.anabranch.benchmarks.report;

import java.util.Locale;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of scans and packs. */
final class PackBudgets extends Budgets {
  PackBudgets() {
    scans(100_000, 1.25);
    scans(1_000_000, 1.3);
    scans(10_000_000, 1.5);
    int large = 10_000_000;
    add(
        "filter of 10,000,000 ints, half kept, against the parallel stream",
        Kind.SPEEDUP,
        2.5,
        compare("", filter(large), "parallelStream"));
    add(
        "filter of 10,000,000 ints, half kept, against the loop without branches",
        Kind.SPEEDUP,
        1.3,
        compare("", filter(large), "loop"));
  }

  private void scans(int n, double bound) {
    add(
        String.format(Locale.ROOT, "running sums of %,d longs, against the loop", n),
        Kind.SPEEDUP,
        bound,
        compare("in place", scan("par", n), "loop"),
        compare("exclusive", scan("parExclusive", n), "loop"),
        compare("into another", scan("parInto", n), "loopInto"));
  }

  private static Line scan(String method, int n) {
    return Line.of(Suite.SCAN, method, "type", "long", "n", n);
  }

  private static Line filter(int n) {
    return Line.of(Suite.PACK, "par", "n", n, "percent", 50);
  }
}
