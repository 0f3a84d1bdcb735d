package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Pipelines as streams, and streams as sources. */
@Tag("more-functions")
@Timeout(60)
class PipelineStreamsTest {
  private static Pipeline<Integer> naturals() {
    return Par.pipeline(Stream.iterate(0, x -> x + 1));
  }

  @Test
  void aStreamOfAnInfinitePipelineRunsAsFarAsItIsAsked() {
    assertEquals(List.of(1, 2), naturals().map(x -> x + 1).stream().limit(2).toList());
    assertEquals(1, naturals().filter(x -> x > 0).stream().iterator().next());
    assertEquals(6, naturals().scan(Integer::sum).skip(3).stream().findFirst().orElseThrow());
    assertEquals(10, naturals().concat(naturals()).stream().skip(10).findFirst().orElseThrow());
    assertEquals(3, naturals().chunked(4).mapToInt(c -> c.get(3)).stream().limit(1).sum());
    AtomicInteger touched = new AtomicInteger();
    IntPipeline wide = Par.range(0, Integer.MAX_VALUE).peek(x -> touched.incrementAndGet());
    assertEquals(7, wide.filter(x -> x >= 7).stream().findFirst().orElseThrow());
    assertEquals(7L, wide.asLong().filter(x -> x >= 7).stream().findFirst().orElseThrow());
    assertEquals(7.0, wide.asDouble().filter(x -> x >= 7).stream().findFirst().orElseThrow());
    assertTrue(touched.get() < 10_000, "touched " + touched.get());
  }

  @Test
  void aStreamHasAllElementsInOrder() {
    for (int n : new int[] {0, 1, 255, 257, 5_000, 300_000}) {
      IntPipeline p = Par.range(0, n).map(x -> 3 * x);
      int[] expected = IntStream.range(0, n).map(x -> 3 * x).toArray();
      assertArrayEquals(expected, p.stream().toArray());
      assertArrayEquals(expected, p.stream().parallel().map(x -> x).toArray());
      assertArrayEquals(expected, p.filter(x -> true).boxed().stream().mapToInt(x -> x).toArray());
      assertArrayEquals(p.asLong().toArray(), p.asLong().scan((x, y) -> y).stream().toArray());
      assertArrayEquals(p.asDouble().toArray(), p.asDouble().stream().toArray());
    }
  }

  @Test
  void aFailureComesBehindTheElementsBeforeIt() {
    IllegalStateException broken = new IllegalStateException("broken");
    Iterator<Integer> elements =
        Par.range(0, 10_000)
            .map(
                x -> {
                  if (x >= 3_000) {
                    throw broken;
                  }
                  return x;
                })
            .boxed()
            .stream()
            .iterator();
    for (int i = 0; i < 3_000; i++) {
      assertEquals(i, elements.next());
    }
    assertSame(broken, assertThrows(IllegalStateException.class, elements::next));
  }

  @Test
  void aStreamIsClosedWhenItHasBeenUsedUp() {
    AtomicInteger closed = new AtomicInteger();
    Pipeline<Integer> inner =
        Par.range(0, 300)
            .boxed()
            .flatMap(x -> Par.pipeline(Stream.of(x, x).onClose(closed::incrementAndGet)));
    assertEquals(600, inner.filter(x -> true).count());
    assertEquals(300, closed.get());
    assertEquals(2, Par.pipeline(Stream.of(1, 2).onClose(closed::incrementAndGet)).toList().size());
    assertEquals(301, closed.get());
  }

  @Test
  void zippedPipelinesThatBothDoNotKnowTheirLengthArePulledSideBySide() {
    assertEquals(List.of(0, 2, 4), naturals().zip(naturals(), Integer::sum).limit(3).toList());
    assertEquals(
        10, naturals().zip(naturals(), Integer::sum).filter(x -> x > 9).findFirst().orElseThrow());
    assertEquals(
        500_000, naturals().limit(500_000).filter(x -> true).zip(naturals(), Integer::sum).count());
    AtomicInteger pulled = new AtomicInteger();
    Pipeline<Integer> counted = Par.pipeline(Stream.generate(pulled::incrementAndGet));
    assertEquals(5, counted.zip(naturals(), (x, y) -> x).skip(2).limit(3).toList().get(2));
    assertEquals(5, pulled.get());
    assertEquals(List.of(1, 3), naturals().zip(naturals().skip(1), Integer::sum).limit(2).toList());
  }

  @Test
  void linesAreReadWhileTheStreamAsks(@TempDir Path directory) throws IOException {
    Path file = Files.writeString(directory.resolve("lines"), "line\r\n".repeat(100_000));
    assertEquals(100_000, Par.lines(file).stream().count());
    assertEquals("line", Par.lines(file).stream().skip(70_000).findFirst().orElseThrow());
    assertEquals(200_000, Par.lines(file).concat(Par.lines(file)).stream().count());
  }

  @Test
  void filesWithoutASizeAreRead() throws IOException {
    Path made = Path.of("/proc/self/status");
    if (Files.exists(made)) {
      assertEquals(Files.readAllLines(made).get(0), Par.lines(made).findFirst().orElseThrow());
      assertEquals(Files.readAllLines(made).size(), Par.lines(made).filter(x -> true).count());
      assertEquals(Files.readAllLines(made).size(), Par.lines(made).stream().count());
      assertEquals(3, Par.range(0, 3).boxed().flatMap(x -> Par.lines(made).limit(1)).count());
    }
  }
}
