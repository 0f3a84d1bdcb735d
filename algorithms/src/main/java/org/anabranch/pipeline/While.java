package org.anabranch.pipeline;

import java.util.Objects;

/** The elements up to the first that does not match, or from there on. */
public final class While extends OrderedStage {
  private final Carrier carrier;
  private final Object predicate;
  private final boolean take;

  private While(String name, Carrier carrier, Object predicate, boolean take) {
    super(name, carrier);
    this.carrier = carrier;
    this.predicate = predicate;
    this.take = take;
  }

  /**
   * Elements up to the first that does not match.
   *
   * @param carrier what they travel in
   * @param predicate the user's predicate
   * @return the stage
   */
  public static OrderedStage take(Carrier carrier, Object predicate) {
    return new While("takeWhile", carrier, Objects.requireNonNull(predicate, "predicate"), true);
  }

  /**
   * Elements from the first on that does not match.
   *
   * @param carrier what they travel in
   * @param predicate the user's predicate
   * @return the stage
   */
  public static OrderedStage drop(Carrier carrier, Object predicate) {
    return new While("dropWhile", carrier, Objects.requireNonNull(predicate, "predicate"), false);
  }

  @Override
  Link link(Link next) {
    OrderedKernel lead = OrderedKernel.lead(carrier, predicate);
    return take ? new TakeLink(lead, next) : new DropLink(lead, next);
  }

  @Override
  boolean stopsEarly() {
    return take;
  }

  @Override
  String explain() {
    return "looks for the first that does not match: in order, wave by wave";
  }

  private static final class TakeLink extends Step {
    private final OrderedKernel lead;
    private final int[] reached = new int[1];
    private boolean over;

    TakeLink(OrderedKernel lead, Link next) {
      super(next);
      this.lead = lead;
    }

    @Override
    void accept(Object block, int from, int to) {
      int matching;
      try {
        matching = lead.run(block, from, to, block, reached);
      } catch (Throwable thrown) {
        handOn(block, from, from + reached[0]);
        if (next.isDone()) {
          return;
        }
        throw thrown;
      }
      over = matching < to - from;
      handOn(block, from, from + matching);
    }

    private void handOn(Object block, int from, int to) {
      if (from < to) {
        next.accept(block, from, to);
      }
    }

    @Override
    boolean isDone() {
      return over || super.isDone();
    }
  }

  private static final class DropLink extends Step {
    private final OrderedKernel lead;
    private final int[] reached = new int[1];
    private boolean begun;

    DropLink(OrderedKernel lead, Link next) {
      super(next);
      this.lead = lead;
    }

    @Override
    void accept(Object block, int from, int to) {
      int begin = begun ? from : from + lead.run(block, from, to, block, reached);
      if (begin < to) {
        begun = true;
        next.accept(block, begin, to);
      }
    }
  }
}
