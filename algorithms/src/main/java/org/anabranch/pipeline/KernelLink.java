package org.anabranch.pipeline;

import org.anabranch.kernel.BlockKernel;
import org.anabranch.specialize.KernelChoice;
import org.jspecify.annotations.Nullable;

/**
 * Runs a kernel over each block. When the function throws, the results before the failure go on
 * first: if they end the pipeline, or fail themselves, the failure does not count, as in a loop
 * over single elements.
 */
final class KernelLink extends Step {
  private final KernelChoice<BlockKernel> kernels;
  private final Object function;
  private final Carrier results;
  private final int[] reached = new int[1];
  private @Nullable BlockKernel kernel;
  private Object out;
  private int room;

  KernelLink(KernelChoice<BlockKernel> kernels, Object function, Carrier results, Link next) {
    super(next);
    this.kernels = kernels;
    this.function = function;
    this.results = results;
    out = results.array(0);
  }

  @Override
  void begin(long elements) {
    kernel = kernels.forPiece(elements);
    next.begin(elements);
  }

  @Override
  void accept(Object block, int from, int to) {
    if (to - from > room) {
      room = Math.min(BLOCK, Integer.highestOneBit(to - from) << 1);
      out = results.array(room);
    }
    BlockKernel loop = kernel == null ? kernels.forPiece(to - from) : kernel;
    int count;
    try {
      count = loop.run(block, from, to, function, out, reached);
    } catch (Throwable thrown) {
      if (reached[0] > 0) {
        next.accept(out, 0, reached[0]);
      }
      if (next.isDone()) {
        return;
      }
      throw thrown;
    }
    if (count > 0) {
      next.accept(out, 0, count);
    }
  }
}
