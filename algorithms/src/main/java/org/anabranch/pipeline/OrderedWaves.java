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
  private final long wanted;
  private long size;

  /** Elements that were sent so far, before the stages that lie between. */
  private long sent;

  OrderedWaves(Link stage, Outflow out, boolean early) {
    this.stage = stage;
    this.out = out;
    this.early = early;
    wanted = stage.wanted();
    most = early ? BlockSizes.MOST_EARLY : BlockSizes.MOST;
    size = early ? BlockSizes.FIRST_WAVE : BlockSizes.MOST;
  }

  @Override
  public void wave(Sized wave) {
    for (long at = 0; at < wave.units() && !stage.isDone(); ) {
      long end = Math.min(wave.units(), at + Math.max(1, Math.min(size, needed()) / wave.weight()));
      Sized part = at == 0 && end == wave.units() ? wave : wave.part(at, end);
      InOrder.push(part, stage);
      out.emit();
      sent += (end - at) * wave.weight();
      at = end;
      size = Math.min(most, 2 * size);
    }
  }

  /** How many elements are likely to be all that is needed. */
  private long needed() {
    long came = wanted - stage.wanted();
    return came == 0
        ? Long.MAX_VALUE
        : BlockSizes.FIRST_WAVE + (long) (stage.wanted() * ((double) sent / came));
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
