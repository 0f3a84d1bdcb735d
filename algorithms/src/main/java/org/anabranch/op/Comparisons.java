package org.anabranch.op;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.anabranch.kernel.SearchKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.LowestIndex;
import org.jspecify.annotations.Nullable;

/** Two arrays compared with each other, and one with its own order. Both stop early. */
public final class Comparisons {
  private static final Cost COMPARISON = Cost.ofPicos(300);

  /** So few elements are compared by the caller: their equals is hardly so slow. */
  private static final int FEW = 1 << 12;

  private Comparisons() {}

  /** The first index where two arrays differ, or -1. */
  public static int mismatch(int[] a, int[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    int common = Math.min(a.length, b.length);
    int found =
        LowestIndex.of(
            0,
            common,
            COMPARISON,
            (lo, hi) -> {
              int at = Arrays.mismatch(a, lo, hi, b, lo, hi);
              return at < 0 ? hi : lo + at;
            });
    return found == common && a.length == b.length ? -1 : found;
  }

  /** The first index where two arrays differ, or -1. */
  public static int mismatch(long[] a, long[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    int common = Math.min(a.length, b.length);
    int found =
        LowestIndex.of(
            0,
            common,
            COMPARISON,
            (lo, hi) -> {
              int at = Arrays.mismatch(a, lo, hi, b, lo, hi);
              return at < 0 ? hi : lo + at;
            });
    return found == common && a.length == b.length ? -1 : found;
  }

  /** The first index where two arrays differ, or -1. */
  public static int mismatch(double[] a, double[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    int common = Math.min(a.length, b.length);
    int found =
        LowestIndex.of(
            0,
            common,
            COMPARISON,
            (lo, hi) -> {
              int at = Arrays.mismatch(a, lo, hi, b, lo, hi);
              return at < 0 ? hi : lo + at;
            });
    return found == common && a.length == b.length ? -1 : found;
  }

  /** The first index where two arrays differ by equals, or -1. */
  public static int mismatch(@Nullable Object[] a, @Nullable Object[] b) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(b, "b");
    int common = Math.min(a.length, b.length);
    int few = Math.min(common, FEW);
    int found = SearchKernels.findMismatch(a, b, 0, few);
    if (found == few && few < common) {
      found =
          LowestIndex.of(
              few,
              common,
              Cost.ofClass(a.getClass().getComponentType()),
              (lo, hi) -> SearchKernels.findMismatch(a, b, lo, hi));
    }
    return found == common && a.length == b.length ? -1 : found;
  }

  /** Whether no element is smaller than the one before it. */
  public static boolean isSorted(int[] a) {
    int n = Objects.requireNonNull(a, "a").length;
    return n < 2
        || LowestIndex.of(1, n, COMPARISON, (lo, hi) -> SearchKernels.findDescent(a, lo, hi)) == n;
  }

  /** Whether no element is smaller than the one before it. */
  public static boolean isSorted(long[] a) {
    int n = Objects.requireNonNull(a, "a").length;
    return n < 2
        || LowestIndex.of(1, n, COMPARISON, (lo, hi) -> SearchKernels.findDescent(a, lo, hi)) == n;
  }

  /** Whether no element is smaller than the one before it. */
  public static boolean isSorted(double[] a) {
    int n = Objects.requireNonNull(a, "a").length;
    return n < 2
        || LowestIndex.of(1, n, COMPARISON, (lo, hi) -> SearchKernels.findDescent(a, lo, hi)) == n;
  }

  /** Whether a comparator puts no element below the one before it. */
  public static <T extends @Nullable Object> boolean isSorted(
      T[] a, @Nullable Comparator<? super T> comparator) {
    int n = Objects.requireNonNull(a, "a").length;
    Comparator<? super T> order = Arguments.orNatural(comparator);
    return n < 2
        || LowestIndex.of(
                1, n, Cost.of(order), (lo, hi) -> SearchKernels.findDescent(a, lo, hi, order))
            == n;
  }
}
