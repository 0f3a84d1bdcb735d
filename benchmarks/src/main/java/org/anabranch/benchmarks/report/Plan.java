package org.anabranch.benchmarks.report;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a run measures, each step in a JVM of its own, so that no line meets the profile of another:
 * a loop that was compiled for one element is several times slower over a thousand. A full run has
 * every line of a suite. A quick one has the lines that its budgets compare, within the suite's
 * short parameters, and the peers that are only drawn.
 */
final class Plan {
  private Plan() {}

  /** A line in a setting of the JDK's common pool. */
  record Step(Line line, Setting setting) {}

  /** What a round of a suite measures, in this order. */
  static List<Step> of(Suite suite, boolean quick) {
    List<Line> lines = quick ? quickLines(suite) : Lines.of(suite.benchmark).all(suite);
    return lines.stream()
        .flatMap(
            line ->
                Stream.of(Setting.values())
                    .filter(s -> s == Setting.DEFAULTS || suite.usesCommonPool(line.method()))
                    .map(setting -> new Step(line, setting)))
        .toList();
  }

  /** The lines of a quick run, in their order; all of a suite that no budget names. */
  private static List<Line> quickLines(Suite suite) {
    Map<String, String> kept = suite.quickParams();
    Set<Line> lines = new LinkedHashSet<>();
    for (Budget budget : Budgets.all()) {
      for (Budget.Comparison comparison : budget.comparisons()) {
        if (comparison.ours().suite() == suite) {
          Stream.concat(
                  Stream.of(comparison.ours()),
                  Stream.concat(
                      comparison.peers().stream(), suite.drawn().map(comparison.ours()::by)))
              .filter(line -> isKept(line, kept))
              .forEach(lines::add);
        }
      }
    }
    Lines declared = Lines.of(suite.benchmark);
    return lines.isEmpty() ? declared.all(suite) : lines.stream().sorted(declared.order()).toList();
  }

  private static boolean isKept(Line line, Map<String, String> kept) {
    return kept.entrySet().stream()
        .allMatch(
            parameter ->
                List.of(parameter.getValue().split(",", -1))
                    .contains(line.params().get(parameter.getKey())));
  }
}
