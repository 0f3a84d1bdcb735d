package org.anabranch.examples.exercises.answers;

import org.anabranch.core.ForkAction;
import org.anabranch.core.ForkTask;
import org.anabranch.examples.exercises.Numbers;

/** What goes wrong most often, for the sentences that the grader must find. */
public final class WrongAnswers {
  private WrongAnswers() {}

  /** A sum over a range, as variants of it go wrong. */
  private abstract static class SumOfRange extends ForkTask<Long> {
    final Numbers a;
    final int from;
    final int to;

    SumOfRange(Numbers a, int from, int to) {
      this.a = a;
      this.from = from;
      this.to = to;
    }

    final long loop() {
      long sum = 0;
      for (int i = from; i < to; i++) {
        sum += a.get(i);
      }
      return sum;
    }
  }

  /** Splits, but computes both halves itself. */
  public static final class NoFork extends SumOfRange {
    NoFork(Numbers a, int from, int to) {
      super(a, from, to);
    }

    public static long solve(Numbers a) {
      return new NoFork(a, 0, a.length()).invoke();
    }

    @Override
    protected Long compute() {
      if (to - from <= 100) {
        return loop();
      }
      int middle = (from + to) >>> 1;
      return new NoFork(a, from, middle).compute() + new NoFork(a, middle, to).compute();
    }
  }

  /** Forks down to single elements. */
  public static final class LeafOfOne extends SumOfRange {
    LeafOfOne(Numbers a, int from, int to) {
      super(a, from, to);
    }

    public static long solve(Numbers a) {
      return new LeafOfOne(a, 0, a.length()).invoke();
    }

    @Override
    protected Long compute() {
      if (to - from <= 1) {
        return loop();
      }
      int middle = (from + to) >>> 1;
      LeafOfOne right = new LeafOfOne(a, middle, to);
      fork(right);
      return new LeafOfOne(a, from, middle).compute() + join(right);
    }
  }

  /** Joins before it does its own half. */
  public static final class JoinAtOnce extends SumOfRange {
    JoinAtOnce(Numbers a, int from, int to) {
      super(a, from, to);
    }

    public static long solve(Numbers a) {
      return new JoinAtOnce(a, 0, a.length()).invoke();
    }

    @Override
    protected Long compute() {
      if (to - from <= 500) {
        return loop();
      }
      int middle = (from + to) >>> 1;
      JoinAtOnce left = new JoinAtOnce(a, from, middle);
      long sum = left.fork().join();
      return sum + new JoinAtOnce(a, middle, to).compute();
    }
  }

  /** Leaves out the element in the middle. */
  public static final class OffByOne extends SumOfRange {
    OffByOne(Numbers a, int from, int to) {
      super(a, from, to);
    }

    public static long solve(Numbers a) {
      return new OffByOne(a, 0, a.length()).invoke();
    }

    @Override
    protected Long compute() {
      if (to - from <= 500) {
        return loop();
      }
      int middle = (from + to) >>> 1;
      OffByOne right = new OffByOne(a, middle + 1, to);
      fork(right);
      return new OffByOne(a, from, middle).compute() + join(right);
    }
  }

  /** Splits a range of one for ever. */
  public static final class NoEnd extends SumOfRange {
    NoEnd(Numbers a, int from, int to) {
      super(a, from, to);
    }

    public static long solve(Numbers a) {
      return new NoEnd(a, 0, a.length()).invoke();
    }

    @Override
    protected Long compute() {
      if (from == to) {
        return 0L;
      }
      int middle = (from + to) >>> 1;
      NoEnd right = new NoEnd(a, middle, to);
      fork(right);
      return new NoEnd(a, from, middle).compute() + join(right);
    }
  }

  /** Two tasks and no more. */
  public static final class TwoHalves extends SumOfRange {
    TwoHalves(Numbers a, int from, int to) {
      super(a, from, to);
    }

    public static long solve(Numbers a) {
      return new TwoHalves(a, 0, a.length()).invoke();
    }

    @Override
    protected Long compute() {
      if (to - from < a.length() || a.length() < 2) {
        return loop();
      }
      int middle = (from + to) >>> 1;
      TwoHalves right = new TwoHalves(a, middle, to);
      fork(right);
      return new TwoHalves(a, from, middle).compute() + join(right);
    }
  }

  /** Halves side by side; then one task adds the left half's sum to all of the right half. */
  public static final class SerialCombine extends ForkAction {
    private final Numbers a;
    private final int from;
    private final int to;

    SerialCombine(Numbers a, int from, int to) {
      this.a = a;
      this.from = from;
      this.to = to;
    }

    public static void solve(Numbers a) {
      new SerialCombine(a, 0, a.length()).invoke();
    }

    @Override
    protected void compute() {
      if (to - from <= 4_000) {
        for (int i = from + 1; i < to; i++) {
          a.set(i, a.get(i) + a.get(i - 1));
        }
        return;
      }
      int middle = (from + to) >>> 1;
      invokeAll(new SerialCombine(a, from, middle), new SerialCombine(a, middle, to));
      long left = a.get(middle - 1);
      for (int i = middle; i < to; i++) {
        a.set(i, a.get(i) + left);
      }
    }
  }

  /** Does every leaf five times. */
  public static final class TooMuchWork extends SumOfRange {
    TooMuchWork(Numbers a, int from, int to) {
      super(a, from, to);
    }

    public static long solve(Numbers a) {
      return new TooMuchWork(a, 0, a.length()).invoke();
    }

    @Override
    protected Long compute() {
      if (to - from <= 500) {
        return (loop() + loop() + loop() + loop() + loop()) / 5;
      }
      int middle = (from + to) >>> 1;
      TooMuchWork right = new TooMuchWork(a, middle, to);
      fork(right);
      return new TooMuchWork(a, from, middle).compute() + join(right);
    }
  }

  /** Reads the result of a child that it does not wait for. */
  public static final class NoJoin extends ForkAction {
    private final Numbers a;
    private final int from;
    private final int to;
    private long sum;

    NoJoin(Numbers a, int from, int to) {
      this.a = a;
      this.from = from;
      this.to = to;
    }

    public static long solve(Numbers a) {
      NoJoin root = new NoJoin(a, 0, a.length());
      root.invoke();
      return root.sum;
    }

    @Override
    protected void compute() {
      if (to - from > 500) {
        int middle = (from + to) >>> 1;
        NoJoin left = new NoJoin(a, from, middle);
        NoJoin right = new NoJoin(a, middle, to);
        fork(right);
        left.compute();
        sum = left.sum + right.sum;
        return;
      }
      for (int i = from; i < to; i++) {
        sum += a.get(i);
      }
    }
  }
}
