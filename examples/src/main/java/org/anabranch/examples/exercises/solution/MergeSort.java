package org.anabranch.examples.exercises.solution;

import java.util.Arrays;
import org.anabranch.core.ForkAction;
import org.anabranch.examples.exercises.Numbers;

/**
 * Merge sort whose merges split themselves. Two arrays change roles from level to level: the halves
 * are sorted into the one from which they are merged into the other.
 */
public final class MergeSort {
  private static final int LEAF = 512;

  private MergeSort() {}

  /** Sorts the numbers. */
  public static void solve(Numbers a) {
    new Sort(a, a, a.blank(a.length()), 0, a.length()).invoke();
  }

  /** Sorts a range of {@code source} into {@code target}; {@code other} is scratch space. */
  private static final class Sort extends ForkAction {
    private final Numbers source;
    private final Numbers target;
    private final Numbers other;
    private final int from;
    private final int to;

    Sort(Numbers source, Numbers target, Numbers other, int from, int to) {
      this.source = source;
      this.target = target;
      this.other = other;
      this.from = from;
      this.to = to;
    }

    @Override
    protected void compute() {
      if (to - from <= LEAF) {
        long[] leaf = new long[to - from];
        for (int i = from; i < to; i++) {
          leaf[i - from] = source.get(i);
        }
        Arrays.sort(leaf);
        for (int i = from; i < to; i++) {
          target.set(i, leaf[i - from]);
        }
        return;
      }
      int middle = (from + to) >>> 1;
      invokeAll(
          new Sort(source, /* target= */ other, /* other= */ target, from, middle),
          new Sort(source, /* target= */ other, /* other= */ target, middle, to));
      new Merge(other, from, middle, middle, to, target, from).invoke();
    }
  }

  /** Merges two sorted ranges of {@code source} into {@code target}, from {@code at} on. */
  private static final class Merge extends ForkAction {
    private final Numbers source;
    private final int leftFrom;
    private final int leftTo;
    private final int rightFrom;
    private final int rightTo;
    private final Numbers target;
    private final int at;

    Merge(
        Numbers source,
        int leftFrom,
        int leftTo,
        int rightFrom,
        int rightTo,
        Numbers target,
        int at) {
      this.source = source;
      this.leftFrom = leftFrom;
      this.leftTo = leftTo;
      this.rightFrom = rightFrom;
      this.rightTo = rightTo;
      this.target = target;
      this.at = at;
    }

    @Override
    protected void compute() {
      if (leftTo - leftFrom + rightTo - rightFrom <= LEAF) {
        mergeHere();
        return;
      }
      int left;
      int right;
      if (leftTo - leftFrom >= rightTo - rightFrom) {
        left = (leftFrom + leftTo) >>> 1;
        right = firstNotBelow(source.get(left), rightFrom, rightTo);
      } else {
        right = (rightFrom + rightTo) >>> 1;
        left = firstNotBelow(source.get(right), leftFrom, leftTo);
      }
      int border = at + left - leftFrom + right - rightFrom;
      invokeAll(
          new Merge(source, leftFrom, left, rightFrom, right, target, at),
          new Merge(source, left, leftTo, right, rightTo, target, border));
    }

    private int firstNotBelow(long number, int from, int to) {
      int low = from;
      int high = to;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (source.get(middle) < number) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      return low;
    }

    private void mergeHere() {
      int left = leftFrom;
      int right = rightFrom;
      int next = at;
      while (left < leftTo || right < rightTo) {
        boolean takeLeft =
            right == rightTo || (left < leftTo && source.get(left) <= source.get(right));
        target.set(next++, source.get(takeLeft ? left++ : right++));
      }
    }
  }
}
