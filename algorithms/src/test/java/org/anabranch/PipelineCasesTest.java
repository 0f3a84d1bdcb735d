package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.anabranch.core.WorkStealingPool;
import org.eclipse.collections.api.list.ListIterable;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.impl.list.mutable.FastList;
import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What pipelines promise beside the results of streams. */
@Tag("more-functions")
class PipelineCasesTest {
  @Test
  void nothingRunsBeforeTheEndAndAllRunsAgain() {
    AtomicInteger calls = new AtomicInteger();
    int[] a = {1, 2, 3};
    IntPipeline p =
        Par.pipeline(a).peek(x -> calls.incrementAndGet()).map(x -> x + 1).skip(1).sorted();
    p.explain();
    p.stream();
    assertEquals(0, calls.get());
    assertEquals(7, p.sum());
    a[2] = 10;
    assertArrayEquals(new int[] {3, 11}, p.toArray());
    List<String> list = new ArrayList<>(List.of("a"));
    Pipeline<String> strings = Par.pipeline(list).map(s -> s + s);
    list.add("b");
    assertEquals(List.of("aa", "bb"), strings.toList());
    assertEquals(List.of("aa", "bb"), strings.stream().toList());
  }

  @Test
  void aLimitNeverPullsOneMore() {
    for (int limit : new int[] {0, 1, 100, 256, 5_000}) {
      AtomicInteger pulled = new AtomicInteger();
      List<Integer> all = Par.pipeline(counting(pulled)).map(x -> x).limit(limit).toList();
      assertEquals(limit, all.size());
      assertEquals(limit, pulled.get());
    }
  }

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2, 8})
  void aLimitBehindAFilterTouchesAFewBlocksMore(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int kept : new int[] {1, 2, 50}) {
        AtomicInteger touched = new AtomicInteger();
        IntPredicate some = x -> touched.incrementAndGet() > 0 && x % kept == 0;
        IntPipeline p = Par.range(0, 5_000_000).filter(some).limit(200_000 / kept);
        assertEquals(200_000 / kept, pool.call(p::toArray).length);
        assertTrue(touched.get() < 204_096, () -> kept + ": " + touched);
      }
    }
  }

  @Test
  void aLimitBehindAFilterPullsAFewBlocksMore() {
    AtomicInteger pulled = new AtomicInteger();
    assertEquals(
        50_000, Par.pipeline(counting(pulled)).filter(x -> x % 4 == 0).limit(50_000).count());
    assertTrue(pulled.get() < 204_096, pulled::toString);
    pulled.set(0);
    assertEquals(200_000, Par.pipeline(counting(pulled)).distinct().limit(200_000).count());
    assertTrue(pulled.get() < 204_096, pulled::toString);
    pulled.set(0);
    Pipeline<Integer> two = Par.range(0, 100_000).boxed().concat(Par.pipeline(counting(pulled)));
    assertEquals(200_000, two.filter(x -> x >= 0).limit(200_000).count());
    assertTrue(pulled.get() < 104_096, pulled::toString);
  }

  /** Counts from 1 and says how many were taken. */
  private static Iterator<Integer> counting(AtomicInteger pulled) {
    return new Iterator<>() {
      @Override
      public boolean hasNext() {
        return true;
      }

      @Override
      public Integer next() {
        return pulled.incrementAndGet();
      }
    };
  }

  private static Pipeline<Integer> naturals() {
    return Par.pipeline(Stream.iterate(0, x -> x + 1));
  }

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2, 8})
  void infiniteSourcesEndWhereTheAnswerIs(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(PipelineCasesTest::endInfiniteSources);
    }
  }

  private static void endInfiniteSources() {
    assertEquals(700, naturals().filter(x -> x >= 700).findFirst().orElseThrow());
    assertEquals(List.of(9, 10), naturals().filter(x -> x > 7).skip(1).limit(2).toList());
    assertEquals(4_950, naturals().takeWhile(x -> x < 100).mapToInt(x -> x).sum());
    assertEquals(List.of(0, 1, 2), naturals().distinct().limit(3).toList());
    assertEquals(List.of(0, 1, 3), naturals().scan(Integer::sum).limit(3).toList());
    assertEquals(2, naturals().chunked(3).map(c -> c.get(2)).findFirst().orElseThrow());
    assertEquals(List.of(0, 2, 4), naturals().zip(Par.range(0, 3).boxed(), Integer::sum).toList());
    assertEquals(6, Par.range(0, 3).boxed().concat(naturals()).limit(6).count());
    IntPipeline flat = Par.range(0, 4).flatMap(x -> naturals().mapToInt(y -> 10 * y + x));
    assertEquals(120, flat.filter(x -> x > 115).findFirst().orElseThrow());
    assertTrue(flat.anyMatch(x -> x == 70));
    assertArrayEquals(new int[] {0, 10}, flat.limit(2).toArray());
    assertArrayEquals(new int[] {20, 40}, flat.skip(2).filter(x -> x % 20 == 0).limit(2).toArray());
    assertEquals(60, flat.takeWhile(x -> x < 40).sum());
    assertEquals(
        30, flat.distinct().skip(1).map(x -> x + 10).filter(x -> x > 20).findFirst().orElseThrow());
  }

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2, 3, 8})
  void orderIsKeptByEverythingThatCombines(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int n : new int[] {0, 1, 1_023, 1_025, 3_000}) {
        pool.run(() -> assertOrder(n));
      }
    }
  }

  private static void assertOrder(int n) {
    Pipeline<String> p =
        Par.range(0, n)
            .filter(x -> x % 3 != 0)
            .mapToObj(x -> x + ",")
            .flatMap(PipelineCasesTest::twice);
    String expected =
        IntStream.range(0, n)
            .filter(x -> x % 3 != 0)
            .mapToObj(x -> x + "," + x + ",")
            .collect(Collectors.joining());
    assertEquals(expected, p.reduce("", (x, y) -> x + y));
    assertEquals(expected, p.reduce((x, y) -> x + y).orElse(""));
    assertEquals(expected, p.joining(""));
    assertEquals(expected, String.join("", p.toList()));
    StringBuilder ordered = new StringBuilder();
    p.forEachOrdered(ordered::append);
    assertEquals(expected, ordered.toString());
    assertEquals("!" + expected, "!" + String.join("", p.into(new ArrayList<>())));
    assertEquals(expected, String.join("", p.groupBy(s -> 0).get(0)));
    assertEquals(expected.length(), p.sorted().joining("").length());
  }

  private static Pipeline<String> twice(String s) {
    return Par.pipeline(new String[] {s, s});
  }

  @Test
  void otherEnds() {
    Pipeline<String> words = Par.pipeline(List.of("bb", "a", "cc", "a"));
    assertEquals(2, words.countBy(s -> s).get("a"));
    assertEquals(List.of("bb", "cc"), words.groupBy(String::length).get(2));
    assertEquals(List.of("a", "a"), words.partitionBy(s -> s.length() < 2).getSelected());
    assertEquals(List.of("bb", "cc"), words.partitionBy(s -> s.length() < 2).getRejected());
    assertEquals("bb|a|cc|a", words.joining("|"));
    assertEquals("a", words.min((x, y) -> x.compareTo(y)).orElseThrow());
    assertEquals("bb", words.max((x, y) -> x.length() - y.length()).orElseThrow());
    assertEquals(List.of("0bb", "1a", "2cc", "3a"), words.zipWithIndex((s, i) -> i + s).toList());
    assertEquals(List.of("bba", "acc", "cca"), words.pairwise((x, y) -> x + y).toList());
    assertEquals(List.of("bb", "bba", "bbacc", "bbacca"), words.scan((x, y) -> x + y).toList());
    assertEquals(List.of(List.of("bb", "a", "cc"), List.of("a")), words.chunked(3).toList());
    assertEquals(6, words.flatMapToInt(s -> Par.range(0, s.length())).count());
    assertEquals(8, words.flatMapToLong(s -> Par.pipeline(new long[] {1, 1})).sum());
    assertEquals(2.0, words.flatMapToDouble(s -> Par.pipeline(new double[] {0.5})).sum());
    assertEquals(2, words.windows(3).count());
    assertEquals("cc", words.windows(3).map(w -> w.get(0)).toList().get(1).replace("a", "cc"));
    assertEquals(IntArrayList.newListWith(1, 2), Par.range(1, 3).into(new IntArrayList()));
    assertArrayEquals(new int[] {3, 4}, Par.range(0, 5).windows(2).toList().get(3));
    assertArrayEquals(new int[] {4}, Par.range(0, 5).chunked(2).toList().get(2));
    assertArrayEquals(new String[] {"bb", "a"}, words.limit(2).toArray(String[]::new));
    assertEquals(Arrays.asList(null, "x"), Par.pipeline(new String[] {null, "x"}).toList());
    assertEquals(1.5, Par.pipeline(new double[] {1, 2}).mean().orElseThrow());
    assertEquals(2.0, Par.pipeline(new double[] {1, 1e100, 1, -1e100}).sum());
    assertEquals(2147483648L, Par.pipeline(new int[] {Integer.MAX_VALUE, 1}).sum());
    assertEquals(31, Par.range(1, 7).reduce(10, (x, y) -> x + y));
    long[] top = {Long.MAX_VALUE, Long.MAX_VALUE};
    assertEquals(0x1p63, Par.pipeline(top).mean().orElseThrow());
    double[] nan = {1, Double.NaN, -0.0, 0.0};
    assertTrue(Double.isNaN(Par.pipeline(nan).min().orElseThrow()));
    assertTrue(Double.isNaN(Par.pipeline(nan).max().orElseThrow()));
    assertEquals(-0.0, Par.pipeline(nan).skip(2).min().orElseThrow());
  }

  @Test
  void listsOfEclipseCollectionsAreSources() {
    MutableList<Integer> list = FastList.newListWith(1, 2, 3);
    ListIterable<Integer> view = list;
    assertEquals(List.of(2, 3), Par.pipeline(list).filter(x -> x > 1).toList());
    assertEquals(List.of(2, 3), Par.pipeline(view).filter(x -> x > 1).toList());
    assertEquals(6, Par.pipeline(list.toImmutable()).mapToInt(x -> x).sum());
    assertEquals(
        6, Par.pipeline(IntArrayList.newListWith(1, 2, 3).toImmutable()).map(x -> x).sum());
    assertEquals(6, Par.pipeline(LongArrayList.newListWith(1, 2, 3)).map(x -> x).sum());
    assertEquals(6, Par.pipeline(DoubleArrayList.newListWith(1, 2, 3)).map(x -> x).sum());
    IntArrayList late = new IntArrayList();
    IntPipeline p = Par.pipeline(late);
    late.add(7);
    assertEquals(7, p.sum());
  }

  @Test
  void indicesCountTheElementsBefore() {
    for (int n : new int[] {0, 1, 1_024, 3_000}) {
      long[] squares = LongStream.range(0, n).map(x -> x * x).toArray();
      IntPipeline ints = Par.range(0, n);
      assertArrayEquals(squares, ints.zipWithIndex((x, i) -> (int) (x * i)).asLong().toArray());
      assertArrayEquals(squares, ints.asLong().zipWithIndex((x, i) -> x * i).toArray());
      assertEquals(
          LongStream.of(squares).sum(), ints.asDouble().zipWithIndex((x, i) -> x * i).sum());
      IntPipeline odd = Par.range(0, 2 * n).filter(x -> x % 2 == 1);
      assertArrayEquals(
          IntStream.range(0, n).map(x -> 3 * x + 1).toArray(),
          odd.zipWithIndex((x, i) -> (int) (x + i)).toArray());
    }
  }

  @Test
  void primitivesAreHandedOverByObjects() {
    Pipeline<String> words = Par.pipeline(List.of("bb", "a", ""));
    assertArrayEquals(
        new int[] {'b', 'b', 'a'},
        words.mapMultiToInt((s, c) -> s.chars().forEach(x -> c.accept(x))).toArray());
    assertEquals(3, words.mapMultiToLong((s, c) -> c.accept(s.length())).sum());
    assertEquals(1.5, words.mapMultiToDouble((s, c) -> c.accept(s.length() / 2.0)).sum());
    assertEquals(0, words.flatMapToInt(s -> null).count());
    assertEquals(0, words.flatMapToLong(s -> null).count());
    assertEquals(0, words.flatMapToDouble(s -> null).count());
    assertEquals(List.of("bb", "a", ""), words.unordered().toList());
    assertArrayEquals(new int[] {0, 1}, Par.range(0, 2).unordered().toArray());
    assertEquals(1, Par.range(0, 2).asLong().unordered().sum());
    assertEquals(1.0, Par.range(0, 2).asDouble().unordered().sum());
  }

  @Test
  void thePlanIsTold() {
    String plan = Par.range(0, 10).map(x -> x).filter(x -> x > 1).skip(1).limit(3).explain();
    List<String> names = plan.lines().map(line -> line.substring(0, line.indexOf(' '))).toList();
    assertEquals(List.of("source", "map", "filter", "skip", "slice"), names, plan);
  }
}
