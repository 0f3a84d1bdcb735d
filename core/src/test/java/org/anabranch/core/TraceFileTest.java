package org.anabranch.core;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.anabranch.core.recording.Recording;
import org.anabranch.core.recording.Recording.Kind;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A process that is recorded from its start to its end. */
class TraceFileTest {
  @Test
  void aProcessIsTracedByAProperty(@TempDir Path directory) throws Exception {
    Path file = directory.resolve("trace.txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Danabranch.trace=" + file,
                "-cp",
                System.getProperty("java.class.path"),
                TraceFileTest.class.getName())
            .inheritIO()
            .start();
    assertTrue(process.waitFor(60, TimeUnit.SECONDS));
    assertEquals(0, process.exitValue());
    assertEquals(14, Recording.read(file).count(Kind.FORK));
  }

  /** The traced program, which may still record a part of it for itself. */
  public static void main(String[] args) {
    RecordingTest.tree(3).invoke();
    if (WorkStealingPool.common().record(() -> RecordingTest.tree(1).invoke()).count(Kind.FORK)
        != 2) {
      throw new AssertionError("a part recorded for itself");
    }
  }
}
