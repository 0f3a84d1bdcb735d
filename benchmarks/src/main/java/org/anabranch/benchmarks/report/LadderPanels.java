package org.anabranch.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.anabranch.benchmarks.LadderBenchmark;
import org.anabranch.benchmarks.LadderShape;
import org.knowm.xchart.HeatMapChart;
import org.openjdk.jmh.annotations.Param;

/** The ladder as heat maps: how many times as fast as the loop, for each cost and total. */
record LadderPanels(Figures.Source source) {
  /** Numbers of elements and their costs, as the benchmark has them. */
  static final List<Rung> RUNGS = rungs();

  /** So many elements of so many nanoseconds each. */
  record Rung(int n, long nanos) {
    static Rung parse(String text) {
      String[] parts = text.split("x", 2);
      return new Rung(Integer.parseInt(parts[0]), Long.parseLong(parts[1]));
    }

    double total() {
      return (double) n * nanos;
    }

    Line line(String method, LadderShape shape) {
      return Line.of(Suite.LADDER, method, "rung", this, "shape", shape);
    }

    @Override
    public String toString() {
      return n + "x" + nanos;
    }
  }

  private static List<Rung> rungs() {
    try {
      Param all = LadderBenchmark.class.getField("rung").getAnnotation(Param.class);
      return List.of(all.value()).stream().map(Rung::parse).toList();
    } catch (NoSuchFieldException e) {
      throw new IllegalStateException(e);
    }
  }

  List<HeatMapChart> maps() {
    List<HeatMapChart> maps = new ArrayList<>();
    maps.add(map("Anabranch", "par", LadderShape.UNIFORM));
    maps.add(map("parallel stream", "parallelStream", LadderShape.UNIFORM));
    maps.add(map("ForkJoinPool, cut-off by hand", "forkJoin", LadderShape.UNIFORM));
    maps.add(map("Anabranch, two loops, one in the other", "parNested", LadderShape.UNIFORM));
    return maps;
  }

  private HeatMapChart map(String who, String method, LadderShape shape) {
    List<Rung> measured =
        RUNGS.stream().filter(rung -> source.time(rung.line("par", shape)).isPresent()).toList();
    List<Long> totals =
        measured.stream().map(rung -> (long) rung.total()).distinct().sorted().toList();
    List<Long> costs = measured.stream().map(Rung::nanos).distinct().sorted().toList();
    List<Number[]> cells = new ArrayList<>();
    for (Rung rung : measured) {
      Line line = rung.line(method, shape);
      OptionalDouble speedup = source.ratio(line.by("loop"), line);
      if (speedup.isPresent()) {
        cells.add(
            new Number[] {
              totals.indexOf((long) rung.total()),
              costs.indexOf(rung.nanos()),
              Math.round(speedup.getAsDouble() * 100) / 100.0
            });
      }
    }
    return Panel.heatMap(
        who + ", times as fast as the loop, JDK " + source.jdk(),
        "work in a call",
        "cost of an element",
        totals.stream().map(LadderPanels::time).toList(),
        costs.stream().map(LadderPanels::time).toList(),
        cells);
  }

  private static String time(long nanos) {
    if (nanos < 1_000) {
      return nanos + " ns";
    }
    return nanos < 1_000_000 ? nanos / 1_000 + " us" : nanos / 1_000_000 + " ms";
  }
}
