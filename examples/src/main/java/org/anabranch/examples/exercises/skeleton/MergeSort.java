package org.anabranch.examples.exercises.skeleton;

import org.anabranch.core.ForkAction;
import org.anabranch.examples.exercises.Numbers;

/** Exercise 5: numbers in ascending order. */
public final class MergeSort extends ForkAction {
  private final Numbers a;
  private final Numbers buffer;
  private final int from;
  private final int to;

  private MergeSort(Numbers a, Numbers buffer, int from, int to) {
    this.a = a;
    this.buffer = buffer;
    this.from = from;
    this.to = to;
  }

  /** Sorts the numbers. */
  public static void solve(Numbers a) {
    new MergeSort(a, a.blank(a.length()), 0, a.length()).invoke();
  }

  /** Yours to change: one half after the other, then a loop that merges them. */
  @Override
  protected void compute() {
    if (to - from < 2) {
      return;
    }
    int middle = (from + to) >>> 1;
    new MergeSort(a, buffer, from, middle).compute();
    new MergeSort(a, buffer, middle, to).compute();
    for (int i = from; i < to; i++) {
      buffer.set(i, a.get(i));
    }
    int left = from;
    int right = middle;
    for (int i = from; i < to; i++) {
      boolean takeLeft = right == to || (left < middle && buffer.get(left) <= buffer.get(right));
      a.set(i, buffer.get(takeLeft ? left++ : right++));
    }
  }
}
