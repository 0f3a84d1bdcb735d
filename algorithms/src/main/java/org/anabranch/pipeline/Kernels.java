package org.anabranch.pipeline;

import org.anabranch.kernel.BlockKernel;
import org.anabranch.kernel.DoubleBlocks;
import org.anabranch.kernel.IntBlocks;
import org.anabranch.kernel.LongBlocks;
import org.anabranch.kernel.ObjectBlocks;
import org.anabranch.op.Copies;
import org.anabranch.specialize.Specializer;

/** The kernels that read blocks of one carrier, each with its copies. */
final class Kernels {
  private static final Kernels INTS =
      new Kernels(
          IntBlocks.KEEP,
          IntBlocks.DROP,
          IntBlocks.EACH,
          IntBlocks.TO_INT,
          IntBlocks.TO_LONG,
          IntBlocks.TO_DOUBLE,
          IntBlocks.TO_OBJECT);

  private static final Kernels LONGS =
      new Kernels(
          LongBlocks.KEEP,
          LongBlocks.DROP,
          LongBlocks.EACH,
          LongBlocks.TO_INT,
          LongBlocks.TO_LONG,
          LongBlocks.TO_DOUBLE,
          LongBlocks.TO_OBJECT);

  private static final Kernels DOUBLES =
      new Kernels(
          DoubleBlocks.KEEP,
          DoubleBlocks.DROP,
          DoubleBlocks.EACH,
          DoubleBlocks.TO_INT,
          DoubleBlocks.TO_LONG,
          DoubleBlocks.TO_DOUBLE,
          DoubleBlocks.TO_OBJECT);

  private static final Kernels OBJECTS =
      new Kernels(
          ObjectBlocks.KEEP,
          ObjectBlocks.DROP,
          ObjectBlocks.EACH,
          ObjectBlocks.TO_INT,
          ObjectBlocks.TO_LONG,
          ObjectBlocks.TO_DOUBLE,
          ObjectBlocks.TO_OBJECT);

  private final Specializer<BlockKernel> keep;
  private final Specializer<BlockKernel> drop;
  private final Specializer<BlockKernel> each;
  private final Specializer<BlockKernel> toInt;
  private final Specializer<BlockKernel> toLong;
  private final Specializer<BlockKernel> toDouble;
  private final Specializer<BlockKernel> toObject;

  private Kernels(
      BlockKernel keep,
      BlockKernel drop,
      BlockKernel each,
      BlockKernel toInt,
      BlockKernel toLong,
      BlockKernel toDouble,
      BlockKernel toObject) {
    this.keep = Copies.of(keep);
    this.drop = Copies.of(drop);
    this.each = Copies.of(each);
    this.toInt = Copies.of(toInt);
    this.toLong = Copies.of(toLong);
    this.toDouble = Copies.of(toDouble);
    this.toObject = Copies.of(toObject);
  }

  /** The kernels of a carrier. */
  static Kernels of(Carrier carrier) {
    return switch (carrier) {
      case INT -> INTS;
      case LONG -> LONGS;
      case DOUBLE -> DOUBLES;
      case OBJECT -> OBJECTS;
    };
  }

  Specializer<BlockKernel> keep() {
    return keep;
  }

  Specializer<BlockKernel> drop() {
    return drop;
  }

  Specializer<BlockKernel> each() {
    return each;
  }

  Specializer<BlockKernel> mapTo(Carrier results) {
    return switch (results) {
      case INT -> toInt;
      case LONG -> toLong;
      case DOUBLE -> toDouble;
      case OBJECT -> toObject;
    };
  }
}
