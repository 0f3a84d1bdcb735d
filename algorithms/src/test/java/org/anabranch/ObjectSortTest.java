package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.LinkedList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.concurrent.atomic.AtomicInteger;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;

/** Sorts of objects: order, stability, and what a comparator can do wrong. */
class ObjectSortTest {
  private static final long SEED = System.nanoTime();

  /** Around the leaves, of 1,024 elements and more, in parallel from 2,048 on. */
  private static final int[] SIZES = {0, 1, 2, 3, 15, 17, 1_025, 2_047, 2_048, 2_051, 20_011};

  /** An element with a tag that tells equal ones apart. */
  private record Tagged(long key, int tag) {
    static Tagged[] of(long[] keys) {
      Tagged[] a = new Tagged[keys.length];
      Arrays.setAll(a, i -> new Tagged(keys[i], i));
      return a;
    }
  }

  private static final Comparator<Tagged> BY_KEY = (x, y) -> Long.compare(x.key, y.key);

  private static void assertStable(Tagged[] a, int from, int to, String message) {
    for (int i = from + 1; i < to; i++) {
      boolean inOrder =
          a[i - 1].key < a[i].key || (a[i - 1].key == a[i].key && a[i - 1].tag < a[i].tag);
      assertTrue(inOrder, () -> message + ", seed " + SEED);
    }
  }

