package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.tools.ToolProvider;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The example of {@code docs/pipelines.md} compiles, and does what its lines say. */
class PipelinesPageTest {
  @TempDir Path directory;

  @Test
  void theExampleRuns() throws IOException, ReflectiveOperationException {
    Matcher sample = Pattern.compile("(?s)```java\n(.*?)```").matcher(Files.readString(page()));
    assertTrue(sample.find(), "docs/pipelines.md has an example");
    String program =
        "import java.util.*; import java.util.stream.*; import org.anabranch.*;\n"
            + "public class Sample { public static List<Object> run() {\n"
            + sample.group(1)
            + "}}";
    Path source = Files.writeString(directory.resolve("Sample.java"), program);
    String classPath = System.getProperty("java.class.path");
    int errors =
        ToolProvider.getSystemJavaCompiler()
            .run(null, null, null, "-cp", classPath, "-proc:none", source.toString());
    assertEquals(0, errors);
    try (URLClassLoader loader = new URLClassLoader(new URL[] {directory.toUri().toURL()})) {
      Object results = loader.loadClass("Sample").getMethod("run").invoke(null);
      assertEquals(List.of(2L, "BRANCH+BRANCH", 749_998_500_000L, 1_024, 6L), results);
    }
  }

  @Test
  void theShowcaseIsQuotedAsItIs() throws IOException {
    Path source =
        page().getParent().resolveSibling("examples/src/main/java/org/anabranch/examples");
    String operations = squeezed(Files.readString(source.resolve("WordOperations.java")));
    Matcher quoted = Pattern.compile("(?s)```java\n(.*?)```").matcher(Files.readString(page()));
    assertTrue(quoted.find(), "the example");
    for (String form : List.of("Arrays.stream", "Par.pipeline")) {
      assertTrue(quoted.find(), form);
      assertTrue(quoted.group(1).startsWith(form), quoted.group(1));
      assertTrue(operations.contains(squeezed(quoted.group(1))), quoted.group(1));
    }
  }

  private static String squeezed(String text) {
    return text.replaceAll("\\s+", "");
  }

  private static Path page() {
    Path root = Path.of("").toAbsolutePath();
    while (!Files.exists(root.resolve("docs").resolve("pipelines.md"))) {
      root = root.getParent();
    }
    return root.resolve("docs").resolve("pipelines.md");
  }
}
