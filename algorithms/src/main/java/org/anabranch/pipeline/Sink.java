package org.anabranch.pipeline;

/**
 * The end of one worker's chain: gathers what comes of the pieces that the worker runs.
 *
 * @param <S> the class itself
 */
abstract class Sink<S extends Sink<S>> extends Link {
  private Stop stop = new Stop();
  private long unit;

  final void watch(Stop watched) {
    stop = watched;
  }

  final Stop stop() {
    return stop;
  }

  /** The first unit of the piece that runs. */
  final long unit() {
    return unit;
  }

  /** A piece from here on begins. */
  void at(long from) {
    unit = from;
  }

  /** The piece up to here is over. */
  void ran(long to) {}

  /** A sink for another worker, which has gathered nothing. */
  abstract S split();

  /** Adds what another worker's sink has gathered. */
  abstract void merge(S other);

  /** Units after which a piece is to be cut, or 0 when it may end anywhere. */
  long cut() {
    return 0;
  }

  @Override
  void begin(long elements) {}

  @Override
  boolean isDone() {
    return stop.isBelow(unit);
  }

  @Override
  void end() {}
}
