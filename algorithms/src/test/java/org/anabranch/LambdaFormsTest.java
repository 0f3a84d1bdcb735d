package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Every form takes a bare lambda whose parameters have no types. That this file compiles is the
 * test: an overload that made one of these calls ambiguous would break programs.
 */
@Tag("functions")
@Tag("no-copies")
class LambdaFormsTest {
  private final AtomicInteger calls = new AtomicInteger();

  @Test
  void loops() {
    Par.forEach(0, 1, i -> calls.addAndGet(i));
    Par.forEach(0, 1, i -> {});
    Par.forEachLong(0, 1, i -> calls.addAndGet((int) i));
    Par.forEachLong(0, 1, i -> {});
    Par.forEach(new String[] {"x"}, s -> calls.addAndGet(s.length()));
    Par.forEach(List.of("x"), s -> calls.addAndGet(s.length()));
    Par.forEach(Set.of("x"), s -> calls.addAndGet(s.length()));
    Iterable<String> bare = () -> List.of("x").iterator();
    Par.forEach(bare, s -> calls.addAndGet(s.length()));
    Par.forRange(0, 1, (lo, hi) -> calls.addAndGet(hi - lo));
    Par.forTiles(1, 1, (r, s, c, d) -> calls.addAndGet(s - r + d - c));
    Par.forWavefront(1, 1, 1, (r, s, c, d) -> calls.addAndGet(s - r + d - c));
    assertEquals(9, calls.get());
  }

  @Test
  void matrices() {
    DoubleMatrix m = DoubleMatrix.zeros(1, 1);
    Par.map(m, x -> x + 1, m);
    assertEquals(2.0, Par.map(m, x -> 2 * x).get(0, 0));
    assertEquals(1.0f, Par.map(FloatMatrix.zeros(1, 1), x -> x + 1).get(0, 0));
  }

  @Test
  void methodReferences() {
    Par.forEach(0, 1, calls::addAndGet);
    Par.forEach(new Integer[] {1}, calls::addAndGet);
    Par.forEach(List.of(1), calls::addAndGet);
    Par.invoke(calls::incrementAndGet, calls::incrementAndGet);
    assertEquals(7, calls.get() + Par.joinInt(calls::get, () -> -1, Integer::sum));
    assertEquals(1L, Par.sumOfLong(0, 2, Long::valueOf));
    assertEquals(1.0, Par.sumOfDouble(0, 2, Double::valueOf));
  }

  @Test
  void forks() {
    Par.invoke(() -> calls.incrementAndGet(), () -> {}, () -> calls.incrementAndGet());
    Par.invoke(() -> calls.incrementAndGet());
    Par.invoke();
    String s = Par.join(() -> "a", () -> 1, (a, b) -> a + b);
    int i = Par.joinInt(() -> 1, () -> 2, (a, b) -> a - b);
    long l = Par.joinLong(() -> 1, () -> 2, (a, b) -> a - b);
    double d = Par.joinDouble(() -> 1, () -> 2, (a, b) -> a - b);
    assertEquals("a1", s);
    assertEquals(-1, i);
    assertEquals(-1, l);
    assertEquals(-1.0, d);
    assertEquals(3, calls.get());
  }

  @Test
  void sums() {
    assertEquals(3L, Par.sumOfLong(0, 3, i -> i));
    assertEquals(3L, Par.sumOfLong(0, 3, i -> (long) i));
    assertEquals(1.5, Par.sumOfDouble(0, 3, i -> i * 0.5));
    assertEquals(3.0, Par.sumOfDouble(0, 3, i -> i));
  }

  @Test
  void extremes() {
    String[] words = {"bb", "a"};
    assertEquals("a", Par.min(words, (x, y) -> x.compareTo(y)));
    assertEquals(0, Par.maxIndex(words, (x, y) -> x.length() - y.length()));
    assertEquals("a", Par.min(words, 0, 2, Comparator.comparing(s -> s)));
    assertEquals("a", Par.min(words, null));
    assertEquals("bb", Par.maxBy(words, s -> s.length()));
    assertEquals("a", Par.minBy(words, String::length));
  }

