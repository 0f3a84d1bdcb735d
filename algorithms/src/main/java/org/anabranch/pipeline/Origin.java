package org.anabranch.pipeline;

/** Where the elements of a pipeline come from. It has done nothing until a terminal runs. */
public abstract class Origin {
  private final Carrier carrier;

  Origin(Carrier carrier) {
    this.carrier = carrier;
  }

  final Carrier carrier() {
    return carrier;
  }

  /**
   * For one run: the origin with its elements at hand. What can be used only once is used up.
   *
   * @return an origin that is {@link Sized} wherever that is possible
   */
  Origin open() {
    return this;
  }

  /** Of an open origin: hands over its elements in waves, until the consumer is done. */
  abstract void feed(Waves waves);

  /** Of an open origin: the same step by step, each as small as the origin can make it. */
  Feeding feeding(Waves waves) {
    return Feeding.once(() -> feed(waves));
  }

  /** Of an open origin: pushes its elements through a chain on this thread, without its end. */
  abstract void push(Link link);

  /**
   * Of an open origin: the elements from one index to another.
   *
   * @param from the first index
   * @param to one past the last, or more
   * @return an origin of these
   */
  Origin slice(long from, long to) {
    return new OrderedOrigin(new Flow(this), Slice.of(carrier, from, to));
  }

  /** Whether handing over a wave may not end, because an element may become many. */
  boolean expands() {
    return false;
  }

  /** What the elements are, for a person. */
  abstract String explain();

  /** Adds lines about what lies behind this origin, the first first. */
  void explain(Plan plan) {
    plan.source(explain());
  }
}
