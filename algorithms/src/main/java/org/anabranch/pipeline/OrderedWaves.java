package org.anabranch.pipeline;

/**
 * Before an ordered stage: cuts waves to size and sends each through in order. Where the stage
 * knows how many more it needs, a wave is about as long as will bring these, judging by what came
 * of the ones before.
 */
final class OrderedWaves implements Waves {
  private final Link stage;
  private final Outflow out;
  private final boolean early;
  private final long most;
  private final Needed needed = new Needed();
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
      long end =
          Math.min(
              wave.units(),
              at + Math.max(1, Math.min(size, needed.next(stage.wanted())) / wave.weight()));
      Sized part = at == 0 && end == wave.units() ? wave : wave.part(at, end);
      InOrder.push(part, stage);
      out.emit();
      needed.sent((end - at) * wave.weight());
      at = end;
      size = Math.min(most, 2 * size);
    }
  }

  @Override
  public boolean isDone() {
    return stage.isDone();
  }

  @Override
  public long wanted() {
    return stage.wanted();
  }

  @Override
  public boolean stopsEarly() {
    return early;
  }
}
