package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.fail;

import java.io.File;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Thousands of calls in a heap that has room for the payloads of a few. */
@Tag("long")
class SmallHeapTest {
  private static final int CALLS = 10_000;

  /** Of five calls four see their payload once; one also fails, as it should. */
  @Test
  void callsLetGoOfWhatTheyCapture() throws Exception {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-cp",
                homeOf(WorkStealingPool.class) + File.pathSeparator + homeOf(SmallHeap.class),
                SmallHeap.class.getName(),
                Integer.toString(CALLS))
            .redirectError(ProcessBuilder.Redirect.DISCARD) // helpers that found no memory end
            .start();
    process.getOutputStream().close();
    if (!process.waitFor(140, TimeUnit.SECONDS)) {
      process.destroyForcibly();
      fail("the process goes on");
    }
    assertEquals(
        (CALLS + 5) / 5 * 6 + " seen, full " + CALLS / 100 + " times",
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip());
  }

  private static String homeOf(Class<?> type) throws Exception {
    return Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()).toString();
  }
}
