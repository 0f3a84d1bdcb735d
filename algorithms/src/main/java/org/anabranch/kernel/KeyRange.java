package org.anabranch.kernel;

/** The least and the greatest key among those added; keys are signed longs or ints. */
public final class KeyRange {
  private long min = Long.MAX_VALUE;
  private long max = Long.MIN_VALUE;

  /** A range without any key. */
  public KeyRange() {}

  /** The least key. */
  public long min() {
    return min;
  }

  /** How many bits the differences to the least key have: 0 when all keys are equal. */
  public int bits() {
    return Long.SIZE - Long.numberOfLeadingZeros(max - min);
  }

  /** Adds what another range holds. */
  public void merge(KeyRange other) {
    min = Math.min(min, other.min);
    max = Math.max(max, other.max);
  }

  /** Adds ints. */
  public void add(int[] a, int from, int to) {
    int least = Integer.MAX_VALUE;
    int greatest = Integer.MIN_VALUE;
    for (int i = from; i < to; i++) {
      least = Math.min(least, a[i]);
      greatest = Math.max(greatest, a[i]);
    }
    min = Math.min(min, least);
    max = Math.max(max, greatest);
  }

  /** Adds longs. */
  public void add(long[] a, int from, int to) {
    long least = min;
    long greatest = max;
    for (int i = from; i < to; i++) {
      least = Math.min(least, a[i]);
      greatest = Math.max(greatest, a[i]);
    }
    min = least;
    max = greatest;
  }

  /** Adds the keys of floats. */
  public void add(float[] a, int from, int to) {
    int least = Integer.MAX_VALUE;
    int greatest = Integer.MIN_VALUE;
    for (int i = from; i < to; i++) {
      int key = SortKeys.of(a[i]);
      least = Math.min(least, key);
      greatest = Math.max(greatest, key);
    }
    min = Math.min(min, least);
    max = Math.max(max, greatest);
  }

  /** Adds the keys of doubles. */
  public void add(double[] a, int from, int to) {
    long least = min;
    long greatest = max;
    for (int i = from; i < to; i++) {
      long key = SortKeys.of(a[i]);
      least = Math.min(least, key);
      greatest = Math.max(greatest, key);
    }
    min = least;
    max = greatest;
  }
}
