package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.SplittableRandom;

/** The numbers of {@link OrderBenchmark}. */
final class OrderData {
  private static final long SEED = 20240611;

  /** In no order. */
  final int[] numbers;

  /** The even half of them in order. */
  final int[] left;

  /** The other half in order. */
  final int[] right;

  private final int[] scratch;

  OrderData(int n) {
    numbers = new SplittableRandom(SEED).ints(n).toArray();
    left = Arrays.copyOf(numbers, n / 2);
    right = Arrays.copyOfRange(numbers, n / 2, n);
    Arrays.sort(left);
    Arrays.sort(right);
    scratch = new int[n];
  }

  /** The numbers again, in an array that may be changed. */
  int[] restored() {
    System.arraycopy(numbers, 0, scratch, 0, scratch.length);
    return scratch;
  }
}
