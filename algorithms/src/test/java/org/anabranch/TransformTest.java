package org.anabranch;

import static org.anabranch.Form.inPlace;
import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;

/** Transforms agree with the sequential loop, for every form, size and pool. */
class TransformTest {
  private static final int[] SIZES = {0, 1, 2, 3, 1023, 1024, 1025, 150_001};

  private static final List<Form<?>> FORMS =
      List.of(
          new Form<int[]>(
              "setAll of ints",
              Form.ANY,
              TestArrays::ints,
              inPlace(a -> Arrays.setAll(a, i -> i * 7)),
              inPlace(a -> Par.setAll(a, i -> i * 7))),
          new Form<long[]>(
              "setAll of longs",
              Form.ANY,
              TestArrays::longs,
              inPlace(a -> Arrays.setAll(a, i -> i * 7L)),
              inPlace(a -> Par.setAll(a, i -> i * 7L))),
          new Form<double[]>(
              "setAll of doubles",
              Form.ANY,
              TestArrays::doubles,
              inPlace(a -> Arrays.setAll(a, i -> i * 0.5)),
              inPlace(a -> Par.setAll(a, i -> i * 0.5))),
          new Form<String[]>(
              "setAll of objects",
              20_000,
              TestArrays::strings,
              inPlace(a -> Arrays.setAll(a, i -> "s" + i)),
              inPlace(a -> Par.setAll(a, i -> "s" + i))),
          new Form<int[]>(
              "transform of ints",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).map(x -> x * 3 + 1).toArray(),
              inPlace(a -> Par.transform(a, x -> x * 3 + 1))),
          new Form<int[]>(
              "map of ints",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).map(x -> x * 3 + 1).toArray(),
              a -> Par.map(a, x -> x * 3 + 1)),
          new Form<long[]>(
              "transform of longs",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.stream(a).map(x -> x * 3 + 1).toArray(),
              inPlace(a -> Par.transform(a, x -> x * 3 + 1))),
          new Form<long[]>(
              "map of longs",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.stream(a).map(x -> x * 3 + 1).toArray(),
              a -> Par.map(a, x -> x * 3 + 1)),
          new Form<double[]>(
              "transform of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.stream(a).map(x -> x * 3 + 1).toArray(),
              inPlace(a -> Par.transform(a, x -> x * 3 + 1))),
          new Form<double[]>(
              "map of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.stream(a).map(x -> x * 3 + 1).toArray(),
              a -> Par.map(a, x -> x * 3 + 1)),
          new Form<String[]>(
              "transform of objects",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).map(x -> x + "!").toArray(String[]::new),
              inPlace(a -> Par.transform(a, x -> x + "!"))),
          new Form<String[]>(
              "map of objects",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).map(x -> x + "!").toArray(String[]::new),
              a -> Par.map(a, x -> x + "!")),
          new Form<String[]>(
              "map of objects to others",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).map(x -> x.length()).toArray(Integer[]::new),
              a -> Par.map(a, x -> x.length(), Integer[]::new)),
          new Form<long[]>(
              "mapToInt of longs",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.stream(a).mapToInt(x -> (int) (x >> 32)).toArray(),
              a -> Par.mapToInt(a, x -> (int) (x >> 32))),
          new Form<double[]>(
              "mapToInt of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.stream(a).mapToInt(x -> (int) x).toArray(),
              a -> Par.mapToInt(a, x -> (int) x)),
          new Form<String[]>(
              "mapToInt of objects",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).mapToInt(x -> x.hashCode()).toArray(),
              a -> Par.mapToInt(a, x -> x.hashCode())),
          new Form<int[]>(
              "mapToLong of ints",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).mapToLong(x -> (long) x * x).toArray(),
              a -> Par.mapToLong(a, x -> (long) x * x)),
          new Form<double[]>(
              "mapToLong of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.stream(a).mapToLong(x -> (long) x).toArray(),
              a -> Par.mapToLong(a, x -> (long) x)),
          new Form<String[]>(
              "mapToLong of objects",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).mapToLong(x -> x.length()).toArray(),
              a -> Par.mapToLong(a, x -> x.length())),
          new Form<int[]>(
              "mapToDouble of ints",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.stream(a).mapToDouble(x -> x * 0.5).toArray(),
              a -> Par.mapToDouble(a, x -> x * 0.5)),
          new Form<long[]>(
              "mapToDouble of longs",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.stream(a).mapToDouble(x -> x * 0.5).toArray(),
              a -> Par.mapToDouble(a, x -> x * 0.5)),
          new Form<String[]>(
              "mapToDouble of objects",
              20_000,
              TestArrays::strings,
              a -> Arrays.stream(a).mapToDouble(x -> x.length()).toArray(),
              a -> Par.mapToDouble(a, x -> x.length())),
          new Form<int[]>(
              "mapToObj of ints",
              20_000,
              TestArrays::ints,
              a -> Arrays.stream(a).mapToObj(x -> (long) x).toArray(Long[]::new),
              a -> Par.mapToObj(a, x -> (long) x, Long[]::new)),
          new Form<long[]>(
              "mapToObj of longs",
              20_000,
              TestArrays::longs,
              a -> Arrays.stream(a).boxed().toArray(Long[]::new),
              a -> Par.mapToObj(a, x -> x, Long[]::new)),
          new Form<double[]>(
              "mapToObj of doubles",
              20_000,
              TestArrays::doubles,
              a -> Arrays.stream(a).boxed().toArray(Double[]::new),
              a -> Par.mapToObj(a, x -> x, Double[]::new)));

  @Tag("functions")
  @Test
  void everyFormAndSizeAgreesWithTheLoopOnEveryPool() {
    Form.checkAll(FORMS, SIZES);
  }

  @EachPool
  void theLowestFailureWinsAndAllBelowAreWritten(int p) {
    RuntimeException lowest = new RuntimeException("lowest");
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 30; round++) {
        int failing = 331 * round;
        int[] a = new int[10_000];
        RuntimeException thrown =
            assertThrows(
                RuntimeException.class,
                () ->
                    pool.run(
                        () ->
                            Par.setAll(
                                a,
                                i -> {
                                  if (i >= failing) {
                                    throw i == failing ? lowest : new RuntimeException("above");
                                  }
                                  return 1;
                                })));
        assertSame(lowest, thrown);
        assertEquals(failing, Arrays.stream(a, 0, failing).sum());
        assertEquals(0, a[failing]);
      }
    }
  }

  @Test
  void resultsHaveTheClassOfTheArray() {
    Object[] strings = new String[] {"b", "a"};
    assertEquals(String[].class, Par.map(strings, x -> x).getClass());
    assertEquals(String[].class, Par.copyOf(strings, 5).getClass());
    Number[] numbers = Par.map(new String[] {"1"}, x -> Integer.valueOf(x), Number[]::new);
    assertArrayEquals(new Number[] {1}, numbers);
    assertThrows(ArrayStoreException.class, () -> Par.map(strings, x -> (Object) 1));
  }

  @Test
  void argumentsAreChecked() {
    int[] a = {1, 2, 3};
    assertMessage("a", () -> Par.setAll((int[]) null, i -> i));
    assertMessage("generator", () -> Par.setAll(a, null));
    assertMessage("a", () -> Par.transform((String[]) null, x -> x));
    assertMessage("f", () -> Par.transform(a, null));
    assertMessage("f", () -> Par.mapToLong(a, null));
    assertMessage("generator", () -> Par.mapToObj(a, x -> x, null));
    assertMessage(
        "generator made an array of 2 for 3 results",
        () -> Par.mapToObj(a, x -> x, n -> new Integer[n - 1]));
    assertMessage("a", () -> Par.fill((long[]) null, 1));
    assertMessage("a", () -> Par.fill((long[]) null, 2, 1, 1));
    assertMessage("fromIndex(2) > toIndex(1)", () -> Par.fill(a, 2, 1, 0));
    assertMessage("Array index out of range: 4", () -> Par.fill(a, 0, 4, 0));
    assertMessage("a", () -> Par.reverse((double[]) null));
    assertMessage("a", () -> Par.rotate((int[]) null, 1));
    assertMessage("a", () -> Par.copyOf((int[]) null));
    assertThrows(NegativeArraySizeException.class, () -> Par.copyOf(a, -1));
    assertArrayEquals(new int[] {1, 2, 3}, a);
  }

  private static void assertMessage(String message, Executable call) {
    assertEquals(message, assertThrows(RuntimeException.class, call).getMessage());
  }
}
