package org.anabranch.benchmarks;

import java.util.SplittableRandom;
import java.util.stream.IntStream;
import org.anabranch.Par;

/** Reductions of ints. What is searched for is not there, so that everything is read. */
final class IntReductions {
  private static final long SEED = 20240608;

  private final int[] a;
  private final int[] sorted;

  IntReductions(int n) {
    a = new SplittableRandom(SEED).ints(n, 0, Integer.MAX_VALUE).toArray();
    sorted = IntStream.range(0, n).toArray();
  }

  ReductionCase of(String operation) {
    return switch (operation) {
      case "min" ->
          ReductionCase.of(this::minLoop, p -> stream(a, p).min().getAsInt(), () -> Par.min(a));
      case "minIndex" ->
          ReductionCase.of(
              this::minIndexLoop,
              p -> indices(p).reduce((i, j) -> a[j] < a[i] ? j : i).getAsInt(),
              () -> Par.minIndex(a));
      case "count" ->
          ReductionCase.of(
              this::countLoop,
              p -> stream(a, p).filter(x -> x % 3 == 0).count(),
              () -> Par.count(a, x -> x % 3 == 0));
      case "indexOf" ->
          ReductionCase.of(
              this::indexLoop,
              p -> indices(p).filter(i -> a[i] < 0).findFirst().orElse(-1),
              () -> Par.indexOf(a, x -> x < 0));
      case "isSorted" ->
          ReductionCase.of(
              this::sortedLoop,
              p -> indices(p).allMatch(i -> i == 0 || sorted[i - 1] <= sorted[i]) ? 1 : 0,
              () -> Par.isSorted(sorted) ? 1 : 0);
      case "reduce" ->
          ReductionCase.of(
              this::xorLoop,
              p -> stream(a, p).reduce(0, (x, y) -> x ^ y),
              () -> Par.reduce(a, 0, (x, y) -> x ^ y));
      case "mapReduce" ->
          ReductionCase.of(
              this::mapLoop,
              p -> indices(p).map(i -> a[i] >>> 7).reduce(0, Math::max),
              () -> Par.mapReduceInt(0, a.length, i -> a[i] >>> 7, 0, Math::max));
      default -> throw new IllegalArgumentException("no case for " + operation);
    };
  }

  private static IntStream stream(int[] a, boolean parallel) {
    return parallel ? IntStream.of(a).parallel() : IntStream.of(a);
  }

  private IntStream indices(boolean parallel) {
    IntStream all = IntStream.range(0, a.length);
    return parallel ? all.parallel() : all;
  }

  private double minLoop() {
    int min = a[0];
    for (int x : a) {
      min = Math.min(min, x);
    }
    return min;
  }

  private double minIndexLoop() {
    int at = 0;
    for (int i = 1; i < a.length; i++) {
      if (a[i] < a[at]) {
        at = i;
      }
    }
    return at;
  }

  private double countLoop() {
    int count = 0;
    for (int x : a) {
      count += x % 3 == 0 ? 1 : 0;
    }
    return count;
  }

  private double indexLoop() {
    for (int i = 0; i < a.length; i++) {
      if (a[i] < 0) {
        return i;
      }
    }
    return -1;
  }

  private double sortedLoop() {
    for (int i = 1; i < sorted.length; i++) {
      if (sorted[i] < sorted[i - 1]) {
        return 0;
      }
    }
    return 1;
  }

  private double xorLoop() {
    int all = 0;
    for (int x : a) {
      all ^= x;
    }
    return all;
  }

  private double mapLoop() {
    int max = 0;
    for (int x : a) {
      max = Math.max(max, x >>> 7);
    }
    return max;
  }
}
