package org.anabranch.pipeline;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes one element of two, those with the same index in two pipelines. Where both know their
 * elements by index, blocks of both are made side by side; otherwise waves of both.
 */
public final class Zip extends UnopenedOrigin {
  /** Makes elements of two blocks. */
  @FunctionalInterface
  public interface Zipper {
    /**
     * Makes an element.
     *
     * @param left the block of the first pipeline
     * @param right the block of the second
     * @param i the index in both, and of the result
     * @param out where the result goes
     */
    void zip(Object left, Object right, int i, Object out);
  }

  private final Flow left;
  private final Flow right;
  private final Object function;
  private final Zipper zipper;

  /**
   * Two pipelines as one.
   *
   * @param results what the results travel in
   * @param left the first pipeline
   * @param right the second
   * @param function the user's function
   * @param zipper calls it
   */
  public Zip(Carrier results, Flow left, Flow right, @Nullable Object function, Zipper zipper) {
    super(results);
    this.left = left;
    this.right = right;
    this.function = Objects.requireNonNull(function, "function");
    this.zipper = zipper;
  }

  @Override
  Origin open() {
    Origin a = left.open();
    Origin b = right.open();
    if (a instanceof Sized x && x.isExact()) {
      b = b.slice(0, x.units());
    } else if (b instanceof Sized y && y.isExact()) {
      a = a.slice(0, y.units());
    }
    return a instanceof Sized x && x.isExact() && b instanceof Sized y && y.isExact()
        ? new Zipped(carrier(), x, y, function, zipper)
        : new Lockstep(carrier(), a, b, function, zipper);
  }

  @Override
  String explain() {
    return "two pipelines side by side: block by block where both know their length, else wave by"
        + " wave";
  }

  @Override
  void explain(Plan plan) {
    left.explain(plan);
    right.explain(plan);
    plan.stage("zip", explain());
  }
}
