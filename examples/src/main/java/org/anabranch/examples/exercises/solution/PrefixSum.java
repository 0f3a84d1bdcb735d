package org.anabranch.examples.exercises.solution;

import org.anabranch.core.ForkAction;
import org.anabranch.core.ForkTask;
import org.anabranch.examples.exercises.Numbers;
import org.jspecify.annotations.Nullable;

/**
 * Prefix sums in two trips over one tree: sums of ranges on the way up, the sum of all before a
 * range on the way down.
 */
public final class PrefixSum {
  private static final int LEAF = 1_024;

  private PrefixSum() {}

  /** Replaces the numbers by their prefix sums. */
  public static void solve(Numbers a) {
    Up root = new Up(a, 0, a.length());
    root.invoke();
    new Down(a, root, 0).invoke();
  }

  /** The sum of a range; afterwards it has its halves, unless it is a leaf. */
  private static final class Up extends ForkTask<Long> {
    private final Numbers a;
    private final int from;
    private final int to;
    private @Nullable Up left;
    private @Nullable Up right;
    private long sum;

    Up(Numbers a, int from, int to) {
      this.a = a;
      this.from = from;
      this.to = to;
    }

    @Override
    protected Long compute() {
      if (to - from > LEAF) {
        int middle = (from + to) >>> 1;
        left = new Up(a, from, middle);
        right = new Up(a, middle, to);
        fork(right);
        sum = left.compute() + join(right);
      } else {
        for (int i = from; i < to; i++) {
          sum += a.get(i);
        }
      }
      return sum;
    }
  }

  /** Gives a range its prefix sums. */
  private static final class Down extends ForkAction {
    private final Numbers a;
    private final Up range;
    private final long before;

    Down(Numbers a, Up range, long before) {
      this.a = a;
      this.range = range;
      this.before = before;
    }

    @Override
    protected void compute() {
      if (range.left != null && range.right != null) {
        fork(new Down(a, range.right, before + range.left.sum));
        new Down(a, range.left, before).compute();
        return;
      }
      long sum = before;
      for (int i = range.from; i < range.to; i++) {
        sum += a.get(i);
        a.set(i, sum);
      }
    }
  }
}
