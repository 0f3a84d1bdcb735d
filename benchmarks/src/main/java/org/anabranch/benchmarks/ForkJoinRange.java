package org.anabranch.benchmarks;

import java.util.concurrent.RecursiveAction;

/**
 * The peer from the JDK as its textbook examples have it: halve the range down to a cut-off chosen
 * by hand, fork one half, run the other.
 */
final class ForkJoinRange extends RecursiveAction {
  private static final long serialVersionUID = 1L;

  /** What a leaf does; the results of leaves are added. */
  @FunctionalInterface
  interface Leaf {
    /** The sum over a range. */
    double sum(int from, int to);
  }

  private final transient Leaf leaf;
  private final int from;
  private final int to;
  private final int cutOff;
  private double sum;

  ForkJoinRange(int from, int to, int cutOff, Leaf leaf) {
    this.from = from;
    this.to = to;
    this.cutOff = cutOff;
    this.leaf = leaf;
  }

  double sum() {
    return sum;
  }

  @Override
  protected void compute() {
    if (to - from <= cutOff) {
      sum = leaf.sum(from, to);
      return;
    }
    int middle = (from + to) >>> 1;
    ForkJoinRange upper = new ForkJoinRange(middle, to, cutOff, leaf);
    ForkJoinRange lower = new ForkJoinRange(from, middle, cutOff, leaf);
    upper.fork();
    lower.compute();
    upper.join();
    sum = lower.sum + upper.sum;
  }
}
