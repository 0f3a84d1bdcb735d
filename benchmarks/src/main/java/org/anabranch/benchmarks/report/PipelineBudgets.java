package org.anabranch.benchmarks.report;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.anabranch.benchmarks.PipelineCase;
import org.anabranch.benchmarks.report.Budget.Comparison;
import org.anabranch.benchmarks.report.Budget.Kind;

/** Budgets of pipelines and of grouping. */
final class PipelineBudgets extends Budgets {
  private static final PipelineCase[] PRIMITIVES = {
    PipelineCase.INTS, PipelineCase.LONGS, PipelineCase.DOUBLES
  };

  PipelineBudgets() {
    add(
        "map-filter-map-sum of 1,000,000 primitives after 3 lambdas, against the parallel stream",
        Kind.SPEEDUP,
        5,
        pipelines(1_000_000, "parallelStream", PRIMITIVES));
    add(
        "the same, against the loop",
        Kind.SPEEDUP,
        1.6, // two cores, 0.8 each
        pipelines(1_000_000, "loop", PRIMITIVES));
    add(
        "map-filter-map-sum of 1,000,000 objects after 3 lambdas, against the parallel stream",
        Kind.SPEEDUP,
        2,
        pipelines(1_000_000, "parallelStream", PipelineCase.OBJECTS));
    add(
        "map-filter-map-sum of 100 elements adds to the loop, us",
        Kind.ADDED,
        1,
        pipelines(100, "loop", PipelineCase.values()));
    add(
        "histogram of 1,000,000 ints, 1,000 buckets, against the loop",
        Kind.SPEEDUP,
        1.3,
        compare("", group("histogramPar", 1000), "histogramLoop"));
    add(
        "countBy of 1,000,000 ints, 1,000 keys, against groupingBy",
        Kind.SPEEDUP,
        8,
        compare(
            "",
            group("countIntPar", 1000),
            "countStream",
            "countParallelStream",
            "countConcurrent"));
    add(
        "groupBy of 1,000,000 objects by 16, 10,000 and 5,000,000 keys, against groupingBy",
        Kind.SPEEDUP,
        0.97, // never slower
        groups("groupPar", "groupStream"));
    add(
        "the same collected by groupingBy and counting",
        Kind.SPEEDUP,
        0.97,
        groups("countCollectPar", "countStream"));
  }

  private static Comparison[] pipelines(int n, String peer, PipelineCase... cases) {
    return Arrays.stream(cases)
        .map(elements -> compare(elements.toString(), pipeline(elements, n), peer))
        .toArray(Comparison[]::new);
  }

  private static Line pipeline(PipelineCase elements, int n) {
    return Line.of(Suite.PIPELINE, "par", "elements", elements, "n", n, "lambdas", 3);
  }

  private static Comparison[] groups(String method, String peer) {
    return IntStream.of(16, 10_000, 5_000_000)
        .mapToObj(keys -> compare(keys + " keys", group(method, keys), peer))
        .toArray(Comparison[]::new);
  }

  private static Line group(String method, int keys) {
    return Line.of(Suite.GROUP, method, "n", 1_000_000, "keys", keys);
  }
}
