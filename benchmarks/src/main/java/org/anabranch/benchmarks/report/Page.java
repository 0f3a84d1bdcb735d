package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.stream.Collectors;
import org.anabranch.benchmarks.report.Budget.Outcome;
import org.anabranch.benchmarks.report.Budget.Verdict;

/**
 * Writes the tables and the figures into the page, between its two marks; the text around them is
 * written by hand. Where there is no page, one with nothing else is made.
 */
final class Page {
  private static final String BEGIN = "<!-- results: written by the report -->";
  private static final String END = "<!-- end of results -->";

  private static final String BEGIN_SUMMARY = "<!-- summary: written by the report -->";
  private static final String END_SUMMARY = "<!-- end of summary -->";

  /** The rows that the summary repeats. */
  private static final Set<String> SUMMARY =
      Set.of(
          "sum of 10,000,000 ints, against reading the same bytes with two threads",
          "correctly rounded sum of 10,000,000 doubles, against the parallel stream",
          "1,000 tasks of 4 us, against serial",
          "sort of 1000000 random longs",
          "sort of 1,000,000 random objects, Integer",
          "filter of 10,000,000 ints, half kept, against the parallel stream",
          "product of two 1,024 matrices, against EJML's threads",
          "child.fork() and child.join(), one worker, against the JDK's pool",
          "forEach over 2 to 20 us, after 1 ms, adds, us");

  /** A verdict on fewer forks is no verdict. */
  private static final int ENOUGH_FORKS = 5;

  private final Results results;
  private final List<String> jdks;

  Page(Results results) {
    this.results = results;
    jdks = results.jdks();
  }

  /** Writes everything into the report's page. */
  void update(Path page) throws IOException {
    if (!Files.exists(page)) {
      Files.writeString(page, "# Results\n\n" + BEGIN + "\n" + END + "\n");
    }
    String written =
        table(Budgets.all()) + lost() + limits() + origins() + figures(page.resolveSibling(""));
    replace(page, BEGIN, END, written);
  }

  /** Writes a few rows, and how many budgets are met, into a page that has a place for them. */
  void summarize(Path page) throws IOException {
    if (Files.exists(page) && Files.readString(page).contains(BEGIN_SUMMARY)) {
      List<Budget> rows =
          Budgets.all().stream().filter(budget -> SUMMARY.contains(budget.title())).toList();
      replace(page, BEGIN_SUMMARY, END_SUMMARY, table(rows) + "\n" + counts());
    }
  }

  private static void replace(Path page, String from, String to, String written)
      throws IOException {
    String text = Files.readString(page);
    int begin = text.indexOf(from);
    int end = text.indexOf(to);
    if (begin < 0 || end < begin) {
      throw new IOException("no place for the results in " + page);
    }
    Files.writeString(
        page, text.substring(0, begin + from.length()) + "\n" + written + text.substring(end));
  }

  /** How many budgets came to which verdict, a sentence for each JDK. */
  private String counts() {
    StringBuilder counts = new StringBuilder();
    for (String jdk : jdks) {
      Map<Verdict, Long> verdicts =
          Budgets.all().stream()
              .flatMap(budget -> budget.worst(results, jdk).stream())
              .collect(Collectors.groupingBy(Outcome::verdict, Collectors.counting()));
      long all = verdicts.values().stream().mapToLong(Long::longValue).sum();
      counts.append(
          String.format(
              Locale.ROOT,
              "JDK %s: %d of %d budgets met, %d at their bound, %d missed.%n",
              jdk,
              verdicts.getOrDefault(Verdict.MET, 0L),
              all,
              verdicts.getOrDefault(Verdict.AT, 0L),
              verdicts.getOrDefault(Verdict.MISSED, 0L)));
    }
    return counts.toString();
  }

  private String table(List<Budget> budgets) {
    StringBuilder table = new StringBuilder(header("| budget | bound |"));
    for (Budget budget : budgets) {
      if (jdks.stream().anyMatch(jdk -> budget.worst(results, jdk).isPresent())) {
        table.append("| ").append(budget.title()).append(" | ").append(bound(budget)).append(" |");
        jdks.forEach(
            jdk -> table.append(' ').append(cell(budget.worst(results, jdk))).append(" |"));
        table.append('\n');
      }
    }
    return table.toString();
  }

  private String header(String columns) {
    StringBuilder header = new StringBuilder(columns);
    jdks.forEach(jdk -> header.append(" JDK ").append(jdk).append(" |"));
    header.append("\n|").append("---|".repeat(columns.split("\\|", -1).length - 2));
    return header.append("---|".repeat(jdks.size())).append('\n').toString();
  }

