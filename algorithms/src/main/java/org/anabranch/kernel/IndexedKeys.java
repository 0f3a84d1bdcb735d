package org.anabranch.kernel;

/**
 * Keys packed with their indices into one long each: the high bits are those of key - min, the low
 * bits the index. Sorting such longs sorts by key, stably.
 */
public final class IndexedKeys {
  private IndexedKeys() {}

  /** Packs the bits of key - min from {@code dropped} on with the indices. */
  public static void pack(
      long[] keys, int from, int to, long min, int dropped, int indexBits, long[] into) {
    for (int i = from; i < to; i++) {
      into[i] = (((keys[i] - min) >>> dropped) << indexBits) | i;
    }
  }

  /** Takes the indices out. */
  public static void indices(long[] packed, int from, int to, int indexBits, int[] into) {
    int mask = (int) ((1L << indexBits) - 1);
    for (int i = from; i < to; i++) {
      into[i] = (int) packed[i] & mask;
    }
  }

  /** Where the run of equal keys ends that begins at an index. */
  public static int endOfEqual(long[] packed, int from, int to, int indexBits) {
    long key = packed[from] >>> indexBits;
    int end = from + 1;
    while (end < to && packed[end] >>> indexBits == key) {
      end++;
    }
    return end;
  }

  /** Packs the lowest {@code dropped} bits of key - min with the indices of a run. */
  public static long[] packDropped(
      long[] packed, int from, int to, long[] keys, long min, int dropped, int indexBits) {
    int indexMask = (int) ((1L << indexBits) - 1);
    long keyMask = (1L << dropped) - 1;
    long[] run = new long[to - from];
    for (int i = from; i < to; i++) {
      int index = (int) packed[i] & indexMask;
      run[i - from] = (((keys[index] - min) & keyMask) << indexBits) | index;
    }
    return run;
  }

  /** Puts the indices of a run back in their new order; the high bits stay as they are. */
  public static void replaceIndices(long[] packed, int from, long[] run, int indexBits) {
    long indexMask = (1L << indexBits) - 1;
    for (int i = 0; i < run.length; i++) {
      packed[from + i] = (packed[from + i] & ~indexMask) | (run[i] & indexMask);
    }
  }

  /** The first index from which on a new run of equal high bits begins, {@code to} if none. */
  public static int startOfRun(long[] packed, int from, int to, int indexBits) {
    int start = from;
    while (start < to
        && start > 0
        && packed[start - 1] >>> indexBits == packed[start] >>> indexBits) {
      start++;
    }
    return start;
  }

  /** Whether keys ascend. */
  public static boolean areSorted(long[] keys) {
    for (int i = 1; i < keys.length; i++) {
      if (keys[i - 1] > keys[i]) {
        return false;
      }
    }
    return true;
  }
}
