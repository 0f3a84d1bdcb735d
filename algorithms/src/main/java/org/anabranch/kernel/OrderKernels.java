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

  /** Lengthens short runs. */
  public static final Inserting INSERTING = new BinaryInserting();

  /** When so many elements came from one side, ends of such stretches are searched for. */
  private static final int STRETCH = 8;

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
      while (i < leftTo && j < rightTo) {
        int taken = i;
        int end = j;
        for (int n = Math.min(STRETCH, Math.min(leftTo - i, rightTo - j)); n > 0; n--) {
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
        taken = i == taken || j == end ? STRETCH : 0;
        while (taken >= STRETCH && i < leftTo && j < rightTo) {
          end = ObjectMerge.endOfNotGreater(left, i, leftTo, right[j], order);
          System.arraycopy(left, i, into, k, end - i);
          taken = end - i;
          k += taken;
          i = end;
          if (i < leftTo) {
            into[k++] = right[j++];
            end = ObjectMerge.endOfLess(right, j, rightTo, left[i], order);
            System.arraycopy(right, j, into, k, end - j);
            taken = Math.max(taken, end - j);
            k += end - j;
            j = end;
            if (j < rightTo) {
              into[k++] = left[i++];
            }
          }
        }
      }
      System.arraycopy(left, i, into, k, leftTo - i);
      System.arraycopy(right, j, into, k + leftTo - i, rightTo - j);
    }
  }

  /** Lengthens short runs. */
  public abstract static class Inserting {
    Inserting() {}

    /**
     * Lengthens an ascending run by what lies behind it, stably.
     *
     * @param a holds the run
     * @param from where the run begins
     * @param end where it ends
     * @param to where the longer run ends
     * @param order compares
     */
    public abstract <T extends @Nullable Object> void insert(
        T[] a, int from, int end, int to, Comparator<? super T> order);
  }

  /** Binary insertion: elements move only after their place is known. */
  static final class BinaryInserting extends Inserting {
    @Override
    public <T extends @Nullable Object> void insert(
        T[] a, int from, int end, int to, Comparator<? super T> order) {
      for (int i = end; i < to; i++) {
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
