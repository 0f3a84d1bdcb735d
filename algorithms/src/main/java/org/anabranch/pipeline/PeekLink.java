package org.anabranch.pipeline;

import org.anabranch.kernel.BlockKernel;
import org.anabranch.specialize.KernelChoice;
import org.jspecify.annotations.Nullable;

/** Shows each element of a block to an action, then hands the block on; failures as elsewhere. */
final class PeekLink extends Step {
  private final KernelChoice<BlockKernel> kernels;
  private final Object action;
  private final int[] reached = new int[1];
  private @Nullable BlockKernel kernel;

  PeekLink(KernelChoice<BlockKernel> kernels, Object action, Link next) {
    super(next);
    this.kernels = kernels;
    this.action = action;
  }

  @Override
  void begin(long elements) {
    kernel = kernels.forPiece(elements);
    next.begin(elements);
  }

  @Override
  void accept(Object block, int from, int to) {
    BlockKernel loop = kernel == null ? kernels.forPiece(to - from) : kernel;
    try {
      loop.run(block, from, to, action, block, reached);
    } catch (Throwable thrown) {
      if (reached[0] > 0) {
        next.accept(block, from, from + reached[0]);
      }
      if (next.isDone()) {
        return;
      }
      throw thrown;
    }
    next.accept(block, from, to);
  }
}
