package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.NoSuchElementException;
import org.openjdk.jmh.runner.RunnerException;

/**
 * Measures and reports: {@code measure} runs suites on this JDK and writes CSV files, {@code
 * render} makes the figures and the tables of the page from the CSV files of all JDKs, {@code run}
 * does both, on several JDKs one after the other, and {@code plan} says what would be measured.
 */
public final class Report {
  private static final String USAGE =
      """
      usage: run [--quick] [--rounds N] [--jdk HOME ...] [--out DIRECTORY] [SUITE ...]
             measure [--quick] [--rounds N] [--out DIRECTORY] [SUITE ...]
             plan [--quick] [SUITE ...]
             render [--out DIRECTORY]
      suites: %s (default: all)
      defaults: --rounds 5, with --quick 1; --out docs/benchmarks\
      """;

  private final List<Suite> suites = new ArrayList<>();
  private Path directory = Path.of("docs", "benchmarks");
  private final List<Path> jdks = new ArrayList<>();
  private boolean quick;
  private int rounds;

  private Report() {}

  /**
   * Runs the report.
   *
   * @param args what to do
   */
  public static void main(String[] args) throws IOException, InterruptedException, RunnerException {
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
      case "run" -> report.run();
      case "measure" -> report.measure();
      case "plan" -> report.plan();
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
        case "--jdk" -> jdks.add(Path.of(words.removeFirst()));
        case "--out" -> directory = Path.of(words.removeFirst());
        default -> suites.add(Suite.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_')));
      }
    }
    rounds = rounds > 0 ? rounds : quick ? 1 : 5;
  }

  private List<Suite> chosen() {
    return suites.isEmpty() ? List.of(Suite.values()) : suites;
  }

  private void run() throws IOException, InterruptedException {
    List<Path> homes = jdks.isEmpty() ? Jdks.homes(quick) : jdks;
    for (Path home : homes) {
      List<String> command = new ArrayList<>();
      command.add(home.resolve("bin").resolve("java").toString());
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.addAll(List.of(Report.class.getName(), "measure"));
      command.addAll(List.of("--rounds", Integer.toString(rounds), "--out", directory.toString()));
      if (quick) {
        command.add("--quick");
      }
      chosen().forEach(suite -> command.add(suite.name()));
      System.out.println("JDK in " + home);
      int exit = new ProcessBuilder(command).inheritIO().start().waitFor();
      if (exit != 0) {
        throw new IOException("measuring with " + home + " ended with " + exit);
      }
    }
    render();
  }

  private void measure() throws IOException, RunnerException {
    Files.createDirectories(directory);
    new Rounds(quick, rounds).run(chosen(), directory);
  }

  /** Prints what a round would measure. */
  private void plan() {
    for (Suite suite : chosen()) {
      System.out.printf("%s: %d lines%n", suite, Plan.of(suite, quick).size());
    }
  }

  private void render() throws IOException {
    Results results = CsvFile.readAll(directory);
    if (results.jdks().isEmpty()) {
      throw new IOException("no CSV file in " + directory);
    }
    List<String> oldestFirst = new ArrayList<>(results.jdks());
    Collections.reverse(oldestFirst); // so that the newest is the one that is drawn
    for (String jdk : oldestFirst) {
      new Figures(new Figures.Source(results, jdk), directory).draw();
    }
    Page page = new Page(results);
    page.update(directory.resolve("README.md"));
    page.summarize(directory.resolve(Path.of("..", "..", "README.md")));
  }
}
