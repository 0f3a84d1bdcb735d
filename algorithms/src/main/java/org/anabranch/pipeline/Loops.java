package org.anabranch.pipeline;

import java.util.Objects;
import org.anabranch.kernel.BlockKernel;
import org.anabranch.specialize.KernelChoice;

/** Calls a body for each element. */
public final class Loops extends Terminal<Boolean> {
  private final Carrier carrier;
  private final Object body;
  private final boolean ordered;

  private Loops(Carrier carrier, Object body, boolean ordered) {
    this.carrier = carrier;
    this.body = body;
    this.ordered = ordered;
  }

  @Override
  public void wave(Sized wave) {
    KernelChoice<BlockKernel> kernels = Kernels.of(carrier).each().kernels(body, wave.units());
    EachSink sink = new EachSink(kernels, body);
    if (ordered) {
      sink.begin(wave.units());
      long part = Math.max(1, BlockSizes.MOST_EARLY / wave.weight());
      for (long at = 0; at < wave.units(); at += part) {
        InOrder.push(wave.part(at, Math.min(wave.units(), at + part)), sink);
      }
    } else {
      WaveLoop.run(wave, false, sink, body);
    }
  }

  @Override
  Boolean result() {
    return true;
  }

  /**
   * Calls a body for each element, in any order.
   *
   * @param flow the pipeline
   * @param body the user's body, of the type that belongs to the carrier
   */
  public static void each(Flow flow, Object body) {
    Objects.requireNonNull(body, "body");
    flow.run(new Loops(flow.carrier(), body, false));
  }

  /**
   * Calls a body for each element in order, on the calling thread.
   *
   * @param flow the pipeline
   * @param body the user's body, of the type that belongs to the carrier
   */
  public static void eachInOrder(Flow flow, Object body) {
    Objects.requireNonNull(body, "body");
    flow.run(new Loops(flow.carrier(), body, true));
  }
}
