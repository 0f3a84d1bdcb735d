package org.anabranch.pipeline;

/** Something to be done with each element by itself, in any order. */
public abstract class Stage {
  private final String name;
  private final Carrier results;
  private final Object function;

  Stage(String name, Carrier results, Object function) {
    this.name = name;
    this.results = results;
    this.function = function;
  }

  /** Makes links of a stage. */
  interface Maker {
    /** A link, for one worker, in front of another one. */
    Link link(Link next);
  }

  final String name() {
    return name;
  }

  final Carrier results() {
    return results;
  }

  /** The user's function. */
  final Object function() {
    return function;
  }

  /** Whether every element becomes exactly one. */
  abstract boolean isExact();

  /** Whether an element may become many. */
  abstract boolean expands();

  /** Chooses what runs so many elements of the origin. */
  abstract Maker prepare(long elements);

  /** How the stage runs, for a person. */
  abstract String explain();
}
