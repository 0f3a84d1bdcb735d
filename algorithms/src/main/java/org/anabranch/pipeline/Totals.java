package org.anabranch.pipeline;

import java.util.OptionalDouble;
import org.anabranch.kernel.WideSum;

/** Sums, means and counts. */
public final class Totals {
  private Totals() {}

  /**
   * Counts.
   *
   * @param flow the pipeline
   * @return how many elements it has
   */
  public static long count(Flow flow) {
    return flow.run(new Counting());
  }

  /**
   * Adds up ints, or longs with wrap-around.
   *
   * @param flow the pipeline
   * @return the sum
   */
  public static long sum(Flow flow) {
    return total(flow).sum();
  }

  private static LongTotal total(Flow flow) {
    return flow.run(new SinkTerminal<>(new LongTotal(flow.carrier() == Carrier.INT)));
  }

  /**
   * Adds up doubles.
   *
   * @param flow the pipeline
   * @return the real sum, rounded once
   */
  public static double sumOfDoubles(Flow flow) {
    return flow.run(new SinkTerminal<>(new DoubleTotal())).sum();
  }

  /**
   * The mean of numbers.
   *
   * @param flow the pipeline
   * @return the real mean, rounded once
   */
  public static OptionalDouble mean(Flow flow) {
    return switch (flow.carrier()) {
      case INT -> {
        LongTotal total = total(flow);
        WideSum sum = new WideSum();
        sum.add(total.sum());
        yield total.count() == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(sum.mean(total.count()));
      }
      case LONG -> {
        WideTotal total = flow.run(new SinkTerminal<>(new WideTotal()));
        yield total.count() == 0
            ? OptionalDouble.empty()
            : OptionalDouble.of(total.sum().mean(total.count()));
      }
      default -> {
        DoubleTotal total = flow.run(new SinkTerminal<>(new DoubleTotal()));
        yield total.count() == 0 ? OptionalDouble.empty() : OptionalDouble.of(total.mean());
      }
    };
  }
}
