package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumMap;
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
 * @param extent which lines, and how long each
 * @param rounds how many forks each line gets
 * @param minutes after which no suite begins that would take longer; the first round is whole
 */
record Rounds(Extent extent, int rounds, int minutes) {
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** A benchmark that counts this means it in place of its time; both are in microseconds. */
  private static final String PROCESSOR_TIME = "cpuMicros";

  /** Runs suites; the files are up to date after each round of each suite. */
  void run(List<Suite> suites, Path directory) throws RunnerException, IOException {
    Results results = new Results();
    Origin origin = Origin.here(extent);
    Map<Suite, List<Plan.Step>> plan = new EnumMap<>(Suite.class);
    suites.forEach(suite -> plan.put(suite, Plan.of(suite, extent)));
    Progress progress = new Progress(extent, rounds, minutes);
    progress.expect(plan.values());
    for (int round = 1; round <= rounds; round++) {
      for (Suite suite : suites) {
        List<Plan.Step> steps = plan.getOrDefault(suite, List.of());
        if (round > 1 && !progress.hasTimeFor(steps)) {
          continue;
        }
        for (Plan.Step step : steps) {
          for (RunResult run : new Runner(options(step)).run()) {
            results.add(result(step, run));
          }
        }
        CsvFile.write(directory, suite, results, origin);
        progress.done(round, suite, steps);
        if (extent != Extent.ALL_LINES) {
          plan.put(suite, Plan.later(steps, results, Machine.jdk()));
        }
      }
    }
  }

  private Options options(Plan.Step step) {
    Line line = step.line();
    Timing timing = extent.timing(line.suite());
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
