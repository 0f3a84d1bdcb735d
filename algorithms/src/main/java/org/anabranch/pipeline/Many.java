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

  /** Makes a pipeline of an element. */
  @FunctionalInterface
  public interface Inner {
    /**
     * The pipeline of an element.
     *
     * @param block a block of elements
     * @param i the index of the element
     * @return it, or null for an empty one
     */
    @Nullable Flow of(Object block, int i);
  }

  /**
   * Hands over the elements made of one.
   *
   * @param <C> what takes those made of them
   */
  @FunctionalInterface
  public interface Giver<C> {
    /**
     * Makes elements.
     *
     * @param block a block of elements
     * @param i the index of the element
     * @param consumer takes what is made of it
     */
    void give(Object block, int i, C consumer);
  }

  private final Body body;

  private Many(String name, Carrier to, Object function, Body body) {
    super(name, to, function);
    this.body = body;
  }

  /**
   * Elements of pipelines.
   *
   * @param to what those of the pipelines travel in
   * @param function the user's function
   * @param inner calls it
   * @return the stage
   */
  public static Stage flat(Carrier to, @Nullable Object function, Inner inner) {
    Objects.requireNonNull(function, "function");
    return new Many(
        "flatMap",
        to,
        function,
        (block, i, outlet) -> {
          Flow flow = inner.of(block, i);
          if (flow != null) {
            flow.push(new Junction(outlet));
          }
        });
  }

  /**
   * Elements that a function hands over.
   *
   * @param to what those made of them travel in
   * @param function the user's function
   * @param giver calls it
   * @param <C> what takes those made of them
   * @return the stage
   */
  @SuppressWarnings("unchecked") // an outlet is a consumer of every type
  public static <C> Stage multi(Carrier to, @Nullable Object function, Giver<C> giver) {
    Objects.requireNonNull(function, "function");
    return new Many(
        "mapMulti", to, function, (block, i, outlet) -> giver.give(block, i, (C) outlet));
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
