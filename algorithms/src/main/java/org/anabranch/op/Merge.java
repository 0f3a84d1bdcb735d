package org.anabranch.op;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.anabranch.kernel.MergeKernels;
import org.anabranch.kernel.ObjectMerge;
import org.anabranch.kernel.OrderKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.MergeLevel;
import org.jspecify.annotations.Nullable;

/** Merges two sorted arrays into a new one; of equal elements those of the first come first. */
public final class Merge {
  /** What is known of a piece of our own. */
  private static final Cost COMPARISON = Cost.ofPicos(2_000);

  private Merge() {}

  /** Merges ints. */
  public static int[] merge(int[] a, int[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    int[] into = new int[Math.addExact(a.length, b.length)];
    MergeLevel.merge(
        a.length,
        b.length,
        COMPARISON,
        k -> MergeKernels.rank(a, 0, a.length, b, 0, b.length, k),
        (i, iTo, j, jTo, at) -> MergeKernels.merge(a, i, iTo, b, j, jTo, into, at));
    return into;
  }

  /** Merges longs. */
  public static long[] merge(long[] a, long[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    long[] into = new long[Math.addExact(a.length, b.length)];
    MergeLevel.merge(
        a.length,
        b.length,
        COMPARISON,
        k -> MergeKernels.rank(a, 0, a.length, b, 0, b.length, k),
        (i, iTo, j, jTo, at) -> MergeKernels.merge(a, i, iTo, b, j, jTo, into, at));
    return into;
  }

  /** Merges doubles in the order of {@code Double.compare}; NaNs, all equal, end both arrays. */
  public static double[] merge(double[] a, double[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    double[] into = new double[Math.addExact(a.length, b.length)];
    int ofA = withoutNans(a);
    int ofB = withoutNans(b);
    MergeLevel.merge(
        ofA,
        ofB,
        COMPARISON,
        k -> MergeKernels.rank(a, 0, ofA, b, 0, ofB, k),
        (i, iTo, j, jTo, at) -> MergeKernels.merge(a, i, iTo, b, j, jTo, into, at));
    System.arraycopy(a, ofA, into, ofA + ofB, a.length - ofA);
    System.arraycopy(b, ofB, into, a.length + ofB, b.length - ofB);
    return into;
  }

  private static int withoutNans(double[] a) {
    int end = a.length;
    while (end > 0 && Double.isNaN(a[end - 1])) {
      end--;
    }
    return end;
  }

  /** Merges objects; a null comparator stands for the natural order. */
  public static <T extends @Nullable Object> T[] merge(
      T[] a, T[] b, @Nullable Comparator<? super T> order) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    Comparator<? super T> by = order == null ? NaturalOrder.ofAny() : order;
    T[] into = Arrays.copyOf(a, Math.addExact(a.length, b.length));
    if (into.length <= MergeLevel.PIECE) {
      ObjectMerge.merge(a, 0, a.length, b, 0, b.length, into, 0, by, OrderKernels.MERGING);
    } else {
      Object function = order != null || a.length == 0 ? by : Objects.requireNonNull(a[0]);
      MergeLevel.merge(
          a.length,
          b.length,
          Cost.of(function),
          k -> ObjectMerge.rank(a, 0, a.length, b, 0, b.length, k, by),
          (i, iTo, j, jTo, at) ->
              ObjectMerge.merge(a, i, iTo, b, j, jTo, into, at, by, OrderKernels.MERGING));
    }
    return into;
  }
}
