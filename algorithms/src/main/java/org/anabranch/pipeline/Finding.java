package org.anabranch.pipeline;

import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** Looks for the first element, and stops there. */
public final class Finding extends Terminal<FindSink> {
  private final FindSink sink;

  private Finding(Carrier carrier) {
    sink = new FindSink(carrier);
  }

  @Override
  public void wave(Sized wave) {
    WaveLoop.run(wave, true, sink);
  }

  @Override
  public boolean isDone() {
    return sink.found();
  }

  @Override
  public boolean stopsEarly() {
    return true;
  }

  @Override
  FindSink result() {
    return sink;
  }

  private static FindSink find(Flow flow) {
    return flow.run(new Finding(flow.carrier()));
  }

  /**
   * The first int.
   *
   * @param flow the pipeline
   * @return the int, or nothing if there are none
   */
  public static OptionalInt firstInt(Flow flow) {
    return find(flow).element() instanceof Integer x ? OptionalInt.of(x) : OptionalInt.empty();
  }

  /**
   * The first long.
   *
   * @param flow the pipeline
   * @return the long, or nothing if there are none
   */
  public static OptionalLong firstLong(Flow flow) {
    return find(flow).element() instanceof Long x ? OptionalLong.of(x) : OptionalLong.empty();
  }

  /**
   * The first double.
   *
   * @param flow the pipeline
   * @return the double, or nothing if there are none
   */
  public static OptionalDouble firstDouble(Flow flow) {
    return find(flow).element() instanceof Double x ? OptionalDouble.of(x) : OptionalDouble.empty();
  }

  /**
   * The first object.
   *
   * @param flow the pipeline
   * @return the object, or nothing if there are none
   * @throws NullPointerException when it is null
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public static <T> Optional<T> firstObject(Flow flow) {
    FindSink sink = find(flow);
    return sink.found()
        ? Optional.of((T) Objects.requireNonNull(sink.element(), "the first element is null"))
        : Optional.empty();
  }

  /**
   * Whether some element gives an answer.
   *
   * @param flow the pipeline
   * @param predicate the user's predicate
   * @param wanted the answer
   * @return true when one does
   */
  public static boolean any(Flow flow, Object predicate, boolean wanted) {
    Objects.requireNonNull(predicate, "predicate");
    Stage stage =
        wanted
            ? KernelStage.filter(flow.carrier(), predicate)
            : KernelStage.reject(flow.carrier(), predicate);
    return find(flow.with(stage)).found();
  }
}
