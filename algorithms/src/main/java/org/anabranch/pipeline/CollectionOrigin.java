package org.anabranch.pipeline;

import java.util.Collection;

/** The elements that a collection has when a terminal runs, taken out in one go. */
public final class CollectionOrigin extends UnopenedOrigin {
  private final Collection<?> collection;

  /**
   * Elements of a collection.
   *
   * @param collection the collection
   */
  public CollectionOrigin(Collection<?> collection) {
    super(Carrier.OBJECT);
    this.collection = collection;
  }

  @Override
  Origin open() {
    Object[] elements = collection.toArray();
    return new ArrayOrigin(Carrier.OBJECT, elements, 0, elements.length);
  }

  @Override
  String explain() {
    return "the elements of a collection, taken out when the run begins";
  }
}
