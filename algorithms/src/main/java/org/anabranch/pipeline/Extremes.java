package org.anabranch.pipeline;

import java.util.Comparator;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Smallest and largest elements. */
public final class Extremes extends Terminal<ExtremeSink> {
  private final ExtremeSink sink;
  private final Object[] functions;

  private Extremes(ExtremeSink sink, Object... functions) {
    this.sink = sink;
    this.functions = functions;
  }

  @Override
  public void wave(Sized wave) {
    sink.nextWave();
    WaveLoop.run(wave, false, sink, functions);
  }

  @Override
  ExtremeSink result() {
    return sink;
  }

  @SuppressWarnings({"unchecked", "NullAway"}) // boxed numbers of one type, never null
  private static @Nullable Object ofNumbers(Flow flow, boolean smallest) {
    Comparator<Object> order = (Comparator<Object>) (Comparator<?>) Comparator.naturalOrder();
    return flow.run(new Extremes(new ExtremeSink(flow.carrier(), smallest, order))).best();
  }

  /**
   * The smallest or largest int.
   *
   * @param flow the pipeline
   * @param smallest whether the smallest is wanted
   * @return the int, or nothing if there are none
   */
  public static OptionalInt ofInts(Flow flow, boolean smallest) {
    return ofNumbers(flow, smallest) instanceof Integer x ? OptionalInt.of(x) : OptionalInt.empty();
  }

  /**
   * The smallest or largest long.
   *
   * @param flow the pipeline
   * @param smallest whether the smallest is wanted
   * @return the long, or nothing if there are none
   */
  public static OptionalLong ofLongs(Flow flow, boolean smallest) {
    return ofNumbers(flow, smallest) instanceof Long x ? OptionalLong.of(x) : OptionalLong.empty();
  }

  /**
   * The smallest or largest double, as by {@code Math.min} and {@code Math.max}.
   *
   * @param flow the pipeline
   * @param smallest whether the smallest is wanted
   * @return the double, or nothing if there are none
   */
  public static OptionalDouble ofDoubles(Flow flow, boolean smallest) {
    Comparator<@Nullable Object> order = smallest ? Extremes::minOrder : Extremes::maxOrder;
    return flow.run(new Extremes(new ExtremeSink(Carrier.DOUBLE, smallest, order))).best()
            instanceof Double x
        ? OptionalDouble.of(x)
        : OptionalDouble.empty();
  }

  /** NaN is the largest, as by Double.compare: right for the largest. */
  private static int maxOrder(@Nullable Object x, @Nullable Object y) {
    return x instanceof Double a && y instanceof Double b ? Double.compare(a, b) : 0;
  }

  /** NaN is the smallest: it wins. */
  private static int minOrder(@Nullable Object x, @Nullable Object y) {
    if (x instanceof Double a && y instanceof Double b) {
      return a.isNaN() || b.isNaN() ? Boolean.compare(b.isNaN(), a.isNaN()) : Double.compare(a, b);
    }
    return 0;
  }

  /**
   * The smallest or largest object.
   *
   * @param flow the pipeline
   * @param order the user's comparator
   * @param smallest whether the smallest is wanted
   * @return the object, or nothing if there are none
   * @throws NullPointerException when it is null
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public static <T> Optional<T> ofObjects(
      Flow flow, Comparator<? super T> order, boolean smallest) {
    Comparator<@Nullable Object> any = (Comparator<@Nullable Object>) order;
    ExtremeSink sink =
        flow.run(new Extremes(new ExtremeSink(Carrier.OBJECT, smallest, any), order));
    if (!sink.any()) {
      return Optional.empty();
    }
    if (sink.best() == null) {
      throw new NullPointerException("the result is null");
    }
    return Optional.of((T) sink.best());
  }
}
