package org.anabranch.benchmarks.report;

import java.awt.Color;
import java.util.ArrayList;
import java.util.List;
import org.knowm.xchart.CategoryChart;
import org.knowm.xchart.XYChart;

/** The panels of the suites of forks, tasks and short jobs. */
record PoolPanels(Figures.Source source) {
  private static final double[] JOBS = {2, 5, 10, 20, 50, 100, 300};

  CategoryChart forks() {
    CategoryChart chart =
        Panel.bars(
            "fib without a cut-off, JDK " + source.jdk(),
            "workers, and where the root runs",
            "ns per fork");
    List<String> places = List.of("1 guest", "1 pool", "2 guest", "2 pool");
    forkBars(chart, places, "loop", "plain recursion", Peer.LOOP.color);
    forkBars(chart, places, "forkJoin", "ForkJoinPool", Peer.FORK_JOIN.color);
    forkBars(chart, places, "parFamiliar", "child.fork()", Peer.PAR_OTHER.color);
    forkBars(chart, places, "par", "fork(child)", Peer.PAR.color);
    forkBars(chart, places, "parJoinInt", "joinInt", Peer.SHADES.get(3));
    return chart;
  }

  private void forkBars(
      CategoryChart chart, List<String> places, String method, String label, Color color) {
    Panel.addBars(
        chart,
        label,
        color,
        places,
        place -> {
          String[] parts = place.split(" ", 2);
          return source.time(Line.of(Suite.FORK_JOIN, method, "p", parts[0], "root", parts[1]));
        });
  }

  CategoryChart tasks() {
    CategoryChart chart =
        Panel.bars(
            "many tasks, JDK " + source.jdk(),
            "number and length of tasks",
            "times as fast as the loop");
    List<String> tasks = List.of("1000x4us", "1000x400us", "1000000x4ns");
    for (Peer peer : List.of(Peer.PARALLEL_STREAM, Peer.FORK_JOIN, Peer.PAR)) {
      Panel.addBars(
          chart,
          peer.label,
          peer.color,
          tasks,
          task -> {
            Line line = Line.of(Suite.THOUSAND_TASKS, peer.method, "tasks", task);
            return source.ratio(line.by("loop"), line);
          });
    }
    return chart;
  }

  CategoryChart deques() {
    CategoryChart chart =
        Panel.bars(
            "a push and a pop by the owner, JDK " + source.jdk(),
            "threads that steal at the same time",
            "ns per element");
    dequeBars(chart, "locked", "lock around ArrayDeque", Peer.LOOP.color);
    dequeBars(chart, "linkedBlocking", "LinkedBlockingDeque", Peer.PARALLEL_STREAM.color);
    dequeBars(chart, "concurrentLinked", "ConcurrentLinkedDeque", Peer.FORK_JOIN.color);
    dequeBars(chart, "par", "ChaseLevDeque", Peer.PAR.color);
    return chart;
  }

  private void dequeBars(CategoryChart chart, String method, String label, Color color) {
    Panel.addBars(
        chart,
        label,
        color,
        List.of("0", "1"),
        thieves -> source.time(Line.of(Suite.DEQUE, method, "thieves", thieves)));
  }

  List<XYChart> shortJobs() {
    List<XYChart> panels = new ArrayList<>();
    for (int pause : new int[] {0, 1000}) {
      String when = pause == 0 ? "back to back" : "after 1 ms idle";
      XYChart chart =
          Panel.curves(
              "short jobs, " + when + ", JDK " + source.jdk(),
              "length of the job in the plain loop (us)",
              "times as fast as the loop");
      jobCurve(chart, Peer.PARALLEL_STREAM, "parallelStream", "parallel stream", pause);
      jobCurve(chart, Peer.FORK_JOIN, "forkJoin", "ForkJoinPool(2)", pause);
      jobCurve(chart, Peer.PAR, "par", "forEach", pause);
      jobCurve(chart, Peer.PAR_OTHER, "parForRange", "forRange", pause);
      Panel.toDecades(chart);
      panels.add(chart);
    }
    return panels;
  }

  private void jobCurve(XYChart chart, Peer colored, String method, String label, int pause) {
    Panel.curve(
        chart,
        label,
        colored.color,
        JOBS,
        us -> {
          Line line = Line.of(Suite.SHORT_JOB, method, "micros", (long) us, "pauseMicros", pause);
          return source.ratio(line.by("loop"), line);
        });
  }
}
