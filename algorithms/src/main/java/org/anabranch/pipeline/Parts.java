package org.anabranch.pipeline;

/** Hands over a wave part by part; the parts grow. */
final class Parts implements Feeding {
  private final Sized wave;
  private final Waves waves;
  private final long most;
  private long size;
  private long at;

  /** Parts of so many elements in the beginning, and at most. */
  Parts(Sized wave, Waves waves, long first, long most) {
    this.wave = wave;
    this.waves = waves;
    this.most = most;
    size = first;
  }

  @Override
  public boolean step() {
    if (at < wave.units() && !waves.isDone()) {
      long end = Math.min(wave.units(), at + Math.max(1, size / wave.weight()));
      waves.wave(at == 0 && end == wave.units() ? wave : wave.part(at, end));
      at = end;
      size = Math.min(most, 2 * size);
    }
    return at < wave.units() && !waves.isDone();
  }
}
