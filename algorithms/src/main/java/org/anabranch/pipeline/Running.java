package org.anabranch.pipeline;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What an operator makes of each element and of what came before it: of the result before (scan),
 * or of the element before (pairwise).
 */
public final class Running extends OrderedStage {
  private final Carrier carrier;
  private final Object op;
  private final boolean scan;

  private Running(String name, Carrier carrier, Object op, boolean scan) {
    super(name, carrier);
    this.carrier = carrier;
    this.op = op;
    this.scan = scan;
  }

  /**
   * Inclusive prefixes.
   *
   * @param carrier what the elements travel in
   * @param op the user's operator, of the type that belongs to the carrier
   * @return the stage
   */
  public static OrderedStage scan(Carrier carrier, @Nullable Object op) {
    return new Running("scan", carrier, Objects.requireNonNull(op, "op"), true);
  }

  /**
   * Neighbours.
   *
   * @param carrier what the elements travel in
   * @param op the user's operator, of the type that belongs to the carrier
   * @return the stage
   */
  public static OrderedStage pairs(Carrier carrier, @Nullable Object op) {
    return new Running("pairwise", carrier, Objects.requireNonNull(op, "op"), false);
  }

  @Override
  Link link(Link next) {
    return new RunningLink(next);
  }

  @Override
  String explain() {
    return "needs what came before: in order, wave by wave";
  }

  private final class RunningLink extends Step {
    private final OrderedKernel kernel =
        scan ? OrderedKernel.scan(carrier, op) : OrderedKernel.pairs(carrier, op);
    private final int[] reached = new int[1];

    /** What came before, then the results of a block. */
    private final Object out = carrier.array(BLOCK + 1);

    private boolean begun;

    RunningLink(Link next) {
      super(next);
    }

    @Override
    void accept(Object block, int from, int to) {
      boolean first = !begun && from < to;
      int at = first ? from + 1 : from;
      if (first) {
        begun = true;
        keep(block, from);
      }
      int begin = first && scan ? 0 : 1;
      int count;
      try {
        count = kernel.run(block, at, to, out, reached);
      } catch (Throwable thrown) {
        handOn(begin, reached[0] + 1);
        if (next.isDone()) {
          return;
        }
        throw thrown;
      }
      handOn(begin, count + 1);
      if (scan) {
        keep(out, count);
      } else if (at < to) {
        keep(block, to - 1);
      }
    }

    @SuppressWarnings("SuspiciousSystemArraycopy") // arrays of one carrier
    private void keep(Object array, int index) {
      System.arraycopy(array, index, out, 0, 1);
    }

    private void handOn(int begin, int end) {
      if (begin < end) {
        next.accept(out, begin, end);
      }
    }
  }
}
