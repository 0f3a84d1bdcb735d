package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;

/** The JDKs that a run measures on. */
final class Jdks {
  private static final Set<String> OTHERS = Set.of("17", "25");

  private Jdks() {}

  /** The home of the running JDK, and in a full run those of 17 and 25 in the same directory. */
  static List<Path> homes(boolean quick) throws IOException {
    Path own = Path.of(System.getProperty("java.home")).toRealPath();
    List<Path> homes = new ArrayList<>(List.of(own));
    Path parent = own.getParent();
    if (!quick && parent != null) {
      Set<String> wanted = new TreeSet<>(OTHERS);
      wanted.remove(Machine.jdk());
      try (Stream<Path> besides = Files.list(parent)) {
        for (Path home : besides.sorted().toList()) {
          if (wanted.remove(version(home))) {
            homes.add(home);
          }
        }
      }
    }
    return homes;
  }

  /** The major version that the file of a JDK names; empty for no JDK. */
  private static String version(Path home) throws IOException {
    Path file = home.resolve("release");
    if (!Files.isExecutable(home.resolve("bin").resolve("javac")) || !Files.exists(file)) {
      return "";
    }
    Properties release = new Properties();
    try (var reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
      release.load(reader);
    }
    return release.getProperty("JAVA_VERSION", "").replace("\"", "").split("[.\\-+]", -1)[0];
  }
}
