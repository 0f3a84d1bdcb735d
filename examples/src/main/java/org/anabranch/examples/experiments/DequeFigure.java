package org.anabranch.examples.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.anabranch.examples.experiments.Deques.Outcome;

/** Draws what deques came to: tasks a second by workers, and how long tasks waited. */
final class DequeFigure {
  private static final double[] PERCENTILES = {50, 75, 90, 95, 99, 99.5, 99.9, 99.95, 99.99};

  private DequeFigure() {}

  /**
   * Adds two panels.
   *
   * @param outcomes for one worker, two workers and so on
   */
  static void draw(
      Figure figure, String title, int count, List<Map<TaskDeque.Kind, Outcome>> outcomes) {
    Figure.Panel rates =
        figure.panel(Figure.Kind.CURVES, title, "workers", "million tasks per second");
    Figure.Panel waits =
        figure.panel(
            Figure.Kind.LOG_CURVES,
            title + ", 2 workers",
            "one task in so many waits longer",
            "push to begin (us)");
    for (TaskDeque.Kind kind : TaskDeque.Kind.values()) {
      List<Outcome> ofKind = outcomes.stream().map(byKind -> byKind.get(kind)).toList();
      rates.curve(
          kind.toString(),
          color(kind),
          ofKind.stream().map(outcome -> (double) outcome.workers()).toList(),
          ofKind.stream().map(outcome -> count * 1e3 / outcome.nanos()).toList());
      wait(waits, kind, ofKind.get(Math.min(1, ofKind.size() - 1)));
    }
  }

  private static void wait(Figure.Panel chart, TaskDeque.Kind kind, Outcome outcome) {
    List<Double> rarities = new ArrayList<>();
    List<Double> micros = new ArrayList<>();
    for (double percentile : PERCENTILES) {
      rarities.add(100 / (100 - percentile));
      micros.add(outcome.latency().getValueAtPercentile(percentile) / 1e3);
    }
    chart.curve(kind.toString(), color(kind), rarities, micros);
  }

  private static Figure.Color color(TaskDeque.Kind kind) {
    return switch (kind) {
      case CHASE_LEV -> Figure.Color.OURS;
      case LOCKED -> Figure.Color.PLAIN;
      case UNPADDED -> Figure.Color.FIRST;
      case PADDED -> Figure.Color.SECOND;
    };
  }
}
