package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.Comparator;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Sorts by keys: stable, keys asked for once, values taken along. */
class KeySortTest {
  private static final long SEED = System.nanoTime();
  private static final int[] SIZES = {0, 1, 2, 3, 4_097, 9_001};

  private record Item(long key, int tag) {}

  private static Integer[] stableOrder(long[] keys, Comparator<Integer> by) {
    Integer[] order = new Integer[keys.length];
    Arrays.setAll(order, i -> i);
    Arrays.sort(order, by);
    return order;
  }

  private static int[] unboxed(Integer[] order) {
    return Arrays.stream(order).mapToInt(Integer::intValue).toArray();
  }

  @EachPool
  void everyKeyTypeOrdersStably(int p) {
    System.out.println("seed " + SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (SortPattern pattern : SortPattern.values()) {
        for (int n : SIZES) {
          long[] keys = pattern.fill(p == 1 || p == 2 ? n : n / 7, SEED);
          pool.run(() -> longs(keys));
          pool.run(() -> ints(keys));
          pool.run(() -> doubles(keys));
        }
      }
    }
  }

  private static void longs(long[] keys) {
    int[] order = unboxed(stableOrder(keys, (i, j) -> Long.compare(keys[i], keys[j])));
    assertArrayEquals(order, Par.argsort(keys));
    Item[] items = items(keys);
    Item[] sorted = items.clone();
    Par.sortByLong(sorted, Item::key);
    assertTags(order, sorted);
    long[] sortedKeys = keys.clone();
    int[] values = IntStream.range(0, keys.length).toArray();
    Par.sortByKey(sortedKeys, values);
    assertArrayEquals(order, values);
    assertArrayEquals(Arrays.stream(order).mapToLong(i -> keys[i]).toArray(), sortedKeys);
    Par.sortByKey(keys.clone(), items);
    assertTags(order, items);
    long[] longs = Arrays.copyOf(keys, keys.length);
    Par.sortByKey(keys.clone(), longs);
    assertArrayEquals(sortedKeys, longs);
  }

  private static void ints(long[] longs) {
    int[] keys = Arrays.stream(longs).mapToInt(x -> (int) (x >> 5)).toArray();
    int[] order = unboxed(stableOrder(longs, (i, j) -> Integer.compare(keys[i], keys[j])));
    assertArrayEquals(order, Par.argsort(keys));
    Item[] items = items(longs);
    Par.sortByInt(items, x -> (int) (x.key >> 5));
    assertTags(order, items);
    int[] sortedKeys = keys.clone();
    Item[] taken = items(longs);
    Par.sortByKey(sortedKeys, taken);
    assertTags(order, taken);
    assertArrayEquals(Arrays.stream(order).map(i -> keys[i]).toArray(), sortedKeys);
    int[] ints = keys.clone();
    Par.sortByKey(keys.clone(), ints);
    assertArrayEquals(sortedKeys, ints);
    long[] tags = IntStream.range(0, keys.length).asLongStream().toArray();
    Par.sortByKey(keys.clone(), tags);
    assertArrayEquals(Arrays.stream(order).asLongStream().toArray(), tags);
  }

  private static void doubles(long[] longs) {
    double[] keys = Arrays.stream(longs).mapToDouble(Double::longBitsToDouble).toArray();
    int[] order = unboxed(stableOrder(longs, (i, j) -> Double.compare(keys[i], keys[j])));
    assertArrayEquals(order, Par.argsort(keys));
    Item[] items = items(longs);
    Par.sortByDouble(items, x -> Double.longBitsToDouble(x.key));
    assertTags(order, items);
    double[] sortedKeys = keys.clone();
    Item[] taken = items(longs);
    Par.sortByKey(sortedKeys, taken);
    assertTags(order, taken);
    for (int i = 0; i < order.length; i++) {
      assertEquals(
          Double.doubleToRawLongBits(keys[order[i]]), Double.doubleToRawLongBits(sortedKeys[i]));
    }
    int[] ints = IntStream.range(0, keys.length).toArray();
    Par.sortByKey(keys.clone(), ints);
    assertArrayEquals(order, ints);
    long[] tags = IntStream.range(0, keys.length).asLongStream().toArray();
    Par.sortByKey(keys.clone(), tags);
    assertArrayEquals(Arrays.stream(order).asLongStream().toArray(), tags);
  }

  private static Item[] items(long[] keys) {
    Item[] items = new Item[keys.length];
    Arrays.setAll(items, i -> new Item(keys[i], i));
    return items;
  }

  private static void assertTags(int[] order, Item[] items) {
    assertArrayEquals(order, Arrays.stream(items).mapToInt(Item::tag).toArray());
  }

  @Test
  void objectsByAComparator() {
    long[] keys = SortPattern.FEW_UNIQUE.fill(20_000, SEED);
    Item[] items = items(keys);
    Item[] before = items.clone();
    Comparator<Item> byKey = Comparator.comparingLong(Item::key);
    int[] order = Par.argsort(items, byKey);
    assertArrayEquals(before, items);
    assertArrayEquals(unboxed(stableOrder(keys, (i, j) -> Long.compare(keys[i], keys[j]))), order);
    assertArrayEquals(new int[] {1, 2, 0}, Par.argsort(new String[] {"c", "a", "b"}, null));
    assertArrayEquals(new int[0], Par.argsort(new String[0], null));
  }

  @Test
  void aKeyFunctionThatThrowsMovesNothing() {
    Item[] items = items(SortPattern.REVERSED.fill(10_000, SEED));
    Item[] before = items.clone();
    IllegalStateException failure = new IllegalStateException();
    RuntimeException thrown =
        assertThrows(
            RuntimeException.class,
            () ->
                Par.sortByLong(
                    items,
                    x -> {
                      if (x.tag == 7_000) {
                        throw failure;
                      }
                      return x.key;
                    }));
    assertSame(failure, thrown);
    assertArrayEquals(before, items);
  }

  @Test
  void argumentsAreCheckedFirst() {
    int[] keys = {2, 1};
    String message =
        assertThrows(IllegalArgumentException.class, () -> Par.sortByKey(keys, new long[3]))
            .getMessage();
    assertEquals("2 keys for 3 values", message);
    assertArrayEquals(new int[] {2, 1}, keys);
    assertEquals("keys", nullMessage(() -> Par.argsort((int[]) null)));
    assertEquals("values", nullMessage(() -> Par.sortByKey(keys, (int[]) null)));
    assertEquals("key", nullMessage(() -> Par.sortByInt(new String[0], null)));
    assertEquals("a", nullMessage(() -> Par.argsort((String[]) null, null)));
  }

  private static String nullMessage(org.junit.jupiter.api.function.Executable call) {
    return assertThrows(NullPointerException.class, call).getMessage();
  }
}
