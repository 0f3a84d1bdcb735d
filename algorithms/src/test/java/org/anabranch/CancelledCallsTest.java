package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.time.Duration;
import java.util.Arrays;
import java.util.Comparator;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.anabranch.core.Body;
import org.anabranch.core.Cancellation;
import org.anabranch.core.DeadlineExceededException;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Operations that are ended early: what they throw, and what they leave behind. */
class CancelledCallsTest {
  private static final long SEED = 3;
  private static final int N = 70_000;
  private static final int ROUNDS = 3;

  /** An operation that only moves the elements of an array. */
  private record Rearrangement(String name, Consumer<long[]> operation) {
    @Override
    public String toString() {
      return name;
    }
  }

  private static int[] ints(long[] a) {
    return Arrays.stream(a).mapToInt(x -> (int) x).toArray();
  }

  private static void back(int[] from, long[] to) {
    Arrays.setAll(to, i -> from[i]);
  }

  static Stream<Rearrangement> rearrangements() {
    return Stream.of(
        new Rearrangement("longs", Par::sort),
        new Rearrangement(
            "longs in a few runs",
            a -> {
              for (int run = 0; run < 4; run++) {
                Arrays.sort(a, run * (N / 4), (run + 1) * (N / 4));
              }
              Par.sort(a);
            }),
        new Rearrangement(
            "bytes",
            a -> {
              byte[] bytes = new byte[a.length];
              for (int i = 0; i < a.length; i++) {
                bytes[i] = (byte) a[i];
                a[i] = bytes[i];
              }
              try {
                Par.sort(bytes);
              } finally {
                Arrays.setAll(a, i -> bytes[i]);
              }
            }),
        new Rearrangement(
            "objects by a comparator",
            a -> {
              Long[] boxes = Arrays.stream(a).boxed().toArray(Long[]::new);
              try {
                Par.sort(boxes, Comparator.reverseOrder());
              } finally {
                Arrays.setAll(a, i -> boxes[i]);
              }
            }),
        new Rearrangement(
            "strings",
            a -> {
              String[] texts = Arrays.stream(a).mapToObj(Long::toString).toArray(String[]::new);
              try {
                Par.sort(texts);
              } finally {
                Arrays.setAll(a, i -> Long.parseLong(texts[i]));
              }
            }),
        new Rearrangement("doubles of which many share a digit", CancelledCallsTest::sortTwice),
        new Rearrangement(
            "ints",
            a -> {
              int[] values = ints(a);
              try {
                Par.sort(values);
              } finally {
                back(values, a);
              }
            }),
        new Rearrangement("nthElement", a -> Par.nthElement(a, N / 3)),
        new Rearrangement("shuffle", a -> Par.shuffle(a, SEED)),
        new Rearrangement(
            "values by keys",
            a -> {
              int[] values = ints(a);
              try {
                Par.sortByKey(TestArrays.longs(N), values);
              } finally {
                back(values, a);
              }
            }));
  }

  /** Sorts them as doubles that fill one bucket, which has to be sorted again, and a little one. */
  private static void sortTwice(long[] a) {
    double[] doubles = new double[a.length];
    Arrays.setAll(doubles, i -> (a[i] + 0x1p33) * (i % 50 == 0 ? 0x1p700 : 1));
    try {
      Par.sort(doubles);
    } finally {
      Arrays.setAll(
          a, i -> (long) ((doubles[i] > 0x1p600 ? doubles[i] * 0x1p-700 : doubles[i]) - 0x1p33));
    }
  }

