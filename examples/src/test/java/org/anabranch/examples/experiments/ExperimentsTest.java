package org.anabranch.examples.experiments;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.anabranch.examples.TracedSum;
import org.junit.jupiter.api.Test;

class ExperimentsTest {
  private static final Path SOURCES =
      Path.of("src", "main", "java", "org", "anabranch", "examples", "experiments");
  private static final Path PAGES = Path.of("..", "docs", "experiments");

  @Test
  void theCommandForAllLeavesOutNone() throws IOException {
    Set<String> programs = new TreeSet<>();
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.toList()) {
        if (Files.readString(file).contains("public static void main(")) {
          programs.add(file.getFileName().toString().replace(".java", ""));
        }
      }
    }
    programs.remove("Experiments");
    programs.add(TracedSum.class.getSimpleName());
    assertEquals(programs, new TreeSet<>(names()));
  }

  @Test
  void everyExperimentHasAPageWithItsCommand() throws IOException {
    StringBuilder pages = new StringBuilder();
    try (Stream<Path> files = Files.list(PAGES)) {
      for (Path file : files.filter(f -> f.toString().endsWith(".md")).toList()) {
        pages.append(Files.readString(file));
      }
    }
    for (Experiments.Experiment experiment : Experiments.ALL) {
      String command = experiment.type().getName();
      boolean found = pages.indexOf(command + "\n") >= 0 || pages.indexOf(command + " ") >= 0;
      assertTrue(found, experiment::toString);
    }
  }

  private static Set<String> names() {
    return Experiments.ALL.stream()
        .map(experiment -> experiment.type().getSimpleName())
        .collect(Collectors.toSet());
  }
}