  @Test
  void searches() {
    String[] words = {"bb", "a"};
    assertEquals(1, Par.count(new int[] {1}, x -> x > 0));
    assertEquals(1, Par.count(new long[] {1}, x -> x > 0));
    assertEquals(1, Par.count(new double[] {1}, x -> x > 0));
    assertEquals(2, Par.count(words, s -> s.length() > 0));
    assertEquals(3, Par.count(0, 3, i -> true));
    assertEquals(1, Par.indexOf(words, s -> s.length() == 1));
    assertEquals(0, Par.indexOf(new int[] {1}, x -> x > 0));
    assertTrue(Par.anyMatch(words, String::isEmpty) || Par.anyMatch(0, 1, i -> true));
    assertTrue(Par.allMatch(new double[] {1}, x -> x == 1) && Par.noneMatch(0, 1, i -> i > 0));
  }

  @Test
  void reductions() {
    String[] words = {"bb", "a"};
    assertEquals(3, Par.reduce(new int[] {1, 2}, 0, (x, y) -> x + y));
    assertEquals(3, Par.reduce(new long[] {1, 2}, 0, (x, y) -> x + y));
    assertEquals(3, Par.reduce(new double[] {1, 2}, 0, (x, y) -> x + y));
    assertEquals("bba", Par.reduce(words, "", (x, y) -> x + y));
    assertEquals("bba", Par.reduce(words, (x, y) -> x + y).orElseThrow());
    assertEquals("a", Par.reduce(words, 1, 2, (x, y) -> x + y).orElseThrow());
    assertEquals("012", Par.mapReduce(0, 3, i -> "" + i, "", (x, y) -> x + y));
    assertEquals(3, Par.mapReduceInt(0, 3, i -> i, 0, (x, y) -> x + y));
    assertEquals(3, Par.mapReduceLong(0, 3, i -> i, 0, (x, y) -> x + y));
    assertEquals(1.5, Par.mapReduceDouble(0, 3, i -> i * 0.5, 0, (x, y) -> x + y));
    assertEquals(3, Par.mapReduce(words, s -> s.length(), 0, (x, y) -> x + y));
    assertEquals(3, Par.mapReduceInt(words, s -> s.length(), 0, (x, y) -> x + y));
    assertEquals(3, Par.mapReduceLong(words, String::length, 0, Long::sum));
    assertEquals(3, Par.mapReduceDouble(words, s -> s.length(), 0, (x, y) -> x + y));
    assertEquals(3, Par.sumOfLong(words, s -> s.length()));
    assertEquals(3, Par.sumOfLong(List.of(words), s -> s.length()));
    assertEquals(3, Par.sumOfDouble(words, s -> s.length()));
    assertEquals(3, Par.sumOfDouble(Set.of(words), String::length));
  }

  @Test
  void groups() {
    String[] words = {"bb", "a"};
    assertEquals(1, Par.countBy(words, s -> s.length()).get(2));
    assertEquals(1, Par.countBy(List.of(words), String::length).get(1));
    assertEquals(2, Par.sumBy(words, s -> s, s -> s.length()).get("bb"));
    assertEquals(2, Par.sumBy(Set.of(words), s -> s, String::length).get("bb"));
    assertEquals(List.of("a"), Par.groupBy(words, s -> s.length()).get(1));
    assertEquals(List.of("a"), Par.groupBy(List.of(words), s -> s.length()).get(1));
    assertEquals(List.of("a"), Par.groupByInt(words, s -> s.length()).get(1));
    assertEquals(List.of("a"), Par.groupByInt(Set.of(words), String::length).get(1));
  }

  @Test
  void orders() {
    String[] a = {"ccc", "a", "bb"};
    Par.sort(a, (x, y) -> x.length() - y.length());
    assertEquals(List.of("a", "bb", "ccc"), List.of(a));
    Par.sort(a, 0, 3, (x, y) -> y.length() - x.length());
    Par.sort(Arrays.asList(a), (x, y) -> x.length() - y.length());
    Par.sortByInt(a, s -> -s.length());
    Par.sortByLong(a, s -> s.length());
    Par.sortByDouble(a, s -> -s.length() * 0.5);
    assertEquals(List.of("ccc", "bb", "a"), List.of(a));
    assertEquals(2, Par.argsort(a, (x, y) -> x.compareTo(y))[0]);
    assertEquals("a", Par.nthElement(a, 0, (x, y) -> x.compareTo(y)));
    assertEquals("ccc", Par.topK(a, 1, (x, y) -> x.compareTo(y))[0]);
    assertEquals(6, Par.merge(a, a, (x, y) -> x.compareTo(y)).length);
  }
}
