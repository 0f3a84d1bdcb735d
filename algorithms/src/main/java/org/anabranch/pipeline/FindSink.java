package org.anabranch.pipeline;

import org.jspecify.annotations.Nullable;

/** The first element, boxed. */
final class FindSink extends Sink<FindSink> {
  private final Carrier carrier;
  private boolean found;
  private long foundAt;
  private @Nullable Object element;

  FindSink(Carrier carrier) {
    this.carrier = carrier;
  }

  @Override
  void accept(Object block, int from, int to) {
    if (!found || unit() < foundAt) {
      found = true;
      foundAt = unit();
      element = carrier.get(block, from);
      stop().found(foundAt);
    }
  }

  @Override
  boolean isDone() {
    return (found && foundAt <= unit()) || super.isDone();
  }

  @Override
  FindSink split() {
    return new FindSink(carrier);
  }

  @Override
  void merge(FindSink other) {
    if (other.found && (!found || other.foundAt < foundAt)) {
      found = true;
      foundAt = other.foundAt;
      element = other.element;
    }
  }

  boolean found() {
    return found;
  }

  @Nullable Object element() {
    return element;
  }
}
