package org.anabranch.op;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.anabranch.kernel.TopDoubles;
import org.anabranch.kernel.TopElements;
import org.anabranch.kernel.TopInts;
import org.anabranch.kernel.TopLongs;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.jspecify.annotations.Nullable;

/** The greatest elements: one pass with a heap for each worker, or a sort where many are wanted. */
public final class TopK {
  private static final Cost PASS = Cost.ofPicos(500);

  /** From this part of the elements on, sorting all of them is as good. */
  private static final int LARGE_PART = 16;

  private TopK() {}

  private static int checkedSize(int k, int length) {
    if (k < 0) {
      throw new IllegalArgumentException("negative k: " + k);
    }
    return Math.min(k, length);
  }

  /** The k greatest ints. */
  public static int[] topK(int[] a, int k) {
    Objects.requireNonNull(a, "a");
    int size = checkedSize(k, a.length);
    if (size > a.length / LARGE_PART) {
      int[] sorted = a.clone();
      Sort.sort(sorted, 0, sorted.length);
      int[] top = new int[size];
      for (int i = 0; i < size; i++) {
        top[i] = sorted[sorted.length - 1 - i];
      }
      return top;
    }
    return size == 0
        ? new int[0]
        : Gather.run(
                0,
                a.length,
                PASS,
                () -> new TopInts(size),
                (top, lo, hi) -> top.add(a, lo, hi),
                TopInts::merge)
            .descending();
  }

  /** The k greatest longs. */
  public static long[] topK(long[] a, int k) {
    Objects.requireNonNull(a, "a");
    int size = checkedSize(k, a.length);
    if (size > a.length / LARGE_PART) {
      long[] sorted = a.clone();
      Sort.sort(sorted, 0, sorted.length);
      long[] top = new long[size];
      for (int i = 0; i < size; i++) {
        top[i] = sorted[sorted.length - 1 - i];
      }
      return top;
    }
    return size == 0
        ? new long[0]
        : Gather.run(
                0,
                a.length,
                PASS,
                () -> new TopLongs(size),
                (top, lo, hi) -> top.add(a, lo, hi),
                TopLongs::merge)
            .descending();
  }

  /** The k greatest doubles. */
  public static double[] topK(double[] a, int k) {
    Objects.requireNonNull(a, "a");
    int size = checkedSize(k, a.length);
    if (size > a.length / LARGE_PART) {
      double[] sorted = a.clone();
      Sort.sort(sorted, 0, sorted.length);
      double[] top = new double[size];
      for (int i = 0; i < size; i++) {
        top[i] = sorted[sorted.length - 1 - i];
      }
      return top;
    }
    return size == 0
        ? new double[0]
        : Gather.run(
                0,
                a.length,
                PASS,
                () -> new TopDoubles(size),
                (top, lo, hi) -> top.add(a, lo, hi),
                TopDoubles::merge)
            .descending();
  }

  /** The k greatest objects; a null comparator stands for the natural order. */
  public static <T extends @Nullable Object> T[] topK(
      T[] a, int k, @Nullable Comparator<? super T> order) {
    Objects.requireNonNull(a, "a");
    int size = checkedSize(k, a.length);
    if (size == 0) {
      return Arrays.copyOf(a, 0);
    }
    Comparator<? super T> by = order == null ? NaturalOrder.ofAny() : order;
    Object function = order == null ? Objects.requireNonNull(a[0]) : order;
    if (size > a.length / LARGE_PART) {
      T[] sorted = a.clone();
      ObjectSort.sort(sorted, 0, sorted.length, (x, y) -> by.compare(y, x), function);
      return Arrays.copyOf(sorted, size);
    }
    T[] top = Arrays.copyOf(a, size);
    Gather.run(
            0,
            a.length,
            Cost.of(function),
            () -> new TopElements<T>(a, size, by),
            TopElements::add,
            TopElements::merge)
        .writeTo(top);
    return top;
  }
}
