package org.anabranch.op;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.anabranch.kernel.PivotKernels;
import org.jspecify.annotations.Nullable;

/** Binds the kernels of each type to {@link Selection}. */
public final class Select {
  private static final long NUMBER_PICOS = 2_000;
  private static final long OBJECT_PICOS = 20_000;

  private Select() {}

  private static void checkIndex(int k, int length) {
    if (k < 0 || k >= length) {
      throw new IndexOutOfBoundsException("k = " + k + " of " + length + " elements");
    }
  }

  /** The int of rank k. */
  public static int nthElement(int[] a, int k) {
    Objects.requireNonNull(a, "a");
    checkIndex(k, a.length);
    new Ints(a).select(0, a.length, k);
    return a[k];
  }

  private static final class Ints extends Selection {
    private final int[] a;
    private int[] moved = {};
    private int low;
    private int high;

    Ints(int[] a) {
      this.a = a;
    }

    @Override
    long picos() {
      return NUMBER_PICOS;
    }

    @Override
    void sort(int from, int to) {
      Sort.sort(a, from, to);
    }

    @Override
    void choosePivots(int[] indices, int lowPlace, int highPlace) {
      int[] sample = new int[indices.length];
      for (int i = 0; i < indices.length; i++) {
        sample[i] = a[indices[i]];
      }
      Arrays.sort(sample);
      low = sample[lowPlace];
      high = sample[highPlace];
    }

    @Override
    boolean pivotsAreEqual() {
      return low == high;
    }

    @Override
    int below(int from, int to) {
      return PivotKernels.below(a, from, to, low);
    }

    @Override
    int upTo(int from, int to) {
      return PivotKernels.upTo(a, from, to, high);
    }

    @Override
    void makeRoom() {
      if (moved.length == 0) {
        moved = new int[a.length];
      }
    }

    @Override
    void copyOut(int from, int to, int place) {
      System.arraycopy(a, from, moved, place, to - from);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }

  /** The long of rank k. */
  public static long nthElement(long[] a, int k) {
    Objects.requireNonNull(a, "a");
    checkIndex(k, a.length);
    new Longs(a).select(0, a.length, k);
    return a[k];
  }

  private static final class Longs extends Selection {
    private final long[] a;
    private long[] moved = {};
    private long low;
    private long high;

    Longs(long[] a) {
      this.a = a;
    }

    @Override
    long picos() {
      return NUMBER_PICOS;
    }

    @Override
    void sort(int from, int to) {
      Sort.sort(a, from, to);
    }

    @Override
    void choosePivots(int[] indices, int lowPlace, int highPlace) {
      long[] sample = new long[indices.length];
      for (int i = 0; i < indices.length; i++) {
        sample[i] = a[indices[i]];
      }
      Arrays.sort(sample);
      low = sample[lowPlace];
      high = sample[highPlace];
    }

    @Override
    boolean pivotsAreEqual() {
      return low == high;
    }

    @Override
    int below(int from, int to) {
      return PivotKernels.below(a, from, to, low);
    }

    @Override
    int upTo(int from, int to) {
      return PivotKernels.upTo(a, from, to, high);
    }

    @Override
    void makeRoom() {
      if (moved.length == 0) {
        moved = new long[a.length];
      }
    }

    @Override
    void copyOut(int from, int to, int place) {
      System.arraycopy(a, from, moved, place, to - from);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }

  /** The double of rank k. */
  public static double nthElement(double[] a, int k) {
    Objects.requireNonNull(a, "a");
    checkIndex(k, a.length);
    new Doubles(a).select(0, a.length, k);
    return a[k];
  }

  private static final class Doubles extends Selection {
    private final double[] a;
    private double[] moved = {};
    private double low;
    private double high;

    Doubles(double[] a) {
      this.a = a;
    }

    @Override
    long picos() {
      return NUMBER_PICOS;
    }

    @Override
    void sort(int from, int to) {
      Sort.sort(a, from, to);
    }

    @Override
    void choosePivots(int[] indices, int lowPlace, int highPlace) {
      double[] sample = new double[indices.length];
      for (int i = 0; i < indices.length; i++) {
        sample[i] = a[indices[i]];
      }
      Arrays.sort(sample);
      low = sample[lowPlace];
      high = sample[highPlace];
    }

    @Override
    boolean pivotsAreEqual() {
      return Double.compare(low, high) == 0;
    }

    @Override
    int below(int from, int to) {
      return PivotKernels.below(a, from, to, low);
    }

    @Override
    int upTo(int from, int to) {
      return PivotKernels.upTo(a, from, to, high);
    }

    @Override
    void makeRoom() {
      if (moved.length == 0) {
        moved = new double[a.length];
      }
    }

    @Override
    void copyOut(int from, int to, int place) {
      System.arraycopy(a, from, moved, place, to - from);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }

  /** The object of rank k. */
  public static <T extends @Nullable Object> T nthElement(
      T[] a, int k, @Nullable Comparator<? super T> order) {
    Objects.requireNonNull(a, "a");
    checkIndex(k, a.length);
    Comparator<? super T> by = order == null ? NaturalOrder.ofAny() : order;
    new Elements<T>(a, by, order == null ? Objects.requireNonNull(a[0]) : order)
        .select(0, a.length, k);
    return a[k];
  }

  private static final class Elements<T extends @Nullable Object> extends Selection {
    private final T[] a;
    private T[] moved;
    private final Comparator<? super T> by;
    private final Object function;
    private T low;
    private T high;

    Elements(T[] a, Comparator<? super T> by, Object function) {
      this.a = a;
      this.by = by;
      this.function = function;
      moved = Arrays.copyOf(a, 0);
      low = a[0];
      high = a[0];
    }

    @Override
    long picos() {
      return OBJECT_PICOS;
    }

    @Override
    void sort(int from, int to) {
      ObjectSort.sort(a, from, to, by, function);
    }

    @Override
    void choosePivots(int[] indices, int lowPlace, int highPlace) {
      T[] sample = Arrays.copyOf(a, indices.length);
      for (int i = 0; i < indices.length; i++) {
        sample[i] = a[indices[i]];
      }
      ObjectSort.sort(sample, 0, sample.length, by, function);
      low = sample[lowPlace];
      high = sample[highPlace];
    }

    @Override
    boolean pivotsAreEqual() {
      return by.compare(low, high) == 0;
    }

    @Override
    int below(int from, int to) {
      return PivotKernels.below(a, from, to, low, by);
    }

    @Override
    int upTo(int from, int to) {
      return PivotKernels.upTo(a, from, to, high, by);
    }

    @Override
    void makeRoom() {
      if (moved.length == 0) {
        moved = Arrays.copyOf(a, a.length);
      }
    }

    @Override
    void copyOut(int from, int to, int place) {
      System.arraycopy(a, from, moved, place, to - from);
    }

    @Override
    void copyBack(int from, int to) {
      System.arraycopy(moved, from, a, from, to - from);
    }
  }
}
