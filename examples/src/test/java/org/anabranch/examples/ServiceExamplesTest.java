package org.anabranch.examples;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The examples of the pages about the pool's services are code, and do what the pages say. */
class ServiceExamplesTest {
  private static final Pattern EXAMPLE = Pattern.compile("(?s)```java\n(.*?)```");
  private static final Path SOURCE =
      Path.of("src", "test", "java", "org", "anabranch", "examples", "ServiceExamples.java");

  @ParameterizedTest
  @ValueSource(strings = {"cancellation", "scopes", "submitting"})
  void thePageShowsTheCodeThatIsTested(String page) throws IOException {
    String source = Files.readString(SOURCE).replaceAll("\\s+", "");
    Matcher example = EXAMPLE.matcher(Files.readString(Path.of("..", "docs", page + ".md")));
    int examples = 0;
    while (example.find()) {
      examples++;
      assertTrue(source.contains(example.group(1).strip().replaceAll("\\s+", "")), page);
    }
    assertTrue(examples > 0, page);
  }

  @Test
  void aScopeVisitsEveryDirectory(@TempDir Path root) throws IOException {
    long expected = 0;
    for (int i = 0; i < 30; i++) {
      Path directory = Files.createDirectories(root.resolve((i % 3) + "/" + (i % 5) + "/" + i));
      Files.write(directory.resolve("file"), new byte[i]);
      expected += i;
    }
    assertEquals(expected, ServiceExamples.sizeOf(root));
  }

  @Test
  void futuresOfSubmissionsGiveTheirResults() {
    assertEquals(Map.of("a", 2, "bcd", 4), ServiceExamples.lengths(List.of("a", "bcd")));
  }

  @Test
  void aCountInTimeIsWholeAndOneThatIsLateIsNone() {
    assertEquals(1_229, ServiceExamples.primesWithin(Duration.ofMinutes(5), 10_000));
    assertEquals(-1, ServiceExamples.primesWithin(Duration.ofMillis(1), 50_000_000));
  }
}
