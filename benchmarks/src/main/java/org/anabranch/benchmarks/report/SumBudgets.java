package org.anabranch.benchmarks.report;

import java.util.List;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of sums, large and small. */
final class SumBudgets extends Budgets {
  /** A JVM's bookkeeping shows as fractions of a byte. */
  private static final double NO_BYTES = 0.5;

  private static final Object[] SMALL = {1, 10, 100, 1000, 2000};

  SumBudgets() {
    sums();
    smallCalls();
  }

  // ---- SumBenchmark ----

  private static Line sum(String type, Object n) {
    return Line.of(Suite.SUM, "par", "type", type, "n", n);
  }

  private void sums() {
    int large = 10_000_000;
    for (String type : List.of("int", "long", "byte")) {
      add(
          "sum of 10,000,000 " + type + "s, against reading the same bytes with two threads",
          Kind.RATIO,
          1.35,
          compare("", sum(type, large), "limit"));
    }
    for (String type : List.of("double", "float")) {
      add(
          "correctly rounded sum of 10,000,000 " + type + "s, against reading the same bytes",
          Kind.RATIO,
          2.0,
          compare("", sum(type, large), "limit"));
    }
    add(
        "the same sum of doubles, with the Vector API",
        Kind.RATIO,
        1.4,
        compare("", sum("double", large).by("parVectors"), "limit"));
    add(
        "correctly rounded sum of 10,000,000 doubles, against the parallel stream",
        Kind.SPEEDUP,
        5.0,
        compare("", sum("double", large), "parallelStream"));
    add(
        "the same, with the Vector API",
        Kind.SPEEDUP,
        5.0,
        compare("", sum("double", large).by("parVectors"), "parallelStream"));
    add(
        "correctly rounded sum of 1,000 doubles, against the naive loop",
        Kind.RATIO,
        1.6,
        compare("", sum("double", 1000), "loop"));
    add(
        "correctly rounded sum of 1,000 doubles, against the stream",
        Kind.RATIO,
        1.0,
        compare("", sum("double", 1000), "stream"));
    add(
        "a sum of 10,000,000 elements allocates in a call, bytes",
        Kind.BYTES,
        10_000,
        each(
            type -> compare(type + "s", sum(type, large)),
            "int",
            "long",
            "byte",
            "double",
            "float"));
    for (String type : List.of("int", "long", "byte", "double", "float")) {
      add(
          "sum of " + type + "s, 100,000 and more, against the loop",
          Kind.SPEEDUP,
          0.97,
          each(n -> compare("n = " + n, sum(type, n), "loop"), 100_000, 1_000_000, large));
    }
  }

  // ---- SmallCallBenchmark ----

  private static Line small(String method, Object n) {
    return Line.of(Suite.SMALL_CALL, method, "n", n);
  }

  private void smallCalls() {
    add(
        "a call of sum(int[]) adds to the loop, ns",
        Kind.ADDED,
        100,
        each(n -> compare("n = " + n, small("intsPar", n), "intsLoop"), SMALL));
    for (String type : List.of("doubles", "floats")) {
      add(
          "a call of sum of " + type + " adds to its kernel, ns",
          Kind.ADDED,
          100,
          each(n -> compare("n = " + n, small(type + "Par", n), type + "Kernel"), SMALL));
    }
    add(
        "a call of sumOfLong adds to the loop, ns",
        Kind.ADDED,
        250,
        each(n -> compare("n = " + n, small("valuesPar", n), "valuesLoop"), SMALL));
    add(
        "a call of forEach adds to the loop, ns",
        Kind.ADDED,
        250,
        each(n -> compare("n = " + n, small("effectsPar", n), "effectsLoop"), SMALL));
    add(
        "a call that stays on its caller allocates, bytes",
        Kind.BYTES,
        NO_BYTES,
        each(
            method -> compare(method, small(method, 100)),
            "intsPar",
            "doublesPar",
            "floatsPar",
            "valuesPar",
            "effectsPar"));
  }
}
