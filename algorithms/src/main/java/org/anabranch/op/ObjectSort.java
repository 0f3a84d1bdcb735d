package org.anabranch.op;

import java.util.Comparator;
import org.anabranch.core.loop.RangeLoop;
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
 * Stable merge sort of objects: long runs are kept as they are, what lies between them is sorted in
 * leaves side by side, and all are merged along a tree. The array holds every element whenever a
 * comparison is made, so a comparator that throws leaves a permutation.
 */
final class ObjectSort<T extends @Nullable Object> implements MergeTree.Kernel {
  /** Fewer elements are sorted by the caller. */
  private static final int SEQUENTIAL = 1 << 11;

  private static final Specializer<Inserting> INSERTING = Copies.of(OrderKernels.INSERTING);
  private static final Specializer<Merging> MERGING = Copies.of(OrderKernels.MERGING);

  /** Leaves for each worker. */
  private static final int LEAVES = 4;

  private static final int SMALLEST_LEAF = 1 << 10;
  private static final int LARGEST_LEAF = 1 << 16;

  /** Comparisons for each element of a leaf, roughly. */
  private static final int COMPARISONS = 8;

  /** Elements that are sorted before others are asked for help. */
  private static final int TRIAL = 1 << 9;

  private static final long WORTH_HELP_NANOS = 200_000;

  /** So little that nobody is asked. */
  private static final Cost ALONE = Cost.ofPicos(1);

  private final T[] a;
  private T[] buffer;
  private final int base;
  private final int to;
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
    this.to = to;
    buffer = ObjectMerge.newArray(a, 0);
  }

  /**
   * Sorts a range.
   *
   * @param function the user's function that is called: the comparator, or an element
   */
  static <T extends @Nullable Object> void sort(
      T[] a, int from, int to, Comparator<? super T> order, Object function) {
    if (to - from > 1) {
      sort(a, from, to, ObjectMerge.endOfRun(a, from, to, order), order, function);
    }
  }

  /**
   * Sorts a range.
   *
   * @param known where its first run ends
   * @param function the user's function that is called: the comparator, or an element
   */
  static <T extends @Nullable Object> void sort(
      T[] a, int from, int to, int known, Comparator<? super T> order, Object function) {
    if (known < to) {
      ObjectSort<T> sort = new ObjectSort<>(a, from, to, order, function != order);
      if (to - from < SEQUENTIAL) {
        sort.sortLeaf(from, known, to);
      } else {
        sort.sortRuns(known, function);
      }
    }
  }

  private void sortRuns(int known, Object function) {
    int length = leafLength();
    Leaves leaves = cut(known, length);
    int tried = leaves.unsorted() > 0 ? Math.min(leaves.to(0), leaves.from(0) + TRIAL) : base;
    Cost cost = isFast(leaves, tried) ? ALONE : Cost.of(function);
    IndexLoop.run(
        0,
        leaves.unsorted(),
        cost.times(COMPARISONS * length),
        (lo, hi) -> {
          for (int i = (int) lo; i < hi; i++) {
            int from = leaves.from(i);
            int end = leaves.to(i);
            sortLeaf(from, i == 0 ? tried : ObjectMerge.endOfRun(a, from, end, order), end);
          }
        });
    int[] borders = leaves.borders();
    int runs = 0;
    for (int i = 1; i < leaves.count(); i++) {
      if (order.compare(a[borders[i]], a[borders[i] - 1]) < 0) {
        borders[++runs] = borders[i];
      }
    }
    borders[++runs] = to;
    MergeTree.merge(borders, runs, cost, this);
  }

  /** Sorts the beginning of the first leaf and tells whether all leaves are too fast for help. */
  private boolean isFast(Leaves leaves, int end) {
    if (leaves.unsorted() == 0) {
      return false;
    }
    int from = leaves.from(0);
    long begin = System.nanoTime();
    sortLeaf(from, ObjectMerge.endOfRun(a, from, end, order), end);
    long nanos = System.nanoTime() - begin;
    return nanos * leaves.elements() / (end - from) < WORTH_HELP_NANOS;
  }

  private int leafLength() {
    int leaf = (to - base) / (LEAVES * RangeLoop.parallelism());
    return Math.max(SMALLEST_LEAF, Math.min(LARGEST_LEAF, leaf));
  }

  /** Looks for long runs, from their beginnings in steps of leaves. */
  private Leaves cut(int known, int length) {
    Leaves leaves = new Leaves(base, length);
    int at = base;
    int end = known;
    while (at < to) {
      if (end - at >= length) {
        leaves.addLeaves(at);
        leaves.addRun(end);
        at = end;
      } else {
        at = to - at > length ? at + length : to;
      }
      if (at < to) {
        end = ObjectMerge.endOfRun(a, at, to, order);
      }
    }
    leaves.addLeaves(to);
    return leaves;
  }

  private void sortLeaf(int from, int known, int end) {
    ObjectMerge.sort(
        a, from, end, known, order, insertings.forPiece(end - from), mergings.forPiece(end - from));
  }

  @Override
  public int start(int left, int middle) {
    return ObjectMerge.endOfNotGreater(a, left, middle, a[middle], order);
  }

  @Override
  public int end(int middle, int right) {
    return ObjectMerge.startOfNotLess(a, middle, right, a[middle - 1], order);
  }

  @Override
  public int rank(int left, int middle, int right, int k) {
    return ObjectMerge.rank(a, left, middle, a, middle, right, k, order);
  }

  @Override
  public void merge(int leftFrom, int leftTo, int rightFrom, int rightTo, int at) {
    Merging merging = mergings.forPiece(leftTo - leftFrom + (rightTo - rightFrom));
    merging.merge(a, leftFrom, leftTo, a, rightFrom, rightTo, buffer, at, order);
  }

  @Override
  public void makeRoom(int places) {
    if (buffer.length < places) {
      buffer = ObjectMerge.newArray(a, (int) Math.min(to - base, 2L * places));
    }
  }

  @Override
  public void copyBack(int place, int index, int length) {
    System.arraycopy(buffer, place, a, index, length);
  }
}
