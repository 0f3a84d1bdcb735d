package org.anabranch;

import static org.anabranch.Form.inPlaceAndReturned;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicIntegerArray;
import java.util.function.IntFunction;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Packs agree with the stream, for every form, size and pool; predicates are called once. */
class PackTest {
  private static final int[] SIZES = {0, 1, 2, 3, 63, 64, 65, 129, 16_383, 16_384, 16_385, 250_007};

  private static final List<Form<?>> FORMS =
      List.of(
          new Form<int[]>(
              "filter of ints, x -> x > 0",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).filter(x -> x > 0).toArray(),
              a -> Par.filter(a, x -> x > 0)),
          new Form<int[]>(
              "partition of ints, x -> x > 0",
              Form.ANY,
              TestArrays::ints,
              a ->
                  new Object[] {
                    IntStream.concat(
                            Arrays.stream(a).filter(x -> x > 0),
                            Arrays.stream(a).filter(x -> !(x > 0)))
                        .toArray(),
                    (int) Arrays.stream(a).filter(x -> x > 0).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> x > 0))),
          new Form<int[]>(
              "filter of ints, x -> (x & 31) == 0",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).filter(x -> (x & 31) == 0).toArray(),
              a -> Par.filter(a, x -> (x & 31) == 0)),
          new Form<int[]>(
              "partition of ints, x -> (x & 31) == 0",
              Form.ANY,
              TestArrays::ints,
              a ->
                  new Object[] {
                    IntStream.concat(
                            Arrays.stream(a).filter(x -> (x & 31) == 0),
                            Arrays.stream(a).filter(x -> !((x & 31) == 0)))
                        .toArray(),
                    (int) Arrays.stream(a).filter(x -> (x & 31) == 0).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> (x & 31) == 0))),
          new Form<int[]>(
              "filter of ints, x -> true",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).filter(x -> true).toArray(),
              a -> Par.filter(a, x -> true)),
          new Form<int[]>(
              "filter of ints, x -> false",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).filter(x -> false).toArray(),
              a -> Par.filter(a, x -> false)),
          new Form<long[]>(
              "filter of longs, x -> x > 0",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.stream(a).filter(x -> x > 0).toArray(),
              a -> Par.filter(a, x -> x > 0)),
          new Form<long[]>(
              "partition of longs, x -> x > 0",
              Form.ANY,
              TestArrays::longs,
              a ->
                  new Object[] {
                    LongStream.concat(
                            Arrays.stream(a).filter(x -> x > 0),
                            Arrays.stream(a).filter(x -> !(x > 0)))
                        .toArray(),
                    (int) Arrays.stream(a).filter(x -> x > 0).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> x > 0))),
          new Form<long[]>(
              "filter of longs, x -> (x & 31) != 0",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.stream(a).filter(x -> (x & 31) != 0).toArray(),
              a -> Par.filter(a, x -> (x & 31) != 0)),
          new Form<long[]>(
              "partition of longs, x -> (x & 31) != 0",
              Form.ANY,
              TestArrays::longs,
              a ->
                  new Object[] {
                    LongStream.concat(
                            Arrays.stream(a).filter(x -> (x & 31) != 0),
                            Arrays.stream(a).filter(x -> !((x & 31) != 0)))
                        .toArray(),
                    (int) Arrays.stream(a).filter(x -> (x & 31) != 0).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> (x & 31) != 0))),
          new Form<double[]>(
              "filter of doubles, x -> x > 0",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.stream(a).filter(x -> x > 0).toArray(),
              a -> Par.filter(a, x -> x > 0)),
          new Form<double[]>(
              "partition of doubles, x -> x > 0",
              Form.ANY,
              TestArrays::doubles,
              a ->
                  new Object[] {
                    DoubleStream.concat(
                            Arrays.stream(a).filter(x -> x > 0),
                            Arrays.stream(a).filter(x -> !(x > 0)))
                        .toArray(),
                    (int) Arrays.stream(a).filter(x -> x > 0).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> x > 0))),
          new Form<double[]>(
              "filter of doubles, x -> x % 3 == 0",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.stream(a).filter(x -> x % 3 == 0).toArray(),
              a -> Par.filter(a, x -> x % 3 == 0)),
          new Form<double[]>(
              "partition of doubles, x -> x % 3 == 0",
              Form.ANY,
              TestArrays::doubles,
              a ->
                  new Object[] {
                    DoubleStream.concat(
                            Arrays.stream(a).filter(x -> x % 3 == 0),
                            Arrays.stream(a).filter(x -> !(x % 3 == 0)))
                        .toArray(),
                    (int) Arrays.stream(a).filter(x -> x % 3 == 0).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> x % 3 == 0))),
          new Form<String[]>(
              "filter of objects, x -> x.length() > 6",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).filter(x -> x.length() > 6).toArray(String[]::new),
              a -> Par.filter(a, x -> x.length() > 6)),
          new Form<String[]>(
              "partition of objects, x -> x.length() > 6",
              20_000,
              TestArrays::strings,
              a ->
                  new Object[] {
                    Stream.concat(
                            Arrays.stream(a).filter(x -> x.length() > 6),
                            Arrays.stream(a).filter(x -> !(x.length() > 6)))
                        .toArray(String[]::new),
                    (int) Arrays.stream(a).filter(x -> x.length() > 6).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> x.length() > 6))),
          new Form<String[]>(
              "filter of objects, x -> x.hashCode() % 2 == 0",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).filter(x -> x.hashCode() % 2 == 0).toArray(String[]::new),
              a -> Par.filter(a, x -> x.hashCode() % 2 == 0)),
          new Form<String[]>(
              "partition of objects, x -> x.hashCode() % 2 == 0",
              20_000,
              TestArrays::strings,
              a ->
                  new Object[] {
                    Stream.concat(
                            Arrays.stream(a).filter(x -> x.hashCode() % 2 == 0),
                            Arrays.stream(a).filter(x -> !(x.hashCode() % 2 == 0)))
                        .toArray(String[]::new),
                    (int) Arrays.stream(a).filter(x -> x.hashCode() % 2 == 0).count()
                  },
              inPlaceAndReturned(a -> Par.partition(a, x -> x.hashCode() % 2 == 0))),
          new Form<int[]>(
              "packIndex",
              Form.ANY,
              TestArrays::ints,
              a -> IntStream.range(0, a.length).filter(i -> a[i] > 0).toArray(),
              a -> Par.packIndex(a.length, i -> a[i] > 0)),
          new Form<int[][]>(
              "flatten of ints",
              20_000,
              n -> rows(n, new int[rowCount(n)][], TestArrays::ints),
              a -> Arrays.stream(a).flatMapToInt(Arrays::stream).toArray(),
              a -> Par.flatten(a)),
          new Form<long[][]>(
              "flatten of longs",
              20_000,
              n -> rows(n, new long[rowCount(n)][], TestArrays::longs),
              a -> Arrays.stream(a).flatMapToLong(Arrays::stream).toArray(),
              a -> Par.flatten(a)),
          new Form<double[][]>(
              "flatten of doubles",
              20_000,
              n -> rows(n, new double[rowCount(n)][], TestArrays::doubles),
              a -> Arrays.stream(a).flatMapToDouble(Arrays::stream).toArray(),
              a -> Par.flatten(a)),
          new Form<String[][]>(
              "flatten of strings",
              20_000,
              n -> rows(n, new String[rowCount(n)][], TestArrays::strings),
              a -> Arrays.stream(a).flatMap(Arrays::stream).toArray(String[]::new),
              a -> Par.flatten(a)));

  private static int rowCount(int n) {
    return n < 3 ? n : n / 100 + 2;
  }

  /** Rows of very different lengths, some of them empty, one of n elements. */
  private static <A> A[] rows(int n, A[] rows, IntFunction<A> row) {
    Random random = new Random(n);
    Arrays.setAll(rows, i -> row.apply(i == rows.length / 2 ? n : random.nextInt(9)));
    return rows;
  }

  @Tag("functions")
  @Test
  void everyFormAndSizeAgreesWithTheStreamOnEveryPool() {
    Form.checkAll(FORMS, SIZES);
  }

  @EachPool
  void thePredicateIsCalledOnceForEachElement(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {1, 63, 64, 1_000, 100_003}) {
        AtomicIntegerArray calls = new AtomicIntegerArray(n);
        int[] a = IntStream.range(0, n).toArray();
        int[] even =
            pool.call(() -> Par.filter(a, x -> calls.incrementAndGet(x) == 1 && x % 2 == 0));
        assertArrayEquals(IntStream.range(0, n).filter(x -> x % 2 == 0).toArray(), even);
        pool.run(() -> Par.partition(a, x -> calls.incrementAndGet(x) == 2 && x % 3 == 0));
        pool.run(() -> Par.packIndex(n, i -> calls.incrementAndGet(i) == 3));
        for (int i = 0; i < n; i++) {
          assertEquals(3, calls.get(i));
        }
      }
    }
  }

  @EachPool
  void aThrowingPredicateLeavesTheArrayAsItWas(int p) {
    RuntimeException lowest = new RuntimeException("lowest");
    int[] a = IntStream.range(0, 50_000).toArray();
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 20; round++) {
        int failing = 2_331 * round;
        RuntimeException thrown =
            assertThrows(
                RuntimeException.class,
                () ->
                    pool.run(
                        () ->
                            Par.partition(
                                a,
                                x -> {
                                  if (x >= failing) {
                                    throw x == failing ? lowest : new RuntimeException("above");
                                  }
                                  return x % 2 == 0;
                                })));
        assertSame(lowest, thrown);
        assertArrayEquals(IntStream.range(0, 50_000).toArray(), a);
      }
    }
  }

  @Test
  void resultsHaveTheClassOfTheArray() {
    Object[] strings = new String[] {"b", "a"};
    assertEquals(String[].class, Par.filter(strings, x -> true).getClass());
    assertEquals(1, Par.partition(strings, x -> x.equals("a")));
    assertArrayEquals(new Object[] {"a", "b"}, strings);
    Comparable<?>[][] rows = new String[][] {{"b"}, {}};
    assertEquals(String[].class, Par.flatten(rows).getClass());
  }

  @Test
  void emptyIndexRangesAreNoWork() {
    assertEquals(0, Par.packIndex(0, i -> true).length);
    assertEquals(0, Par.packIndex(-5, i -> true).length);
  }

  @Test
  void argumentsAreChecked() {
    int[] a = {1};
    assertMessage("a", () -> Par.filter((int[]) null, x -> true));
    assertMessage("predicate", () -> Par.filter(a, null));
    assertMessage("a", () -> Par.partition((String[]) null, x -> true));
    assertMessage("predicate", () -> Par.partition(a, null));
    assertMessage("predicate", () -> Par.packIndex(-1, null));
    assertMessage("a", () -> Par.flatten((int[][]) null));
    assertMessage("a", () -> Par.flatten(new double[][] {{1}, null}));
    Object[][] tooMany = new Object[1 << 16][];
    Arrays.fill(tooMany, new Object[1 << 15]);
    assertMessage("the rows have more elements than an array can hold", () -> Par.flatten(tooMany));
  }

  private static void assertMessage(String message, Executable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call).getMessage());
  }
}
