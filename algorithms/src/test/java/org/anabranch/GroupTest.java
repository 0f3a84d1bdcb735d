package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.eclipse.collections.api.list.MutableList;
import org.eclipse.collections.api.map.primitive.IntLongMap;
import org.eclipse.collections.api.map.primitive.IntObjectMap;
import org.eclipse.collections.api.map.primitive.ObjectLongMap;
import org.eclipse.collections.api.multimap.list.ListMultimap;
import org.eclipse.collections.api.multimap.list.MutableListMultimap;
import org.eclipse.collections.impl.multimap.list.FastListMultimap;
import org.junit.jupiter.api.Test;

/** Groups, counts and histograms, against the collections of the JDK. */
class GroupTest {
  private static final int[] SIZES = {0, 1, 2, 3, 1023, 1025, 20_011};

  /** Few keys, one, a giant one beside many small ones, all different, far apart. */
  private static final List<IntUnaryOperator> KEYS =
      List.of(
          i -> i % 7,
          i -> -3,
          i -> i % 10 == 0 ? i : 5,
          i -> i,
          i -> (i % 1_000) * 4_000_037 - 2_000_000_000);

  /** A key whose hash says nothing. */
  private record Colliding(int value) {
    @Override
    public int hashCode() {
      return 42;
    }
  }

