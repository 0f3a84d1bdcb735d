package org.anabranch.benchmarks.report;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** What must be known to read a number: the kind of machine, the JDK, the commit. */
final class Machine {
  private static final int FIRST_JDK_THAT_WARNS = 24;

  private Machine() {}

  /** Cores and architecture, nothing that names a machine. */
  static String kind() {
    String architecture = System.getProperty("os.arch").equals("amd64") ? "x86-64" : "other";
    return Runtime.getRuntime().availableProcessors() + " cores, " + architecture;
  }

  /** The major version of the running JDK. */
  static String jdk() {
    return Integer.toString(Runtime.version().feature());
  }

  /** The options of every JVM: its heap, and no word of JMH's use of {@code Unsafe}. */
  static String[] jvmOptions() {
    List<String> options = new ArrayList<>(List.of("-Xms1g", "-Xmx2g", "-XX:+UseG1GC"));
    if (Runtime.version().feature() >= FIRST_JDK_THAT_WARNS) {
      options.add("--sun-misc-unsafe-memory-access=allow");
    }
    return options.toArray(String[]::new);
  }

  /** The commit of the working directory, with a plus sign when files differ from it. */
  static String commit() {
    String commit = git("rev-parse", "--short", "HEAD");
    return git("status", "--porcelain", "--untracked-files=no").isEmpty() ? commit : commit + "+";
  }

  private static String git(String... arguments) {
    String[] command = new String[arguments.length + 1];
    command[0] = "git";
    System.arraycopy(arguments, 0, command, 1, arguments.length);
    try {
      Process git = new ProcessBuilder(command).start();
      String output = new String(git.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return git.waitFor(10, TimeUnit.SECONDS) && git.exitValue() == 0 ? output.strip() : "unknown";
    } catch (IOException e) {
      return "unknown";
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return "unknown";
    }
  }
}
