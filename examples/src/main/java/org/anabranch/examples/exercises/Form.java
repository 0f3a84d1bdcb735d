package org.anabranch.examples.exercises;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What an answer's {@code solve} takes and gives, and what it is tried with. */
enum Form {
  /** {@code long solve(Numbers a)}. */
  VALUE(long.class) {
    @Override
    long[] run(Method solve, long[] input, @Nullable Meter meter) throws Throwable {
      return new long[] {(Long) call(solve, new Numbers(input.clone(), meter))};
    }
  },
  /** {@code void solve(Numbers a)}: the numbers are changed. */
  IN_PLACE(void.class) {
    @Override
    long[] run(Method solve, long[] input, @Nullable Meter meter) throws Throwable {
      Numbers a = new Numbers(input.clone(), meter);
      call(solve, a);
      return a.cells();
    }
  },
  /** {@code Numbers solve(Numbers a)}. */
  NEW(Numbers.class) {
    @Override
    long[] run(Method solve, long[] input, @Nullable Meter meter) throws Throwable {
      return ((Numbers) call(solve, new Numbers(input.clone(), meter))).cells();
    }
  },
  /** {@code Numbers solve(Numbers a, Numbers b, int n)}: square matrices, row after row. */
  MATRICES(Numbers.class) {
    @Override
    long[] run(Method solve, long[] input, @Nullable Meter meter) throws Throwable {
      int cells = input.length / 2;
      Numbers a = new Numbers(Arrays.copyOf(input, cells), meter);
      Numbers b = new Numbers(Arrays.copyOfRange(input, cells, 2 * cells), meter);
      return ((Numbers) call(solve, a, b, (int) Math.sqrt(cells))).cells();
    }

    @Override
    Class<?>[] parameters() {
      return new Class<?>[] {Numbers.class, Numbers.class, int.class};
    }

    @Override
    List<long[]> edges() {
      return Stream.of(0, 1, 2, 3, 17, 33).map(n -> random(size(n))).toList();
    }

    @Override
    int size(int n) {
      return 2 * n * n;
    }
  };

  private static final long SEED = 1;

  private final Class<?> result;

  Form(Class<?> result) {
    this.result = result;
  }

  /** Runs an answer on a copy of an input. */
  abstract long[] run(Method solve, long[] input, @Nullable Meter meter) throws Throwable;

  Class<?>[] parameters() {
    return new Class<?>[] {Numbers.class};
  }

  /** Inputs on which programs go wrong. */
  List<long[]> edges() {
    return List.of(
        new long[0],
        new long[] {5},
        new long[] {-3},
        new long[] {2, 1},
        new long[] {-5, -7, -6},
        new long[] {4, 4, 4, 4, 4},
        new long[] {Long.MIN_VALUE, Long.MIN_VALUE + 1},
        LongStream.range(0, 2_000).map(i -> 1_000 - i).toArray(),
        LongStream.range(0, 1_025).map(i -> i).toArray(),
        random(1_023),
        random(1_024),
        random(4_099));
  }

  /** How many numbers make up an input of the problem's size n. */
  int size(int n) {
    return n;
  }

  final long[] random(int length) {
    return new Random(SEED).longs(length, -1_000, 1_000).toArray();
  }

  /** The answer's method. */
  final Method solveOf(Class<?> answer) throws NoSuchMethodException {
    Method solve = answer.getMethod("solve", parameters());
    if (solve.getReturnType() != result) {
      throw new NoSuchMethodException("solve returns " + solve.getReturnType());
    }
    return solve;
  }

  private static Object call(Method solve, Object... arguments) throws Throwable {
    try {
      return solve.invoke(null, arguments);
    } catch (InvocationTargetException e) {
      throw e.getCause() == null ? e : e.getCause();
    }
  }
}
