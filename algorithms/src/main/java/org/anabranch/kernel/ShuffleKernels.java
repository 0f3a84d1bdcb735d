package org.anabranch.kernel;

import org.jspecify.annotations.Nullable;

/** Random scatters and random orders of array ranges. */
public final class ShuffleKernels {
  private ShuffleKernels() {}

  /** Counts how often each digit of {@code bits} bits will be drawn. */
  public static void count(int from, int to, SplitMix random, int bits, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[(int) (random.next() >>> (Long.SIZE - bits))]++;
    }
  }

  /** Moves ints to the places of the digits that are drawn for them. */
  public static void scatter(
      int[] a, int from, int to, SplitMix random, int bits, int[] places, int[] into) {
    for (int i = from; i < to; i++) {
      into[places[(int) (random.next() >>> (Long.SIZE - bits))]++] = a[i];
    }
  }

  /** Brings ints into random order. Source: R. Durstenfeld, <i>Algorithm 235</i>, 1964. */
  public static void shuffle(int[] a, int from, int to, SplitMix random) {
    for (int i = to - 1; i > from; i--) {
      int j = from + random.below(i - from + 1);
      int t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  /** Moves longs to the places of the digits that are drawn for them. */
  public static void scatter(
      long[] a, int from, int to, SplitMix random, int bits, int[] places, long[] into) {
    for (int i = from; i < to; i++) {
      into[places[(int) (random.next() >>> (Long.SIZE - bits))]++] = a[i];
    }
  }

  /** Brings longs into random order. Source: R. Durstenfeld, <i>Algorithm 235</i>, 1964. */
  public static void shuffle(long[] a, int from, int to, SplitMix random) {
    for (int i = to - 1; i > from; i--) {
      int j = from + random.below(i - from + 1);
      long t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  /** Moves doubles to the places of the digits that are drawn for them. */
  public static void scatter(
      double[] a, int from, int to, SplitMix random, int bits, int[] places, double[] into) {
    for (int i = from; i < to; i++) {
      into[places[(int) (random.next() >>> (Long.SIZE - bits))]++] = a[i];
    }
  }

  /** Brings doubles into random order. Source: R. Durstenfeld, <i>Algorithm 235</i>, 1964. */
  public static void shuffle(double[] a, int from, int to, SplitMix random) {
    for (int i = to - 1; i > from; i--) {
      int j = from + random.below(i - from + 1);
      double t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }

  /** Moves objects to the places of the digits that are drawn for them. */
  public static <T extends @Nullable Object> void scatter(
      T[] a, int from, int to, SplitMix random, int bits, int[] places, T[] into) {
    for (int i = from; i < to; i++) {
      into[places[(int) (random.next() >>> (Long.SIZE - bits))]++] = a[i];
    }
  }

  /** Brings objects into random order. Source: R. Durstenfeld, <i>Algorithm 235</i>, 1964. */
  public static <T extends @Nullable Object> void shuffle(
      T[] a, int from, int to, SplitMix random) {
    for (int i = to - 1; i > from; i--) {
      int j = from + random.below(i - from + 1);
      T t = a[i];
      a[i] = a[j];
      a[j] = t;
    }
  }
}
