package org.anabranch.op;

import java.util.Objects;
import java.util.function.BinaryOperator;
import java.util.function.DoubleBinaryOperator;
import java.util.function.Function;
import java.util.function.IntBinaryOperator;
import java.util.function.IntFunction;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import java.util.function.ToDoubleFunction;
import java.util.function.ToIntFunction;
import java.util.function.ToLongFunction;
import org.anabranch.kernel.FoldKernels;
import org.anabranch.skeleton.BlockReduce;
import org.anabranch.skeleton.Cost;
import org.anabranch.specialize.KernelChoice;
import org.anabranch.specialize.Specializer;
import org.jspecify.annotations.Nullable;

/**
 * Reductions of what a function makes of indices or elements, by the trees of {@link Reduce}. The
 * function is called once for each, and costly calls are shared out even within a leaf.
 */
public final class MapReduce {
  private static final Specializer<FoldKernels.OfMappedInts> INTS =
      Copies.of(FoldKernels.MAPPED_INTS);
  private static final Specializer<FoldKernels.OfMappedLongs> LONGS =
      Copies.of(FoldKernels.MAPPED_LONGS);
  private static final Specializer<FoldKernels.OfMappedDoubles> DOUBLES =
      Copies.of(FoldKernels.MAPPED_DOUBLES);
  private static final Specializer<FoldKernels.OfMappedIndices> INDICES =
      Copies.of(FoldKernels.MAPPED_INDICES);
  private static final Specializer<FoldKernels.OfMappedElements> ELEMENTS =
      Copies.of(FoldKernels.MAPPED_ELEMENTS);

  private MapReduce() {}

  /** Reduces ints made of indices. */
  public static int ofInt(
      int from, int to, IntUnaryOperator map, int identity, IntBinaryOperator op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofInt(
        from, to, Cost.of(map, op), INTS.kernels(map, (long) to - from), map, identity, op);
  }

  /** Reduces ints made of elements. */
  public static <T extends @Nullable Object> int ofInt(
      T[] a, ToIntFunction<? super T> map, int identity, IntBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofInt(
        0, a.length, Cost.of(map, op), INTS.onlyShared(), i -> map.applyAsInt(a[i]), identity, op);
  }

  private static int ofInt(
      int from,
      int to,
      Cost cost,
      KernelChoice<FoldKernels.OfMappedInts> kernels,
      IntUnaryOperator map,
      int identity,
      IntBinaryOperator op) {
    if (from >= to) {
      return identity;
    }
    MappedBlocks.IntBlocks blocks =
        new MappedBlocks.IntBlocks(BlockReduce.blocks(from, to), kernels, map, identity, op);
    BlockReduce.run(from, to, cost, Cost.of(op), blocks);
    return blocks.slots[0];
  }

  /** Reduces longs made of indices. */
  public static long ofLong(
      int from, int to, IntToLongFunction map, long identity, LongBinaryOperator op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofLong(
        from, to, Cost.of(map, op), LONGS.kernels(map, (long) to - from), map, identity, op);
  }

  /** Reduces longs made of elements. */
  public static <T extends @Nullable Object> long ofLong(
      T[] a, ToLongFunction<? super T> map, long identity, LongBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofLong(
        0,
        a.length,
        Cost.of(map, op),
        LONGS.onlyShared(),
        i -> map.applyAsLong(a[i]),
        identity,
        op);
  }

  private static long ofLong(
      int from,
      int to,
      Cost cost,
      KernelChoice<FoldKernels.OfMappedLongs> kernels,
      IntToLongFunction map,
      long identity,
      LongBinaryOperator op) {
    if (from >= to) {
      return identity;
    }
    MappedBlocks.LongBlocks blocks =
        new MappedBlocks.LongBlocks(BlockReduce.blocks(from, to), kernels, map, identity, op);
    BlockReduce.run(from, to, cost, Cost.of(op), blocks);
    return blocks.slots[0];
  }

  /** Reduces doubles made of indices. */
  public static double ofDouble(
      int from, int to, IntToDoubleFunction map, double identity, DoubleBinaryOperator op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofDouble(
        from, to, Cost.of(map, op), DOUBLES.kernels(map, (long) to - from), map, identity, op);
  }

  /** Reduces doubles made of elements. */
  public static <T extends @Nullable Object> double ofDouble(
      T[] a, ToDoubleFunction<? super T> map, double identity, DoubleBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofDouble(
        0,
        a.length,
        Cost.of(map, op),
        DOUBLES.onlyShared(),
        i -> map.applyAsDouble(a[i]),
        identity,
        op);
  }

  private static double ofDouble(
      int from,
      int to,
      Cost cost,
      KernelChoice<FoldKernels.OfMappedDoubles> kernels,
      IntToDoubleFunction map,
      double identity,
      DoubleBinaryOperator op) {
    if (from >= to) {
      return identity;
    }
    MappedBlocks.DoubleBlocks blocks =
        new MappedBlocks.DoubleBlocks(BlockReduce.blocks(from, to), kernels, map, identity, op);
    BlockReduce.run(from, to, cost, Cost.of(op), blocks);
    return blocks.slots[0];
  }

  /** Reduces objects made of indices. */
  public static <R extends @Nullable Object> R of(
      int from, int to, IntFunction<? extends R> map, R identity, BinaryOperator<R> op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    if (from >= to) {
      return identity;
    }
    KernelChoice<FoldKernels.OfMappedIndices> kernels = INDICES.kernels(map, (long) to - from);
    return Reduce.<R>objects(
        from,
        to,
        Cost.of(map, op),
        op,
        (slot, lo, hi) -> {
          R first = map.apply(lo);
          R start = slot == 0 ? op.apply(identity, first) : first;
          return kernels.forPiece(hi - lo).fold(lo + 1, hi, map, start, op);
        });
  }

  /** Reduces objects made of elements. */
  public static <T extends @Nullable Object, R extends @Nullable Object> R of(
      T[] a, Function<? super T, ? extends R> map, R identity, BinaryOperator<R> op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    if (a.length == 0) {
      return identity;
    }
    KernelChoice<FoldKernels.OfMappedElements> kernels = ELEMENTS.kernels(map, a.length);
    return Reduce.<R>objects(
        0,
        a.length,
        Cost.of(map, op),
        op,
        (slot, lo, hi) -> {
          R first = map.apply(a[lo]);
          R start = slot == 0 ? op.apply(identity, first) : first;
          return kernels.forPiece(hi - lo).fold(a, lo + 1, hi, map, start, op);
        });
  }
}
