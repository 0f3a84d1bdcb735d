package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A program that does not group loads no class of Eclipse Collections; a fresh JVM tells. */
class NoForeignClassesTest {
  /** A program. */
  static final class Program {
    private Program() {}

    public static void main(String[] args) {
      int[] a = new int[3_000_000];
      long found = Par.sum(a) + Par.max(a) + Par.reduce(a, 0, Integer::sum);
      found += Par.mapReduce(0, 1_000, i -> 1, 0, Integer::sum);
      found += Par.indexOf(a, x -> x == 0) + Par.histogram(a, 3)[1];
      if (args.length > 0) {
        found += Par.countByInt(a).get(0);
      }
      System.out.println("found " + found);
    }
  }

  @Test
  void onlyGroupingLoadsEclipseCollections() throws IOException, InterruptedException {
    List<String> plain = classesLoadedBy();
    assertEquals("found 1000", plain.get(plain.size() - 1));
    assertEquals(0, foreign(plain));
    List<String> grouping = classesLoadedBy("group");
    assertEquals("found 3001000", grouping.get(grouping.size() - 1));
    assertEquals(true, foreign(grouping) > 0, "the test sees what is loaded");
  }

  private static long foreign(List<String> lines) {
    return lines.stream().filter(line -> line.contains("org.eclipse.collections.")).count();
  }

  private static List<String> classesLoadedBy(String... arguments)
      throws IOException, InterruptedException {
    ProcessBuilder java =
        new ProcessBuilder(
            System.getProperty("java.home") + "/bin/java",
            "-Xlog:class+load:stdout",
            "-cp",
            System.getProperty("java.class.path"),
            Program.class.getName());
    java.command().addAll(List.of(arguments));
    Process process = java.redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, process.waitFor(), output);
    return output.lines().filter(line -> !line.contains("shared objects file")).toList();
  }
}
