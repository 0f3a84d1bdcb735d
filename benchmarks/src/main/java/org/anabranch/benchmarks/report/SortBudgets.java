package org.anabranch.benchmarks.report;

import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of sorts, against the better of the JDK's. */
final class SortBudgets extends Budgets {
  private static final String[] PEERS = {"arraysSort", "parallelSort"};

  private static final Object[] INPUTS = {
    "SORTED",
    "REVERSED",
    "FEW_UNIQUE",
    "ALL_EQUAL",
    "ORGAN_PIPE",
    "SAW_TOOTH",
    "NEARLY_SORTED",
    "ZIPF",
    "CLUSTERS"
  };

  SortBudgets() {
    random("int", 1.5, 1.0, 1.15);
    random("long", 2.6, 5, 4);
    random("double", 3.4, 4, 5);
    for (String type : new String[] {"int", "long", "float", "double"}) {
      for (int n : new int[] {10, 1000, 100_000, 1_000_000}) {
        add(
            "sort of " + n + " " + type + "s that are not random",
            Kind.SPEEDUP,
            0.95,
            each(input -> compare(input, sort(type, input, n), PEERS), INPUTS));
      }
    }
    for (String type : new String[] {"int", "long", "double"}) {
      add(
          "sort of 1,000,000 random " + type + "s, against fastutil's parallel sorts",
          Kind.SPEEDUP,
          1,
          compare(
              "",
              Line.of(Suite.FASTUTIL_SORT, "par", "type", type, "input", "RANDOM", "n", 1_000_000),
              "radixSort",
              "quickSort"));
    }
    for (String kind : new String[] {"Integer", "Long", "Double"}) {
      objects(kind, 4);
    }
    objects("String", 3);
    objects("comparator", 1.1);
  }

  private static Line sort(String type, Object input, int n) {
    return Line.of(Suite.SORT, "par", "type", type, "input", input, "n", n);
  }

  private void random(String type, double at1e5, double at1e6, double at1e7) {
    double[] bounds = {at1e5, at1e6, at1e7};
    int n = 10_000;
    for (double bound : bounds) {
      n *= 10;
      add(
          "sort of " + n + " random " + type + "s",
          Kind.SPEEDUP,
          bound,
          compare("", sort(type, "RANDOM", n), PEERS));
    }
  }

  private void objects(String kind, double bound) {
    add(
        "sort of 1,000,000 random objects, " + kind,
        Kind.SPEEDUP,
        bound,
        compare(
            "",
            Line.of(Suite.OBJECT_SORT, "par", "kind", kind, "input", "RANDOM", "n", 1_000_000),
            PEERS));
  }
}
