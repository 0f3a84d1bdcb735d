package org.anabranch.pipeline;

import java.lang.reflect.Array;
import java.util.Objects;
import java.util.function.Supplier;

/** The elements that a collection has when a terminal runs, taken out in one go. */
public final class CollectionOrigin extends UnopenedOrigin {
  private final Supplier<Object> toArray;

  /**
   * Elements of a collection.
   *
   * @param carrier what it is of
   * @param toArray makes a new array of them
   */
  public CollectionOrigin(Carrier carrier, Supplier<Object> toArray) {
    super(carrier);
    this.toArray = toArray;
  }

  @Override
  Origin open() {
    Object elements = Objects.requireNonNull(toArray.get());
    return new ArrayOrigin(carrier(), elements, 0, Array.getLength(elements));
  }

  @Override
  String explain() {
    return "the elements of a collection, taken out when the run begins";
  }
}
