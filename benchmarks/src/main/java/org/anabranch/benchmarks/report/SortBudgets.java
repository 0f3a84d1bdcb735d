package org.anabranch.benchmarks.report;

import java.util.function.IntPredicate;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of sorts, against the better of the JDK's. */
final class SortBudgets extends Budgets {
  private static final String[] PEERS = {"arraysSort", "parallelSort"};

  /** Since then the JDK sorts ints with vectors. */
  private static final IntPredicate WITH_VECTORS = jdk -> jdk >= 22;

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
    random(WITH_VECTORS, "int", "", 1.5, 1.0, 1.15);
    random(WITH_VECTORS.negate(), "int", ", by the JDK without vectors", 6, 6, 6);
    random(jdk -> true, "long", "", 2.6, 5, 4);
    random(jdk -> true, "double", "", 3.4, 4, 5);
    for (String type : new String[] {"int", "long", "float", "double"}) {
      for (int n : new int[] {10, 1000, 100_000, 1_000_000, 10_000_000}) {
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

  private void random(IntPredicate jdks, String type, String remark, double... bounds) {
    int n = 10_000;
    for (double bound : bounds) {
      n *= 10;
      addOn(
          jdks,
          "sort of " + n + " random " + type + "s" + remark,
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
