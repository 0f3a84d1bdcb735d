package org.anabranch.examples;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertAll;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;

class ShowcaseTest {
  private static final Operation<Long> RIGHT =
      new Operation<>("right", "one", () -> 1L, () -> 1L, () -> 1L);
  private static final Operation<Long> WRONG =
      new Operation<>("wrong", "not one", () -> 1L, () -> 1L, () -> 2L);

  private final Path directory;

  /** What came of one execution. */
  private record Outcome(int exitCode, String out, String err) {}

  ShowcaseTest(@TempDir Path directory) throws IOException {
    this.directory = directory;
    for (int i = 1; i <= 3; i++) {
      Files.write(directory.resolve(i + ".class"), new byte[1000 * i]);
    }
  }

  @Test
  void aRunWhoseChecksHoldEndsWithZero() {
    Outcome outcome = run(Showcase::everyOperation, "--quick");
    assertAll(
        () -> assertEquals(0, outcome.exitCode(), outcome.err()),
        () -> assertEquals("", outcome.err()),
        () -> assertTrue(outcome.out().contains("Read 3 class files, 6,000 bytes"), outcome.out()),
        () -> assertTrue(outcome.out().contains("total bytes"), outcome.out()),
        () -> assertTrue(outcome.out().contains("histogram of bytes"), outcome.out()),
        () -> assertTrue(outcome.out().contains("classes by package"), outcome.out()),
        () -> assertTrue(outcome.out().contains("ten largest"), outcome.out()),
        () -> assertFalse(outcome.out().contains("FAILED"), outcome.out()));
  }

  @Test
  void aFailedCheckIsReportedAndEndsWithOne() {
    Outcome outcome = run((sizes, bytes) -> List.of(RIGHT, WRONG), "--quick");
    assertAll(
        () -> assertEquals(1, outcome.exitCode()),
        () -> assertEquals("Check failed: wrong: plain 1, Par 2", outcome.err().strip()),
        () -> assertTrue(outcome.out().contains("FAILED"), outcome.out()),
        () -> assertFalse(outcome.out().contains("Every run"), outcome.out()));
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 5})
  void poolSetsTheParallelism(int parallelism) {
    Outcome outcome = run((sizes, bytes) -> List.of(RIGHT), "--quick", "--pool", "" + parallelism);
    assertEquals(0, outcome.exitCode(), outcome.err());
    assertTrue(outcome.out().contains("Par has a parallelism of " + parallelism), outcome.out());
  }

  @ParameterizedTest
  @CsvSource({
    "--fast",
    "--pool",
    "--pool=many",
    "--pool=0",
    "--pool=-3",
    "--pool=2000000000",
    "--pool=99999999999",
    "everything"
  })
  void badOptionsGetOneLineAndEndWithTwo(String argument) {
    Outcome outcome = run(Showcase::everyOperation, argument);
    assertAll(
        () -> assertEquals(2, outcome.exitCode(), outcome.err()),
        () -> assertEquals("", outcome.out()),
        () -> assertEquals(1, outcome.err().lines().count(), outcome.err()),
        () -> assertTrue(outcome.err().startsWith("showcase: "), outcome.err()));
  }

  @Test
  void helpNamesEveryOption() {
    Outcome outcome = run(Showcase::everyOperation, "--help");
    assertAll(
        () -> assertEquals(0, outcome.exitCode()),
        () -> assertTrue(outcome.out().contains("--help"), outcome.out()),
        () -> assertTrue(outcome.out().contains("--pool=N"), outcome.out()),
        () -> assertTrue(outcome.out().contains("--quick"), outcome.out()));
  }

  @Tag("long")
  @Test
  void runsOnTheRealJdkAndLeavesAPipeClean() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                System.getProperty("java.class.path"),
                Showcase.class.getName(),
                "--quick")
            .redirectErrorStream(true)
            .start();
    process.getOutputStream().close();
    String output = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertTrue(output.contains("Every run of Par gave the result of the plain loop"), output);
    assertTrue(output.lines().allMatch(ShowcaseTest::isPrintable), output);
  }

  private static boolean isPrintable(String line) {
    return line.chars().allMatch(c -> c >= ' ' && c <= '~');
  }

  private Outcome run(Showcase.Workload workload, String... args) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    CommandLine line =
        Showcase.commandLine(
            () -> ClassFiles.below(directory), () -> ClassFiles.below(directory), workload);
    line.setOut(new PrintWriter(out, true)).setErr(new PrintWriter(err, true));
    return new Outcome(line.execute(args), out.toString(), err.toString());
  }
}
