package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Counts and searches: what they find, when they stop, and which failure counts. */
@Tag("functions")
class SearchesTest {
  private static final int[] SIZES = {0, 1, 2, 3, 1023, 1024, 1025, 4099, 150_001};

  @EachPool
  void everyTypeAndSizeAgreesWithTheLoop(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int n : SIZES) {
        int[] ints = IntStream.range(0, n).map(i -> i * 0x9e3779b9).toArray();
        for (int mark : new int[] {-1, 0, n / 3, n - 1}) {
          int wanted = mark < 0 || mark >= n ? 12_345 : ints[mark];
          pool.run(() -> assertAll(ints, wanted));
        }
      }
    }
  }

  private static void assertAll(int[] ints, int wanted) {
    int n = ints.length;
    long[] longs = Arrays.stream(ints).asLongStream().toArray();
    double[] doubles = Arrays.stream(ints).asDoubleStream().toArray();
    Integer[] boxes = Arrays.stream(ints).boxed().toArray(Integer[]::new);
    int at = Arrays.asList(boxes).indexOf(wanted);
    long below = Arrays.stream(ints).filter(x -> x < wanted).count();
    assertEquals(at, Par.indexOf(ints, x -> x == wanted));
    assertEquals(at, Par.indexOf(longs, x -> x == wanted));
    assertEquals(at, Par.indexOf(doubles, x -> x == wanted));
    assertEquals(at, Par.indexOf(boxes, x -> x == wanted));
    assertEquals(below, Par.count(ints, x -> x < wanted));
    assertEquals(below, Par.count(longs, x -> x < wanted));
    assertEquals(below, Par.count(doubles, x -> x < wanted));
    assertEquals(below, Par.count(boxes, x -> x < wanted));
    assertEquals(below, Par.count(-5, n - 5, i -> ints[i + 5] < wanted));
    boolean there = at >= 0;
    assertEquals(there, Par.anyMatch(ints, x -> x == wanted));
    assertEquals(there, Par.anyMatch(longs, x -> x == wanted));
    assertEquals(there, Par.anyMatch(doubles, x -> x == wanted));
    assertEquals(there, Par.anyMatch(boxes, x -> x == wanted));
    assertEquals(there, Par.anyMatch(-5, n - 5, i -> ints[i + 5] == wanted));
    assertEquals(!there, Par.allMatch(ints, x -> x != wanted));
    assertEquals(!there, Par.allMatch(longs, x -> x != wanted));
    assertEquals(!there, Par.allMatch(doubles, x -> x != wanted));
    assertEquals(!there, Par.allMatch(boxes, x -> x != wanted));
    assertEquals(!there, Par.allMatch(-5, n - 5, i -> ints[i + 5] != wanted));
    assertEquals(!there, Par.noneMatch(ints, x -> x == wanted));
    assertEquals(!there, Par.noneMatch(longs, x -> x == wanted));
    assertEquals(!there, Par.noneMatch(doubles, x -> x == wanted));
    assertEquals(!there, Par.noneMatch(boxes, x -> x == wanted));
    assertEquals(!there, Par.noneMatch(-5, n - 5, i -> ints[i + 5] == wanted));
  }

  @Test
  void emptyAndBackwardRangesAreNoWork() {
    IntPredicate never =
        i -> {
          throw new AssertionError(i);
        };
    assertEquals(0, Par.count(5, -5, never));
    assertFalse(Par.anyMatch(5, 5, never));
    assertTrue(Par.allMatch(5, -5, never));
    assertTrue(Par.noneMatch(Integer.MAX_VALUE, Integer.MIN_VALUE, never));
  }

  @Test
  void nullIsNamed() {
    assertNamed("a", () -> Par.count((int[]) null, x -> true));
    assertNamed("a", () -> Par.indexOf((String[]) null, x -> true));
    assertNamed("predicate", () -> Par.anyMatch(new int[0], null));
    assertNamed("predicate", () -> Par.allMatch(new String[0], (Predicate<String>) null));
    assertNamed("predicate", () -> Par.noneMatch(0, 0, null));
    assertNamed("predicate", () -> Par.count(0, 0, null));
  }

  private static void assertNamed(String name, Runnable call) {
    assertEquals(name, assertThrows(NullPointerException.class, call::run).getMessage());
  }

  /** Like the sequential loop: a match ends the search before the failure that lies above it. */
  @Test
  void aMatchBelowAFailureWinsEvenIfItComesLater() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch failed = new CountDownLatch(1);
      IntPredicate second =
          i -> {
            if (i == 1) {
              failed.countDown();
              throw new IllegalStateException("above the match");
            }
            CallerKind.await(failed);
            return true;
          };
      assertTrue(pool.call(() -> Par.anyMatch(0, 2, second)));
    }
  }

  @Test
  void aFailureBelowAMatchWinsEvenIfItComesLater() {
    try (WorkStealingPool pool = WorkStealingPool.create(2)) {
      CountDownLatch matched = new CountDownLatch(1);
      IllegalStateException below = new IllegalStateException("below the match");
      IntPredicate second =
          i -> {
            if (i == 1) {
              matched.countDown();
              return true;
            }
            CallerKind.await(matched);
            throw below;
          };
      assertSame(
          below,
          assertThrows(
              IllegalStateException.class, () -> pool.run(() -> Par.anyMatch(0, 2, second))));
    }
  }

  @EachPool
  void aSearchThatFailsOrMatchesAnywhereBehavesLikeTheLoop(int p) {
    IllegalStateException[] failures = new IllegalStateException[3_000];
    Arrays.setAll(failures, i -> new IllegalStateException("at " + i));
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      for (int round = 0; round < 60; round++) {
        int match = round * 811 % 3_000;
        int failure = round * 1_409 % 3_000;
        IntPredicate test =
            i -> {
              if (i >= failure && i % 3 == failure % 3) {
                throw failures[i];
              }
              return i >= match;
            };
        int[] a = IntStream.range(0, 3_000).toArray();
        if (failure <= match) {
          assertSame(
              failures[failure],
              assertThrows(
                  IllegalStateException.class, () -> pool.run(() -> Par.indexOf(a, test))));
        } else {
          assertEquals(match, pool.call(() -> Par.indexOf(a, test)));
        }
      }
    }
  }

  /** A match near the beginning leaves nearly everything else alone. */
  @EachPool
  void aSearchStopsEarly(int p) {
    try (WorkStealingPool pool = WorkStealingPool.create(p)) {
      AtomicInteger calls = new AtomicInteger();
      IntPredicate test =
          i -> {
            calls.incrementAndGet();
            long end = System.nanoTime() + 1_000;
            while (System.nanoTime() < end) {
              Thread.onSpinWait();
            }
            return i == 10;
          };
      assertTrue(pool.call(() -> Par.anyMatch(0, 1_000_000, test)));
      int atReturn = calls.get();
      assertTrue(atReturn < 500_000, "calls: " + atReturn);
      pool.run(() -> Par.forEach(0, 10, i -> {}));
      assertEquals(atReturn, calls.get());
    }
  }
}