  @EachPool
  void everyPatternIsSortedStably(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (SortPattern pattern : SortPattern.values()) {
        for (int n : SIZES) {
          Tagged[] a = Tagged.of(pattern.fill(n, SEED));
          Set<Tagged> all = identities(a);
          pool.run(() -> Par.sort(a, BY_KEY));
          assertStable(a, 0, n, pattern + ", n = " + n);
          assertEquals(all, identities(a));
        }
      }
    }
  }

  private static <T> Set<T> identities(T[] a) {
    Set<T> all = Collections.newSetFromMap(new IdentityHashMap<>());
    Collections.addAll(all, a);
    return all;
  }

  /** Runs of these lengths in turn, ascending or strictly descending, around what a leaf may be. */
  private static Tagged[] runs(int n, boolean ascending, int... lengths) {
    SplittableRandom random = new SplittableRandom(SEED);
    long[] keys = new long[n];
    int at = 0;
    for (int i = 0; at < n; i++) {
      int end = (int) Math.min(n, at + (long) lengths[i % lengths.length]);
      long key = random.nextInt(1_000);
      for (; at < end; at++) {
        keys[at] = key;
        key += ascending ? random.nextInt(3) : -1 - random.nextInt(3);
      }
    }
    return Tagged.of(keys);
  }

  @EachPool
  void runsOfAnyLengthAreMergedStably(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {2_047, 2_048, 26_588}) {
        for (int length : new int[] {1, 15, 16, 33, 1_023, 1_024, 1_025, 3_323, 3_324, n / 2, n}) {
          for (boolean ascending : new boolean[] {true, false}) {
            for (int other : new int[] {length, 1, 2_000}) {
              Tagged[] a = runs(n, ascending, length, other);
              Set<Tagged> all = identities(a);
              pool.run(() -> Par.sort(a, BY_KEY));
              assertStable(a, 0, n, "n = " + n + ", runs of " + length + " and " + other);
              assertEquals(all, identities(a));
            }
          }
        }
      }
    }
  }

  /** Sorted but for its end, in a few runs, or with a few elements out of place. */
  @EachPool
  void whatIsNearlySortedTakesFewComparisons(int p) {
    int n = 60_000;
    SplittableRandom random = new SplittableRandom(SEED);
    Integer[] appended = new Integer[n];
    Arrays.setAll(appended, i -> i < n - 50 ? i : random.nextInt(n));
    Integer[] swapped = new Integer[n];
    Arrays.setAll(swapped, i -> i);
    for (int i = 0; i < 30; i++) {
      Collections.swap(Arrays.asList(swapped), random.nextInt(n), random.nextInt(n));
    }
    Integer[] organ = new Integer[n];
    Arrays.setAll(organ, i -> Math.min(i, n - i));
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (Integer[] a : List.of(appended, swapped, organ)) {
        AtomicInteger calls = new AtomicInteger();
        pool.run(() -> Par.sort(a, counting(calls, Integer.MAX_VALUE, null)));
        assertTrue(calls.get() < 3 * n, () -> calls + " comparisons, seed " + SEED);
        for (int i = 1; i < n; i++) {
          assertTrue(a[i - 1] <= a[i]);
        }
      }
    }
  }

  /** Case O1. */
  @EachPool
  void equalElementsKeepTheirOrderWhereverRunsEnd(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int k : new int[] {1, 2, 17}) {
        for (int n : new int[] {8191, 8192, 8193, 16384, 16385, 16387, 100_003}) {
          long[] keys = new long[n];
          Arrays.setAll(keys, i -> i % k);
          Tagged[] a = Tagged.of(keys);
          pool.run(() -> Par.sort(a, BY_KEY));
          assertStable(a, 0, n, "k = " + k + ", n = " + n);
        }
      }
    }
  }

  /** Case O2. */
  @Test
  void aComparatorThatChangesItsMindLeavesAPermutation() {
    Integer[] a = new Integer[50_000];
    Arrays.setAll(a, i -> i);
    Integer[] original = a.clone();
    try (WorkStealingPool pool = WorkStealingPool.create(3)) {
      for (int round = 0; round < 20; round++) {
        AtomicInteger state = new AtomicInteger(round);
        pool.run(
            () -> Par.sort(a, (x, unused) -> Integer.bitCount(state.addAndGet(x + 77)) % 3 - 1));
      }
    }
    assertPermutation(original, a);
  }

  private static void assertPermutation(Integer[] original, Integer[] a) {
    Integer[] sorted = a.clone();
    Arrays.sort(sorted);
    Integer[] expected = original.clone();
    Arrays.sort(expected);
    assertArrayEquals(expected, sorted);
  }

  /** Case O4. */
  @Test
  void constantComparatorsEndForEverySize() {
    for (int sign = -1; sign <= 1; sign++) {
      int answer = sign;
      for (int n = 0; n <= 5_000; n = n < 300 ? n + 1 : n * 3) {
        Integer[] a = new Integer[n];
        Arrays.setAll(a, i -> i);
        Integer[] original = a.clone();
        Par.sort(a, (unused, unusedToo) -> answer);
        assertPermutation(original, a);
      }
    }
  }

  @EachPool
  void aComparatorThatThrowsLeavesAPermutation(int p) {
    SplittableRandom random = new SplittableRandom(SEED);
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {2, 100, 1_500, 9_001, 40_000}) {
        Integer[] original = new Integer[n];
        Arrays.setAll(original, i -> random.nextInt());
        AtomicInteger calls = new AtomicInteger();
        pool.run(() -> Par.sort(original.clone(), counting(calls, Integer.MAX_VALUE, null)));
        int all = calls.get();
        for (int round = 0; round < 8; round++) {
          Integer[] a = original.clone();
          int limit = round == 0 ? 0 : random.nextInt(all);
          IllegalStateException failure = new IllegalStateException("call " + limit);
          calls.set(0);
          RuntimeException thrown =
              assertThrows(
                  RuntimeException.class,
                  () -> pool.run(() -> Par.sort(a, counting(calls, limit, failure))));
          assertSame(failure, thrown);
          assertPermutation(original, a);
        }
      }
    }
  }

  /** Throws from some call on. */
  private static Comparator<Integer> counting(
      AtomicInteger calls, int limit, RuntimeException failure) {
    return (x, y) -> {
      if (calls.getAndIncrement() >= limit) {
        throw failure;
      }
      return x.compareTo(y);
    };
  }

  @Test
  void onlyTheRangeIsSorted() {
    Tagged[] a = Tagged.of(SortPattern.FEW_UNIQUE.fill(30_000, SEED));
    Tagged[] before = a.clone();
    Par.sort(a, 1_000, 28_000, BY_KEY);
    assertStable(a, 1_000, 28_000, "range");
    for (int i = 0; i < a.length; i++) {
      if (i < 1_000 || i >= 28_000) {
        assertSame(before[i], a[i]);
      }
    }
  }

  @EachPool
  void naturalOrderOfEveryBoxedType(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (SortPattern pattern : SortPattern.values()) {
        long[] keys = pattern.fill(p == 2 ? 5_003 : 600, SEED);
        for (Comparable<?>[] boxed : boxed(keys)) {
          Comparable<?>[] expected = boxed.clone();
          Arrays.sort(expected);
          pool.run(() -> Par.sort(boxed));
          for (int i = 0; i < boxed.length; i++) {
            assertSame(expected[i], boxed[i], pattern + " at " + i);
          }
        }
      }
    }
  }

  private static List<Comparable<?>[]> boxed(long[] keys) {
    int n = keys.length;
    Long[] longs = new Long[n];
    Integer[] ints = new Integer[n];
    Short[] shorts = new Short[n];
    Byte[] bytes = new Byte[n];
    Character[] chars = new Character[n];
    Double[] doubles = new Double[n];
    Float[] floats = new Float[n];
    String[] strings = new String[n];
    for (int i = 0; i < n; i++) {
      longs[i] = keys[i];
      ints[i] = (int) (keys[i] >> 7);
      shorts[i] = (short) keys[i];
      bytes[i] = (byte) keys[i];
      chars[i] = (char) keys[i];
      doubles[i] = Double.longBitsToDouble(keys[i]);
      floats[i] = Float.intBitsToFloat((int) keys[i]);
      strings[i] = Long.toString(keys[i], 36);
    }
    return List.of(longs, ints, shorts, bytes, chars, doubles, floats, strings);
  }

  @Test
  void mixedClassesAreComparedByThemselves() {
    Object[] a = new Object[2_000];
    Arrays.setAll(a, i -> i == 1_500 ? (Object) "x" : (Object) i);
    assertThrows(ClassCastException.class, () -> Par.sort(a));
    assertEquals(2_000, identities(a).size());
    Object[] strings = new Object[2_000];
    Arrays.setAll(strings, i -> i == 1_500 ? (Object) 7 : (Object) ("s" + i));
    assertThrows(ClassCastException.class, () -> Par.sort(strings));
  }

  @EachPool
  void aNullAmongThemLeavesAPermutation(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : new int[] {2, 700, 20_000}) {
        for (int place : new int[] {0, n / 2, n - 1}) {
          Integer[] a = new Integer[n];
          Arrays.setAll(a, i -> i == place ? null : (Integer) (i * 31 % 1_000));
          assertThrows(NullPointerException.class, () -> pool.run(() -> Par.sort(a)));
          assertEquals(1, Arrays.stream(a).filter(x -> x == null).count());
          String[] s = new String[n];
          Arrays.setAll(s, i -> i == place ? null : "s" + i * 31 % 1_000);
          assertThrows(NullPointerException.class, () -> pool.run(() -> Par.sort(s, null)));
        }
      }
    }
  }

  @Test
  @SuppressWarnings("JdkObsolete") // a list without random access
  void listsOfBothKinds() {
    Tagged[] a = Tagged.of(SortPattern.ZIPF.fill(5_000, SEED));
    List<Tagged> array = new ArrayList<>(List.of(a));
    List<Tagged> linked = new LinkedList<>(List.of(a));
    Par.sort(a, BY_KEY);
    Par.sort(array, BY_KEY);
    Par.sort(linked, BY_KEY);
    assertEquals(List.of(a), array);
    assertEquals(List.of(a), linked);
    List<Integer> numbers = Arrays.asList(3, 1, 2);
    Par.sort(numbers, null);
    assertEquals(List.of(1, 2, 3), numbers);
    assertThrows(
        UnsupportedOperationException.class, () -> Par.sort(List.of(2, 1), (x, y) -> x - y));
    assertThrows(NullPointerException.class, () -> Par.sort((List<Integer>) null, null));
  }

  @Test
  void sortedAndReversedInputTakesOneComparisonForEachElement() {
    AtomicInteger calls = new AtomicInteger();
    Tagged[] a = Tagged.of(SortPattern.SORTED.fill(10_000, SEED));
    Comparator<Tagged> counting =
        (x, y) -> {
          calls.incrementAndGet();
          return BY_KEY.compare(x, y);
        };
    Par.sort(a, counting);
    assertEquals(9_999, calls.getAndSet(0));
    Par.sort(a, counting.reversed());
    assertEquals(9_999, calls.get());
    assertStable(a, 0, 1, "reversed");
    assertEquals(9_999, a[0].tag);
  }

  @Test
  void argumentsAreCheckedFirst() {
    Integer[] a = {2, 1};
    assertEquals(
        "a",
        assertThrows(NullPointerException.class, () -> Par.sort((Integer[]) null)).getMessage());
    assertEquals(
        "a",
        assertThrows(NullPointerException.class, () -> Par.sort((Integer[]) null, 2, 1, null))
            .getMessage());
    assertThrows(IllegalArgumentException.class, () -> Par.sort(a, 2, 1, null));
    assertThrows(ArrayIndexOutOfBoundsException.class, () -> Par.sort(a, 0, 3, null));
    assertArrayEquals(new Integer[] {2, 1}, a);
  }
}
