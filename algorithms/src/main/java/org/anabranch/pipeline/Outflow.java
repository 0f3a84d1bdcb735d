package org.anabranch.pipeline;

/** Behind an ordered stage: collects what comes out, and makes waves of it. */
final class Outflow extends Link {
  private final Waves waves;
  private final boolean pushed;
  private final Carrier carrier;
  private Buffer buffer;

  /** Elements that make a wave by themselves, when they are pushed one by one. */
  private int wave = BlockSizes.FIRST;

  Outflow(Carrier carrier, Waves waves, boolean pushed) {
    this.carrier = carrier;
    this.waves = waves;
    this.pushed = pushed;
    buffer = new Buffer(carrier);
  }

  @Override
  void begin(long elements) {}

  @Override
  void accept(Object block, int from, int to) {
    buffer.add(block, from, to);
    if (pushed && buffer.size() >= wave) {
      wave = Math.min(BlockSizes.MOST_EARLY, 2 * wave);
      emit();
    }
  }

  /** Hands on what there is. */
  void emit() {
    if (buffer.size() > 0 && !waves.isDone()) {
      Buffer full = buffer;
      buffer = new Buffer(carrier);
      Object elements = carrier.array(Math.toIntExact(full.size()));
      waves.wave(new ArrayOrigin(carrier, elements, 0, full.copyTo(elements, 0)));
    }
  }

  @Override
  boolean isDone() {
    return waves.isDone();
  }

  @Override
  long wanted() {
    return waves.wanted();
  }

  @Override
  void end() {}
}
