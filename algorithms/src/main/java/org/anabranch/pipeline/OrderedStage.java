package org.anabranch.pipeline;

/** Something that needs the elements in order, on one thread. */
public abstract class OrderedStage {
  private final String name;
  private final Carrier results;

  OrderedStage(String name, Carrier results) {
    this.name = name;
    this.results = results;
  }

  final String name() {
    return name;
  }

  final Carrier results() {
    return results;
  }

  /** A link for one run, in front of another one. */
  abstract Link link(Link next);

  /** Whether it may need no more before the elements end. */
  boolean stopsEarly() {
    return false;
  }

  /** Why it needs order, for a person. */
  abstract String explain();
}
