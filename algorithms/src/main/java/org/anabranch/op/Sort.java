package org.anabranch.op;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.anabranch.core.loop.Critical;
import org.anabranch.kernel.CountingKernels;
import org.anabranch.kernel.NanOrder;
import org.anabranch.kernel.ObjectMerge;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.Gather;
import org.anabranch.skeleton.IndexLoop;
import org.jspecify.annotations.Nullable;

/**
 * Sorts: narrow types by counting, other primitives by {@link RadixSort}, objects by their keys
 * where they are boxed or strings, else by merging.
 */
public final class Sort {
  /** Fewer elements than this are left to the JDK, which counts bytes from fewer on. */
  private static final int COUNTING = 1 << 13;

  /** Fewer objects are compared as they are. */
  private static final int KEYS = 1 << 9;

  /** A first run of such a part is worth merging. */
  private static final int LONG_PART = 4;

  /** Elements that are looked at, and how seldom their order turns when merging is better. */
  private static final int SAMPLE = 48;

  private static final int FEW_TURNS = 16;

  private static final Cost COUNT = Cost.ofPicos(700);
  private static final Cost FILL = Cost.ofPicos(100);

  private Sort() {}

  /** Sorts bytes. */
  public static void sort(byte[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (to - from < COUNTING) {
      Arrays.sort(a, from, to);
    } else {
      byCounts(
          from,
          to,
          CountingKernels.BYTES,
          (counts, lo, hi) -> CountingKernels.count(a, lo, hi, counts),
          (lo, hi, starts) -> CountingKernels.fill(a, lo, hi, starts));
    }
  }

  /** Sorts shorts. */
  public static void sort(short[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (to - from < COUNTING) {
      Arrays.sort(a, from, to);
    } else {
      byCounts(
          from,
          to,
          CountingKernels.SHORTS,
          (counts, lo, hi) -> CountingKernels.count(a, lo, hi, counts),
          (lo, hi, starts) -> CountingKernels.fill(a, lo, hi, starts));
    }
  }

  /** Sorts chars. */
  public static void sort(char[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (to - from < COUNTING) {
      Arrays.sort(a, from, to);
    } else {
      byCounts(
          from,
          to,
          CountingKernels.SHORTS,
          (counts, lo, hi) -> CountingKernels.count(a, lo, hi, counts),
          (lo, hi, starts) -> CountingKernels.fill(a, lo, hi, starts));
    }
  }

  /** Writes the values that belong to a range of indices, when it is known where each begins. */
  @FunctionalInterface
  interface Filler {
    void fill(int from, int to, int[] starts);
  }

  /** Sorts by counting how often each value occurs. */
  static void byCounts(int from, int to, int values, Gather.Adder<int[]> counter, Filler filler) {
    int[] starts =
        Gather.run(from, to, COUNT, () -> new int[values], counter, CountingKernels::add);
    CountingKernels.toStarts(starts, from);
    Critical.run(
        () -> IndexLoop.run(from, to, FILL, (lo, hi) -> filler.fill((int) lo, (int) hi, starts)));
  }

  /** Sorts ints. */
  public static void sort(int[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (to - from < RadixSort.SEQUENTIAL_BY_VECTORS) {
      Arrays.sort(a, from, to);
    } else {
      new IntSort(a, from, to - from).sort(from, to);
    }
  }

  /** Sorts longs. */
  public static void sort(long[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (to - from < RadixSort.SEQUENTIAL) {
      Arrays.sort(a, from, to);
    } else {
      new LongSort(a, from, to - from).sort(from, to);
    }
  }

  /** Sorts floats in the order of {@code Float.compare}. */
  public static void sort(float[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (to - from < RadixSort.SEQUENTIAL_BY_VECTORS) {
      Arrays.sort(a, from, to);
    } else {
      new FloatSort(a, from, to - from).sort(from, to);
      NanOrder.restore(a, from, to);
    }
  }

  /** Sorts doubles in the order of {@code Double.compare}. */
  public static void sort(double[] a, int from, int to) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (to - from < RadixSort.SEQUENTIAL) {
      Arrays.sort(a, from, to);
    } else {
      new DoubleSort(a, from, to - from).sort(from, to);
      NanOrder.restore(a, from, to);
    }
  }

  /** Sorts objects, stably; a null comparator stands for the natural order. */
  public static <T extends @Nullable Object> void sort(
      T[] a, int from, int to, @Nullable Comparator<? super T> order) {
    Objects.requireNonNull(a, "a");
    Arguments.checkRange(a.length, from, to);
    if (order != null && order != Comparator.<Comparable<Object>>naturalOrder()) {
      ObjectSort.sort(a, from, to, order, order);
    } else if (to - from > 1) {
      sortNaturally(a, from, to);
    }
  }

  /** Takes keys out only where there is some disorder: merges profit from what is sorted. */
  private static <T extends @Nullable Object> void sortNaturally(T[] a, int from, int to) {
    Object first = Objects.requireNonNull(a[from], "element");
    Comparator<T> order = NaturalOrder.like(first);
    int known = ObjectMerge.endOfRun(a, from, to, order);
    boolean byKeys =
        to - from >= KEYS
            && known - from < (to - from) / LONG_PART
            && ObjectMerge.turns(a, from, to, SAMPLE, order) > FEW_TURNS
            && (BoxedSort.sort(a, from, to) || StringSort.sort(a, from, to));
    if (!byKeys) {
      ObjectSort.sort(a, from, to, known, order, first);
    }
  }
}
