package org.anabranch.examples.exercises.solution;

import org.anabranch.core.ForkAction;
import org.anabranch.core.ForkTask;
import org.anabranch.examples.exercises.Numbers;
import org.jspecify.annotations.Nullable;

/** The even numbers: counted on the way up, written on the way down. */
public final class Pack {
  private static final int LEAF = 1_024;

  private Pack() {}

  /** The even numbers, in their order. */
  public static Numbers solve(Numbers a) {
    Count root = new Count(a, 0, a.length());
    Numbers packed = a.blank(root.invoke());
    new Write(a, root, packed, 0).invoke();
    return packed;
  }

  private static boolean isEven(long number) {
    return number % 2 == 0;
  }

  /** How many of a range are even; afterwards it has its halves, unless it is a leaf. */
  private static final class Count extends ForkTask<Integer> {
    private final Numbers a;
    private final int from;
    private final int to;
    private @Nullable Count left;
    private @Nullable Count right;
    private int count;

    Count(Numbers a, int from, int to) {
      this.a = a;
      this.from = from;
      this.to = to;
    }

    @Override
    protected Integer compute() {
      if (to - from > LEAF) {
        int middle = (from + to) >>> 1;
        left = new Count(a, from, middle);
        right = new Count(a, middle, to);
        fork(right);
        count = left.compute() + join(right);
      } else {
        for (int i = from; i < to; i++) {
          count += isEven(a.get(i)) ? 1 : 0;
        }
      }
      return count;
    }
  }

  /** Writes the even numbers of a range to their places. */
  private static final class Write extends ForkAction {
    private final Numbers a;
    private final Count range;
    private final Numbers packed;
    private final int before;

    Write(Numbers a, Count range, Numbers packed, int before) {
      this.a = a;
      this.range = range;
      this.packed = packed;
      this.before = before;
    }

    @Override
    protected void compute() {
      if (range.left != null && range.right != null) {
        fork(new Write(a, range.right, packed, before + range.left.count));
        new Write(a, range.left, packed, before).compute();
        return;
      }
      int next = before;
      for (int i = range.from; i < range.to; i++) {
        long number = a.get(i);
        if (isEven(number)) {
          packed.set(next++, number);
        }
      }
    }
  }
}