  @EachPool
  void everySizeAndKindOfKeyAgreesWithAHashMap(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        for (IntUnaryOperator key : KEYS) {
          Integer[] a = IntStream.range(0, n).boxed().toArray(Integer[]::new);
          Map<Integer, List<Integer>> expected = new HashMap<>();
          for (Integer i : a) {
            expected.computeIfAbsent(key.applyAsInt(i), k -> new ArrayList<>()).add(i);
          }
          int[] keys = IntStream.range(0, n).map(key).toArray();
          pool.run(
              () -> {
                assertGroups(expected, Par.groupBy(a, key::applyAsInt));
                assertIntGroups(expected, Par.groupByInt(a, key::applyAsInt));
                assertCounts(expected, Par.countBy(a, key::applyAsInt));
                assertIntCounts(expected, Par.countByInt(keys));
                assertSums(expected, Par.sumBy(a, key::applyAsInt, i -> i * 3L));
              });
        }
      }
    }
  }

  private static void assertGroups(
      Map<Integer, List<Integer>> expected, ListMultimap<Integer, Integer> groups) {
    assertEquals(expected.size(), groups.sizeDistinct());
    expected.forEach((key, group) -> assertEquals(group, groups.get(key)));
  }

  private static void assertIntGroups(
      Map<Integer, List<Integer>> expected, IntObjectMap<MutableList<Integer>> groups) {
    assertEquals(expected.size(), groups.size());
    expected.forEach((key, group) -> assertEquals(group, groups.get(key)));
  }

  private static void assertCounts(
      Map<Integer, List<Integer>> expected, ObjectLongMap<Integer> counts) {
    assertEquals(expected.size(), counts.size());
    expected.forEach((key, group) -> assertEquals(group.size(), counts.getOrThrow(key)));
  }

  private static void assertIntCounts(Map<Integer, List<Integer>> expected, IntLongMap counts) {
    assertEquals(expected.size(), counts.size());
    expected.forEach((key, group) -> assertEquals(group.size(), counts.getOrThrow(key)));
  }

  private static void assertSums(
      Map<Integer, List<Integer>> expected, ObjectLongMap<Integer> sums) {
    assertEquals(expected.size(), sums.size());
    expected.forEach(
        (key, group) ->
            assertEquals(group.stream().mapToLong(i -> i * 3L).sum(), sums.getOrThrow(key)));
  }

  @EachPool
  void iterablesNullsAndCollidingKeysAreGroupedToo(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      List<Integer> a = IntStream.range(0, 6_000).boxed().toList();
      pool.run(
          () -> {
            ListMultimap<Colliding, Integer> groups = Par.groupBy(a, i -> new Colliding(i % 300));
            assertEquals(300, groups.sizeDistinct());
            assertEquals(
                IntStream.range(0, 20).map(i -> 300 * i + 7).boxed().toList(),
                groups.get(new Colliding(7)));
            assertEquals(20, Par.countBy(a, i -> new Colliding(i % 300)).get(new Colliding(299)));
            assertEquals(
                40, Par.sumBy(a, i -> new Colliding(i % 300), i -> 2).get(new Colliding(0)));
            assertEquals(3_000, Par.countBy(a, i -> i % 2 == 0 ? null : "odd").get(null));
            assertEquals(3_000, Par.groupBy(a, i -> i % 2 == 0 ? null : "odd").get(null).size());
            assertEquals(List.of(0, 1, 2), Par.groupByInt(a, i -> i / 3).get(0));
            assertEquals(1, Par.countBy(new String[] {null, "x"}, s -> s == null).get(true));
          });
    }
  }

  @EachPool
  void histogramsCountEveryValue(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {0, 1, 2, 1023, 100_003, 400_001}) {
        for (int buckets : new int[] {1, 256, 70_000, 300_000}) {
          int[] spread = IntStream.range(0, n).map(i -> (int) (i * 7_919L % buckets)).toArray();
          int[] giant =
              IntStream.range(0, n).map(i -> i % 50 == 0 ? i % buckets : buckets / 2).toArray();
          for (int[] a : new int[][] {spread, giant}) {
            long[] expected = new long[buckets];
            for (int x : a) {
              expected[x]++;
            }
            assertArrayEquals(expected, pool.call(() -> Par.histogram(a, buckets)));
          }
        }
      }
    }
  }

  @EachPool
  void aValueOutsideIsAnIndexOutOfBounds(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {1, 1_000, 100_000}) {
        for (int buckets : new int[] {3, 70_000}) {
          for (int wrong : new int[] {-1, buckets, Integer.MIN_VALUE}) {
            int[] a = new int[n];
            a[n / 2] = wrong;
            assertThrows(
                IndexOutOfBoundsException.class, () -> pool.run(() -> Par.histogram(a, buckets)));
          }
        }
      }
    }
    assertThrows(IndexOutOfBoundsException.class, () -> Par.histogram(new int[1], 0));
    assertArrayEquals(new long[0], Par.histogram(new int[0], 0));
    assertThrows(IllegalArgumentException.class, () -> Par.histogram(new int[0], -1));
  }

  @Test
  void nullIsNamed() {
    String[] none = {};
    assertNamed("a", () -> Par.histogram(null, 1));
    assertNamed("a", () -> Par.countByInt(null));
    assertNamed("a", () -> Par.groupBy((String[]) null, s -> s));
    assertNamed("elements", () -> Par.countBy((List<String>) null, s -> s));
    assertNamed("key", () -> Par.countBy(none, null));
    assertNamed("key", () -> Par.groupByInt(Arrays.asList(none), null));
    assertNamed("key", () -> Par.groupBy(none, null));
    assertNamed("value", () -> Par.sumBy(none, s -> s, null));
  }

  private static void assertNamed(String name, Runnable call) {
    assertEquals(name, assertThrows(NullPointerException.class, call::run).getMessage());
  }

  @Test
  void groupsAreAMultimapLikeThoseOfTheCollections() throws Exception {
    for (int keys : new int[] {3, 1_500}) {
      Integer[] a = IntStream.range(0, 3_000).boxed().toArray(Integer[]::new);
      ListMultimap<Integer, Integer> groups = Par.groupBy(a, i -> i % keys);
      FastListMultimap<Integer, Integer> expected = FastListMultimap.newMultimap();
      for (Integer i : a) {
        expected.put(i % keys, i);
      }
      assertEquals(expected, groups);
      assertEquals(expected.size(), groups.size());
      assertEquals(expected.keySet(), groups.keySet().toSet());
      assertEquals(expected.toMap(), groups.toMap());
      assertEquals(expected.flip(), groups.flip());
      assertEquals(expected.toImmutable(), groups.toImmutable());
      assertEquals(
          expected.selectKeysValues((k, i) -> i % 2 == 0),
          groups.selectKeysValues((k, i) -> i % 2 == 0));
      assertEquals(
          expected.rejectKeysValues((k, i) -> i % 2 == 0),
          groups.rejectKeysValues((k, i) -> i % 2 == 0));
      assertEquals(
          expected.selectKeysMultiValues((k, group) -> k == 1),
          groups.selectKeysMultiValues((k, group) -> k == 1));
      assertEquals(
          expected.rejectKeysMultiValues((k, group) -> k == 1),
          groups.rejectKeysMultiValues((k, group) -> k == 1));
      assertEquals(expected, written(groups));
      assertEquals(List.of(), groups.get(-1));
      MutableListMultimap<Integer, Integer> changed =
          (MutableListMultimap<Integer, Integer>) groups;
      changed.put(-1, 7);
      assertEquals(List.of(7), groups.get(-1));
    }
  }

  private static Object written(Object o) throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(o);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  @EachPool
  void ofManyGroupsTheKeyThatFailsFirstIsTheOneThrown(int p) {
    record Failing(int value) {
      @Override
      public int hashCode() {
        if (value == 5_000) {
          throw new IllegalStateException("the hash of " + value);
        }
        return value;
      }
    }
    Integer[] a = IntStream.range(0, 20_000).boxed().toArray(Integer[]::new);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      Throwable thrown =
          assertThrows(
              IllegalStateException.class,
              () ->
                  pool.run(
                      () ->
                          Par.groupBy(
                              a,
                              i -> {
                                if (i == 6_000) {
                                  throw new IllegalStateException("the key of " + i);
                                }
                                return new Failing(i);
                              })));
      assertEquals("the hash of 5000", thrown.getMessage());
    }
  }

  @EachPool
  void groupsOfNullKeysAndNullElementsArePossible(int p) {
    for (int keys : new int[] {2, 5_000}) {
      Integer[] a = IntStream.range(0, 10_000).boxed().toArray(Integer[]::new);
      a[77] = null;
      try (WorkStealingPool pool = WorkStealingPool.create(p)) {
        ListMultimap<Integer, Integer> groups =
            pool.call(() -> Par.groupBy(a, i -> i == null || i % keys == 0 ? null : i % keys));
        assertEquals(keys, groups.sizeDistinct());
        assertEquals(true, groups.get(null).contains(null));
        assertEquals(10_000, groups.size());
      }
    }
  }
}
