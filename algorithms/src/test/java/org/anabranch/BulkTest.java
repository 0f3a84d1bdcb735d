package org.anabranch;

import static org.anabranch.Form.inPlace;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Fills, reversals, rotations and copies agree with the sequential loop, for every form, size and
 * pool.
 */
class BulkTest {
  private static final int[] SIZES = {0, 1, 2, 3, 1023, 1024, 1025, 700_001};

  private static final List<Form<?>> FORMS =
      List.of(
          new Form<int[]>(
              "fill of ints",
              Form.ANY,
              TestArrays::ints,
              inPlace(a -> Arrays.fill(a, 7)),
              inPlace(a -> Par.fill(a, 7))),
          new Form<int[]>(
              "fill of a range of ints",
              Form.ANY,
              TestArrays::ints,
              inPlace(a -> Arrays.fill(a, a.length / 5, a.length - a.length / 7, 7)),
              inPlace(a -> Par.fill(a, a.length / 5, a.length - a.length / 7, 7))),
          new Form<int[]>(
              "reverse of ints",
              Form.ANY,
              TestArrays::ints,
              a -> IntStream.range(0, a.length).map(j -> a[a.length - 1 - j]).toArray(),
              inPlace(a -> Par.reverse(a))),
          new Form<int[]>(
              "rotate of ints",
              Form.ANY,
              TestArrays::ints,
              a -> TestArrays.rotated(a, a.length / 3),
              inPlace(a -> Par.rotate(a, a.length / 3))),
          new Form<int[]>(
              "rotate of ints to the left",
              Form.ANY,
              TestArrays::ints,
              a -> TestArrays.rotated(a, 2 * a.length - 1),
              inPlace(a -> Par.rotate(a, -1))),
          new Form<int[]>("copyOf ints", Form.ANY, TestArrays::ints, a -> a, a -> Par.copyOf(a)),
          new Form<int[]>(
              "copyOf ints, longer",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.copyOf(a, a.length + 100),
              a -> Par.copyOf(a, a.length + 100)),
          new Form<int[]>(
              "copyOf ints, shorter",
              Form.ANY,
              TestArrays::ints,
              a -> Arrays.copyOf(a, a.length / 2),
              a -> Par.copyOf(a, a.length / 2)),
          new Form<long[]>(
              "fill of longs",
              Form.ANY,
              TestArrays::longs,
              inPlace(a -> Arrays.fill(a, 7)),
              inPlace(a -> Par.fill(a, 7))),
          new Form<long[]>(
              "fill of a range of longs",
              Form.ANY,
              TestArrays::longs,
              inPlace(a -> Arrays.fill(a, a.length / 5, a.length - a.length / 7, 7)),
              inPlace(a -> Par.fill(a, a.length / 5, a.length - a.length / 7, 7))),
          new Form<long[]>(
              "reverse of longs",
              Form.ANY,
              TestArrays::longs,
              a -> IntStream.range(0, a.length).mapToLong(j -> a[a.length - 1 - j]).toArray(),
              inPlace(a -> Par.reverse(a))),
          new Form<long[]>(
              "rotate of longs",
              Form.ANY,
              TestArrays::longs,
              a -> TestArrays.rotated(a, a.length / 3),
              inPlace(a -> Par.rotate(a, a.length / 3))),
          new Form<long[]>(
              "rotate of longs to the left",
              Form.ANY,
              TestArrays::longs,
              a -> TestArrays.rotated(a, 2 * a.length - 1),
              inPlace(a -> Par.rotate(a, -1))),
          new Form<long[]>("copyOf longs", Form.ANY, TestArrays::longs, a -> a, a -> Par.copyOf(a)),
          new Form<long[]>(
              "copyOf longs, longer",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.copyOf(a, a.length + 100),
              a -> Par.copyOf(a, a.length + 100)),
          new Form<long[]>(
              "copyOf longs, shorter",
              Form.ANY,
              TestArrays::longs,
              a -> Arrays.copyOf(a, a.length / 2),
              a -> Par.copyOf(a, a.length / 2)),
          new Form<double[]>(
              "fill of doubles",
              Form.ANY,
              TestArrays::doubles,
              inPlace(a -> Arrays.fill(a, 7)),
              inPlace(a -> Par.fill(a, 7))),
          new Form<double[]>(
              "fill of a range of doubles",
              Form.ANY,
              TestArrays::doubles,
              inPlace(a -> Arrays.fill(a, a.length / 5, a.length - a.length / 7, 7)),
              inPlace(a -> Par.fill(a, a.length / 5, a.length - a.length / 7, 7))),
          new Form<double[]>(
              "reverse of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> IntStream.range(0, a.length).mapToDouble(j -> a[a.length - 1 - j]).toArray(),
              inPlace(a -> Par.reverse(a))),
          new Form<double[]>(
              "rotate of doubles",
              Form.ANY,
              TestArrays::doubles,
              a -> TestArrays.rotated(a, a.length / 3),
              inPlace(a -> Par.rotate(a, a.length / 3))),
          new Form<double[]>(
              "rotate of doubles to the left",
              Form.ANY,
              TestArrays::doubles,
              a -> TestArrays.rotated(a, 2 * a.length - 1),
              inPlace(a -> Par.rotate(a, -1))),
          new Form<double[]>(
              "copyOf doubles", Form.ANY, TestArrays::doubles, a -> a, a -> Par.copyOf(a)),
          new Form<double[]>(
              "copyOf doubles, longer",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.copyOf(a, a.length + 100),
              a -> Par.copyOf(a, a.length + 100)),
          new Form<double[]>(
              "copyOf doubles, shorter",
              Form.ANY,
              TestArrays::doubles,
              a -> Arrays.copyOf(a, a.length / 2),
              a -> Par.copyOf(a, a.length / 2)),
          new Form<String[]>(
              "fill of objects",
              20_000,
              TestArrays::strings,
              inPlace(a -> Arrays.fill(a, "x")),
              inPlace(a -> Par.fill(a, "x"))),
          new Form<String[]>(
              "fill of a range of objects",
              20_000,
              TestArrays::strings,
              inPlace(a -> Arrays.fill(a, a.length / 5, a.length - a.length / 7, "x")),
              inPlace(a -> Par.fill(a, a.length / 5, a.length - a.length / 7, "x"))),
          new Form<String[]>(
              "reverse of objects",
              20_000,
              TestArrays::strings,
              a ->
                  IntStream.range(0, a.length)
                      .mapToObj(j -> a[a.length - 1 - j])
                      .toArray(String[]::new),
              inPlace(a -> Par.reverse(a))),
          new Form<String[]>(
              "rotate of objects",
              20_000,
              TestArrays::strings,
              a -> TestArrays.rotated(a, a.length / 3),
              inPlace(a -> Par.rotate(a, a.length / 3))),
          new Form<String[]>(
              "rotate of objects to the left",
              20_000,
              TestArrays::strings,
              a -> TestArrays.rotated(a, 2 * a.length - 1),
              inPlace(a -> Par.rotate(a, -1))),
          new Form<String[]>(
              "copyOf objects", 20_000, TestArrays::strings, a -> a, a -> Par.copyOf(a)),
          new Form<String[]>(
              "copyOf objects, longer",
              20_000,
              TestArrays::strings,
              a -> Arrays.copyOf(a, a.length + 100),
              a -> Par.copyOf(a, a.length + 100)),
          new Form<String[]>(
              "copyOf objects, shorter",
              20_000,
              TestArrays::strings,
              a -> Arrays.copyOf(a, a.length / 2),
              a -> Par.copyOf(a, a.length / 2)));

  @Test
  void everyFormAndSizeAgreesWithTheLoopOnEveryPool() {
    Form.checkAll(FORMS, SIZES);
  }
}
