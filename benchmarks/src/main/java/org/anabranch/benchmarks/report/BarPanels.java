package org.anabranch.benchmarks.report;

import java.awt.Color;
import java.util.List;
import java.util.OptionalDouble;
import java.util.function.Function;
import java.util.stream.Stream;
import org.anabranch.benchmarks.FunctionCase;
import org.anabranch.benchmarks.PipelineCase;
import org.knowm.xchart.CategoryChart;

/** The panels of suites that are compared in groups of bars. */
record BarPanels(Figures.Source source) {
  private static final String SPEEDUP = "times as fast as the loop";

  /** A method, as it is drawn. */
  private record Bar(String method, String label, Color color) {
    static Bar of(Peer peer) {
      return new Bar(peer.method, peer.label, peer.color);
    }
  }

  private static final List<Bar> STREAMS =
      Stream.of(Peer.STREAM, Peer.PARALLEL_STREAM, Peer.PAR).map(Bar::of).toList();

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
                    SPEEDUP,
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
            SPEEDUP,
            Stream.of(PipelineCase.values()).map(PipelineCase::toString).toList(),
            elements ->
                Line.of(Suite.PIPELINE, "loop", "elements", elements, "n", 1_000_000, "lambdas", 3),
            STREAMS));
  }

  List<CategoryChart> reductions() {
    return Stream.of("1000", "1000000")
        .map(
            n ->
                speedups(
                    "reductions of " + n + " elements",
                    "operation",
                    SPEEDUP,
                    List.of("min", "minIndex", "mean", "variance", "dot", "count", "reduce"),
                    operation -> Line.of(Suite.REDUCTION, "loop", "operation", operation, "n", n),
                    STREAMS))
        .toList();
  }

  List<CategoryChart> products() {
    Bar limit = new Bar("limit", "limit", Peer.LIMIT.color);
    return List.of(
        products(
            "doubles",
            "par",
            List.of(
                Bar.of(Peer.LOOP),
                new Bar("ojAlgo", "ojAlgo", Peer.STREAM.color),
                new Bar("ejmlThreads", "EJML, threads", Peer.PARALLEL_STREAM.color),
                new Bar("netlib", "netlib, one thread", Peer.FORK_JOIN.color),
                new Bar("parPlain", "Anabranch, plain", Peer.PAR_OTHER.color),
                Bar.of(Peer.PAR),
                limit)),
        products(
            "floats",
            "floatPar",
            List.of(
                new Bar("floatLoop", Peer.LOOP.label, Peer.LOOP.color),
                new Bar("floatNetlib", "netlib, one thread", Peer.FORK_JOIN.color),
                new Bar("floatParPlain", "Anabranch, plain", Peer.PAR_OTHER.color),
                new Bar("floatPar", Peer.PAR.label, Peer.PAR.color),
                new Bar("limit", "limit of doubles", limit.color))));
  }

  private CategoryChart products(String type, String ours, List<Bar> bars) {
    CategoryChart chart =
        Panel.bars(
            "product of two matrices of " + type + ", JDK " + source.jdk(),
            "rows and columns (n)",
            "GFLOP/s");
    List<String> sizes =
        Stream.of("16", "64", "128", "256", "512", "1024", "2048")
            .filter(n -> source.time(Line.of(Suite.MATRIX, ours, "n", n)).isPresent())
            .toList();
    for (Bar bar : bars) {
      Panel.addBars(
          chart,
          bar.label,
          bar.color,
          sizes,
          n -> gigaflops(source.time(Line.of(Suite.MATRIX, bar.method, "n", n)), n));
    }
    return chart;
  }

  /** From microseconds. */
  private static OptionalDouble gigaflops(OptionalDouble time, String size) {
    double n = Double.parseDouble(size);
    return time.isPresent() ? OptionalDouble.of(2 * n * n * n / time.getAsDouble() / 1e3) : time;
  }

  private CategoryChart speedups(
      String title,
      String x,
      String y,
      List<String> places,
      Function<String, Line> unit,
      List<Bar> bars) {
    CategoryChart chart = Panel.bars(title + ", JDK " + source.jdk(), x, y);
    List<String> measured =
        places.stream().filter(place -> source.time(unit.apply(place)).isPresent()).toList();
    for (Bar bar : bars) {
      Panel.addBars(
          chart,
          bar.label,
          bar.color,
          measured,
          place -> source.ratio(unit.apply(place), unit.apply(place).by(bar.method)));
    }
    return chart;
  }
}
