package org.anabranch.benchmarks.report;

import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.XYChart;

/** The panels of the suites of scans and packs. */
record PackPanels(Figures.Source source) {
  private static final double[] SIZES = {1_000, 100_000, 1_000_000, 10_000_000};

  List<XYChart> scans() {
    List<XYChart> panels = new ArrayList<>();
    for (String type : List.of("long", "int", "double")) {
      XYChart chart = chart("running sums of " + type + "s");
      scanCurve(chart, type, Peer.PARALLEL_STREAM, "parallelPrefix", "parallelPrefix");
      scanCurve(chart, type, Peer.PAR, "par", "prefixSum");
      scanCurve(chart, type, Peer.PAR_OTHER, "parScan", "scan");
      Panel.toDecades(chart);
      panels.add(chart);
    }
    return panels;
  }

  List<XYChart> packs() {
    List<XYChart> panels = new ArrayList<>();
    for (int percent : new int[] {50, 1, 99}) {
      XYChart chart = chart("filter of ints, " + percent + " % kept");
      for (Peer peer : List.of(Peer.STREAM, Peer.PARALLEL_STREAM, Peer.PAR)) {
        Panel.curve(
            chart,
            peer.label,
            peer.color,
            SIZES,
            n -> {
              Line line = Line.of(Suite.PACK, peer.method, "n", (long) n, "percent", percent);
              return source.ratio(line.by("loop"), line);
            });
      }
      Panel.toDecades(chart);
      panels.add(chart);
    }
    return panels;
  }

  private XYChart chart(String title) {
    return Panel.curves(
        title + ", JDK " + source.jdk(), "numbers (n)", "times as fast as the loop");
  }

  private void scanCurve(XYChart chart, String type, Peer colored, String method, String label) {
    Panel.curve(
        chart,
        label,
        colored.color,
        SIZES,
        n -> {
          Line line = Line.of(Suite.SCAN, method, "type", type, "n", (long) n);
          return source.ratio(line.by("loop"), line);
        });
  }
}
