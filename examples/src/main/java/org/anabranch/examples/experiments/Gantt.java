package org.anabranch.examples.experiments;

import java.util.List;
import java.util.Locale;

/** Schedules as pictures: a row for each worker, a box for each task, time from left to right. */
final class Gantt {
  private static final int LEFT = 70;
  private static final int WIDTH = 900;
  private static final int ROW = 26;
  private static final int HEAD = 30;
  private static final int TICK_UNITS = 24;
  private static final List<String> COLORS = List.of("#74c0fc", "#8ce99a", "#ffd43b", "#ffa94d");

  private final StringBuilder svg = new StringBuilder();
  private final long units;
  private int y = 10;

  private Gantt(long units) {
    this.units = units;
  }

  /** Two schedules of as many workers, one below the other, to the same scale. */
  static String svg(
      String title,
      List<VirtualWorkers.Ran> above,
      String otherTitle,
      List<VirtualWorkers.Ran> below,
      int workers) {
    long units = Math.max(VirtualWorkers.makespan(above), VirtualWorkers.makespan(below));
    Gantt gantt = new Gantt(units);
    gantt.rows(title, above, workers);
    gantt.rows(otherTitle, below, workers);
    gantt.axis();
    return "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\""
        + (LEFT + WIDTH + 20)
        + "\" height=\""
        + gantt.y
        + "\" font-family=\"sans-serif\" font-size=\"12\">\n"
        + "<rect width=\"100%\" height=\"100%\" fill=\"white\"/>\n"
        + gantt.svg
        + "</svg>\n";
  }

  private void rows(String title, List<VirtualWorkers.Ran> schedule, int workers) {
    text(LEFT, y + 14, "start", title);
    y += HEAD - 8;
    for (int worker = 0; worker < workers; worker++) {
      text(LEFT - 8, y + 17, "end", "worker " + worker);
      for (VirtualWorkers.Ran ran : schedule) {
        if (ran.worker() == worker) {
          box(ran);
        }
      }
      y += ROW;
    }
    y += 12;
  }

  private void box(VirtualWorkers.Ran ran) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<rect x=\"%.1f\" y=\"%d\" width=\"%.1f\" height=\"%d\" fill=\"%s\" stroke=\"%s\"/>%n",
            x(ran.from()),
            y + 2,
            x(ran.to()) - x(ran.from()),
            ROW - 4,
            COLORS.get(ran.owner() % COLORS.size()),
            ran.isStolen() ? "#c92a2a\" stroke-width=\"2" : "white"));
  }

  private void axis() {
    for (long tick = 0; tick <= units; tick += TICK_UNITS) {
      text((int) x(tick), y + 12, "middle", "" + tick);
    }
    text(
        LEFT + WIDTH / 2,
        y + 32,
        "middle",
        "time (units); a colour is a block, a red frame a stolen task");
    y += 42;
  }

  private double x(long time) {
    return LEFT + (double) time * WIDTH / units;
  }

  private void text(int x, int top, String anchor, String text) {
    svg.append(
        String.format(
            Locale.ROOT,
            "<text x=\"%d\" y=\"%d\" text-anchor=\"%s\">%s</text>%n",
            x,
            top,
            anchor,
            text));
  }
}
