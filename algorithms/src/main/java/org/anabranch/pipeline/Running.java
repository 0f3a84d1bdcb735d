package org.anabranch.pipeline;

import java.util.Objects;
import java.util.function.BiFunction;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
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
  public static OrderedStage scan(Carrier carrier, Object op) {
    return new Running("scan", carrier, Objects.requireNonNull(op, "op"), true);
  }

  /**
   * Neighbours.
   *
   * @param carrier what the elements travel in
   * @param op the user's operator, of the type that belongs to the carrier
   * @return the stage
   */
  public static OrderedStage pairs(Carrier carrier, Object op) {
    return new Running("pairwise", carrier, Objects.requireNonNull(op, "op"), false);
  }

  @Override
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  Link link(Link next) {
    return switch (carrier) {
      case INT -> new OfInts((IntBinaryOperator) op, scan, next);
      case LONG -> new OfLongs((LongBinaryOperator) op, scan, next);
      case DOUBLE -> new OfDoubles((DoubleBinaryOperator) op, scan, next);
      case OBJECT ->
          new OfObjects(
              (BiFunction<@Nullable Object, @Nullable Object, @Nullable Object>) op, scan, next);
    };
  }

  @Override
  String explain() {
    return "needs what came before: in order, wave by wave";
  }

  /** What all carriers share: what came before the failure goes on first. */
  private abstract static class RunningLink extends Step {
    final boolean scan;
    boolean begun;

    /** Results of the block so far. */
    int filled;

    RunningLink(boolean scan, Link next) {
      super(next);
      this.scan = scan;
    }

    abstract void run(Object block, int from, int to);

    abstract Object out();

    @Override
    final void accept(Object block, int from, int to) {
      filled = 0;
      try {
        run(block, from, to);
      } catch (Throwable thrown) {
        handOn();
        if (next.isDone()) {
          return;
        }
        throw thrown;
      }
      handOn();
    }

    private void handOn() {
      if (filled > 0) {
        next.accept(out(), 0, filled);
      }
    }
  }

  private static final class OfInts extends RunningLink {
    private final IntBinaryOperator op;
    private final int[] out = new int[BLOCK];
    private int before;

    OfInts(IntBinaryOperator op, boolean scan, Link next) {
      super(scan, next);
      this.op = op;
    }

    @Override
    void run(Object block, int from, int to) {
      int[] a = (int[]) block;
      int i = from;
      if (!begun && from < to) {
        begun = true;
        before = a[i++];
        if (scan) {
          out[filled++] = before;
        }
      }
      for (; i < to; i++) {
        int result = op.applyAsInt(before, a[i]);
        out[filled++] = result;
        before = scan ? result : a[i];
      }
    }

    @Override
    Object out() {
      return out;
    }
  }

  private static final class OfLongs extends RunningLink {
    private final LongBinaryOperator op;
    private final long[] out = new long[BLOCK];
    private long before;

    OfLongs(LongBinaryOperator op, boolean scan, Link next) {
      super(scan, next);
      this.op = op;
    }

    @Override
    void run(Object block, int from, int to) {
      long[] a = (long[]) block;
      int i = from;
      if (!begun && from < to) {
        begun = true;
        before = a[i++];
        if (scan) {
          out[filled++] = before;
        }
      }
      for (; i < to; i++) {
        long result = op.applyAsLong(before, a[i]);
        out[filled++] = result;
        before = scan ? result : a[i];
      }
    }

    @Override
    Object out() {
      return out;
    }
  }

  private static final class OfDoubles extends RunningLink {
    private final DoubleBinaryOperator op;
    private final double[] out = new double[BLOCK];
    private double before;

    OfDoubles(DoubleBinaryOperator op, boolean scan, Link next) {
      super(scan, next);
      this.op = op;
    }

    @Override
    void run(Object block, int from, int to) {
      double[] a = (double[]) block;
      int i = from;
      if (!begun && from < to) {
        begun = true;
        before = a[i++];
        if (scan) {
          out[filled++] = before;
        }
      }
      for (; i < to; i++) {
        double result = op.applyAsDouble(before, a[i]);
        out[filled++] = result;
        before = scan ? result : a[i];
      }
    }

    @Override
    Object out() {
      return out;
    }
  }

  private static final class OfObjects extends RunningLink {
    private final BiFunction<@Nullable Object, @Nullable Object, @Nullable Object> op;
    private final @Nullable Object[] out = new @Nullable Object[BLOCK];
    private @Nullable Object before;

    OfObjects(
        BiFunction<@Nullable Object, @Nullable Object, @Nullable Object> op,
        boolean scan,
        Link next) {
      super(scan, next);
      this.op = op;
    }

    @Override
    void run(Object block, int from, int to) {
      @Nullable Object[] a = (@Nullable Object[]) block;
      int i = from;
      if (!begun && from < to) {
        begun = true;
        before = a[i++];
        if (scan) {
          out[filled++] = before;
        }
      }
      for (; i < to; i++) {
        @Nullable Object result = op.apply(before, a[i]);
        out[filled++] = result;
        before = scan ? result : a[i];
      }
    }

    @Override
    Object out() {
      return out;
    }
  }
}
