package org.anabranch.kernel;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * Classes of elements around two pivots, low at most high: 0 below low, 2 above high, 1 between
 * them. Classes are written down once, so that a comparator that changes its mind does no harm.
 */
public final class PivotKernels {
  private PivotKernels() {}

  /** Counts classes. */
  public static void count(byte[] classes, int from, int to, int[] counts) {
    for (int i = from; i < to; i++) {
      counts[classes[i]]++;
    }
  }

  /** Writes down the classes of ints, that of {@code a[i]} at {@code i - base}. */
  public static void classify(
      int[] a, int from, int to, int low, int high, byte[] classes, int base) {
    for (int i = from; i < to; i++) {
      int x = a[i];
      classes[i - base] = (byte) ((x < low ? 0 : 1) + (x > high ? 1 : 0));
    }
  }

  /** Moves ints to the places of their classes. */
  public static void scatter(
      int[] a, int from, int to, byte[] classes, int base, int[] places, int[] into) {
    for (int i = from; i < to; i++) {
      into[places[classes[i - base]]++] = a[i];
    }
  }

  /** Writes down the classes of longs, that of {@code a[i]} at {@code i - base}. */
  public static void classify(
      long[] a, int from, int to, long low, long high, byte[] classes, int base) {
    for (int i = from; i < to; i++) {
      long x = a[i];
      classes[i - base] = (byte) ((x < low ? 0 : 1) + (x > high ? 1 : 0));
    }
  }

  /** Moves longs to the places of their classes. */
  public static void scatter(
      long[] a, int from, int to, byte[] classes, int base, int[] places, long[] into) {
    for (int i = from; i < to; i++) {
      into[places[classes[i - base]]++] = a[i];
    }
  }

  /** Writes down the classes of doubles, that of {@code a[i]} at {@code i - base}. */
  public static void classify(
      double[] a, int from, int to, double low, double high, byte[] classes, int base) {
    long least = KeyKernels.of(low);
    long most = KeyKernels.of(high);
    for (int i = from; i < to; i++) {
      long x = KeyKernels.of(a[i]);
      classes[i - base] = (byte) ((x < least ? 0 : 1) + (x > most ? 1 : 0));
    }
  }

  /** Moves doubles to the places of their classes. */
  public static void scatter(
      double[] a, int from, int to, byte[] classes, int base, int[] places, double[] into) {
    for (int i = from; i < to; i++) {
      into[places[classes[i - base]]++] = a[i];
    }
  }

  /** Writes down the classes of objects, that of {@code a[i]} at {@code i - base}. */
  public static <T extends @Nullable Object> void classify(
      T[] a,
      int from,
      int to,
      T low,
      T high,
      byte[] classes,
      int base,
      Comparator<? super T> order) {
    for (int i = from; i < to; i++) {
      T x = a[i];
      classes[i - base] =
          (byte) (order.compare(x, low) < 0 ? 0 : order.compare(high, x) < 0 ? 2 : 1);
    }
  }

  /** Moves objects to the places of their classes. */
  public static <T extends @Nullable Object> void scatter(
      T[] a, int from, int to, byte[] classes, int base, int[] places, T[] into) {
    for (int i = from; i < to; i++) {
      into[places[classes[i - base]]++] = a[i];
    }
  }
}
