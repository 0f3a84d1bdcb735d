package org.anabranch.kernel;

import java.util.Comparator;
import org.jspecify.annotations.Nullable;

/**
 * The loops of {@link ObjectMerge} that compare elements all the time, each for comparators of any
 * class. A comparator may throw or lie: loops end all the same, and lose nothing.
 */
public final class OrderKernels {
  /** Merges two sorted ranges. */
  public static final Merging MERGING = new StableMerging();

  /** Sorts a few elements. */
  public static final Inserting INSERTING = new BinaryInserting();

  private OrderKernels() {}

  /** Merges two sorted ranges. */
  public abstract static class Merging {
    Merging() {}

    /**
     * Merges two ranges to the indices from {@code k} on; of equal elements the left come first.
     *
     * @param left holds the left range
     * @param i its first index; the loop counts it up
     * @param leftTo one past its last
     * @param right holds the right range
     * @param j its first index; the loop counts it up
     * @param rightTo one past its last
     * @param into takes the result
     * @param k the first index there; the loop counts it up
     * @param order compares
     */
    public abstract <T extends @Nullable Object> void merge(
        T[] left,
        int i,
        int leftTo,
        T[] right,
        int j,
        int rightTo,
        T[] into,
        int k,
        Comparator<? super T> order);
  }

  static final class StableMerging extends Merging {
    @Override
    public <T extends @Nullable Object> void merge(
        T[] left,
        int i,
        int leftTo,
        T[] right,
        int j,
        int rightTo,
        T[] into,
        int k,
        Comparator<? super T> order) {
      if (i < leftTo && j < rightTo && order.compare(right[j], left[leftTo - 1]) < 0) {
        while (i < leftTo && j < rightTo) {
          T x = left[i];
          T y = right[j];
          if (order.compare(y, x) < 0) {
            into[k++] = y;
            j++;
          } else {
            into[k++] = x;
            i++;
          }
        }
      }
      System.arraycopy(left, i, into, k, leftTo - i);
      System.arraycopy(right, j, into, k + leftTo - i, rightTo - j);
    }
  }

  /** Sorts a few elements. */
  public abstract static class Inserting {
    Inserting() {}

    /** Sorts a range, stably. */
    public abstract <T extends @Nullable Object> void sort(
        T[] a, int from, int to, Comparator<? super T> order);
  }

  /** Binary insertion: elements move only after their place is known. */
  static final class BinaryInserting extends Inserting {
    @Override
    public <T extends @Nullable Object> void sort(
        T[] a, int from, int to, Comparator<? super T> order) {
      for (int i = from + 1; i < to; i++) {
        int lo = from;
        int hi = i;
        while (lo < hi) {
          int mid = (lo + hi) >>> 1;
          if (order.compare(a[i], a[mid]) < 0) {
            hi = mid;
          } else {
            lo = mid + 1;
          }
        }
        T x = a[i];
        System.arraycopy(a, lo, a, lo + 1, i - lo);
        a[lo] = x;
      }
    }
  }
}
