package org.anabranch.kernel;

import java.util.Arrays;

/**
 * Radix sort of ints, and of floats by their {@link SortKeys keys}: counts and scatters by the
 * leading digit of key - min, then sorts each bucket by the bits below.
 */
public final class IntRadix {
  /** Buckets of at most so many are sorted by insertion alone. */
  private static final int INSERTION = 32;

  /** Bits sorted by digits beyond what tells the elements of a bucket apart on average. */
  private static final int MORE_BITS = 3;

  /** Insertion gives up after so many moves for each element. */
  private static final int MOVES = 8;

  private IntRadix() {}

  /** Memory that is used again from bucket to bucket. */
  public static final class Scratch {
    private int[] buffer = new int[1 << 10];
    private int[] low = new int[1 << 8];
    private int[] high = new int[1 << 8];

    /** Memory for small buckets; it grows. */
    public Scratch() {}

    private void reserve(int elements, int lowBits, int highBits) {
      if (buffer.length < elements) {
        buffer = new int[Math.max(elements, 2 * buffer.length)];
      }
      low = cleared(low, 1 << lowBits);
      high = cleared(high, 1 << highBits);
    }

    private static int[] cleared(int[] counts, int length) {
      if (counts.length < length) {
        return new int[length];
      }
      Arrays.fill(counts, 0, length, 0);
      return counts;
    }
  }

  /** Counts ints by digit. */
  public static void count(int[] a, int from, int to, int min, int shift, int mask, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[((a[i] - min) >>> shift) & mask]++;
    }
  }

  /** Counts floats by digit of their keys. */
  public static void count(
      float[] a, int from, int to, int min, int shift, int mask, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[((SortKeys.of(a[i]) - min) >>> shift) & mask]++;
    }
  }

  /** Moves ints to the places of their digits. */
  public static void scatter(
      int[] a, int from, int to, int min, int shift, int mask, int[] places, int[] into) {
    for (int i = from; i < to; i++) {
      int key = a[i];
      into[places[((key - min) >>> shift) & mask]++] = key;
    }
  }

  /** Moves the keys of floats to the places of their digits. */
  public static void scatter(
      float[] a, int from, int to, int min, int shift, int mask, int[] places, int[] into) {
    for (int i = from; i < to; i++) {
      int key = SortKeys.of(a[i]);
      into[places[((key - min) >>> shift) & mask]++] = key;
    }
  }

  /** Moves keys to the places of their digits, as floats again. */
  public static void scatter(
      int[] keys, int from, int to, int min, int shift, int mask, int[] places, float[] into) {
    for (int i = from; i < to; i++) {
      int key = keys[i];
      into[places[((key - min) >>> shift) & mask]++] = SortKeys.toFloat(key);
    }
  }

  /** Counts ints by {@link LogDigit}. */
  public static void countByLog(int[] a, int from, int to, int min, int m, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[LogDigit.of(Integer.toUnsignedLong(a[i] - min), m)]++;
    }
  }

  /** Moves ints to the places of their {@link LogDigit}. */
  public static void scatterByLog(
      int[] a, int from, int to, int min, int m, int[] places, int[] into) {
    for (int i = from; i < to; i++) {
      int key = a[i];
      into[places[LogDigit.of(Integer.toUnsignedLong(key - min), m)]++] = key;
    }
  }

  /** Copies a range of keys to an array of floats, {@code shift} indices further on. */
  public static void copy(int[] keys, int from, int to, float[] into, int shift) {
    for (int i = from; i < to; i++) {
      into[i + shift] = SortKeys.toFloat(keys[i]);
    }
  }

  /**
   * Sorts a bucket: keys whose differences to min agree above the lowest {@code bits} bits. Two
   * digits from the top of those of them that occur, low one first, then insertion for what they
   * leave; where that moves too much, a comparison sort.
   */
  public static void sortBucket(int[] a, int from, int to, int min, int bits, Scratch scratch) {
    int n = to - from;
    if (bits == 0 || n < 2) {
      return;
    }
    if (n > INSERTION && VectorSort.IN_USE) {
      Arrays.sort(a, from, to);
      return;
    }
    if (n > INSERTION) {
      if (isSorted(a, from, to)) {
        return;
      }
      int wanted = Integer.SIZE - Integer.numberOfLeadingZeros(n) + MORE_BITS;
      if (sortByDigits(a, from, to, min, bits, wanted, scratch)) {
        return;
      }
    }
    if (!insertionSort(a, from, to, (long) MOVES * Math.max(n, INSERTION))) {
      Arrays.sort(a, from, to);
    }
  }

  /** Sorts by as many leading bits as wanted; true when there are no others. */
  private static boolean sortByDigits(
      int[] a, int from, int to, int min, int bits, int wanted, Scratch scratch) {
    if (bits <= wanted) {
      sortByTwoDigits(a, from, to, min, 0, bits, scratch);
      return true;
    }
    int least = a[from];
    int greatest = least;
    for (int i = from; i < to; i++) {
      least = Math.min(least, a[i]);
      greatest = Math.max(greatest, a[i]);
    }
    int occurring = Integer.SIZE - Integer.numberOfLeadingZeros(greatest - least);
    int used = Math.min(occurring, wanted);
    sortByTwoDigits(a, from, to, least, occurring - used, used, scratch);
    return used == occurring;
  }

  private static void sortByTwoDigits(
      int[] a, int from, int to, int min, int shift, int bits, Scratch scratch) {
    int lowBits = bits >> 1;
    int highBits = bits - lowBits;
    scratch.reserve(to - from, lowBits, highBits);
    int lowMask = (1 << lowBits) - 1;
    int highMask = (1 << highBits) - 1;
    int highShift = shift + lowBits;
    countTwo(a, from, to, min, shift, lowMask, scratch.low, highShift, highMask, scratch.high);
    toPlaces(scratch.low, 1 << lowBits, 0);
    toPlaces(scratch.high, 1 << highBits, from);
    scatter(a, from, to, min, shift, lowMask, scratch.low, scratch.buffer);
    scatter(scratch.buffer, 0, to - from, min, highShift, highMask, scratch.high, a);
  }

  private static void countTwo(
      int[] a,
      int from,
      int to,
      int min,
      int lowShift,
      int lowMask,
      int[] low,
      int highShift,
      int highMask,
      int[] high) {
    for (int i = from; i < to; i++) {
      int key = a[i] - min;
      low[(key >>> lowShift) & lowMask]++;
      high[(key >>> highShift) & highMask]++;
    }
  }

  private static void toPlaces(int[] counts, int length, int from) {
    int place = from;
    for (int k = 0; k < length; k++) {
      int count = counts[k];
      counts[k] = place;
      place += count;
    }
  }

  private static boolean isSorted(int[] a, int from, int to) {
    for (int i = from + 1; i < to; i++) {
      if (a[i - 1] > a[i]) {
        return false;
      }
    }
    return true;
  }

  /** Sorts by insertion; false, with the array permuted, when that took too many moves. */
  private static boolean insertionSort(int[] a, int from, int to, long moves) {
    long left = moves;
    for (int i = from + 1; i < to; i++) {
      int key = a[i];
      int j = i - 1;
      while (j >= from && a[j] > key) {
        a[j + 1] = a[j];
        j--;
      }
      a[j + 1] = key;
      left -= i - 1 - j;
      if (left < 0) {
        return false;
      }
    }
    return true;
  }
}
