package org.anabranch.pipeline;

import org.anabranch.core.loop.Checkpoint;

/**
 * Elements that lie there, in units that are numbered from 0: what can be run in parallel. Usually
 * a unit is an element.
 */
abstract class Sized extends Origin {
  private static final long WIDE_UNITS = 1 << 4;

  /** Units that one thread pushes before it looks for a cancellation. */
  private static final long STRIP = 1 << 13;

  Sized(Carrier carrier) {
    super(carrier);
  }

  /** Pushes pieces through one worker's chain. */
  interface Feeder {
    /** Pushes the elements of the units [from, to) until the link is done. */
    void run(long from, long to);
  }

  /** How many units there are. */
  abstract long units();

  /** Whether each unit is one element. */
  boolean isExact() {
    return true;
  }

  /** How many elements a unit stands for, roughly: waves of heavy units have fewer. */
  long weight() {
    return 1;
  }

  /** Units in a block that is folded from left to right by one worker. */
  long foldBlock() {
    return expands() ? WIDE_UNITS : Link.BLOCK;
  }

  /** For one worker; {@code early} when the link may be done soon, so that blocks begin small. */
  abstract Feeder feeder(Link link, boolean early);

  /** Tells of the functions that a unit calls. */
  void functions(Functions functions) {}

  /** The units from one to another. */
  Sized part(long from, long to) {
    return new Part(this, from, to);
  }

  @Override
  final Origin slice(long from, long to) {
    long begin = Math.min(from, units());
    return isExact() ? part(begin, Math.max(begin, Math.min(to, units()))) : super.slice(from, to);
  }

  @Override
  final void feed(Waves waves) {
    waves.wave(this);
  }

  @Override
  final Feeding feeding(Waves waves) {
    return waves.stopsEarly()
        ? new Parts(this, waves, BlockSizes.FIRST_WAVE, BlockSizes.MOST_EARLY)
        : super.feeding(waves);
  }

  @Override
  final void push(Link link) {
    Feeder feeder = feeder(link, true);
    for (long at = 0; at < units() && !link.isDone(); at += STRIP) {
      Checkpoint.pass();
      feeder.run(at, Math.min(units(), at + STRIP));
    }
  }
}
