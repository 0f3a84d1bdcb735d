package org.anabranch.pipeline;

import java.util.Comparator;
import org.anabranch.op.Sort;
import org.jspecify.annotations.Nullable;

/** All elements in ascending order, equal ones in the order they came. */
public final class Sorted extends OrderedStage {
  private final Carrier carrier;
  private final @Nullable Comparator<@Nullable Object> order;

  /**
   * A stage.
   *
   * @param carrier what the elements travel in
   * @param order the user's order of objects, null for the natural one
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public Sorted(Carrier carrier, @Nullable Comparator<?> order) {
    super("sorted", carrier);
    this.carrier = carrier;
    this.order = (Comparator<@Nullable Object>) order;
  }

  @Override
  Link link(Link next) {
    return new SortLink(next);
  }

  @Override
  String explain() {
    return "needs all elements before the first: a buffer, sorted in parallel";
  }

  private void sort(Object a, int length) {
    switch (carrier) {
      case INT -> Sort.sort((int[]) a, 0, length);
      case LONG -> Sort.sort((long[]) a, 0, length);
      case DOUBLE -> Sort.sort((double[]) a, 0, length);
      case OBJECT -> Sort.sort((@Nullable Object[]) a, 0, length, order);
    }
  }

  private final class SortLink extends Step {
    private final Buffer buffer = new Buffer(carrier);

    SortLink(Link next) {
      super(next);
    }

    @Override
    void accept(Object block, int from, int to) {
      buffer.add(block, from, to);
    }

    @Override
    void end() {
      int length = Math.toIntExact(buffer.size());
      Object all = carrier.array(length);
      buffer.copyTo(all, 0);
      sort(all, length);
      next.acceptAll(all, 0, length);
      next.end();
    }
  }
}
