package org.anabranch.benchmarks.report;

import java.util.Collection;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** Tells how far a run is, and how long it will still take if it goes on as it went. */
final class Progress {
  private final Extent extent;
  private final int rounds;
  private final int minutes;
  private final long start = System.nanoTime();
  private long last = start;
  private double plannedSeconds;
  private double doneSeconds;

  Progress(Extent extent, int rounds, int minutes) {
    this.extent = extent;
    this.rounds = rounds;
    this.minutes = minutes;
  }

  /** Takes note of the first round's steps; in later ones some are left out. */
  void expect(Collection<List<Plan.Step>> suites) {
    for (List<Plan.Step> steps : suites) {
      plannedSeconds += seconds(steps, extent);
      plannedSeconds += (rounds - 1) * laterSeconds(steps);
    }
  }

  /** About how long all that is expected takes. */
  double plannedSeconds() {
    return plannedSeconds;
  }

  /** About how long a suite takes. */
  static double seconds(List<Plan.Step> steps, Extent extent) {
    return steps.stream().mapToDouble(s -> extent.timing(s.line().suite()).seconds()).sum();
  }

  /** Without what is only drawn, and without one of two settings. */
  private double laterSeconds(List<Plan.Step> steps) {
    return extent == Extent.ALL_LINES
        ? seconds(steps, extent)
        : seconds(
            steps.stream().filter(s -> s.judged() && s.setting() == Setting.DEFAULTS).toList(),
            extent);
  }

  /** Whether a suite can begin and end within the minutes given. */
  boolean hasTimeFor(List<Plan.Step> steps) {
    double end = elapsed(start) + slowness() * seconds(steps, extent);
    return end < TimeUnit.MINUTES.toSeconds(minutes);
  }

  /** Prints what was done, and what is left. */
  void done(int round, Suite suite, List<Plan.Step> steps) {
    doneSeconds += seconds(steps, extent);
    double left = Math.max(0, plannedSeconds - doneSeconds) * slowness();
    left = Math.min(left, Math.max(0, TimeUnit.MINUTES.toSeconds(minutes) - elapsed(start)));
    System.out.printf(
        "round %d of %d: %s, %d lines, %.0f s; %.0f min gone, about %.0f min left%n",
        round, rounds, suite.title(), steps.size(), elapsed(last), elapsed(start) / 60, left / 60);
    last = System.nanoTime();
  }

  /** What was done took so many times as long as it was thought to. */
  private double slowness() {
    return doneSeconds == 0 ? 1 : elapsed(start) / doneSeconds;
  }

  private static double elapsed(long since) {
    return (System.nanoTime() - since) * 1e-9;
  }
}
