package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What passes through a pipeline is not kept; a JVM with a small heap tells. */
class PipelineMemoryTest {
  private static final int LINES = 300_000;

  /** A program. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      Pipeline<Integer> naturals = Par.pipeline(Stream.iterate(0, x -> x + 1));
      long even =
          naturals.filter(x -> x % 2 == 0).skip(3).limit(LINES).mapToLong(x -> x).max().orElse(-1);
      Pipeline<String> lines = Par.lines(Path.of(args[0]));
      int[] ordered = new int[1];
      lines.skip(1).forEachOrdered(line -> ordered[0]++);
      System.out.println(even + " " + lines.skip(1).filter(s -> true).count() + " " + ordered[0]);
    }
  }

  @Test
  void infiniteSourcesAndFilesFitASmallHeap(@TempDir Path directory)
      throws IOException, InterruptedException {
    Path file = directory.resolve("lines");
    Files.writeString(file, ("x".repeat(60) + "\n").repeat(LINES));
    ProcessBuilder java =
        new ProcessBuilder(
            System.getProperty("java.home") + "/bin/java",
            "-Xmx28m",
            "-cp",
            System.getProperty("java.class.path"),
            Program.class.getName(),
            file.toString());
    Process process = java.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    assertEquals("600004 299999 299999", output.strip());
  }
}
