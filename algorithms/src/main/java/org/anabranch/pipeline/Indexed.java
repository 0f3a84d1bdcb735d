package org.anabranch.pipeline;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * Makes an element of each element and its index: in parallel where indices are known, else in
 * order, counting.
 */
public final class Indexed extends UnopenedOrigin {
  private final Flow input;
  private final Object function;
  private final Zip.Zipper zipper;

  /**
   * Elements with their indices.
   *
   * @param input a pipeline, whose results travel in what its elements travel in
   * @param function the user's function
   * @param zipper calls it with blocks of elements and of long indices
   */
  public Indexed(Flow input, @Nullable Object function, Zip.Zipper zipper) {
    super(input.carrier());
    this.input = input;
    this.function = Objects.requireNonNull(function, "function");
    this.zipper = zipper;
  }

  @Override
  Origin open() {
    Origin open = input.open();
    return open instanceof Sized sized && sized.isExact()
        ? new Zipped(carrier(), sized, new LongRangeOrigin(0, sized.units()), function, zipper)
        : new OrderedOrigin(new Flow(open), new IndexStage());
  }

  @Override
  boolean expands() {
    return input.expands();
  }

  @Override
  String explain() {
    return "elements with their indices";
  }

  @Override
  void explain(Plan plan) {
    input.explain(plan);
    plan.stage("zipWithIndex", "in parallel where indices are known, else in order");
  }

  private final class IndexStage extends OrderedStage {
    IndexStage() {
      super("zipWithIndex", Indexed.this.carrier());
    }

    @Override
    Link link(Link next) {
      return new IndexLink(next);
    }

    @Override
    String explain() {
      return "counts the elements before: in order, wave by wave";
    }
  }

  private final class IndexLink extends Step {
    private final Object elements = carrier().array(BLOCK);
    private final Object out = carrier().array(BLOCK);
    private final long[] indices = new long[BLOCK];
    private long index;

    IndexLink(Link next) {
      super(next);
    }

    @Override
    @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
    void accept(Object block, int from, int to) {
      System.arraycopy(block, from, elements, 0, to - from);
      for (int i = 0; i < to - from; i++) {
        indices[i] = index++;
      }
      int filled = 0;
      try {
        for (; filled < to - from; filled++) {
          zipper.zip(elements, indices, filled, out);
        }
      } catch (Throwable thrown) {
        handOn(filled);
        if (next.isDone()) {
          return;
        }
        throw thrown;
      }
      handOn(filled);
    }

    private void handOn(int filled) {
      if (filled > 0) {
        next.accept(out, 0, filled);
      }
    }
  }
}
