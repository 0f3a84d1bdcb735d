package org.anabranch.pipeline;

import org.anabranch.kernel.BlockKernel;
import org.anabranch.specialize.KernelChoice;

/** Calls a body for each element. */
final class EachSink extends Sink<EachSink> {
  private final KernelChoice<BlockKernel> kernels;
  private final Object body;
  private final int[] reached = new int[1];
  private BlockKernel kernel;

  EachSink(KernelChoice<BlockKernel> kernels, Object body) {
    this.kernels = kernels;
    this.body = body;
    kernel = kernels.forPiece(0);
  }

  @Override
  void begin(long elements) {
    kernel = kernels.forPiece(elements);
  }

  @Override
  void accept(Object block, int from, int to) {
    kernel.run(block, from, to, body, block, reached);
  }

  @Override
  EachSink split() {
    return new EachSink(kernels, body);
  }

  @Override
  void merge(EachSink other) {}
}
