package org.anabranch.pipeline;

import java.util.Objects;
import org.anabranch.function.IndexedFunction;
import org.jspecify.annotations.Nullable;

/**
 * Makes an object of each object and its index: in parallel where indices are known, else in order,
 * counting.
 */
public final class Indexed extends UnopenedOrigin {
  private final Flow input;
  private final IndexedFunction<@Nullable Object, ?> function;

  /**
   * Objects with their indices.
   *
   * @param input a pipeline of objects
   * @param function the user's function
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public Indexed(Flow input, IndexedFunction<?, ?> function) {
    super(Carrier.OBJECT);
    this.input = input;
    this.function =
        (IndexedFunction<@Nullable Object, ?>) Objects.requireNonNull(function, "function");
  }

  @Override
  Origin open() {
    Origin open = input.open();
    return open instanceof Sized sized && sized.isExact()
        ? new Zipped(
            Carrier.OBJECT,
            sized,
            new LongRangeOrigin(0, sized.units()),
            function,
            (a, indices, i, out) ->
                ((@Nullable Object[]) out)[i] =
                    function.apply(((@Nullable Object[]) a)[i], ((long[]) indices)[i]))
        : new OrderedOrigin(new Flow(open), new IndexStage());
  }

  @Override
  boolean expands() {
    return input.expands();
  }

  @Override
  String explain() {
    return "objects with their indices";
  }

  @Override
  void explain(Plan plan) {
    input.explain(plan);
    plan.stage("zipWithIndex", "in parallel where indices are known, else in order");
  }

  private final class IndexStage extends OrderedStage {
    IndexStage() {
      super("zipWithIndex", Carrier.OBJECT);
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
    private final @Nullable Object[] out = new @Nullable Object[BLOCK];
    private long index;

    IndexLink(Link next) {
      super(next);
    }

    @Override
    void accept(Object block, int from, int to) {
      @Nullable Object[] a = (@Nullable Object[]) block;
      int filled = 0;
      try {
        for (int i = from; i < to; i++) {
          out[filled] = function.apply(a[i], index++);
          filled++;
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
