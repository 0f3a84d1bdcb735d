package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;

/** How the common pool is configured, each time in a process of its own; case P5 among them. */
class CommonPoolConfigurationTest {
  private record Outcome(String output, String warnings) {}

  private static Outcome run(Map<String, String> variables, String... options) throws Exception {
    List<String> command = new ArrayList<>();
    command.add(System.getProperty("java.home") + File.separator + "bin" + File.separator + "java");
    Collections.addAll(command, options);
    command.add("-cp");
    command.add(homeOf(WorkStealingPool.class) + File.pathSeparator + homeOf(UnclosedPool.class));
    command.add(UnclosedPool.class.getName());
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.environment().remove("ANABRANCH_NUM_THREADS");
    builder.environment().remove("JAVA_TOOL_OPTIONS");
    builder.environment().putAll(variables);
    Process process = builder.start();
    process.getOutputStream().close();
    if (!process.waitFor(60, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      fail("the process goes on");
    }
    String warnings =
        new String(process.getErrorStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    assertEquals(0, process.exitValue(), warnings);
    return new Outcome(
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip(),
        warnings);
  }

  private static String homeOf(Class<?> type) throws URISyntaxException {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }

  /** Contract 9: the JVM exits when user threads end, whatever pools are open. */
  @Test
  void aProcessWithUnclosedPoolsExits() throws Exception {
    int processors = Runtime.getRuntime().availableProcessors();
    Outcome outcome = run(Map.of(), "-XX:ActiveProcessorCount=" + processors);
    assertEquals("144 144 parallelism " + processors, outcome.output);
    assertEquals("", outcome.warnings);
  }

  @Test
  void thePropertyComesFirst() throws Exception {
    Map<String, String> four = Map.of("ANABRANCH_NUM_THREADS", "4");
    assertEquals(
        "144 144 parallelism 3", run(four, "-Danabranch.parallelism=3").output, "the property");
    assertEquals("144 144 parallelism 4", run(four).output, "the variable");
  }

  @Test
  void aBadValueIsReportedOnceAndPassedOver() throws Exception {
    Outcome outcome =
        run(Map.of("ANABRANCH_NUM_THREADS", "5"), "-Danabranch.parallelism=all of them");
    assertEquals("144 144 parallelism 5", outcome.output);
    String warnings = outcome.warnings;
    assertTrue(warnings.contains("anabranch.parallelism"), warnings);
    assertEquals(warnings.indexOf("all of them"), warnings.lastIndexOf("all of them"), warnings);
  }

  @Test
  void oneProcessorIsEnough() throws Exception {
    Outcome outcome = run(Map.of(), "-XX:ActiveProcessorCount=1");
    assertEquals("144 144 parallelism 1", outcome.output);
  }

  @Test
  void twoProcessorsAreEnough() throws Exception {
    Outcome outcome = run(Map.of(), "-XX:ActiveProcessorCount=2");
    assertEquals("144 144 parallelism 2", outcome.output);
  }
}
