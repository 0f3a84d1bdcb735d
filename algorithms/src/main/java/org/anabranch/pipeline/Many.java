package org.anabranch.pipeline;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes any number of elements of each: those of a pipeline, or those a function hands over. */
public final class Many extends Stage {
  /** Runs the user's function for an element. */
  @FunctionalInterface
  private interface Body {
    void run(Object block, int i, Outlet outlet);
  }

  /**
   * Makes a pipeline of an element.
   *
   * @param <T> the elements, boxed
   */
  @FunctionalInterface
  public interface Inner<T extends @Nullable Object> {
    /**
     * The pipeline of an element.
     *
     * @param element the element
     * @return it, or null for an empty one
     */
    @Nullable Flow of(T element);
  }

  /**
   * Hands over the elements made of one.
   *
   * @param <T> the elements, boxed
   * @param <C> what takes those made of them
   */
  @FunctionalInterface
  public interface Giver<T extends @Nullable Object, C> {
    /**
     * Makes elements.
     *
     * @param element the element
     * @param consumer takes what is made of it
     */
    void give(T element, C consumer);
  }

  private final Body body;

  private Many(String name, Carrier to, Object function, Body body) {
    super(name, to, function);
    this.body = body;
  }

  /**
   * Elements of pipelines.
   *
   * @param from what the elements travel in
   * @param to what those of the pipelines travel in
   * @param function the user's function
   * @param inner calls it
   * @param <T> the elements, boxed
   * @return the stage
   */
  @SuppressWarnings("unchecked") // elements are what the pipeline's type says
  public static <T extends @Nullable Object> Stage flat(
      Carrier from, Carrier to, @Nullable Object function, Inner<T> inner) {
    Objects.requireNonNull(function, "function");
    return new Many(
        "flatMap",
        to,
        function,
        (block, i, outlet) -> {
          Flow flow = inner.of((T) from.get(block, i));
          if (flow != null) {
            flow.push(new Junction(outlet));
          }
        });
  }

  /**
   * Elements that a function hands over.
   *
   * @param from what the elements travel in
   * @param to what those made of them travel in
   * @param function the user's function
   * @param giver calls it
   * @param <T> the elements, boxed
   * @param <C> what takes those made of them
   * @return the stage
   */
  @SuppressWarnings("unchecked") // an outlet is a consumer of every type
  public static <T extends @Nullable Object, C> Stage multi(
      Carrier from, Carrier to, @Nullable Object function, Giver<T, C> giver) {
    Objects.requireNonNull(function, "function");
    return new Many(
        "mapMulti",
        to,
        function,
        (block, i, outlet) -> giver.give((T) from.get(block, i), (C) outlet));
  }

  @Override
  boolean isExact() {
    return false;
  }

  @Override
  boolean expands() {
    return true;
  }

  @Override
  Maker prepare(long elements) {
    return next -> new ManyLink(body, new Outlet(results(), next));
  }

  @Override
  String explain() {
    return "one element after the other, each on one worker, into blocks";
  }

  private static final class ManyLink extends Step {
    private final Body body;
    private final Outlet outlet;

    ManyLink(Body body, Outlet outlet) {
      super(outlet);
      this.body = body;
      this.outlet = outlet;
    }

    @Override
    void accept(Object block, int from, int to) {
      for (int i = from; i < to && !outlet.isDone(); i++) {
        body.run(block, i, outlet);
      }
    }
  }
}
