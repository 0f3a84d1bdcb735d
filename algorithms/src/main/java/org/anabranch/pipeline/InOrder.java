package org.anabranch.pipeline;

/**
 * Runs a wave in parallel and pushes what comes of it through a link on the calling thread, in
 * order. When units fail, what comes of those below the lowest goes on first; if that ends the
 * pipeline, the failure does not count.
 */
final class InOrder {
  private InOrder() {}

  static void push(Sized wave, Link link) {
    if (wave instanceof ArrayOrigin a) {
      link.acceptAll(a.array(), a.start(), (int) (a.start() + a.units()));
      return;
    }
    RunsSink runs = new RunsSink(wave.carrier());
    try {
      WaveLoop.run(wave, false, runs);
    } catch (Throwable thrown) {
      hand(runs, link);
      if (link.isDone()) {
        return;
      }
      throw thrown;
    }
    hand(runs, link);
  }

  private static void hand(RunsSink runs, Link link) {
    for (Buffer buffer : runs.inOrder()) {
      for (Buffer.Chunk chunk : buffer.chunks()) {
        link.acceptAll(chunk.array(), 0, chunk.length());
      }
    }
  }
}
