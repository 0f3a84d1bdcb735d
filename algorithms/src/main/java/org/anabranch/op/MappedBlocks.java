package org.anabranch.op;

import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import org.anabranch.kernel.FoldKernels;
import org.anabranch.skeleton.BlockReduce;

/** The blocks of a reduction of mapped numbers, for each type: a slot for each block. */
final class MappedBlocks {
  private MappedBlocks() {}

  /** Blocks of ints. */
  static final class IntBlocks implements BlockReduce.Kernel<int[]> {
    final int[] slots;
    private final IntUnaryOperator map;
    private final int identity;
    private final IntBinaryOperator op;

    IntBlocks(int count, IntUnaryOperator map, int identity, IntBinaryOperator op) {
      slots = new int[count];
      this.map = map;
      this.identity = identity;
      this.op = op;
    }

    @Override
    public int[] buffer(int size) {
      return new int[size];
    }

    @Override
    public void map(int from, int to, int[] buffer, int at) {
      FoldKernels.tabulateInts(from, to, map, buffer, at);
    }

    @Override
    public void reduce(int slot, int from, int to) {
      slots[slot] =
          slot == 0
              ? FoldKernels.foldInts(from, to, map, identity, op)
              : FoldKernels.foldInts(from + 1, to, map, map.applyAsInt(from), op);
    }

    @Override
    public void reduceBuffer(int slot, int[] buffer, int size) {
      slots[slot] =
          slot == 0
              ? FoldKernels.fold(buffer, 0, size, identity, op)
              : FoldKernels.fold(buffer, 1, size, buffer[0], op);
    }

    @Override
    public void combine(int left, int right) {
      slots[left] = op.applyAsInt(slots[left], slots[right]);
    }
  }

  /** Blocks of longs. */
  static final class LongBlocks implements BlockReduce.Kernel<long[]> {
    final long[] slots;
    private final IntToLongFunction map;
    private final long identity;
    private final LongBinaryOperator op;

    LongBlocks(int count, IntToLongFunction map, long identity, LongBinaryOperator op) {
      slots = new long[count];
      this.map = map;
      this.identity = identity;
      this.op = op;
    }

    @Override
    public long[] buffer(int size) {
      return new long[size];
    }

    @Override
    public void map(int from, int to, long[] buffer, int at) {
      FoldKernels.tabulateLongs(from, to, map, buffer, at);
    }

    @Override
    public void reduce(int slot, int from, int to) {
      slots[slot] =
          slot == 0
              ? FoldKernels.foldLongs(from, to, map, identity, op)
              : FoldKernels.foldLongs(from + 1, to, map, map.applyAsLong(from), op);
    }

    @Override
    public void reduceBuffer(int slot, long[] buffer, int size) {
      slots[slot] =
          slot == 0
              ? FoldKernels.fold(buffer, 0, size, identity, op)
              : FoldKernels.fold(buffer, 1, size, buffer[0], op);
    }

    @Override
    public void combine(int left, int right) {
      slots[left] = op.applyAsLong(slots[left], slots[right]);
    }
  }

  /** Blocks of doubles. */
  static final class DoubleBlocks implements BlockReduce.Kernel<double[]> {
    final double[] slots;
    private final IntToDoubleFunction map;
    private final double identity;
    private final DoubleBinaryOperator op;

    DoubleBlocks(int count, IntToDoubleFunction map, double identity, DoubleBinaryOperator op) {
      slots = new double[count];
      this.map = map;
      this.identity = identity;
      this.op = op;
    }

    @Override
    public double[] buffer(int size) {
      return new double[size];
    }

    @Override
    public void map(int from, int to, double[] buffer, int at) {
      FoldKernels.tabulateDoubles(from, to, map, buffer, at);
    }

    @Override
    public void reduce(int slot, int from, int to) {
      slots[slot] =
          slot == 0
              ? FoldKernels.foldDoubles(from, to, map, identity, op)
              : FoldKernels.foldDoubles(from + 1, to, map, map.applyAsDouble(from), op);
    }

    @Override
    public void reduceBuffer(int slot, double[] buffer, int size) {
      slots[slot] =
          slot == 0
              ? FoldKernels.fold(buffer, 0, size, identity, op)
              : FoldKernels.fold(buffer, 1, size, buffer[0], op);
    }

    @Override
    public void combine(int left, int right) {
      slots[left] = op.applyAsDouble(slots[left], slots[right]);
    }
  }
}
