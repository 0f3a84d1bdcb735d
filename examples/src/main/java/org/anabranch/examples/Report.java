package org.anabranch.examples;

import java.io.PrintWriter;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.anabranch.core.PoolStatistics;
import org.anabranch.core.PoolStatistics.WorkerStatistics;
import org.anabranch.core.WorkStealingPool;

/** What the showcase tells: plain text, the same on a terminal and in a pipe. */
final class Report {
  private final PrintWriter out;
  private final PrintWriter err;

  Report(PrintWriter out, PrintWriter err) {
    this.out = out;
    this.err = err;
  }

  void introduce(WorkStealingPool pool) {
    say(
        "Java %s on %d processors, which parallel streams share; Par has a parallelism of %d",
        Runtime.version(), Runtime.getRuntime().availableProcessors(), pool.parallelism());
  }

  void reading(int files, Run<byte[]> run) {
    say(
        "Read %,d class files, %,d bytes, in %,.0f ms: %,d tasks, %,d steals, shares %s %%%n",
        files,
        run.result().length,
        run.millis(),
        run.work().jobs(),
        run.work().steals(),
        shares(run.work()));
  }

  void compare(List<Comparison<?>> comparisons) {
    Table table =
        new Table(
            "operation",
            "result",
            "check",
            "plain ms",
            "stream ms",
            "Par ms",
            "tasks",
            "steals",
            "shares %");
    for (Comparison<?> comparison : comparisons) {
      PoolStatistics work = comparison.par().work();
      table.add(
          comparison.operation().name(),
          text(comparison.result()),
          comparison.agrees() ? "ok" : "FAILED",
          millis(comparison.plain()),
          millis(comparison.stream()),
          millis(comparison.par()),
          text(work.jobs()),
          text(work.steals()),
          shares(work));
    }
    table.print(out);
    out.println();
    for (Comparison<?> comparison : comparisons) {
      say("%s: %s", comparison.operation().name(), about(comparison));
    }
  }

  private static String about(Comparison<?> comparison) {
    Operation<?> operation = comparison.operation();
    if (operation.flop() == 0) {
      return operation.about();
    }
    return String.format(
        Locale.ROOT,
        "%s; plain %.1f, stream %.1f, Par %.1f GFLOP/s",
        operation.about(),
        operation.flop() / comparison.plain().nanos(),
        operation.flop() / comparison.stream().nanos(),
        operation.flop() / comparison.par().nanos());
  }

  /** Says whose figures these are and whether all checks hold, and returns it. */
  boolean conclude(List<Comparison<?>> comparisons, WorkStealingPool pool) {
    String rows =
        pool.statistics().workers().stream()
            .map(WorkerStatistics::name)
            .collect(Collectors.joining("/"));
    say("Times are medians of runs that took turns; tasks, steals and shares of the tasks");
    say("(%s) belong to the run of Par with the median time.", rows);
    List<Comparison<?>> failed = comparisons.stream().filter(c -> !c.agrees()).toList();
    for (Comparison<?> c : failed) {
      err.printf(
          "Check failed: %s: plain %s, Par %s%n", c.operation().name(), c.expected(), c.result());
    }
    if (failed.isEmpty()) {
      say("Every run of Par gave the result of the plain loop.");
    }
    return failed.isEmpty();
  }

  private void say(String format, Object... arguments) {
    out.printf(Locale.ROOT, format + "%n", arguments);
    out.flush();
  }

  private static String shares(PoolStatistics work) {
    if (work.jobs() == 0) {
      return "-";
    }
    return work.workers().stream()
        .map(worker -> String.valueOf(Math.round(100.0 * worker.jobs() / work.jobs())))
        .collect(Collectors.joining("/"));
  }

  private static String millis(Run<?> run) {
    return String.format(Locale.ROOT, "%,.3f", run.millis());
  }

  private static String text(Object result) {
    if (result instanceof Long whole) {
      return String.format(Locale.ROOT, "%,d", whole);
    }
    if (result instanceof Double real) {
      return String.format(Locale.ROOT, "%,.1f", real);
    }
    return result.toString();
  }
}
