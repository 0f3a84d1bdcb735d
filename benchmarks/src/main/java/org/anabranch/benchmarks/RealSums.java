package org.anabranch.benchmarks;

import java.util.Arrays;
import java.util.stream.IntStream;
import org.anabranch.Par;
import org.anabranch.kernel.SumKernels;
import org.eclipse.collections.impl.list.mutable.primitive.DoubleArrayList;
import org.eclipse.collections.impl.list.mutable.primitive.FloatArrayList;

/**
 * Sums of floating-point numbers: the loop is naive, streams compensate, ours are correctly
 * rounded.
 */
final class RealSums {
  private RealSums() {}

  static final class Floats extends SumCase {
    private final float[] a;

    Floats(float[] a) {
      this.a = a;
    }

    @Override
    double loop(int from, int to) {
      double sum = 0;
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
      return FloatArrayList.newListWith(a).sum();
    }

    @Override
    double stream() {
      return IntStream.range(0, a.length).mapToDouble(i -> a[i]).sum();
    }

    @Override
    double parallelStream() {
      return IntStream.range(0, a.length).parallel().mapToDouble(i -> a[i]).sum();
    }
  }

  static final class Doubles extends SumCase {
    private final double[] a;

    Doubles(double[] a) {
      this.a = a;
    }

    @Override
    double loop(int from, int to) {
      double sum = 0;
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
      return DoubleArrayList.newListWith(a).sum();
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
