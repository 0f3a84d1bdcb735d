package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import org.knowm.xchart.BitmapEncoder;
import org.knowm.xchart.BitmapEncoder.BitmapFormat;
import org.knowm.xchart.internal.chartpart.Chart;

/** Draws the results of one JDK, one PNG for each suite that has any. */
record Figures(Figures.Source source, Path directory) {
  /** The results of one JDK. */
  record Source(Results results, String jdk) {
    /** The median time of a line. */
    OptionalDouble time(Line line) {
      return results.best(jdk, line).stream().mapToDouble(r -> r.times().median()).findFirst();
    }

    /** The median over the rounds of one time in units of another. */
    OptionalDouble ratio(Line line, Line unit) {
      Optional<Result> above = results.best(jdk, line);
      Optional<Result> below = results.best(jdk, unit);
      return above.isEmpty() || below.isEmpty()
          ? OptionalDouble.empty()
          : OptionalDouble.of(
              above.get().times().combine(below.get().times(), (a, b) -> a / b).median());
    }
  }

  /** Draws every suite. */
  void draw() throws IOException {
    SumPanels sums = new SumPanels(source);
    save(Suite.SUM, sums.sums(), 2);
    save(Suite.SMALL_CALL, sums.smallCalls(), 2);
    PackPanels packs = new PackPanels(source);
    save(Suite.SCAN, packs.scans(), 1);
    save(Suite.PACK, packs.packs(), 1);
    PoolPanels pool = new PoolPanels(source);
    save(Suite.FORK_JOIN, List.of(pool.forks()), 1);
    save(Suite.THOUSAND_TASKS, List.of(pool.tasks()), 1);
    save(Suite.DEQUE, List.of(pool.deques()), 1);
    save(Suite.SHORT_JOB, pool.shortJobs(), 2);
    save(Suite.LADDER, new LadderPanels(source).maps(), 1);
    BarPanels bars = new BarPanels(source);
    save(Suite.REDUCTION, bars.reductions(), 1);
    save(Suite.SORT, bars.sorts(), 1);
    save(Suite.OBJECT_SORT, bars.objectSorts(), 1);
    save(Suite.FASTUTIL_SORT, bars.fastutilSorts(), 1);
    MatrixPanels matrices = new MatrixPanels(source);
    save(Suite.MATRIX, matrices.products(), 1);
    save(Suite.MATRIX_SHAPE, matrices.shapes(), 1);
    save(Suite.MATRIX_ELEMENT, matrices.elements(), 1);
    GroupPanels groups = new GroupPanels(source);
    save(Suite.GROUP, groups.groups(), 1);
    save(Suite.ORDER, groups.orders(), 1);
    CallPanels calls = new CallPanels(source);
    save(Suite.FIRST_CALL, calls.firstCall(), 1);
    save(Suite.CALLERS, calls.callers(), 1);
    save(Suite.LIMIT, calls.limits(), 1);
    save(Suite.LAMBDAS, bars.lambdas(), 1);
    save(Suite.PIPELINE, bars.pipelines(), 1);
  }

  @SuppressWarnings("rawtypes") // the encoder's own signature
  private void save(Suite suite, List<? extends Chart<?, ?>> panels, int columns)
      throws IOException {
    List<? extends Chart<?, ?>> drawn =
        panels.stream().filter(panel -> !panel.getSeriesMap().isEmpty()).toList();
    if (!drawn.isEmpty()) {
      int filled = drawn.size() % columns == 0 ? columns : 1;
      BitmapEncoder.saveBitmap(
          new ArrayList<Chart>(drawn),
          drawn.size() / filled,
          filled,
          directory.resolve(suite.fileName() + ".png").toString(),
          BitmapFormat.PNG);
    }
  }
}
