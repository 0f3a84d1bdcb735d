package org.anabranch.pipeline;

import org.anabranch.kernel.BlockKernel;
import org.anabranch.kernel.OrderedBlocks;
import org.anabranch.op.Copies;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;

/**
 * The kernel of an ordered stage in one run. How many elements will come is not known: a run counts
 * as long as it has become.
 */
final class OrderedKernel {
  private static final Table SCAN =
      new Table(
          OrderedBlocks.SCAN_INTS,
          OrderedBlocks.SCAN_LONGS,
          OrderedBlocks.SCAN_DOUBLES,
          OrderedBlocks.SCAN_OBJECTS);

  private static final Table PAIRS =
      new Table(
          OrderedBlocks.PAIRS_INTS,
          OrderedBlocks.PAIRS_LONGS,
          OrderedBlocks.PAIRS_DOUBLES,
          OrderedBlocks.PAIRS_OBJECTS);

  private static final Table LEAD =
      new Table(
          OrderedBlocks.LEAD_INTS,
          OrderedBlocks.LEAD_LONGS,
          OrderedBlocks.LEAD_DOUBLES,
          OrderedBlocks.LEAD_OBJECTS);

  private final Specializer<BlockKernel> kernels;
  private final Object function;
  private KernelChoice<BlockKernel> choice;

  /** Elements so far. */
  private long seen;

  /** So many elements let the kernel be chosen anew. */
  private long next = 1;

  private OrderedKernel(Specializer<BlockKernel> kernels, Object function) {
    this.kernels = kernels;
    this.function = function;
    choice = kernels.onlyShared();
  }

  static OrderedKernel scan(Carrier carrier, Object op) {
    return new OrderedKernel(SCAN.of(carrier), op);
  }

  static OrderedKernel pairs(Carrier carrier, Object op) {
    return new OrderedKernel(PAIRS.of(carrier), op);
  }

  static OrderedKernel lead(Carrier carrier, Object predicate) {
    return new OrderedKernel(LEAD.of(carrier), predicate);
  }

  /** Runs the next elements. */
  int run(Object block, int from, int to, Object out, int[] reached) {
    seen += to - from;
    if (seen >= next) {
      choice = kernels.kernels(function, seen);
      next = 4 * seen;
    }
    BlockKernel kernel = choice.forPiece(Pieces.countedAs(to - from));
    return kernel.run(block, from, to, function, out, reached);
  }

  /** Kernels by carrier. */
  private record Table(
      Specializer<BlockKernel> ints,
      Specializer<BlockKernel> longs,
      Specializer<BlockKernel> doubles,
      Specializer<BlockKernel> objects) {
    Table(BlockKernel ints, BlockKernel longs, BlockKernel doubles, BlockKernel objects) {
      this(Copies.of(ints), Copies.of(longs), Copies.of(doubles), Copies.of(objects));
    }

    Specializer<BlockKernel> of(Carrier carrier) {
      return switch (carrier) {
        case INT -> ints;
        case LONG -> longs;
        case DOUBLE -> doubles;
        case OBJECT -> objects;
      };
    }
  }
}
