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

/**
 * Runs suites in rounds. A round gives each line of a suite one fork, so the peers alternate and a
 * change of the machine meets all of them. A fork's score is the median of its iterations.
 *
 * @param quick fewer parameters, and shorter
 * @param rounds how many forks each line gets
 */
record Rounds(boolean quick, int rounds) {
  private static final String ALLOCATED = "gc.alloc.rate.norm";

  /** Runs suites; the files are up to date after each round of each suite. */
  void run(List<Suite> suites, Path directory) throws RunnerException, IOException {
    Results results = new Results();
    String commit = Machine.commit();
    for (int round = 1; round <= rounds; round++) {
      for (Suite suite : suites) {
        System.out.printf("round %d of %d: %s%n", round, rounds, suite.title());
        for (Setting setting : Setting.values()) {
          if (setting == Setting.DEFAULTS || !suite.commonPoolPeers.isEmpty()) {
            for (RunResult run : new Runner(options(suite, setting)).run()) {
              results.add(result(suite, setting, run));
            }
          }
        }
        CsvFile.write(directory, suite, Machine.jdk(), results, commit);
      }
    }
  }

  private Options options(Suite suite, Setting setting) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .include(suite.pattern(setting))
            .forks(1)
            .warmupIterations(5)
            .measurementIterations(quick ? 3 : 5)
            .warmupTime(TimeValue.milliseconds(suite.warmupMillis))
            .measurementTime(TimeValue.milliseconds(200))
            .jvmArgs("-Xms1g", "-Xmx2g", "-XX:+UseG1GC")
            .addProfiler(GCProfiler.class);
    if (!setting.option.isEmpty()) {
      options.jvmArgsAppend(setting.option);
    }
    if (quick) {
      for (Map.Entry<String, String> kept : suite.quickParams().entrySet()) {
        options.param(kept.getKey(), kept.getValue().split(",", -1));
      }
    }
    return options.build();
  }

  private static Result result(Suite suite, Setting setting, RunResult run) {
    Scores times = Scores.NONE;
    for (IterationResult iteration : run.getAggregatedResult().getIterationResults()) {
      times = times.and(iteration.getPrimaryResult().getScore());
    }
    String benchmark = run.getParams().getBenchmark();
    Line line = Line.of(suite, benchmark.substring(benchmark.lastIndexOf('.') + 1));
    for (String parameter : run.getParams().getParamsKeys()) {
      line = line.with(parameter, run.getParams().getParam(parameter));
    }
    var allocated = run.getSecondaryResults().get(ALLOCATED);
    return new Result(
        line,
        Machine.jdk(),
        setting,
        run.getPrimaryResult().getScoreUnit(),
        Scores.NONE.and(times.median()),
        allocated == null ? Scores.NONE : Scores.NONE.and(allocated.getScore()));
  }
}
