package org.anabranch.pipeline;

/** Takes the elements of an origin in waves, in order, on one thread. */
interface Waves {
  /** Takes a wave. */
  void wave(Sized wave);

  /** Whether nothing more is needed. */
  boolean isDone();

  /** How many more elements are needed, at most. */
  default long wanted() {
    return Long.MAX_VALUE;
  }

  /** Whether it may be done before the elements end; then waves begin small. */
  boolean stopsEarly();
}
