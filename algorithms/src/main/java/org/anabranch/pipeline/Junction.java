package org.anabranch.pipeline;

/** Hands on everything but the end: more than one chain leads to the link behind it. */
final class Junction extends Step {
  Junction(Link next) {
    super(next);
  }

  @Override
  void begin(long elements) {}

  @Override
  void accept(Object block, int from, int to) {
    next.accept(block, from, to);
  }

  @Override
  void end() {}
}
