package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.anabranch.benchmarks.report.Budget.Outcome;
import org.anabranch.benchmarks.report.Budget.Verdict;

/**
 * Writes the table of budgets and the figures into the page, between its two marks; the text around
 * them is written by hand.
 */
final class Page {
  private static final String BEGIN = "<!-- results: written by the report -->";
  private static final String END = "<!-- end of results -->";

  /** A verdict on fewer forks is no verdict. */
  private static final int ENOUGH_FORKS = 5;

  private final Results results;
  private final List<String> jdks;

  Page(Results results) {
    this.results = results;
    jdks = results.jdks();
  }

  /** Replaces what stands between the marks. */
  void update(Path page) throws IOException {
    String text = Files.readString(page);
    int begin = text.indexOf(BEGIN);
    int end = text.indexOf(END);
    if (begin < 0 || end < begin) {
      throw new IOException("no place for the results in " + page);
    }
    String written = table() + figures(page.resolveSibling(""));
    Files.writeString(
        page, text.substring(0, begin + BEGIN.length()) + "\n" + written + text.substring(end));
  }

  /** The figures that were drawn, each under the name of its benchmark. */
  private String figures(Path directory) {
    StringBuilder figures = new StringBuilder();
    for (Suite suite : Suite.values()) {
      String file = suite.fileName() + ".png";
      if (Files.exists(directory.resolve(file))) {
        figures.append("\n`").append(suite.title()).append("`, JDK ").append(jdks.get(0));
        figures.append(", CSV beside it:\n\n");
        figures.append("![").append(suite.title()).append("](").append(file).append(")\n");
      }
    }
    return figures.toString();
  }

  private String table() {
    StringBuilder table = new StringBuilder("| budget | bound |");
    jdks.forEach(jdk -> table.append(" JDK ").append(jdk).append(" |"));
    table.append("\n|---|---|").append("---|".repeat(jdks.size())).append('\n');
    for (Budget budget : Budgets.all()) {
      if (jdks.stream().anyMatch(jdk -> budget.worst(results, jdk).isPresent())) {
        table.append("| ").append(budget.title()).append(" | ").append(bound(budget)).append(" |");
        jdks.forEach(
            jdk -> table.append(' ').append(cell(budget.worst(results, jdk))).append(" |"));
        table.append('\n');
      }
    }
    return table.toString();
  }

  private static String bound(Budget budget) {
    return switch (budget.kind()) {
      case RATIO -> "at most " + figure(budget.bound()) + "x";
      case SPEEDUP -> "at least " + figure(budget.bound()) + "x";
      case ADDED -> "at most " + figure(budget.bound());
      case BYTES -> "none";
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
