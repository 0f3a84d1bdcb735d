package org.anabranch.pipeline;

import java.util.List;

/** Puts stages on each wave. */
final class StagedWaves implements Waves {
  private final List<Stage> stages;
  private final Waves waves;

  StagedWaves(List<Stage> stages, Waves waves) {
    this.stages = stages;
    this.waves = waves;
  }

  @Override
  public void wave(Sized wave) {
    waves.wave(new Staged(wave, stages));
  }

  @Override
  public boolean isDone() {
    return waves.isDone();
  }

  @Override
  public long wanted() {
    return waves.wanted();
  }

  @Override
  public boolean stopsEarly() {
    return waves.stopsEarly();
  }
}
