package org.anabranch.benchmarks.report;

import java.awt.Color;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;
import org.knowm.xchart.CategoryChart;

/** Groups of bars that say how many times as fast as another line each is. */
record SpeedupBars(Figures.Source source) {
  /** The usual vertical axis. */
  static final String SPEEDUP = "times as fast as the loop";

  /** A method, as it is drawn. */
  record Bar(String method, String label, Color color) {
    static Bar of(Peer peer) {
      return new Bar(peer.method, peer.label, peer.color);
    }
  }

  static final List<Bar> STREAMS =
      Stream.of(Peer.STREAM, Peer.PARALLEL_STREAM, Peer.PAR).map(Bar::of).toList();

  /** A group for each place whose unit was measured, a bar for each method of the unit's line. */
  CategoryChart chart(
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
