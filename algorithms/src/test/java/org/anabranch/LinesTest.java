package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Lines of files, as a buffered reader has them. */
class LinesTest {
  private static final String[] ENDS = {"\n", "\r\n", "\r", "\n\n", "\r\r\n"};
  private static final int BLOCK = 1 << 16;

  @TempDir Path directory;

  private Path file(String text) throws IOException {
    return Files.writeString(directory.resolve("text"), text);
  }

  private static List<String> expected(Path file) throws IOException {
    try (BufferedReader reader = Files.newBufferedReader(file)) {
      return reader.lines().toList();
    }
  }

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 3})
  void areThoseOfABufferedReader(int parallelism) throws IOException {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int seed = 0; seed < 12; seed++) {
        Path file = file(text(new Random(seed)));
        List<String> lines = expected(file);
        Pipeline<String> p = Par.lines(file);
        assertEquals(lines, pool.call(() -> p.toList()), "seed " + seed);
        assertEquals(lines.size(), (long) pool.call(() -> p.count()), "seed " + seed);
        assertEquals(
            lines.stream().skip(1).toList(), pool.call(() -> p.skip(1).toList()), "seed " + seed);
        List<String> ordered = new ArrayList<>();
        pool.run(() -> p.forEachOrdered(ordered::add));
        assertEquals(lines, ordered, "seed " + seed);
        assertEquals(
            String.join("", lines), pool.call(() -> p.reduce("", String::concat)), "seed " + seed);
      }
    }
  }

  /** Some hundred kilobytes, lines of many lengths, most with letters of more than one byte. */
  private static String text(Random random) {
    StringBuilder text = new StringBuilder();
    int lengths = 1 << random.nextInt(17);
    int size = random.nextInt(200_000);
    while (text.length() < size) {
      text.append("\u00e4\u20acx".repeat(random.nextInt(lengths + 1) / 3));
      text.append("a".repeat(random.nextInt(4)));
      text.append(ENDS[random.nextInt(random.nextBoolean() ? 2 : ENDS.length)]);
    }
    return random.nextBoolean() ? text.toString() : text + "the last";
  }

  @Test
  void endsMayLieOnTheBordersOfBlocks() throws IOException {
    for (String end : ENDS) {
      for (int length = BLOCK - 3; length <= BLOCK + 1; length++) {
        Path file = file("a".repeat(length) + end + "b" + end + "c");
        assertEquals(expected(file), Par.lines(file).toList(), length + " bytes");
      }
    }
    Path file = file("a".repeat(3_000_000) + "\n" + "b".repeat(3 * BLOCK - 1) + "\r\nc\n");
    assertEquals(expected(file), Par.lines(file).toList());
    assertEquals(3_000_000, Par.lines(file).mapToInt(String::length).max().orElseThrow());
  }

  @Test
  void fewLinesAndNone() throws IOException {
    assertEquals(List.of(), Par.lines(file("")).toList());
    assertEquals(List.of(""), Par.lines(file("\n")).toList());
    assertEquals(List.of("a"), Par.lines(file("a")).toList());
    assertEquals(List.of("a", "", "b"), Par.lines(file("a\r\n\r\nb\r\n")).toList());
    assertEquals("b", Par.lines(file("a\nb\nc")).filter(s -> s.equals("b")).findFirst().orElse(""));
    assertEquals(List.of("b"), Par.lines(file("a\nb\nc")).skip(1).limit(1).toList());
    assertEquals(3, Par.lines(file("a\nb")).concat(Par.pipeline(List.of("c"))).count());
    Pipeline<String> two = Par.lines(file("a\nb"));
    assertEquals(4, Par.pipeline(List.of(1, 2)).flatMap(x -> two).count());
  }

  @Test
  void whatIsNoUtf8IsReplacedAndWhatIsNoFileThrows() throws IOException {
    Path file = directory.resolve("bytes");
    Files.write(file, new byte[] {'a', (byte) 0xff, '\n', 'b'});
    assertEquals(List.of("a\ufffd", "b"), Par.lines(file).toList());
    assertEquals(2, "\u20ac".getBytes(StandardCharsets.UTF_8).length - 1);
    Pipeline<String> missing = Par.lines(directory.resolve("missing"));
    UncheckedIOException thrown = assertThrows(UncheckedIOException.class, missing::count);
    assertTrue(thrown.getCause() instanceof NoSuchFileException);
  }
}
