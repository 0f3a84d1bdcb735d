package org.anabranch.op;

import java.util.Arrays;
import java.util.Comparator;
import java.util.Objects;
import org.anabranch.kernel.ObjectMerge;
import org.anabranch.kernel.OrderKernels;
import org.anabranch.kernel.OrderKernels.Inserting;
import org.anabranch.kernel.OrderKernels.Merging;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.IndexLoop;
import org.anabranch.skeleton.MergeTree;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;
import org.jspecify.annotations.Nullable;

/**
 * Stable merge sort of objects: the runs that are there, or leaves sorted side by side, merged
 * level by level. Until the last moment of a level its source holds every element, so a comparator
 * that throws leaves a permutation.
 */
final class ObjectSort<T extends @Nullable Object> implements MergeTree.Kernel {
  /** Fewer elements are sorted by the caller. */
  private static final int SEQUENTIAL = 1 << 11;

  private static final Specializer<Inserting> INSERTING = Copies.of(OrderKernels.INSERTING);
  private static final Specializer<Merging> MERGING = Copies.of(OrderKernels.MERGING);

  private static final int LEAVES = 64;
  private static final int SMALLEST_LEAF = 1 << 10;
  private static final int LARGEST_LEAF = 1 << 13;

  /** Inputs of at most so many runs are merged as they are. */
  private static final int MOST_RUNS = 128;

  private final T[] a;
  private final T[] buffer;
  private final int base;
  private final Comparator<? super T> order;
  private final KernelChoice<Inserting> insertings;
  private final KernelChoice<Merging> mergings;

  private ObjectSort(T[] a, int from, int to, Comparator<? super T> order, boolean natural) {
    this.a = a;
    this.order = order;
    int n = to - from;
    insertings = natural ? INSERTING.onlyShared() : INSERTING.kernels(order, n);
    mergings = natural ? MERGING.onlyShared() : MERGING.kernels(order, n);
    base = from;
    buffer = Arrays.copyOfRange(a, from, to);
  }

  /**
   * Sorts a range.
   *
   * @param function the user's function that is called: the comparator, or an element
   */
  static <T extends @Nullable Object> void sort(
      T[] a, int from, int to, Comparator<? super T> order, Object function) {
    int n = to - from;
    int[] borders = new int[Math.max(1, Math.min(MOST_RUNS, n / SMALLEST_LEAF)) + 1];
    int runs = ObjectMerge.runs(a, from, to, order, borders);
    if (runs == 1 || n < 2) {
      return;
    }
    ObjectSort<T> sort = new ObjectSort<>(a, from, to, order, function != order);
    if (n < SEQUENTIAL) {
      sort.sortLeaf(from, to);
      return;
    }
    Cost cost = Cost.of(function);
    if (runs == 0) {
      borders = sort.sortLeaves(n, cost);
    }
    MergeTree.merge(borders, runs == 0 ? borders.length - 1 : runs, cost, sort);
  }

  /** Sorts leaves of equal length; returns their borders. */
  private int[] sortLeaves(int n, Cost cost) {
    int leaf = Math.max(SMALLEST_LEAF, Math.min(LARGEST_LEAF, n / LEAVES));
    int leaves = n / leaf;
    int[] borders = new int[leaves + 1];
    for (int i = 0; i <= leaves; i++) {
      borders[i] = base + (int) ((long) n * i / leaves);
    }
    IndexLoop.run(
        0,
        leaves,
        cost,
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            sortLeaf(borders[i], borders[i + 1]);
          }
        });
    return borders;
  }

  private void sortLeaf(int from, int to) {
    Inserting inserting = insertings.forPiece(to - from);
    ObjectMerge.sort(a, from, to, buffer, base, order, inserting, mergings.forPiece(to - from));
  }

  @Override
  public int rank(boolean buffered, int left, int middle, int right, int k) {
    T[] source = buffered ? buffer : a;
    int less = buffered ? base : 0;
    return ObjectMerge.rank(
        source, left - less, middle - less, source, middle - less, right - less, k, order);
  }

  @Override
  public void merge(
      boolean buffered, int leftFrom, int leftTo, int rightFrom, int rightTo, int at) {
    T[] source = buffered ? buffer : a;
    T[] target = buffered ? a : buffer;
    int less = buffered ? base : 0;
    Merging merging = mergings.forPiece(leftTo - leftFrom + (rightTo - rightFrom));
    merging.merge(
        source,
        leftFrom - less,
        leftTo - less,
        source,
        rightFrom - less,
        rightTo - less,
        target,
        at - (base - less),
        order);
  }

  @Override
  public void copyBack(int from, int to) {
    System.arraycopy(buffer, from - base, a, from, to - from);
  }

  /** Natural order, of elements that say themselves whether they have one. */
  @SuppressWarnings("unchecked") // an element that cannot be compared throws ClassCastException
  static <T extends @Nullable Object> Comparator<T> naturalOrder() {
    return (x, y) -> ((Comparable<Object>) Objects.requireNonNull(x)).compareTo(y);
  }
}
