package org.anabranch.pipeline;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes one element of two, those with the same index in two pipelines. Where both know their
 * elements by index, blocks of both are made side by side; a pipeline that does not is gathered
 * first, up to the length of the other if that is known.
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
    Origin first = left.open();
    Origin second = right.open();
    if (first instanceof Sized a && a.isExact()) {
      return zipped(a, exact(second.slice(0, a.units())));
    }
    Sized b = exact(second);
    return zipped(exact(first.slice(0, b.units())), b);
  }

  private Sized zipped(Sized a, Sized b) {
    return new Zipped(carrier(), a, b, function, zipper);
  }

  private static Sized exact(Origin open) {
    if (open instanceof Sized sized && sized.isExact()) {
      return sized;
    }
    Gathering all = new Gathering(open.carrier());
    open.feed(all);
    return all.inPlace();
  }

  @Override
  String explain() {
    return "two pipelines side by side, block by block where both know their length";
  }

  @Override
  void explain(Plan plan) {
    left.explain(plan);
    right.explain(plan);
    plan.stage("zip", explain());
  }
}
