package org.anabranch.benchmarks.report;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * What a run has of a suite.
 *
 * @param cases the values of parameters that lines of budgets must have; all others are open. A
 *     line needs to fit one case
 * @param drawn methods that only figures show, beside each line of a budget
 * @param spread values of parameters that only figures show, in place of a line's own
 */
record Kept(
    List<Map<String, List<String>>> cases, List<String> drawn, Map<String, List<String>> spread) {
  /** All lines of budgets, and nothing else. */
  static final Kept ALL = of("");

  /** Values with commas between, parameters with semicolons. */
  static Kept of(String... cases) {
    return new Kept(Stream.of(cases).map(Kept::parse).toList(), List.of(), Map.of());
  }

  /** With methods that only figures show. */
  Kept drawing(String... methods) {
    return new Kept(cases, List.of(methods), spread);
  }

  /** With parameters that only figures show. */
  Kept spreading(String values) {
    return new Kept(cases, drawn, parse(values));
  }

  /** Whether a line of a budget is wanted. */
  boolean has(Line line) {
    return cases.stream()
        .anyMatch(
            params ->
                params.entrySet().stream()
                    .allMatch(p -> p.getValue().contains(line.params().get(p.getKey()))));
  }

  private static Map<String, List<String>> parse(String text) {
    Map<String, List<String>> values = new TreeMap<>();
    for (String parameter : text.split(";", -1)) {
      int equals = parameter.indexOf('=');
      if (equals > 0) {
        values.put(
            parameter.substring(0, equals),
            Arrays.asList(parameter.substring(equals + 1).split(",", -1)));
      }
    }
    return values;
  }
}
