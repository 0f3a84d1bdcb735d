package org.anabranch.pipeline;

import java.util.Objects;

/** The elements up to the first that does not match, or from there on. */
public final class While extends OrderedStage {
  private final IndexTest test;
  private final boolean take;

  private While(String name, Carrier carrier, Object predicate, boolean take) {
    super(name, carrier);
    test = carrier.test(predicate);
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
    return take ? new TakeLink(test, next) : new DropLink(test, next);
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
    private final IndexTest test;
    private boolean over;

    TakeLink(IndexTest test, Link next) {
      super(next);
      this.test = test;
    }

    @Override
    void accept(Object block, int from, int to) {
      int i = from;
      try {
        while (i < to && test.test(block, i)) {
          i++;
        }
      } catch (Throwable thrown) {
        handOn(block, from, i);
        if (next.isDone()) {
          return;
        }
        throw thrown;
      }
      over = i < to;
      handOn(block, from, i);
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
    private final IndexTest test;
    private boolean begun;

    DropLink(IndexTest test, Link next) {
      super(next);
      this.test = test;
    }

    @Override
    void accept(Object block, int from, int to) {
      int i = from;
      while (!begun && i < to) {
        if (test.test(block, i)) {
          i++;
        } else {
          begun = true;
        }
      }
      if (i < to) {
        next.accept(block, i, to);
      }
    }
  }
}