  /** The budgets that were missed, newest JDK first. */
  private String lost() {
    StringBuilder lost =
        new StringBuilder("\n### Lost rows\n\n| JDK | budget | bound | measured |");
    lost.append("\n|---|---|---|---|\n");
    for (String jdk : jdks) {
      for (Budget budget : Budgets.all()) {
        Optional<Outcome> worst = budget.worst(results, jdk);
        if (worst.isPresent() && worst.get().verdict() == Verdict.MISSED) {
          lost.append("| ").append(jdk).append(" | ").append(budget.title()).append(" | ");
          lost.append(bound(budget)).append(" | ").append(cell(worst)).append(" |\n");
        }
      }
    }
    return lost.toString();
  }

  /** What the machine can do; empty when it was not measured. */
  private String limits() {
    Optional<String> jdk = results.newestJdk(Suite.LIMIT);
    if (jdk.isEmpty()) {
      return "";
    }
    CallPanels rates = new CallPanels(new Figures.Source(results, jdk.get()));
    StringBuilder table = new StringBuilder("\n### Limits of the machine\n\n");
    table.append("| what | one thread | two threads |\n|---|---|---|\n");
    Map<String, String> rows = new LinkedHashMap<>();
    rows.put("read", "memory read, GB/s");
    rows.put("copy", "memory copied, GB/s read and as many written");
    rows.put("fused", "fused multiply-adds of doubles in registers, GFLOP/s");
    rows.forEach(
        (what, label) -> {
          table.append("| ").append(label).append(" | ").append(text(rates.rate(what, "One")));
          table.append(" | ").append(text(rates.rate(what, "Two"))).append(" |\n");
        });
    return table.toString();
  }

  private static String text(OptionalDouble rate) {
    return rate.isPresent() ? figure(rate.getAsDouble()) : "";
  }

  /** Which run measured which suite. */
  private String origins() {
    StringBuilder table = new StringBuilder("\n### Where the numbers come from\n\n");
    table.append("| JDK | run | commit | machine | suites |\n|---|---|---|---|---|\n");
    for (Map.Entry<Origin, Set<Suite>> entry : results.origins().entrySet()) {
      Origin origin = entry.getKey();
      String suites =
          entry.getValue().stream().map(Suite::fileName).collect(Collectors.joining(", "));
      table.append("| ").append(origin.jdk()).append(" | ").append(origin.run()).append(" | ");
      table.append(origin.commit()).append(" | ").append(origin.machine()).append(" | ");
      table.append(suites).append(" |\n");
    }
    return table.toString();
  }

  /** The figures that were drawn, each under the name of its benchmark. */
  private String figures(Path directory) {
    StringBuilder figures = new StringBuilder("\n### Figures\n");
    for (Suite suite : Suite.values()) {
      String file = suite.fileName() + ".png";
      Optional<String> jdk = results.newestJdk(suite);
      if (jdk.isPresent() && Files.exists(directory.resolve(file))) {
        figures.append("\n`").append(suite.title()).append("`, JDK ").append(jdk.get());
        figures.append(", CSV beside it:\n\n");
        figures.append("![").append(suite.title()).append("](").append(file).append(")\n");
      }
    }
    return figures.toString();
  }

  private static String bound(Budget budget) {
    return switch (budget.kind()) {
      case RATIO -> "at most " + figure(budget.bound()) + "x";
      case SPEEDUP -> "at least " + figure(budget.bound()) + "x";
      case ADDED, COST -> "at most " + figure(budget.bound());
      case BYTES -> budget.bound() < 1 ? "none" : "at most " + figure(budget.bound());
    };
  }

  private static String cell(Optional<Outcome> outcome) {
    if (outcome.isEmpty()) {
      return "";
    }
    Outcome worst = outcome.get();
    Scores figure = worst.figure();
    String text =
        worst.verdict().name().toLowerCase(Locale.ROOT)
            + ": "
            + figure(figure.median())
            + " ("
            + figure(figure.low())
            + " to "
            + figure(figure.high())
            + ")";
    if (worst.verdict() == Verdict.MISSED) {
      text = "**" + text + "**";
    }
    if (!worst.label().isEmpty()) {
      text += ", " + worst.label();
    }
    return figure.rounds() < ENOUGH_FORKS ? text + ", forks: " + figure.rounds() : text;
  }

  private static String figure(double value) {
    double size = Math.abs(value);
    return String.format(Locale.ROOT, size >= 100 ? "%.0f" : size >= 10 ? "%.1f" : "%.2f", value);
  }
}
