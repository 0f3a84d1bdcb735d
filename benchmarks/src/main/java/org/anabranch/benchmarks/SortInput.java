package org.anabranch.benchmarks;

import java.util.SplittableRandom;

/** Inputs of the sorting literature, as longs from which every element type is made. */
enum SortInput {
  RANDOM,
  SORTED,
  REVERSED,
  FEW_UNIQUE,
  ALL_EQUAL,
  ORGAN_PIPE,
  SAW_TOOTH,
  NEARLY_SORTED,
  ZIPF,
  CLUSTERS;

  private static final long SEED = 20240607;

  /** An input of n elements. */
  long[] fill(int n) {
    SplittableRandom random = new SplittableRandom(SEED);
    long[] a = new long[n];
    for (int i = 0; i < n; i++) {
      a[i] = at(i, n, random);
    }
    return a;
  }

  private long at(int i, int n, SplittableRandom random) {
    return switch (this) {
      case RANDOM -> random.nextLong();
      case SORTED -> (long) i << 32;
      case REVERSED -> (long) -i << 32;
      case FEW_UNIQUE -> random.nextInt(10) * 0x0123_4567_89AB_CDEFL;
      case ALL_EQUAL -> 42L << 32;
      case ORGAN_PIPE -> (long) Math.min(i, n - i) << 32;
      case SAW_TOOTH -> (long) (i % 1000) << 32;
      case NEARLY_SORTED -> (long) (random.nextInt(1000) == 0 ? random.nextInt(n) : i) << 32;
      case ZIPF -> (long) (1000 / (random.nextDouble() + 1e-6)) << 32;
      case CLUSTERS -> (1L << random.nextInt(63)) + random.nextInt(1000);
    };
  }
}
