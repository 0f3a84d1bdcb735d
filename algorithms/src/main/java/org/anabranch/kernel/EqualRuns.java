package org.anabranch.kernel;

/** Counts of equal values in a sorted array, where they stand side by side. */
public final class EqualRuns {
  private EqualRuns() {}

  /**
   * Counts the values whose first occurrence lies in a range; writes each count to the bucket of
   * its value. Nobody else writes there, whatever ranges others take.
   */
  public static void count(int[] sorted, int from, int to, long[] counts) {
    int i = from;
    while (i < to && i > 0 && sorted[i - 1] == sorted[i]) {
      i++;
    }
    while (i < to) {
      int value = sorted[i];
      int end = i + 1;
      while (end < to && sorted[end] == value) {
        end++;
      }
      if (end == to) {
        end = firstAbove(sorted, to, value);
      }
      int count = end - i;
      counts[value] = count;
      i = end;
    }
  }

  /** The first index from {@code from} on whose value is larger. */
  private static int firstAbove(int[] sorted, int from, int value) {
    int low = from;
    int high = sorted.length;
    while (low < high) {
      int middle = (low + high) >>> 1;
      if (sorted[middle] <= value) {
        low = middle + 1;
      } else {
        high = middle;
      }
    }
    return low;
  }
}
