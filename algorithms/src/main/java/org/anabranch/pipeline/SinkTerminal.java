package org.anabranch.pipeline;

/**
 * Runs every wave into one sink.
 *
 * @param <S> the sink
 */
final class SinkTerminal<S extends Sink<S>> extends Terminal<S> {
  private final S sink;
  private final Object[] functions;

  SinkTerminal(S sink, Object... functions) {
    this.sink = sink;
    this.functions = functions;
  }

  @Override
  public void wave(Sized wave) {
    WaveLoop.run(wave, false, sink, functions);
  }

  @Override
  S result() {
    return sink;
  }
}
