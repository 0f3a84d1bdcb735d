package org.anabranch.op;

import java.util.Objects;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.LongBinaryOperator;
import org.anabranch.kernel.FoldKernels;
import org.anabranch.skeleton.Cost;
import org.anabranch.skeleton.TreeReduce;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;
import org.jspecify.annotations.Nullable;

/**
 * Reductions by a user's associative operator. Leaves are folded from left to right and combined by
 * a tree that depends on the number of elements only; the identity stands once, to the left of all.
 */
public final class Reduce {
  /** Numbers in a leaf. */
  static final int BLOCK = 1 << 10;

  private static final Specializer<FoldKernels.OfInts> INTS = Copies.of(FoldKernels.INTS);
  private static final Specializer<FoldKernels.OfLongs> LONGS = Copies.of(FoldKernels.LONGS);
  private static final Specializer<FoldKernels.OfDoubles> DOUBLES = Copies.of(FoldKernels.DOUBLES);
  private static final Specializer<FoldKernels.OfObjects> OBJECTS = Copies.of(FoldKernels.OBJECTS);

  private Reduce() {}

  /** Reduces ints. */
  public static int of(int[] a, int from, int to, int identity, IntBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(op, "op");
    Arguments.checkRange(a.length, from, to);
    if (from == to) {
      return identity;
    }
    int[] slots = new int[TreeReduce.leaves(from, to, BLOCK)];
    Cost cost = Cost.of(op);
    KernelChoice<FoldKernels.OfInts> kernels = INTS.kernels(op, (long) to - from);
    TreeReduce.run(
        from,
        to,
        BLOCK,
        cost,
        cost,
        (slot, lo, hi) ->
            slots[slot] =
                slot == 0
                    ? kernels.forPiece(hi - lo).fold(a, lo, hi, identity, op)
                    : kernels.forPiece(hi - lo).fold(a, lo + 1, hi, a[lo], op),
        (left, right) -> slots[left] = op.applyAsInt(slots[left], slots[right]));
    return slots[0];
  }

  /** Reduces longs. */
  public static long of(long[] a, int from, int to, long identity, LongBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(op, "op");
    Arguments.checkRange(a.length, from, to);
    if (from == to) {
      return identity;
    }
    long[] slots = new long[TreeReduce.leaves(from, to, BLOCK)];
    Cost cost = Cost.of(op);
    KernelChoice<FoldKernels.OfLongs> kernels = LONGS.kernels(op, (long) to - from);
    TreeReduce.run(
        from,
        to,
        BLOCK,
        cost,
        cost,
        (slot, lo, hi) ->
            slots[slot] =
                slot == 0
                    ? kernels.forPiece(hi - lo).fold(a, lo, hi, identity, op)
                    : kernels.forPiece(hi - lo).fold(a, lo + 1, hi, a[lo], op),
        (left, right) -> slots[left] = op.applyAsLong(slots[left], slots[right]));
    return slots[0];
  }

  /** Reduces doubles. */
  public static double of(double[] a, int from, int to, double identity, DoubleBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(op, "op");
    Arguments.checkRange(a.length, from, to);
    if (from == to) {
      return identity;
    }
    double[] slots = new double[TreeReduce.leaves(from, to, BLOCK)];
    Cost cost = Cost.of(op);
    KernelChoice<FoldKernels.OfDoubles> kernels = DOUBLES.kernels(op, (long) to - from);
    TreeReduce.run(
        from,
        to,
        BLOCK,
        cost,
        cost,
        (slot, lo, hi) ->
            slots[slot] =
                slot == 0
                    ? kernels.forPiece(hi - lo).fold(a, lo, hi, identity, op)
                    : kernels.forPiece(hi - lo).fold(a, lo + 1, hi, a[lo], op),
        (left, right) -> slots[left] = op.applyAsDouble(slots[left], slots[right]));
    return slots[0];
  }

  /** Reduces objects. */
  public static <T extends @Nullable Object> T of(
      T[] a, int from, int to, T identity, BinaryOperator<T> op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(op, "op");
    Arguments.checkRange(a.length, from, to);
    if (from == to) {
      return identity;
    }
    KernelChoice<FoldKernels.OfObjects> kernels = OBJECTS.kernels(op, (long) to - from);
    return objects(
        from,
        to,
        Cost.of(op),
        op,
        (slot, lo, hi) ->
            slot == 0
                ? kernels.forPiece(hi - lo).fold(a, lo, hi, identity, op)
                : kernels.forPiece(hi - lo).fold(a, lo + 1, hi, a[lo], op));
  }

  /** Reduces objects without an identity. */
  public static <T> Optional<T> of(T[] a, int from, int to, BinaryOperator<T> op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(op, "op");
    Arguments.checkRange(a.length, from, to);
    if (from == to) {
      return Optional.empty();
    }
    KernelChoice<FoldKernels.OfObjects> kernels = OBJECTS.kernels(op, (long) to - from);
    return Optional.of(
        Reduce.<T>objects(
            from,
            to,
            Cost.of(op),
            op,
            (slot, lo, hi) -> kernels.forPiece(hi - lo).fold(a, lo + 1, hi, a[lo], op)));
  }

  /** The value of a leaf of objects. */
  @FunctionalInterface
  interface ObjectLeaf<T extends @Nullable Object> {
    T of(int slot, int from, int to);
  }

  @SuppressWarnings("unchecked") // the array never leaves this method
  static <T extends @Nullable Object> T objects(
      int from, int to, Cost element, BinaryOperator<T> op, ObjectLeaf<T> leaf) {
    int size = TreeReduce.objectLeaf(from, to);
    T[] slots = (T[]) new Object[TreeReduce.leaves(from, to, size)];
    TreeReduce.run(
        from,
        to,
        size,
        element,
        Cost.of(op),
        (slot, lo, hi) -> slots[slot] = leaf.of(slot, lo, hi),
        (left, right) -> slots[left] = op.apply(slots[left], slots[right]));
    return slots[0];
  }
}
