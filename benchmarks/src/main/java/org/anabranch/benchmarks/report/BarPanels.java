package org.anabranch.benchmarks.report;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.anabranch.benchmarks.FunctionCase;
import org.anabranch.benchmarks.PipelineCase;
import org.anabranch.benchmarks.report.SpeedupBars.Bar;
import org.knowm.xchart.CategoryChart;

/** The panels of suites that are compared in groups of bars. */
record BarPanels(Figures.Source source) {
  private static final List<Bar> JDK_SORTS =
      List.of(
          new Bar("parallelSort", "Arrays.parallelSort", Peer.PARALLEL_STREAM.color),
          Bar.of(Peer.PAR));

  List<CategoryChart> sorts() {
    List<String> sizes = List.of("1000", "10000", "100000", "1000000", "10000000");
    return Stream.of("int", "long", "float", "double")
        .map(
            type ->
                speedups(
                    "sort of random " + type + "s",
                    "numbers (n)",
                    "times as fast as Arrays.sort",
                    sizes,
                    n -> Line.of(Suite.SORT, "arraysSort", "type", type, "input", "RANDOM", "n", n),
                    JDK_SORTS))
        .toList();
  }

  List<CategoryChart> objectSorts() {
    return List.of(
        speedups(
            "sort of 1,000,000 random objects",
            "class, or how they are compared",
            "times as fast as Arrays.sort",
            List.of("Integer", "Long", "Double", "String", "comparator"),
            kind ->
                Line.of(
                    Suite.OBJECT_SORT,
                    "arraysSort",
                    "kind",
                    kind,
                    "input",
                    "RANDOM",
                    "n",
                    1_000_000),
            JDK_SORTS));
  }

  List<CategoryChart> fastutilSorts() {
    List<Bar> bars =
        List.of(
            new Bar("quickSort", "fastutil, quicksort", Peer.PARALLEL_STREAM.color),
            new Bar("radixSort", "fastutil, radix sort", Peer.FORK_JOIN.color));
    return List.of(
        speedups(
            "fastutil's parallel sorts of 1,000,000 random numbers",
            "type",
            "time of Anabranch / time of fastutil",
            List.of("int", "long", "double"),
            type ->
                Line.of(
                    Suite.FASTUTIL_SORT, "par", "type", type, "input", "RANDOM", "n", 1_000_000),
            bars));
  }

  List<CategoryChart> lambdas() {
    List<Bar> bars =
        List.of(
            Bar.of(Peer.STREAM),
            new Bar("sharedLoop", "a loop that takes any function", Peer.FORK_JOIN.color),
            Bar.of(Peer.PAR));
    return Stream.of(FunctionCase.values())
        .map(
            operation ->
                speedups(
                    operation + " on one core",
                    "function classes used before",
                    SpeedupBars.SPEEDUP,
                    List.of("1", "2", "3", "10", "100"),
                    lambdas ->
                        Line.of(Suite.LAMBDAS, "loop", "operation", operation, "lambdas", lambdas),
                    bars))
        .toList();
  }

  List<CategoryChart> pipelines() {
    return List.of(
        speedups(
            "map-filter-map-sum of 1,000,000 elements after 3 other lambdas",
            "elements",
            SpeedupBars.SPEEDUP,
            Stream.of(PipelineCase.values()).map(PipelineCase::toString).toList(),
            elements ->
                Line.of(Suite.PIPELINE, "loop", "elements", elements, "n", 1_000_000, "lambdas", 3),
            SpeedupBars.STREAMS));
  }

  List<CategoryChart> reductions() {
    return Stream.of("1000", "1000000")
        .map(
            n ->
                speedups(
                    "reductions of " + n + " elements",
                    "operation",
                    SpeedupBars.SPEEDUP,
                    List.of("min", "minIndex", "mean", "variance", "dot", "count", "reduce"),
                    operation -> Line.of(Suite.REDUCTION, "loop", "operation", operation, "n", n),
                    SpeedupBars.STREAMS))
        .toList();
  }

  private CategoryChart speedups(
      String title,
      String x,
      String y,
      List<String> places,
      Function<String, Line> unit,
      List<Bar> bars) {
    return new SpeedupBars(source).chart(title, x, y, places, unit, bars);
  }
}
