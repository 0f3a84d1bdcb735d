package org.anabranch.examples;

import java.util.Arrays;
import java.util.Random;
import org.anabranch.core.ForkAction;
import org.anabranch.core.WorkStealingPool;

/**
 * Quicksort as a recursive action: split around a pivot, fork the left part, go on with the right.
 *
 * <p>There is no join: a fork that is not joined is joined when the action that made it ends, so
 * the array is sorted when the outermost action is over. For real work use the library's own sort.
 */
public final class QuickSort extends ForkAction {
  private static final int LEAF = 1 << 12;

  private final int[] a;
  private final int from;
  private final int to;

  private QuickSort(int[] a, int from, int to) {
    this.a = a;
    this.from = from;
    this.to = to;
  }

  /** Sorts {@code a} in {@code pool}. */
  static void sort(int[] a, WorkStealingPool pool) {
    pool.invoke(new QuickSort(a, 0, a.length));
  }

  @Override
  protected void compute() {
    int start = from;
    while (to - start > LEAF) {
      int middle = split(a, start, to);
      fork(new QuickSort(a, start, middle));
      start = middle;
    }
    Arrays.sort(a, start, to);
  }

  /**
   * Hoare's partition around the middle element. Afterwards no element before the returned index is
   * greater than one at or behind it, and both parts have elements.
   */
  private static int split(int[] a, int from, int to) {
    int pivot = a[(from + to - 1) >>> 1];
    int i = from - 1;
    int j = to;
    while (true) {
      do {
        i++;
      } while (a[i] < pivot);
      do {
        j--;
      } while (a[j] > pivot);
      if (i >= j) {
        return j + 1;
      }
      int swapped = a[i];
      a[i] = a[j];
      a[j] = swapped;
    }
  }

  /**
   * Sorts random numbers, checks the result and says so.
   *
   * @param args how many, four million if absent
   */
  public static void main(String[] args) {
    int n = args.length == 0 ? 4_000_000 : Integer.parseInt(args[0]);
    int[] a = new Random(1).ints(n).toArray();
    int[] expected = a.clone();
    Arrays.sort(expected);
    sort(a, WorkStealingPool.common());
    if (!Arrays.equals(a, expected)) {
      throw new IllegalStateException(n + " numbers are not in the order of Arrays.sort");
    }
    System.out.println("sorted " + n + " numbers, in the order of Arrays.sort");
  }
}
