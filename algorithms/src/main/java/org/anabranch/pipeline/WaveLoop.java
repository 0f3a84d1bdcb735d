package org.anabranch.pipeline;

import org.anabranch.core.loop.LeafLoop;

/**
 * Runs the units of a wave in parallel. Each worker that takes part has a chain of its own, which
 * ends in a sink of its own; the sinks are merged.
 *
 * @param <S> the sink
 */
final class WaveLoop<S extends Sink<S>> extends LeafLoop<WaveLoop<S>> {
  private final Sized wave;
  private final boolean early;
  private final Stop stop;
  private final S sink;
  private final Sized.Feeder feeder;

  private WaveLoop(Sized wave, boolean early, Stop stop, S sink) {
    this.wave = wave;
    this.early = early;
    this.stop = stop;
    this.sink = sink;
    sink.watch(stop);
    feeder = wave.feeder(sink, early);
  }

  /** Runs a wave into a sink; {@code early} when the sink may be done before the wave ends. */
  static <S extends Sink<S>> void run(Sized wave, boolean early, S sink, Object... functions) {
    Functions all = new Functions();
    wave.functions(all);
    for (Object function : functions) {
      all.add(function);
    }
    all.run(wave.units(), new WaveLoop<>(wave, early, new Stop(), sink));
  }

  @Override
  protected void run(long from, long to) {
    long cut = sink.cut();
    for (long at = from; at < to; ) {
      long end = cut == 0 ? to : Math.min(to, at - at % cut + cut);
      sink.at(at);
      sink.begin(Pieces.countedAs(end - at));
      try {
        feeder.run(at, end);
      } catch (Throwable thrown) {
        stop.failed(at);
        throw thrown;
      }
      sink.ran(end);
      at = end;
    }
  }

  @Override
  protected boolean isOverFrom(long index) {
    return stop.isFoundBelow(index);
  }

  @Override
  protected WaveLoop<S> split() {
    return new WaveLoop<>(wave, early, stop, sink.split());
  }

  @Override
  protected void merge(WaveLoop<S> part) {
    sink.merge(part.sink);
  }
}
