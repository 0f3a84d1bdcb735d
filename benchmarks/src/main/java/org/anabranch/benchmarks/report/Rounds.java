package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/**
 * Runs suites in rounds. A round gives each line of a suite one fork, so the peers alternate and a
 * change of the machine meets all of them. A fork's score is the median of its iterations.
 *
 * @param quick only what budgets need, and shorter
 * @param rounds how many forks each line gets
 */
record Rounds(boolean quick, int rounds) {
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** A benchmark that counts this means it in place of its time; both are in microseconds. */
  private static final String PROCESSOR_TIME = "cpuMicros";

  /** Runs suites; the files are up to date after each round of each suite. */
  void run(List<Suite> suites, Path directory) throws RunnerException, IOException {
    Results results = new Results();
    Origin origin = Origin.here(quick);
    for (int round = 1; round <= rounds; round++) {
      for (Suite suite : suites) {
        long start = System.nanoTime();
        List<Plan.Step> steps = Plan.of(suite, quick);
        for (Plan.Step step : steps) {
          for (RunResult run : new Runner(options(step)).run()) {
            results.add(result(step, run));
          }
        }
        CsvFile.write(directory, suite, results, origin);
        System.out.printf(
            "round %d of %d: %s, %d lines, %.0f s%n",
            round, rounds, suite.title(), steps.size(), (System.nanoTime() - start) * 1e-9);
      }
    }
  }

  private Options options(Plan.Step step) {
    Line line = step.line();
    Timing timing = Timing.of(line.suite(), quick);
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(line.suite().pattern(line.method()))
            .forks(1)
            .verbosity(VerboseMode.SILENT)
            .warmupIterations(timing.warmups())
            .warmupTime(TimeValue.milliseconds(timing.warmupMillis()))
            .measurementIterations(timing.iterations())
            .measurementTime(TimeValue.milliseconds(timing.iterationMillis()))
            .jvmArgs(Machine.jvmOptions())
            .addProfiler(GCProfiler.class);
    if (!step.setting().option.isEmpty()) {
      options.jvmArgsAppend(step.setting().option);
    }
    for (Map.Entry<String, String> parameter : line.params().entrySet()) {
      options.param(parameter.getKey(), parameter.getValue());
    }
    return options.build();
  }

  private static Result result(Plan.Step step, RunResult run) {
    Scores times = Scores.NONE;
    for (IterationResult iteration : run.getAggregatedResult().getIterationResults()) {
      times = times.and(iteration.getPrimaryResult().getScore());
    }
    var counted = run.getSecondaryResults().get(PROCESSOR_TIME);
    var allocated = run.getSecondaryResults().get(ALLOCATED);
    return new Result(
        step.line(),
        Machine.jdk(),
        step.setting(),
        run.getPrimaryResult().getScoreUnit(),
        Scores.NONE.and(counted == null ? times.median() : counted.getScore()),
        allocated == null ? Scores.NONE : Scores.NONE.and(allocated.getScore()));
  }
}
