package org.anabranch.pipeline;

/** Before an ordered stage: cuts waves to size and sends each through in order. */
final class OrderedWaves implements Waves {
  private final Link stage;
  private final Outflow out;
  private final boolean early;
  private final long most;
  private long size;

  OrderedWaves(Link stage, Outflow out, boolean early) {
    this.stage = stage;
    this.out = out;
    this.early = early;
    most = early ? BlockSizes.MOST_EARLY : BlockSizes.MOST;
    size = early ? BlockSizes.FIRST_WAVE : BlockSizes.MOST;
  }

  @Override
  public void wave(Sized wave) {
    for (long at = 0; at < wave.units() && !stage.isDone(); ) {
      long end = Math.min(wave.units(), at + Math.max(1, size / wave.weight()));
      Sized part = at == 0 && end == wave.units() ? wave : wave.part(at, end);
      InOrder.push(part, stage);
      out.emit();
      at = end;
      size = Math.min(most, 2 * size);
    }
  }

  @Override
  public boolean isDone() {
    return stage.isDone();
  }

  @Override
  public boolean stopsEarly() {
    return early;
  }
}
