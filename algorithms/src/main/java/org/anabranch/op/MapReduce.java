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
import org.jspecify.annotations.Nullable;

/**
 * Reductions of what a function makes of indices or elements, by the trees of {@link Reduce}. The
 * function is called once for each, and costly calls are shared out even within a leaf.
 */
public final class MapReduce {
  private MapReduce() {}

  /** Reduces ints made of indices. */
  public static int ofInt(
      int from, int to, IntUnaryOperator map, int identity, IntBinaryOperator op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofInt(from, to, Cost.of(map, op), map, identity, op);
  }

  /** Reduces ints made of elements. */
  public static <T extends @Nullable Object> int ofInt(
      T[] a, ToIntFunction<? super T> map, int identity, IntBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofInt(0, a.length, Cost.of(map, op), i -> map.applyAsInt(a[i]), identity, op);
  }

  private static int ofInt(
      int from, int to, Cost cost, IntUnaryOperator map, int identity, IntBinaryOperator op) {
    if (from >= to) {
      return identity;
    }
    MappedBlocks.IntBlocks blocks =
        new MappedBlocks.IntBlocks(BlockReduce.blocks(from, to), map, identity, op);
    BlockReduce.run(from, to, cost, Cost.of(op), blocks);
    return blocks.slots[0];
  }

  /** Reduces longs made of indices. */
  public static long ofLong(
      int from, int to, IntToLongFunction map, long identity, LongBinaryOperator op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofLong(from, to, Cost.of(map, op), map, identity, op);
  }

  /** Reduces longs made of elements. */
  public static <T extends @Nullable Object> long ofLong(
      T[] a, ToLongFunction<? super T> map, long identity, LongBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofLong(0, a.length, Cost.of(map, op), i -> map.applyAsLong(a[i]), identity, op);
  }

  private static long ofLong(
      int from, int to, Cost cost, IntToLongFunction map, long identity, LongBinaryOperator op) {
    if (from >= to) {
      return identity;
    }
    MappedBlocks.LongBlocks blocks =
        new MappedBlocks.LongBlocks(BlockReduce.blocks(from, to), map, identity, op);
    BlockReduce.run(from, to, cost, Cost.of(op), blocks);
    return blocks.slots[0];
  }

  /** Reduces doubles made of indices. */
  public static double ofDouble(
      int from, int to, IntToDoubleFunction map, double identity, DoubleBinaryOperator op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofDouble(from, to, Cost.of(map, op), map, identity, op);
  }

  /** Reduces doubles made of elements. */
  public static <T extends @Nullable Object> double ofDouble(
      T[] a, ToDoubleFunction<? super T> map, double identity, DoubleBinaryOperator op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return ofDouble(0, a.length, Cost.of(map, op), i -> map.applyAsDouble(a[i]), identity, op);
  }

  private static double ofDouble(
      int from,
      int to,
      Cost cost,
      IntToDoubleFunction map,
      double identity,
      DoubleBinaryOperator op) {
    if (from >= to) {
      return identity;
    }
    MappedBlocks.DoubleBlocks blocks =
        new MappedBlocks.DoubleBlocks(BlockReduce.blocks(from, to), map, identity, op);
    BlockReduce.run(from, to, cost, Cost.of(op), blocks);
    return blocks.slots[0];
  }

  /** Reduces objects made of indices. */
  public static <R extends @Nullable Object> R of(
      int from, int to, IntFunction<? extends R> map, R identity, BinaryOperator<R> op) {
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return from >= to
        ? identity
        : Reduce.<R>objects(
            from,
            to,
            Cost.of(map, op),
            op,
            (slot, lo, hi) -> {
              R first = map.apply(lo);
              R start = slot == 0 ? op.apply(identity, first) : first;
              return FoldKernels.fold(lo + 1, hi, map, start, op);
            });
  }

  /** Reduces objects made of elements. */
  public static <T extends @Nullable Object, R extends @Nullable Object> R of(
      T[] a, Function<? super T, ? extends R> map, R identity, BinaryOperator<R> op) {
    Objects.requireNonNull(a, "a");
    Objects.requireNonNull(map, "map");
    Objects.requireNonNull(op, "op");
    return a.length == 0
        ? identity
        : Reduce.<R>objects(
            0,
            a.length,
            Cost.of(map, op),
            op,
            (slot, lo, hi) -> {
              R first = map.apply(a[lo]);
              R start = slot == 0 ? op.apply(identity, first) : first;
              return FoldKernels.fold(a, lo + 1, hi, map, start, op);
            });
  }
}
