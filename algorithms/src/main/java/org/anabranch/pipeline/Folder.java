package org.anabranch.pipeline;

import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.anabranch.kernel.FoldKernels;
import org.anabranch.op.Copies;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;
import org.jspecify.annotations.Nullable;

/** Folds blocks from left to right by a user's operator; values between blocks are boxed. */
public abstract class Folder {
  private static final Specializer<FoldKernels.OfInts> INTS = Copies.of(FoldKernels.INTS);
  private static final Specializer<FoldKernels.OfLongs> LONGS = Copies.of(FoldKernels.LONGS);
  private static final Specializer<FoldKernels.OfDoubles> DOUBLES = Copies.of(FoldKernels.DOUBLES);
  private static final Specializer<FoldKernels.OfObjects> OBJECTS = Copies.of(FoldKernels.OBJECTS);

  /** The value of no element: no element and no result of an operator is this object. */
  static final Object NOTHING = new Object();

  private final Object op;

  private Folder(Object op) {
    this.op = op;
  }

  final Object op() {
    return op;
  }

  /** Chooses what runs so many elements. */
  abstract void prepare(long elements);

  /** The value of elements that are not empty. */
  abstract @Nullable Object fold(Object block, int from, int to);

  /** The value of elements that follow a value. */
  abstract @Nullable Object fold(@Nullable Object value, Object block, int from, int to);

  /** The value of two. */
  abstract @Nullable Object combine(@Nullable Object left, @Nullable Object right);

  /** The value of elements after a value or nothing. */
  final @Nullable Object add(@Nullable Object value, Object block, int from, int to) {
    return value == NOTHING ? fold(block, from, to) : fold(value, block, from, to);
  }

  /** The value of two, each of which may be nothing. */
  final @Nullable Object join(@Nullable Object left, @Nullable Object right) {
    if (left == NOTHING) {
      return right;
    }
    return right == NOTHING ? left : combine(left, right);
  }

  /** Ints. */
  static final class OfInts extends Folder {
    private final IntBinaryOperator op;
    private KernelChoice<FoldKernels.OfInts> kernels = INTS.onlyShared();

    OfInts(IntBinaryOperator op) {
      super(op);
      this.op = op;
    }

    @Override
    void prepare(long elements) {
      kernels = INTS.kernels(op, elements);
    }

    @Override
    @Nullable Object fold(Object block, int from, int to) {
      int[] a = (int[]) block;
      return kernels.forPiece(Pieces.countedAs(to - from)).fold(a, from + 1, to, a[from], op);
    }

    @Override
    @SuppressWarnings("NullAway") // values are boxed numbers
    @Nullable Object fold(@Nullable Object value, Object block, int from, int to) {
      return kernels
          .forPiece(Pieces.countedAs(to - from))
          .fold((int[]) block, from, to, (Integer) value, op);
    }

    @Override
    @SuppressWarnings("NullAway") // values are boxed numbers
    @Nullable Object combine(@Nullable Object left, @Nullable Object right) {
      return op.applyAsInt((Integer) left, (Integer) right);
    }
  }

  /** Longs. */
  static final class OfLongs extends Folder {
    private final LongBinaryOperator op;
    private KernelChoice<FoldKernels.OfLongs> kernels = LONGS.onlyShared();

    OfLongs(LongBinaryOperator op) {
      super(op);
      this.op = op;
    }

    @Override
    void prepare(long elements) {
      kernels = LONGS.kernels(op, elements);
    }

    @Override
    @Nullable Object fold(Object block, int from, int to) {
      long[] a = (long[]) block;
      return kernels.forPiece(Pieces.countedAs(to - from)).fold(a, from + 1, to, a[from], op);
    }

    @Override
    @SuppressWarnings("NullAway") // values are boxed numbers
    @Nullable Object fold(@Nullable Object value, Object block, int from, int to) {
      return kernels
          .forPiece(Pieces.countedAs(to - from))
          .fold((long[]) block, from, to, (Long) value, op);
    }

    @Override
    @SuppressWarnings("NullAway") // values are boxed numbers
    @Nullable Object combine(@Nullable Object left, @Nullable Object right) {
      return op.applyAsLong((Long) left, (Long) right);
    }
  }

  /** Doubles. */
  static final class OfDoubles extends Folder {
    private final DoubleBinaryOperator op;
    private KernelChoice<FoldKernels.OfDoubles> kernels = DOUBLES.onlyShared();

    OfDoubles(DoubleBinaryOperator op) {
      super(op);
      this.op = op;
    }

    @Override
    void prepare(long elements) {
      kernels = DOUBLES.kernels(op, elements);
    }

    @Override
    @Nullable Object fold(Object block, int from, int to) {
      double[] a = (double[]) block;
      return kernels.forPiece(Pieces.countedAs(to - from)).fold(a, from + 1, to, a[from], op);
    }

    @Override
    @SuppressWarnings("NullAway") // values are boxed numbers
    @Nullable Object fold(@Nullable Object value, Object block, int from, int to) {
      return kernels
          .forPiece(Pieces.countedAs(to - from))
          .fold((double[]) block, from, to, (Double) value, op);
    }

    @Override
    @SuppressWarnings("NullAway") // values are boxed numbers
    @Nullable Object combine(@Nullable Object left, @Nullable Object right) {
      return op.applyAsDouble((Double) left, (Double) right);
    }
  }

  /** Objects. */
  static final class OfObjects extends Folder {
    private final BinaryOperator<@Nullable Object> op;
    private KernelChoice<FoldKernels.OfObjects> kernels = OBJECTS.onlyShared();

    OfObjects(BinaryOperator<@Nullable Object> op) {
      super(op);
      this.op = op;
    }

    @Override
    void prepare(long elements) {
      kernels = OBJECTS.kernels(op, elements);
    }

    @Override
    @Nullable Object fold(Object block, int from, int to) {
      @Nullable Object[] a = (@Nullable Object[]) block;
      return kernels.forPiece(Pieces.countedAs(to - from)).fold(a, from + 1, to, a[from], op);
    }

    @Override
    @SuppressWarnings("NullAway") // the kernel takes elements that may be null
    @Nullable Object fold(@Nullable Object value, Object block, int from, int to) {
      return kernels
          .forPiece(Pieces.countedAs(to - from))
          .fold((@Nullable Object[]) block, from, to, value, op);
    }

    @Override
    @Nullable Object combine(@Nullable Object left, @Nullable Object right) {
      return op.apply(left, right);
    }
  }
}
