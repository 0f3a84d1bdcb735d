package org.anabranch;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigDecimal;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.BaseStream;
import java.util.stream.Collectors;
import java.util.stream.DoubleStream;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.anabranch.core.WorkStealingPool;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Random pipelines have the results of the same streams. */
@Tag("more-functions")
class RandomPipelinesTest {
  /** Most programs are about few elements; what goes wrong there is found soonest. */
  private static final int SMALL_PROGRAMS = 1_000 * Integer.getInteger("anabranch.test.rounds", 1);

  private static final int PROGRAMS = 150 * Integer.getInteger("anabranch.test.rounds", 1);
  private static final int[] SMALL_SIZES = {0, 1, 2, 3, 15, 16, 17, 33};
  private static final int[] SIZES = {0, 1, 2, 15, 16, 17, 255, 1023, 1024, 1025, 3001, 5003};

  @ParameterizedTest(name = "P = {0}")
  @ValueSource(ints = {1, 2, 3, 8})
  void haveTheResultsOfStreams(int parallelism) {
    try (WorkStealingPool pool = WorkStealingPool.create(parallelism)) {
      for (int seed = 0; seed < SMALL_PROGRAMS + PROGRAMS; seed++) {
        long program = seed * 31L + parallelism;
        int[] sizes = seed < SMALL_PROGRAMS ? SMALL_SIZES : SIZES;
        pool.run(() -> compare(program, sizes));
      }
    }
  }

  private static void compare(long seed, int[] sizes) {
    Random random = new Random(seed);
    int n = sizes[random.nextInt(sizes.length)];
    int origin = random.nextInt(5);
    PipelineSteps steps = new PipelineSteps(random, source(origin, n), IntStream.range(0, n));
    for (int i = random.nextInt(7); i > 0; i--) {
      steps.add(n);
    }
    String message = "seed " + seed + ", source " + origin + ", n " + n + ", steps" + steps;
    if (steps.pipeline() instanceof IntPipeline p) {
      ints(p, ((IntStream) steps.stream()).toArray(), once(origin), message);
    } else if (steps.pipeline() instanceof LongPipeline p) {
      longs(p, ((LongStream) steps.stream()).toArray(), once(origin), message);
    } else if (steps.pipeline() instanceof DoublePipeline p) {
      doubles(p, ((DoubleStream) steps.stream()).toArray(), once(origin), message);
    } else {
      List<Object> expected = ((Stream<?>) steps.stream()).collect(Collectors.toList());
      objects((Pipeline<?>) steps.pipeline(), expected, message);
    }
    ((BaseStream<?, ?>) steps.stream()).close();
  }

  /** Whether pipelines from that source run once only. */
  private static boolean once(int origin) {
    return origin > 3;
  }

  private static IntPipeline source(int origin, int n) {
    int[] a = IntStream.range(-3, n + 4).toArray();
    return switch (origin) {
      case 0 -> Par.range(0, n);
      case 1 -> Par.pipeline(a, 3, n + 3);
      case 2 -> Par.pipeline(IntStream.range(0, n).boxed().toList()).mapToInt(x -> x);
      case 3 -> Par.range(0, 2 * n).filter(x -> x % 2 == 0).map(x -> x / 2);
      default -> Par.pipeline(IntStream.range(0, n).boxed().iterator()).mapToInt(x -> x);
    };
  }

  private static void ints(IntPipeline p, int[] expected, boolean once, String message) {
    assertArrayEquals(expected, p.toArray(), message);
    if (!once) {
      assertEquals(expected.length, p.count(), message);
      assertEquals(IntStream.of(expected).asLongStream().sum(), p.sum(), message);
      assertEquals(IntStream.of(expected).min(), p.min(), message);
      assertEquals(IntStream.of(expected).max(), p.max(), message);
      assertEquals(IntStream.of(expected).findFirst(), p.findFirst(), message);
      assertEquals(
          IntStream.of(expected).anyMatch(x -> x % 11 == 10),
          p.anyMatch(x -> x % 11 == 10),
          message);
      assertReduced(p, expected, message);
      assertEquals(
          IntStream.of(expected).summaryStatistics().toString(), p.statistics().toString());
      assertEquals(expected.length, p.stream().count(), message);
    }
  }

  /** Composition of affine maps, which is associative and not commutative. */
  private static void assertReduced(IntPipeline p, int[] a, String message) {
    long packed = p.mapToLong(x -> pack(2 + x, x)).reduce(pack(1, 0), RandomPipelinesTest::after);
    long expected = pack(1, 0);
    for (int x : a) {
      expected = after(expected, pack(2 + x, x));
    }
    assertEquals(expected, packed, message);
  }

  private static long pack(int factor, int offset) {
    return ((long) factor << 32) | (offset & 0xffffffffL);
  }

  private static long after(long f, long g) {
    int factor = (int) (g >> 32);
    return pack((int) (f >> 32) * factor, (int) f * factor + (int) g);
  }

  private static void longs(LongPipeline p, long[] expected, boolean once, String message) {
    assertArrayEquals(expected, p.toArray(), message);
    if (!once) {
      assertEquals(expected.length, p.count(), message);
      assertEquals(LongStream.of(expected).sum(), p.sum(), message);
      assertEquals(LongStream.of(expected).min(), p.min(), message);
      assertEquals(LongStream.of(expected).max(), p.max(), message);
      assertEquals(
          LongStream.of(expected).noneMatch(x -> x % 11 == 10),
          p.noneMatch(x -> x % 11 == 10),
          message);
      assertEquals(LongStream.of(expected).reduce(Long::sum), p.reduce(Long::sum), message);
      if (expected.length > 0) {
        assertEquals(Par.mean(expected), p.mean().orElseThrow(), message);
      }
    }
  }

  private static void doubles(DoublePipeline p, double[] expected, boolean once, String message) {
    assertArrayEquals(expected, p.toArray(), message);
    if (!once) {
      BigDecimal sum = BigDecimal.ZERO;
      for (double x : expected) {
        sum = sum.add(new BigDecimal(x));
      }
      assertEquals(sum.doubleValue(), p.sum(), message);
      assertEquals(DoubleStream.of(expected).min(), p.min(), message);
      assertEquals(DoubleStream.of(expected).max(), p.max(), message);
      assertEquals(
          DoubleStream.of(expected).allMatch(x -> x >= 0), p.allMatch(x -> x >= 0), message);
      if (expected.length > 0) {
        assertEquals(Par.mean(expected), p.mean().orElseThrow(), message);
        assertEquals(Par.statistics(expected), p.statistics(), message);
      }
    }
  }

  private static void objects(Pipeline<?> p, List<Object> expected, String message) {
    assertEquals(expected, Arrays.asList(p.toArray()), message);
  }
}
