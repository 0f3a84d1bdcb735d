package org.anabranch.pipeline;

/** Counts; elements whose number is known are not made for it. */
final class Counting extends Terminal<Long> {
  private final CountSink sink = new CountSink();
  private long known;

  @Override
  public void wave(Sized wave) {
    if (wave.isExact()) {
      known += wave.units();
    } else {
      WaveLoop.run(wave, false, sink);
    }
  }

  @Override
  Long result() {
    return known + sink.count();
  }
}
