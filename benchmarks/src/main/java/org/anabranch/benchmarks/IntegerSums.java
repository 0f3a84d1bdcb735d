package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.anabranch.Par;
import org.anabranch.kernel.SumKernels;
import org.eclipse.collections.impl.list.mutable.primitive.ByteArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.IntArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.LongArrayList;

/** Sums of integers into a long. */
final class IntegerSums {
  private IntegerSums() {}

  static final class Bytes extends SumCase {
    private final byte[] a;

    Bytes(byte[] a) {
      this.a = a;
    }

    @Override
    double loop(int from, int to) {
      long sum = 0;
      for (int i = from; i < to; i++) {
        sum += a[i];
      }
      return sum;
    }

    @Override
    double par() {
      return Par.sum(a);
    }

    @Override
    double kernel() {
      return SumKernels.sum(a, 0, a.length);
    }

    @Override
    double eclipse() {
      return ByteArrayList.newListWith(a).sum();
    }

    @Override
    double stream() {
      return IntStream.range(0, a.length).mapToLong(i -> a[i]).sum();
    }

    @Override
    double parallelStream() {
      return IntStream.range(0, a.length).parallel().mapToLong(i -> a[i]).sum();
    }
  }

  static final class Ints extends SumCase {
    private final int[] a;

    Ints(int[] a) {
      this.a = a;
    }

    @Override
    double loop(int from, int to) {
      long sum = 0;
      for (int i = from; i < to; i++) {
        sum += a[i];
      }
      return sum;
    }

    @Override
    double par() {
      return Par.sum(a);
    }

    @Override
    double kernel() {
      return SumKernels.sum(a, 0, a.length);
    }

    @Override
    double eclipse() {
      return IntArrayList.newListWith(a).sum();
    }

    @Override
    double stream() {
      return Arrays.stream(a).asLongStream().sum();
    }

    @Override
    double parallelStream() {
      return Arrays.stream(a).parallel().asLongStream().sum();
    }
  }

  static final class Longs extends SumCase {
    private final long[] a;

    Longs(long[] a) {
      this.a = a;
    }

    @Override
    double loop(int from, int to) {
      long sum = 0;
      for (int i = from; i < to; i++) {
        sum += a[i];
      }
      return sum;
    }

    @Override
    double par() {
      return Par.sum(a);
    }

    @Override
    double kernel() {
      return SumKernels.sum(a, 0, a.length);
    }

    @Override
    double eclipse() {
      return LongArrayList.newListWith(a).sum();
    }

    @Override
    double stream() {
      return Arrays.stream(a).sum();
    }

    @Override
    double parallelStream() {
      return Arrays.stream(a).parallel().sum();
    }
  }
}
