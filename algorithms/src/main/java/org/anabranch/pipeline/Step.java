package org.anabranch.pipeline;

/** A link with another one behind it. */
abstract class Step extends Link {
  final Link next;

  Step(Link next) {
    this.next = next;
  }

  @Override
  void begin(long elements) {
    next.begin(elements);
  }

  @Override
  boolean isDone() {
    return next.isDone();
  }

  @Override
  long wanted() {
    return next.wanted();
  }

  @Override
  void flush() {
    next.flush();
  }

  @Override
  void end() {
    next.end();
  }
}
