package org.anabranch.core.shim;

import java.util.SplittableRandom;

/** Random schedules from a seed; each draws how often it preempts. */
final class RandomChoices implements Choices {
  private final long seed;
  private final int schedules;
  private int tried;
  private double patience;
  private SplittableRandom random;

  RandomChoices(long seed, int schedules) {
    this.seed = seed;
    this.schedules = schedules;
    random = new SplittableRandom(seed);
  }

  @Override
  public boolean next() {
    random = new SplittableRandom(seed + tried);
    patience = 1 - Math.pow(0.5, random.nextInt(1, 6));
    return tried++ < schedules;
  }

  @Override
  public int choose(int current, int enabled) {
    if (current != NOBODY && random.nextDouble() < patience) {
      return current;
    }
    int left = enabled;
    for (int skip = random.nextInt(Integer.bitCount(enabled)); skip > 0; skip--) {
      left &= left - 1;
    }
    return Integer.numberOfTrailingZeros(left);
  }

  @Override
  public String toString() {
    return schedules + " random schedules from seed " + seed;
  }
}
