package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Results of one suite on one JDK as a file, one line for each benchmark, JDK and setting. */
final class CsvFile {
  private static final String HEADER =
      "benchmark,method,params,jdk,setting,unit,median,p10,p90,forks,bytes,run,commit,machine";

  /** The places of the last fields; that of the machine has a comma of its own. */
  private static final int RUN = 11;

  private static final int MACHINE = 13;

  private CsvFile() {}

  /** Writes the results of a suite on a JDK; the file is replaced. */
  static void write(Path directory, Suite suite, Results results, Origin origin)
      throws IOException {
    List<String> lines = new ArrayList<>(List.of(HEADER));
    for (Result result : results.all()) {
      if (result.line().suite() == suite && result.jdk().equals(origin.jdk())) {
        lines.add(format(result, origin));
      }
    }
    Files.write(directory.resolve(suite.fileName() + "-jdk" + origin.jdk() + ".csv"), lines);
  }

  private static String format(Result result, Origin origin) {
    Scores times = result.times();
    return String.join(
        ",",
        result.line().suite().title(),
        result.line().method(),
        result.line().paramsText(),
        result.jdk(),
        result.setting().name(),
        result.unit(),
        number(times.median()),
        number(times.low()),
        number(times.high()),
        numbers(times),
        numbers(result.bytes()),
        origin.run(),
        origin.commit(),
        '"' + origin.machine() + '"');
  }

  private static String number(double value) {
    return String.format(Locale.ROOT, "%.5g", value);
  }

  private static String numbers(Scores scores) {
    return scores.values().stream().map(CsvFile::number).collect(Collectors.joining(" "));
  }

  /** Reads every CSV file of a directory. */
  static Results readAll(Path directory) throws IOException {
    Results results = new Results();
    try (Stream<Path> files = Files.list(directory)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".csv")).sorted().toList()) {
        List<String> lines = Files.readAllLines(file);
        for (String line : lines.subList(1, lines.size())) {
          Result result = parse(line);
          results.add(result);
          results.addOrigin(origin(line), result.line().suite());
        }
      }
    }
    return results;
  }

  private static Origin origin(String text) {
    String[] fields = text.split(",", MACHINE + 1);
    return new Origin(fields[3], fields[RUN], fields[RUN + 1], fields[MACHINE].replace("\"", ""));
  }

  private static Result parse(String text) {
    String[] fields = text.split(",", -1);
    Suite suite =
        Arrays.stream(Suite.values())
            .filter(s -> s.title().equals(fields[0]))
            .findFirst()
            .orElseThrow(() -> new IllegalArgumentException("no suite " + fields[0]));
    return new Result(
        Line.parse(suite, fields[1], fields[2]),
        fields[3],
        Setting.valueOf(fields[4]),
        fields[5],
        scores(fields[9]),
        scores(fields[10]));
  }

  private static Scores scores(String text) {
    return new Scores(
        Arrays.stream(text.split(" ", -1))
            .filter(part -> !part.isEmpty())
            .map(Double::valueOf)
            .toList());
  }
}
