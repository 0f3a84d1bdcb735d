package org.anabranch.op;

import java.util.function.DoubleBinaryOperator;
import java.util.function.IntBinaryOperator;
import java.util.function.IntToDoubleFunction;
import java.util.function.IntToLongFunction;
import java.util.function.IntUnaryOperator;
import java.util.function.LongBinaryOperator;
import org.anabranch.kernel.FoldKernels;
import org.anabranch.skeleton.BlockReduce;
import org.anabranch.specialize.KernelChoice;

/** The blocks of a reduction of mapped numbers, for each type: a slot for each block. */
final class MappedBlocks {
  private MappedBlocks() {}

  /** Blocks of ints. */
  static final class IntBlocks implements BlockReduce.Kernel<int[]> {
    final int[] slots;
    private final KernelChoice<FoldKernels.OfMappedInts> kernels;
    private final IntUnaryOperator map;
    private final int identity;
    private final IntBinaryOperator op;

    IntBlocks(
        int count,
        KernelChoice<FoldKernels.OfMappedInts> kernels,
        IntUnaryOperator map,
        int identity,
        IntBinaryOperator op) {
      slots = new int[count];
      this.kernels = kernels;
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
      FoldKernels.OfMappedInts kernel = kernels.forPiece(to - from);
      slots[slot] =
          slot == 0
              ? kernel.fold(from, to, map, identity, op)
              : kernel.fold(from + 1, to, map, map.applyAsInt(from), op);
    }

    @Override
    public void reduceBuffer(int slot, int[] buffer, int size) {
      slots[slot] =
          slot == 0
              ? FoldKernels.INTS.fold(buffer, 0, size, identity, op)
              : FoldKernels.INTS.fold(buffer, 1, size, buffer[0], op);
    }

    @Override
    public void combine(int left, int right) {
      slots[left] = op.applyAsInt(slots[left], slots[right]);
    }
  }

  /** Blocks of longs. */
  static final class LongBlocks implements BlockReduce.Kernel<long[]> {
    final long[] slots;
    private final KernelChoice<FoldKernels.OfMappedLongs> kernels;
    private final IntToLongFunction map;
    private final long identity;
    private final LongBinaryOperator op;

    LongBlocks(
        int count,
        KernelChoice<FoldKernels.OfMappedLongs> kernels,
        IntToLongFunction map,
        long identity,
        LongBinaryOperator op) {
      slots = new long[count];
      this.kernels = kernels;
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
      FoldKernels.OfMappedLongs kernel = kernels.forPiece(to - from);
      slots[slot] =
          slot == 0
              ? kernel.fold(from, to, map, identity, op)
              : kernel.fold(from + 1, to, map, map.applyAsLong(from), op);
    }

    @Override
    public void reduceBuffer(int slot, long[] buffer, int size) {
      slots[slot] =
          slot == 0
              ? FoldKernels.LONGS.fold(buffer, 0, size, identity, op)
              : FoldKernels.LONGS.fold(buffer, 1, size, buffer[0], op);
    }

    @Override
    public void combine(int left, int right) {
      slots[left] = op.applyAsLong(slots[left], slots[right]);
    }
  }

  /** Blocks of doubles. */
  static final class DoubleBlocks implements BlockReduce.Kernel<double[]> {
    final double[] slots;
    private final KernelChoice<FoldKernels.OfMappedDoubles> kernels;
    private final IntToDoubleFunction map;
    private final double identity;
    private final DoubleBinaryOperator op;

    DoubleBlocks(
        int count,
        KernelChoice<FoldKernels.OfMappedDoubles> kernels,
        IntToDoubleFunction map,
        double identity,
        DoubleBinaryOperator op) {
      slots = new double[count];
      this.kernels = kernels;
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
      FoldKernels.OfMappedDoubles kernel = kernels.forPiece(to - from);
      slots[slot] =
          slot == 0
              ? kernel.fold(from, to, map, identity, op)
              : kernel.fold(from + 1, to, map, map.applyAsDouble(from), op);
    }

    @Override
    public void reduceBuffer(int slot, double[] buffer, int size) {
      slots[slot] =
          slot == 0
              ? FoldKernels.DOUBLES.fold(buffer, 0, size, identity, op)
              : FoldKernels.DOUBLES.fold(buffer, 1, size, buffer[0], op);
    }

    @Override
    public void combine(int left, int right) {
      slots[left] = op.applyAsDouble(slots[left], slots[right]);
    }
  }
}
