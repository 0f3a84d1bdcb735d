package org.anabranch.house;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import java.nio.file.Path;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What the documents take from the report is what the report says, and commands name programs. */
class ReportTest {
  private static final Repository REPOSITORY = Repository.find();
  private static final Pattern SUMMARY =
      Pattern.compile("(?s)<!-- summary: written by the report -->\\n(.*?)<!-- end of summary -->");

  /** A class of ours behind the options of {@code java}, or the one that Maven is to run. */
  private static final Pattern PROGRAM =
      Pattern.compile("(?:-cp \\S+ |-Dprogram=)(org\\.anabranch(?:\\.[a-z]\\w*)+\\.[A-Z]\\w*)");

  private static String text(String document) {
    return REPOSITORY.text(REPOSITORY.root().resolve(document));
  }

  @Test
  void everyRowOfTheSummaryIsARowOfTheReport() {
    List<String> report = text("docs/benchmarks/README.md").lines().toList();
    List<String> rows =
        SUMMARY
            .matcher(text("README.md"))
            .results()
            .flatMap(summary -> summary.group(1).lines())
            .filter(line -> line.startsWith("|"))
            .toList();
    assertFalse(rows.isEmpty(), "no summary");
    assertEquals(List.of(), rows.stream().filter(row -> !report.contains(row)).toList());
  }

  static Stream<String> documents() {
    return REPOSITORY.markdown().stream().map(REPOSITORY::name);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void commandsNameProgramsThatAreThere(String document) {
    assertEquals(List.of(), missing(text(document)));
  }

  @Test
  void aCommandWithAProgramThatIsGoneIsFound() {
    assertEquals(
        List.of("org.anabranch.examples.Gone"),
        missing("mvn -q compile exec:exec -Dprogram=org.anabranch.examples.Gone"));
  }

  private static List<String> missing(String text) {
    return PROGRAM
        .matcher(text)
        .results()
        .map((MatchResult found) -> found.group(1))
        .filter(program -> !isProgram(program))
        .toList();
  }

  private static boolean isProgram(String program) {
    Path source = Path.of(program.replace('.', '/') + ".java");
    return REPOSITORY.java().stream()
        .anyMatch(
            file ->
                file.endsWith(source) && REPOSITORY.text(file).contains("static void main(String"));
  }
}