  @ParameterizedTest
  @MethodSource("rearrangements")
  void aPermutationIsLeft(Rearrangement rearrangement) {
    SplittableRandom random = new SplittableRandom(SEED);
    long[] random32 = new SplittableRandom(SEED).ints(N).asLongStream().toArray();
    // Narrow from the start: a deadline may strike before the operation has looked at its input.
    long[] input = rearrangement.name.equals("bytes") ? bytes(random32) : random32;
    int cancelled = 0;
    for (int parallelism : new int[] {1, 3}) {
      try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
        long usual = timeOf(pool, rearrangement, input.clone());
        for (int round = 0; round < ROUNDS; round++) {
          usual = Math.min(usual, timeOf(pool, rearrangement, input.clone()));
          long[] a = input.clone();
          long nanos = random.nextLong(usual);
          try {
            pool.run(
                Cancellation.after(Duration.ofNanos(nanos)),
                () -> rearrangement.operation.accept(a));
          } catch (DeadlineExceededException e) {
            cancelled++;
          }
          assertSameElements(input, a, nanos);
        }
      }
    }
    assertTrue(cancelled > 0, "no deadline struck in time");
  }

  private static long timeOf(WorkStealingPool pool, Rearrangement rearrangement, long[] a) {
    long start = System.nanoTime();
    pool.run(() -> rearrangement.operation.accept(a));
    return System.nanoTime() - start;
  }

  private static long[] bytes(long[] a) {
    return Arrays.stream(a).map(x -> (byte) x).toArray();
  }

  private static void assertSameElements(long[] input, long[] a, long nanos) {
    long[] expected = input.clone();
    long[] left = a.clone();
    Arrays.sort(expected);
    Arrays.sort(left);
    assertArrayEquals(expected, left, "after ns: " + nanos + ", seed " + SEED);
  }

  @EachPool
  void searchesStopEarly(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      pool.run(
          () -> {
            Cancellation own = Cancellation.create();
            AtomicInteger asked = new AtomicInteger();
            assertThrows(
                CancellationException.class,
                () ->
                    Par.with(
                        own,
                        () ->
                            Par.anyMatch(
                                0,
                                Integer.MAX_VALUE,
                                i -> {
                                  if (asked.incrementAndGet() == 1_000) {
                                    own.cancel();
                                  }
                                  return false;
                                })));
          });
    }
  }

  @EachPool
  void everyKindOfOperationEndsAndNeverReturnsAPart(int parallelism) {
    long[] a = TestArrays.longs(N);
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      Runnable all =
          () -> {
            assertEquals(Arrays.stream(a).sum(), Par.sum(a));
            assertEquals(N, Par.count(a, x -> true));
            Par.prefixSum(a.clone());
            Par.filter(a, x -> x > 0);
            Par.mapReduceLong(0, N, i -> a[i], 0, Long::sum);
            Par.distinct(a);
            Par.countByInt(IntStream.range(0, N).toArray());
          };
      pool.run(all);
      SplittableRandom random = new SplittableRandom(SEED);
      for (int round = 0; round < 5; round++) {
        Cancellation soon = Cancellation.after(Duration.ofNanos(random.nextLong(4_000_000)));
        assertThrows(
            DeadlineExceededException.class,
            () ->
                pool.run(
                    soon,
                    () -> {
                      for (; ; ) {
                        all.run();
                      }
                    }),
            "seed " + SEED);
      }
    }
  }

  @Test
  void withHasTheFormsOfCall() throws Exception {
    Cancellation none = Cancellation.create();
    AtomicInteger ran = new AtomicInteger();
    Par.with(none, () -> Par.forEach(0, 100, i -> ran.incrementAndGet()));
    assertEquals(100, ran.get());
    assertEquals(6, Par.<Long, RuntimeException>with(none, () -> Par.sum(new int[] {1, 2, 3})));
    assertThrows(
        IOException.class,
        () ->
            Par.<Object, IOException>with(
                none,
                () -> {
                  throw new IOException("checked");
                }));
    assertThrows(NullPointerException.class, () -> Par.with(null, () -> {}));
  }

  @Test
  void nullIsNamed() {
    Body<String, RuntimeException> body = null;
    Exception thrown =
        assertThrows(NullPointerException.class, () -> Par.with(Cancellation.create(), body));
    assertEquals("body", thrown.getMessage());
  }
}
