package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures and reports: {@code measure} runs suites on this JDK and writes CSV files, {@code
 * render} makes the figures and the table of the page from the CSV files of all JDKs.
 */
public final class Report {
  private static final String USAGE =
      """
      usage: measure [--quick] [--rounds N] [--out DIRECTORY] [SUITE ...]
             render [--out DIRECTORY]
      suites: %s (default: all)
      defaults: --rounds 5, with --quick 1; --out docs/benchmarks""";

  private final List<Suite> suites = new ArrayList<>();
  private Path directory = Path.of("docs", "benchmarks");
  private boolean quick;
  private int rounds;

  private Report() {}

  /**
   * Runs the report.
   *
   * @param args what to do
   */
  public static void main(String[] args) throws IOException, RunnerException {
    System.setProperty("java.awt.headless", "true");
    Deque<String> words = new ArrayDeque<>(Arrays.asList(args));
    String command = words.isEmpty() ? "" : words.removeFirst();
    Report report = new Report();
    try {
      report.read(words);
    } catch (IllegalArgumentException | NoSuchElementException e) {
      fail("cannot read the arguments: " + e.getMessage());
    }
    switch (command) {
      case "measure" -> report.measure();
      case "render" -> report.render();
      default -> fail("nothing to do: '" + command + "'");
    }
  }

  private static void fail(String message) {
    System.err.println(message);
    System.err.printf(USAGE + "%n", Arrays.toString(Suite.values()));
    System.exit(2);
  }

  private void read(Deque<String> words) {
    while (!words.isEmpty()) {
      String word = words.removeFirst();
      switch (word) {
        case "--quick" -> quick = true;
        case "--rounds" -> rounds = Integer.parseInt(words.removeFirst());
        case "--out" -> directory = Path.of(words.removeFirst());
        default -> suites.add(Suite.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_')));
      }
    }
    rounds = rounds > 0 ? rounds : quick ? 1 : 5;
  }

  private void measure() throws IOException, RunnerException {
    Files.createDirectories(directory);
    List<Suite> chosen = suites.isEmpty() ? List.of(Suite.values()) : suites;
    new Rounds(quick, rounds).run(chosen, directory);
  }

  private void render() throws IOException {
    Results results = CsvFile.readAll(directory);
    if (results.jdks().isEmpty()) {
      throw new IOException("no CSV file in " + directory);
    }
    new Figures(new Figures.Source(results, results.jdks().get(0)), directory).draw();
    new Page(results).update(directory.resolve("README.md"));
  }
}
