package org.anabranch.pipeline;

/** An origin whose elements are at hand only when a run has opened it. */
abstract class UnopenedOrigin extends Origin {
  UnopenedOrigin(Carrier carrier) {
    super(carrier);
  }

  @Override
  abstract Origin open();

  @Override
  final void feed(Waves waves) {
    open().feed(waves);
  }

  @Override
  final Feeding feeding(Waves waves) {
    return open().feeding(waves);
  }

  @Override
  final void push(Link link) {
    open().push(link);
  }
}
