package org.anabranch.benchmarks.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a run measures, each step in a JVM of its own, so that no line meets the profile of another:
 * a loop that was compiled for one element is several times slower over a thousand. A run has the
 * lines that its budgets compare, within the parameters that the suite keeps for it, and what is
 * only drawn. Where all lines are wanted it has all.
 */
final class Plan {
  private Plan() {}

  /**
   * A line in a setting of the JDK's common pool.
   *
   * @param judged whether a budget compares it; otherwise it is only drawn
   */
  record Step(Line line, Setting setting, boolean judged) {}

  /** What the first round of a suite measures, in this order. */
  static List<Step> of(Suite suite, Extent extent) {
    Lines declared = Lines.of(suite.benchmark);
    Set<Line> judged = judged(suite, extent);
    Set<Line> lines = new LinkedHashSet<>(judged);
    if (extent == Extent.ALL_LINES || judged.isEmpty()) {
      lines.addAll(declared.all(suite));
    } else {
      judged.forEach(line -> drawn(line, suite.kept(extent)).forEach(lines::add));
    }
    return lines.stream()
        .sorted(declared.order())
        .flatMap(
            line ->
                Stream.of(Setting.values())
                    .filter(s -> s == Setting.DEFAULTS || suite.usesCommonPool(line.method()))
                    .map(s -> new Step(line, s, judged.isEmpty() || judged.contains(line))))
        .toList();
  }

  /** What a later round measures: nothing that is only drawn, and peers in their better setting. */
  static List<Step> later(List<Step> first, Results results, String jdk) {
    return first.stream()
        .filter(Step::judged)
        .filter(
            step ->
                results
                    .best(jdk, step.line())
                    .map(best -> best.setting() == step.setting())
                    .orElse(true))
        .toList();
  }

  /** The lines of budgets that are kept. */
  private static Set<Line> judged(Suite suite, Extent extent) {
    return Budgets.all().stream()
        .flatMap(budget -> budget.comparisons().stream())
        .filter(comparison -> comparison.ours().suite() == suite)
        .flatMap(c -> Stream.concat(Stream.of(c.ours()), c.peers().stream()))
        .filter(suite.kept(extent)::has)
        .collect(Collectors.toCollection(LinkedHashSet::new));
  }

  /** What figures show beside a line: other peers, and other parameters. */
  private static Stream<Line> drawn(Line line, Kept kept) {
    List<Line> beside = new ArrayList<>(List.of(line));
    kept.drawn().forEach(method -> beside.add(line.by(method)));
    kept.spread()
        .forEach(
            (parameter, values) ->
                List.copyOf(beside)
                    .forEach(other -> values.forEach(v -> beside.add(other.with(parameter, v)))));
    return beside.stream();
  }
}
