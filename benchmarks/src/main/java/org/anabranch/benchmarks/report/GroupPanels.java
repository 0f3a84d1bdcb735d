package org.anabranch.benchmarks.report;

import java.util.List;
import java.util.stream.Stream;
import org.anabranch.benchmarks.OrderCase;
import org.anabranch.benchmarks.report.SpeedupBars.Bar;
import org.knowm.xchart.CategoryChart;

/** The panels of the suites of groups, and of merges and selections. */
record GroupPanels(Figures.Source source) {
  private static final List<String> SIZES = List.of("1000", "100000", "1000000", "10000000");

  List<CategoryChart> groups() {
    SpeedupBars bars = new SpeedupBars(source);
    return List.of(
        bars.chart(
            "histogram with 1,000 buckets",
            "ints (n)",
            SpeedupBars.SPEEDUP,
            SIZES,
            n -> group("histogramLoop", n),
            List.of(new Bar("histogramPar", Peer.PAR.label, Peer.PAR.color))),
        bars.chart(
            "counts of 1,000 keys",
            "elements (n)",
            "times as fast as the sequential groupingBy",
            SIZES,
            n -> group("countStream", n),
            List.of(
                new Bar(
                    "countParallelStream", Peer.PARALLEL_STREAM.label, Peer.PARALLEL_STREAM.color),
                new Bar("countConcurrent", "groupingByConcurrent", Peer.FORK_JOIN.color),
                new Bar("countPar", "countBy", Peer.PAR_OTHER.color),
                new Bar("countIntPar", "countByInt", Peer.PAR.color))));
  }

  private static Line group(String method, String n) {
    return Line.of(Suite.GROUP, method, "n", n, "keys", 1000);
  }

  List<CategoryChart> orders() {
    SpeedupBars bars = new SpeedupBars(source);
    return SIZES.stream()
        .filter(n -> source.time(order("MERGE", n)).isPresent())
        .map(
            n ->
                bars.chart(
                    "operations on " + n + " random ints",
                    "operation",
                    SpeedupBars.SPEEDUP,
                    Stream.of(OrderCase.values()).map(OrderCase::name).toList(),
                    operation -> order(operation, n),
                    List.of(
                        new Bar("fastutil", "fastutil", Peer.PARALLEL_STREAM.color),
                        Bar.of(Peer.PAR))))
        .toList();
  }

  private static Line order(String operation, String n) {
    return Line.of(Suite.ORDER, "loop", "operation", operation, "n", n);
  }
}
