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
      usage: run [EXTENT] [--rounds N] [--minutes M] [--jdk HOME ...] [--out DIRECTORY] [SUITE ...]
             measure [EXTENT] [--rounds N] [--minutes M] [--out DIRECTORY] [SUITE ...]
             plan [EXTENT] [--rounds N] [SUITE ...]
             render [--out DIRECTORY]
      EXTENT: --quick or --all-lines; without it a full run, of what the budgets compare
      --minutes: on each JDK no suite of a second or later round begins that would end after M
      suites: %s (default: all)
      defaults: --rounds 3, with --quick 1, with --all-lines 5; --out docs/benchmarks\
      """;

  private final List<Suite> suites = new ArrayList<>();
  private Path directory = Path.of("docs", "benchmarks");
  private final List<Path> jdks = new ArrayList<>();
  private Extent extent = Extent.FULL;
  private int rounds;
  private int minutes = Integer.MAX_VALUE;

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
        case "--quick" -> extent = Extent.QUICK;
        case "--all-lines" -> extent = Extent.ALL_LINES;
        case "--minutes" -> minutes = Integer.parseInt(words.removeFirst());
        case "--rounds" -> rounds = Integer.parseInt(words.removeFirst());
        case "--jdk" -> jdks.add(Path.of(words.removeFirst()));
        case "--out" -> directory = Path.of(words.removeFirst());
        default -> suites.add(Suite.valueOf(word.toUpperCase(Locale.ROOT).replace('-', '_')));
      }
    }
    rounds = rounds > 0 ? rounds : extent.rounds;
  }

  private List<Suite> chosen() {
    return suites.isEmpty() ? List.of(Suite.values()) : suites;
  }

  private void run() throws IOException, InterruptedException {
    List<Path> homes = jdks.isEmpty() ? Jdks.homes(extent == Extent.QUICK) : jdks;
    for (Path home : homes) {
      List<String> command = new ArrayList<>();
      command.add(home.resolve("bin").resolve("java").toString());
      command.addAll(List.of("-cp", System.getProperty("java.class.path")));
      command.addAll(List.of(Report.class.getName(), "measure"));
      command.addAll(List.of("--rounds", Integer.toString(rounds), "--out", directory.toString()));
      command.addAll(List.of("--minutes", Integer.toString(minutes)));
      if (extent != Extent.FULL) {
        command.add("--" + extent.name().toLowerCase(Locale.ROOT).replace('_', '-'));
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
    new Rounds(extent, rounds, minutes).run(chosen(), directory);
  }

  /** Prints what the first round would measure, and about how long all would take. */
  private void plan() {
    Progress progress = new Progress(extent, rounds, minutes);
    for (Suite suite : chosen()) {
      List<Plan.Step> steps = Plan.of(suite, extent);
      progress.expect(List.of(steps));
      System.out.printf(
          "%s: %d lines, about %.0f s in the first round%n",
          suite, steps.size(), Progress.seconds(steps, extent));
    }
    System.out.printf(
        "%d rounds: about %.0f min on each JDK%n", rounds, progress.plannedSeconds() / 60);
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
