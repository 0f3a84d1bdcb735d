package org.anabranch.benchmarks;

import java.util.SplittableRandom;

/** How the cost of elements varies around its mean. */
public enum LadderShape {
  /** All elements cost the same. */
  UNIFORM {
    @Override
    int steps(int i, int n, int mean, SplittableRandom random) {
      return mean;
    }
  },
  /** From nothing up to twice the mean. */
  RAMP {
    @Override
    int steps(int i, int n, int mean, SplittableRandom random) {
      return (int) (2L * mean * i / n);
    }
  },
  /** Half of all the work is in one element, in the middle. */
  ONE_GIANT {
    @Override
    int steps(int i, int n, int mean, SplittableRandom random) {
      return i == n / 2 ? (int) Math.min(Integer.MAX_VALUE, (long) mean * n / 2) : mean / 2;
    }
  },
  /** A Pareto distribution whose variance has no bound. */
  HEAVY_TAIL {
    @Override
    int steps(int i, int n, int mean, SplittableRandom random) {
      return (int) (mean / (2 * Math.sqrt(1 - random.nextDouble())));
    }
  };

  private static final long SEED = 20_261_201;

  /** The steps of an element. */
  abstract int steps(int i, int n, int mean, SplittableRandom random);

  /** The steps of every element. */
  int[] allSteps(int n, int mean) {
    SplittableRandom random = new SplittableRandom(SEED);
    int[] steps = new int[n];
    for (int i = 0; i < n; i++) {
      steps[i] = steps(i, n, mean, random);
    }
    return steps;
  }
}
