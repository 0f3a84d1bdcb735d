package org.anabranch.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.knowm.xchart.XYChart;

/** The panels of the suites of sums and small calls. */
record SumPanels(Figures.Source source) {
  private static final double[] SIZES = {1_000, 30_000, 100_000, 1_000_000, 10_000_000};
  private static final double[] SMALL_SIZES = {1, 10, 100, 1_000, 2_000};

  List<XYChart> sums() {
    List<XYChart> panels = new ArrayList<>();
    for (String type : List.of("int", "long", "byte", "double", "float")) {
      XYChart chart =
          Panel.curves(
              "sum(" + type + "[]), JDK " + source.jdk(), "numbers (n)", "time / plain loop");
      for (Peer peer : Peer.values()) {
        Panel.curve(
            chart,
            peer.label,
            peer.color,
            SIZES,
            n -> source.ratio(sum(type, peer.method, n), loop(type, n)));
      }
      Panel.curve(
          chart,
          "Anabranch, Vector API",
          Peer.PAR_OTHER.color,
          SIZES,
          n -> source.ratio(sum(type, "parVectors", n), loop(type, n)));
      Panel.toDecades(chart);
      panels.add(chart);
    }
    XYChart absolute =
        Panel.curves("Anabranch, all types, JDK " + source.jdk(), "numbers (n)", "ns per number");
    int next = 0;
    for (String type : List.of("int", "long", "byte", "double", "float")) {
      Panel.curve(
          absolute,
          type,
          Peer.SHADES.get(next++),
          SIZES,
          n -> divided(source.time(sum(type, "par", n)), n));
    }
    Panel.toDecades(absolute);
    panels.add(absolute);
    return panels;
  }

  private static Line loop(String type, double n) {
    return sum(type, "loop", n);
  }

  private static Line sum(String type, String method, double n) {
    return Line.of(Suite.SUM, method, "type", type, "n", (long) n);
  }

  private static OptionalDouble divided(OptionalDouble time, double n) {
    return time.isPresent() ? OptionalDouble.of(time.getAsDouble() / n) : time;
  }

  List<XYChart> smallCalls() {
    List<XYChart> panels = new ArrayList<>();
    for (String what : List.of("ints", "doubles", "floats", "values", "effects")) {
      XYChart chart =
          Panel.curves(
              callOf(what) + ", JDK " + source.jdk(), "elements (n)", "time per call (ns)");
      smallCurve(chart, Peer.LOOP, what + "Loop", "plain loop");
      smallCurve(chart, Peer.PAR_OTHER, what + "Kernel", "our kernel alone");
      smallCurve(chart, Peer.PAR, what + "Par", "Anabranch");
      Panel.toDecades(chart);
      panels.add(chart);
    }
    panels.add(addedByCalls());
    return panels;
  }

  private XYChart addedByCalls() {
    XYChart chart =
        Panel.curves(
            "added by the call, JDK " + source.jdk(),
            "elements (n)",
            "ns more than the loop or kernel");
    int next = 0;
    for (String what : List.of("ints", "doubles", "floats", "values", "effects")) {
      String base = what.equals("doubles") || what.equals("floats") ? "Kernel" : "Loop";
      Panel.curve(
          chart,
          callOf(what),
          Peer.SHADES.get(next++),
          SMALL_SIZES,
          n -> added(Line.of(Suite.SMALL_CALL, what + "Par", "n", (long) n), what + base));
    }
    Panel.toDecades(chart);
    return chart;
  }

  /** What a line takes more than a peer, where it is more than the clock can tell from nothing. */
  private OptionalDouble added(Line line, String peer) {
    OptionalDouble ours = source.time(line);
    OptionalDouble theirs = source.time(line.by(peer));
    double more = ours.orElse(0) - theirs.orElse(Double.MAX_VALUE);
    return more >= 1 ? OptionalDouble.of(more) : OptionalDouble.empty();
  }

  private static String callOf(String what) {
    return switch (what) {
      case "values" -> "sumOfLong";
      case "effects" -> "forEach";
      default -> "sum of " + what;
    };
  }

  private void smallCurve(XYChart chart, Peer colored, String method, String label) {
    Panel.curve(
        chart,
        label,
        colored.color,
        SMALL_SIZES,
        n -> source.time(Line.of(Suite.SMALL_CALL, method, "n", (long) n)));
  }
}
